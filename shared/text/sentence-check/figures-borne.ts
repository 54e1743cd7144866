import { isChangeOfShare, isRate, isRatio } from './derived-figures.ts';
import type { Quantity } from './quantities.ts';
import { looseValues, readQuantities } from './quantities.ts';
import type { Unit } from './units.ts';

/** What the figures of a sentence may come from. */
export interface FigureSources {
  /** The cited quotes, with what is known of where they stand: headings, title, date. */
  readonly borne: readonly string[];
  /** The question: its figures may be repeated beside what answers it, not in the place of it. */
  readonly asked: string;
}

interface Pool {
  readonly quantities: readonly Quantity[];
  readonly loose: ReadonlySet<number>;
}

/** The figures of a statement that its quotes do not bear, as they stand in it. */
export function unborneFigures(statement: string, { borne, asked }: FigureSources): readonly string[] {
  const said = readQuantities(statement);
  if (said.length === 0) return [];
  const pool = poolOf(borne);
  const question = poolOf([asked]);
  const isKept = said.some((one) => isBorne(one, pool));
  const strange = said.filter((one) => {
    if (isBorne(one, pool)) return opposesBound(one, pool);
    if (isMere(one, pool, isKept) || isRate(one, statement, pool.quantities)) return false;
    return !(isBorne(one, question) && !replaces(one, pool, isKept));
  });
  return [...new Set(strange.map((one) => one.text))];
}

function poolOf(texts: readonly string[]): Pool {
  return {
    quantities: texts.flatMap(readQuantities),
    loose: new Set(texts.flatMap(looseValues)),
  };
}

function isBorne(said: Quantity, { quantities, loose }: Pool): boolean {
  if (quantities.some((one) => isSame(said, one))) return true;
  if (isRatio(said, quantities) || isChangeOfShare(said, quantities)) return true;
  if (said.unit !== undefined) return hasBareValue(said, quantities, loose);
  return said.values.some((value) => loose.has(Math.abs(value)));
}

/** A measured figure may stand in its quote without a unit, as in a table; not with another one. */
function hasBareValue(said: Quantity, quantities: readonly Quantity[], loose: ReadonlySet<number>): boolean {
  const measured = quantities.filter(
    (one) =>
      one.unit !== undefined &&
      said.values.some((value) => one.values.some((known) => Math.abs(known) === Math.abs(value))),
  );
  return measured.length === 0 && said.values.some((value) => loose.has(Math.abs(value)));
}

function isSame(said: Quantity, other: Quantity): boolean {
  return said.values.some((value) =>
    other.values.some((known) => areEqual({ value, said }, { value: known, unit: other.unit })),
  );
}

interface Amount {
  readonly value: number;
  readonly unit: Unit | undefined;
}

function areEqual(
  { value, said }: { readonly value: number; readonly said: Quantity },
  other: Amount,
): boolean {
  const { unit } = said;
  if (unit === undefined || other.unit === undefined) {
    const isShare = unit?.dimension === 'share' && other.unit === undefined && Math.abs(other.value) <= 1;
    return isNear(value, other.value, said) || (isShare && isNear(value, other.value * 100, said));
  }
  if (unit.dimension !== other.unit.dimension) return false;
  const isSameUnit = unit.factor === other.unit.factor;
  if (isSameUnit) return isNear(value, other.value, said);
  const [a, b] = [value * unit.factor, other.value * other.unit.factor];
  // Kilobytes are 1000 or 1024 bytes.
  const tolerance = unit.dimension === 'bytes' ? 0.08 : 1e-6;
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}

/** Equal, whatever the sign says ("fell by 5" of −5); near where the statement says so, or gives a limit. */
function isNear(value: number, known: number, said: Quantity): boolean {
  if (Math.abs(Math.abs(value) - Math.abs(known)) < 1e-9 * Math.max(1, Math.abs(known)))
    return isSignKept(value, known, said);
  if (said.isApproximate) return rounds(value, known);
  if (said.bound === 'least') return known > value && rounds(value, known);
  return said.bound === 'most' && known < value && rounds(value, known);
}

function isSignKept(value: number, known: number, { unit }: Quantity): boolean {
  const isDegree = unit?.dimension === 'temperature' || unit?.dimension === 'fahrenheit';
  return !isDegree || value === known;
}

const ROUNDED = 0.1;

/** True when the first is the second in round figures: fewer of them, and within a tenth. */
function rounds(value: number, known: number): boolean {
  return countDigits(value) <= countDigits(known) && Math.abs(value - known) <= ROUNDED * Math.abs(known);
}

function countDigits(amount: number): number {
  return String(Math.abs(amount))
    .replace('.', '')
    .replace(/^0+|0+$/gu, '').length;
}

/** "At least 5" of "at most 5"; a limit of a plain figure is no other statement. */
function opposesBound(said: Quantity, { quantities }: Pool): boolean {
  if (said.bound === undefined) return false;
  const { bound: _bound, ...exact } = said;
  const same = quantities.filter((one) => isSame(exact, one));
  return same.length > 0 && same.every((one) => one.bound !== undefined && one.bound !== said.bound);
}

const LARGEST_COUNT = 12;

/** A small number in words that only counts what the sentence lists: no measure, and no other count in its place. */
function isMere(said: Quantity, { quantities }: Pool, isKept: boolean): boolean {
  const [value = 0] = said.values;
  if (said.isWord && value === 1) return true;
  if (!said.isWord || said.unit !== undefined || value > LARGEST_COUNT) return false;
  const rivals = quantities.filter((one) => one.unit === undefined && (one.values[0] ?? 0) <= LARGEST_COUNT);
  if (said.noun !== undefined) return !rivals.some((one) => one.noun === said.noun);
  return isKept || rivals.length === 0;
}

/** True when the quotes give a figure of this kind themselves, and the statement none of theirs. */
function replaces(said: Quantity, { quantities }: Pool, isKept: boolean): boolean {
  return !isKept && quantities.some((one) => one.unit?.dimension === said.unit?.dimension);
}
