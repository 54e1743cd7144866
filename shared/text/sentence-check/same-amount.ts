import { fold } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import type { Quantity } from './quantities.ts';
import type { Unit } from './units.ts';

/** Whether a figure says the same as another: by value and unit, in round figures, or as a limit of it. */
export function isSame(said: Quantity, other: Quantity): boolean {
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
export function isNear(value: number, known: number, said: Quantity): boolean {
  if (Math.abs(Math.abs(value) - Math.abs(known)) < 1e-9 * Math.max(1, Math.abs(known)))
    return isSignKept(value, known, said);
  if (isRounded(value, known, said)) return isSignKept(Math.sign(value), Math.sign(known), said);
  if (said.inWords === 'share') return isNearPart(value, known, said);
  if (said.isApproximate) return rounds(value, known);
  if (said.bound === 'least') return known > value && rounds(value, known);
  return said.bound === 'most' && known < value && rounds(value, known);
}

function isSignKept(value: number, known: number, { unit }: Quantity): boolean {
  const isDegree = unit?.dimension === 'temperature' || unit?.dimension === 'fahrenheit';
  return !isDegree || value === known;
}

const LEAST_ROUNDED = 10;

/** "85 %" of 85.4 %, "1.2 thousand" of 1,240: as exact as it is told. */
function isRounded(value: number, known: number, { unit, step }: Quantity): boolean {
  const [said, exact] = [Math.abs(value), Math.abs(known)];
  if (step !== undefined) return Math.abs(said - exact) <= step / 2;
  return (
    unit?.dimension === 'share' &&
    said >= LEAST_ROUNDED &&
    Number.isInteger(said) &&
    said === Math.round(exact)
  );
}

/** A half and the like stand for what is near them. */
const NEAR_SHARE = 2;
const ROUNDED = 0.1;
const BEYOND = 0.2;

function isNearPart(value: number, known: number, { isApproximate, bound }: Quantity): boolean {
  const far = Math.abs(value - known);
  if (bound === 'least') return known > value - 1 && far <= BEYOND * known;
  if (bound === 'most') return known < value + 1 && far <= BEYOND * known;
  return far <= (isApproximate ? Math.max(NEAR_SHARE, ROUNDED * known) : NEAR_SHARE);
}

/** True when the first is the second in round figures: fewer of them, and within a tenth. */
function rounds(value: number, known: number): boolean {
  return countDigits(value) <= countDigits(known) && Math.abs(value - known) <= ROUNDED * Math.abs(known);
}

function countDigits(amount: number): number {
  return String(Math.abs(amount))
    .replace('.', '')
    .replace(/^0+|0+$/gu, '').length;
}

/** "12 patients" where the quotes tell of 12 % of the patients: a count in the place of a share. */
export function countsShare(said: Quantity, other: Quantity, { statement, quotes }: Texts): boolean {
  if (said.unit !== undefined || said.noun === undefined || other.unit?.dimension !== 'share') return false;
  const next = /^\s(\p{L}+)/u.exec(statement.slice(said.start + said.text.length))?.[1];
  return next !== undefined && stemOf(next) === said.noun && quotes.some((quote) => holds(quote, said.noun));
}

interface Texts {
  readonly statement: string;
  readonly quotes: readonly string[];
}

function holds(quote: string, noun: string | undefined): boolean {
  return (quote.match(/\p{L}+/gu) ?? []).some((word) => stemOf(word) === noun);
}

function stemOf(word: string): string {
  return stem(fold(word));
}
