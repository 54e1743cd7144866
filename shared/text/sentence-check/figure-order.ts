import type { Two } from './contrasted-words.ts';
import { isJoined } from './figure-kinds.ts';
import type { Quantity } from './quantities.ts';

/** Words by which a text sets one thing beside another. */
export const COMPARED =
  /(?<!\p{L})(?:than|compared|comparison|unlike|versus|vs|against|als|gegenüber|verglichen|anders|que|contre|contrairement|comparé\p{L}*|frente|comparad\p{L}*)(?!\p{L})/iu;

interface Order {
  readonly things: Two<number>;
  readonly figures: Two<Quantity>;
}

const FAR = 90;

/**
 * Whether the first figure is of the first thing (both before both figures, both after both, in turns, or the one of a
 * comparison before and the other behind), of the second, or whether the order does not tell.
 */
export function orderOf({ things, figures }: Order, text: string): 'straight' | 'crossed' | 'open' {
  const [[first, second], [one, next]] = [things.toSorted((a, b) => a - b), sorted(figures)];
  if (first === undefined || second === undefined) return 'open';
  const isTurned = (things[0] !== first) !== (figures[0] !== one);
  const joined = isJoined(one, next, text);
  const isTogether = joined && (second < one.start || (next.start < first && second - next.start < FAR));
  const inTurns =
    !joined &&
    ((first < one.start && one.start < second && second < next.start) ||
      (one.start < first && first < next.start && next.start < second));
  const between = text.slice(one.start + one.text.length, next.start);
  const isMirrored = !joined && first < one.start && next.start < second && between.search(COMPARED) >= 0;
  if (!isTogether && !inTurns && !isMirrored) return 'open';
  return isTurned ? 'crossed' : 'straight';
}

function sorted([one, other]: Two<Quantity>): Two<Quantity> {
  return one.start < other.start ? [one, other] : [other, one];
}
