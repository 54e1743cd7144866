import type { Evidence } from '#shared/domain/evidence.ts';
import { type LocatorParts, parseLocator } from '#shared/domain/locator.ts';
import { leansOnBefore } from '#shared/domain/one-passage.ts';
import { isRecord } from '#shared/text/markup/record.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';

/** An empty line, the mark of an item or of what is said of a term. */
export const BETWEEN_CHARACTERS = 8;
/** Between two quotes of one paragraph stands a blank at most. */
export const SAME_PARAGRAPH = 1;
/** An empty line stands between two paragraphs. */
export const NEXT_PARAGRAPH = 2;
/** An empty line stands between code and what is said of it. */
export const BEHIND_CODE = 2;

/**
 * Quotes in their order, the best first; but what reads on from one to the next in a document stands so here, as it does there; of steps all that
 * follows.
 */
export function inReadingOrder(quotes: readonly Evidence[], areSteps = false): readonly Evidence[] {
  const follows = areSteps ? goesOnFrom : readsOn;
  const left = [...quotes];
  const read: Evidence[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const before = read.length === 0 ? [] : chain(first, left, (from, one) => follows(one, from));
    const behind = chain(first, left, (from, one) => follows(from, one));
    read.push(...before.toReversed(), first, ...behind);
  }
  return read;
}

/**
 * One paragraph, the items of a list, what is announced, what is said of code, and what leans on the paragraph before. Another paragraph says its own:
 * it would stand before what answers better.
 */
function readsOn(before: Evidence, next: Evidence): boolean {
  if (!goesOnFrom(before, next)) return false;
  const isNextParagraph =
    goesOnFrom(before, next, NEXT_PARAGRAPH) && !goesOnFrom(before, next, SAME_PARAGRAPH);
  return !isNextParagraph || announces(before) || endsWithCode(before) || leansOnBefore(next.quote);
}

export function announces({ quote }: Evidence): boolean {
  return ANNOUNCING.test(quote);
}

export function endsWithCode({ quote }: Evidence): boolean {
  return quote.endsWith('```');
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
