import type { Statement } from '#shared/text/evidence/document-view.ts';

/** Statements from the first to the last of them, by their places from 0. */
export interface Passage {
  readonly first: number;
  readonly last: number;
}

const NUMBERS =
  /^[[(#s]{0,2}(\d{1,6})[\])]?(?:\s{0,2}(?:[-–—:]|\.\.|to)\s{0,2}[[(#s]{0,2}(\d{1,6})[\])]?)?\.?$/iu;
const MOST_STATEMENTS = 6;

/** `12`, `[12]` and `12-14` as places; undefined for what is no number. */
export function readPassage(text: string): Passage | undefined {
  const found = NUMBERS.exec(text.trim());
  if (!found) return undefined;
  const [one, other] = [Number(found[1]) - 1, Number(found[2] ?? found[1]) - 1];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/**
 * What of a passage may be quoted as one: from its first statement that was shown, as far as no text is left out between,
 * no other heading stands above, and six statements at most. Undefined where none of it was shown.
 */
export function quotable(
  { first, last }: Passage,
  statements: readonly Statement[],
  shown: ReadonlySet<number>,
): Passage | undefined {
  const start = Array.from(
    { length: Math.min(last - first + 1, MOST_STATEMENTS) },
    (_, step) => first + step,
  ).find((place) => shown.has(place));
  if (start === undefined) return undefined;
  let end = start;
  while (
    end < Math.min(last, start + MOST_STATEMENTS - 1) &&
    shown.has(end + 1) &&
    statements[end + 1]?.headings === statements[start]?.headings
  )
    end += 1;
  return { first: start, last: end };
}
