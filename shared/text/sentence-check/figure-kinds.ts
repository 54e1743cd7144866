import type { Quantity } from './quantities.ts';

/** One value of one kind. */
export function isSameFigure(one: Quantity, other: Quantity): boolean {
  return isOfKind(one, other) && one.values.some((value) => other.values.includes(value));
}

/** Measured alike, so that one could stand in the place of the other. */
export function isOfKind(one: Quantity, other: Quantity): boolean {
  return kindOf(one) === kindOf(other);
}

/** A year is no count. */
function kindOf(figure: Quantity): string {
  if (figure.unit !== undefined) return `${figure.unit.dimension} ${String(figure.unit.factor)}`;
  return isYear(figure) ? 'year' : 'count';
}

export function isYear({ unit, values, text }: Quantity): boolean {
  const [value = 0] = values;
  return unit === undefined && /^\d{4}$/u.test(text) && value > 1000 && value < 2100;
}

/** What stands between two figures that are told together: `16 % versus 33 %`, `1.3 vs 4.2`. */
const JOINED =
  /^[\s\d.,%()±\p{Sc}]*(?:\p{L}{1,3}\s?)?[\s%]*(?:vs?\.?|versus|and|und|gegenüber|gegen|compared (?:with|to)|against|et|contre|y|frente a|e|и|और)\s[\s\p{Sc}(]*$/iu;

/** Told in one breath, so that their order alone says which is of which. */
export function isJoined(one: Quantity, next: Quantity, text: string): boolean {
  return JOINED.test(text.slice(one.start + one.text.length, next.start));
}

/** `64 % vs 20 %`, not `64 and 20 %`. */
export function isSetAgainst(one: Quantity, next: Quantity, text: string): boolean {
  const between = text.slice(one.start + one.text.length, next.start);
  return JOINED.test(between) && /(?<!\p{L})(?:vs?|versus)(?!\p{L})/iu.test(between);
}
