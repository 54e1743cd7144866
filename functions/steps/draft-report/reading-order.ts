import type { Evidence } from '#shared/domain/evidence.ts';
import { type LocatorParts, parseLocator } from '#shared/domain/locator.ts';

/** An empty line, the mark of an item or of what is said of a term. */
export const BETWEEN_CHARACTERS = 8;
/** Between two quotes of one paragraph stands a blank at most. */
export const SAME_PARAGRAPH = 1;
/** An empty line stands between code and what is said of it. */
export const BEHIND_CODE = 2;

/** Quotes in their order, but what goes on from one of them in its document stands right below that. */
export function inReadingOrder(quotes: readonly Evidence[]): readonly Evidence[] {
  const left = [...quotes];
  const read: Evidence[] = [];
  while (left.length > 0) {
    const last = read.at(-1);
    const next = last === undefined ? -1 : left.findIndex((one) => goesOnFrom(last, one));
    read.push(...left.splice(Math.max(0, next), 1));
  }
  return read;
}

/** Whether a quote is what its document says right below another. */
export function goesOnFrom(before: Evidence, next: Evidence, between = BETWEEN_CHARACTERS): boolean {
  if (before.sourceId !== next.sourceId) return false;
  const [from, to] = [placeOf(before), placeOf(next)];
  if (from === undefined || to === undefined || from.page !== to.page) return false;
  return to.start >= from.end && to.start - from.end <= between;
}

function placeOf({ locator }: Evidence): LocatorParts | undefined {
  return parseLocator(locator);
}
