import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import {
  type Reach,
  type Thinking,
  isOfKind,
  isNeighbour,
  isSameSection,
  isTaken,
  lengthOf,
  statementText,
  widened,
} from './thinking.ts';

/** What goes on about what was just said, and often says why or how: "That is accomplished by …". */
const SEQUEL =
  /^(?:this|that|these|those|it|they|the (?:latter|former)|otherwise|instead|therefore|thus|hence|so|in (?:this|that|such|both|either) cases?)\b(?!\s+(?:section|chapter|page|guide|manual|document|article|tutorial|paper|study|review|example)\b)/iu;

/** What is shorter than this share of what may be quoted leaves room for the paragraph below. */
const SHORT = 0.5;

/** With the next sentence, where that goes on about this one, be it in the paragraph below a short one, and both fit. */
export function withSequel(thinking: Thinking, reach: Reach): Reach {
  const next = reach.last + 1;
  const isBelow = lengthOf(thinking, reach) <= SHORT * thinking.maxCharacters;
  const isNext =
    isNeighbour(thinking, reach.last, next) || (isBelow && isSameSection(thinking, reach.last, next));
  const isSequel =
    isNext &&
    !isTaken(thinking, next) &&
    isOfKind(thinking, reach.last, 'sentence') &&
    isOfKind(thinking, next, 'sentence') &&
    SEQUEL.test(statementText(thinking, next)) &&
    !ANNOUNCING.test(statementText(thinking, next));
  return isSequel ? widened(thinking, reach, { ...reach, last: next }) : reach;
}
