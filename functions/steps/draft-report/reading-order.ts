import type { Evidence } from '#shared/domain/evidence.ts';
import { type LocatorParts, parseLocator } from '#shared/domain/locator.ts';
import { isRecord } from '#shared/text/markup/record.ts';

/** An empty line, the mark of an item or of what is said of a term. */
export const BETWEEN_CHARACTERS = 8;
/** Between two quotes of one paragraph stands a blank at most. */
export const SAME_PARAGRAPH = 1;
/** An empty line stands between two paragraphs. */
export const NEXT_PARAGRAPH = 2;
/** An empty line stands between code and what is said of it. */
export const BEHIND_CODE = 2;

/** Quotes in their order, the best first; but what stands side by side in a document, with so many characters between, stands so here, as it does there. */
export function inReadingOrder(
  quotes: readonly Evidence[],
  between = BETWEEN_CHARACTERS,
): readonly Evidence[] {
  const left = [...quotes];
  const read: Evidence[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const before = read.length === 0 ? [] : chain(first, left, (from, one) => goesOnFrom(one, from, between));
    const behind = chain(first, left, (from, one) => goesOnFrom(from, one, between));
    read.push(...before.toReversed(), first, ...behind);
  }
  return read;
}

/** What follows from a quote, one from the other; taken from those that are left. */
function chain(
  from: Evidence,
  left: Evidence[],
  follows: (from: Evidence, one: Evidence) => boolean,
): readonly Evidence[] {
  const found = left.findIndex((one) => follows(from, one));
  return left.splice(found, found < 0 ? 0 : 1).flatMap((one) => [one, ...chain(one, left, follows)]);
}

/** Whether a quote is what its document says right below another: records of a table stand there in any order. */
export function goesOnFrom(before: Evidence, next: Evidence, between = BETWEEN_CHARACTERS): boolean {
  if (before.sourceId !== next.sourceId || isRecord(before.quote) || isRecord(next.quote)) return false;
  const [from, to] = [placeOf(before), placeOf(next)];
  if (from === undefined || to === undefined || from.page !== to.page) return false;
  return to.start >= from.end && to.start - from.end <= between;
}

/** By where they stand in their document. */
export function inDocument(one: Evidence, other: Evidence): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return (a?.page ?? 0) - (b?.page ?? 0) || (a?.start ?? 0) - (b?.start ?? 0);
}

function placeOf({ locator }: Evidence): LocatorParts | undefined {
  return parseLocator(locator);
}
