/** Shorter words have others too near to them that mean something else. */
export const LEAST_LETTERS = 6;

/**
 * Whether two terms differ by one letter more or less, but at the end, or by two in the other order. Another letter in place of
 * one makes another word too often ("nitrate", "nitrite"): it is no slip here.
 */
export function isSlipOf(term: string, other: string): boolean {
  if (other.length === term.length) return isSwapped(term, other);
  const [short, long] = other.length < term.length ? [other, term] : [term, other];
  if (long.length - short.length !== 1) return false;
  const at = firstDifference(short, long);
  // A letter more at the end is another ending.
  return at < short.length && short.slice(at) === long.slice(at + 1);
}

function isSwapped(term: string, other: string): boolean {
  const at = firstDifference(term, other);
  return (
    at < term.length - 1 &&
    term[at] === other[at + 1] &&
    term[at + 1] === other[at] &&
    term.slice(at + 2) === other.slice(at + 2)
  );
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
