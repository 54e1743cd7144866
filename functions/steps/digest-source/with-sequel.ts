import {
  INTRODUCING,
  type Reach,
  type Thinking,
  isNeighbour,
  isOfKind,
  statementText,
  widened,
} from './thinking.ts';

/** What goes on about what was just said, and often says why or how: "That is accomplished by …". */
const SEQUEL =
  /^(?:this|that|these|those|it|they|the (?:latter|former)|otherwise|instead|therefore|thus|in (?:this|that|such|both|either) cases?)\b(?!\s+(?:section|chapter|page|guide|manual|document|article|tutorial|paper|study|review|example)\b)/iu;

/** With the next sentence, where that goes on about this one and both fit. */
export function withSequel(thinking: Thinking, reach: Reach): Reach {
  const next = reach.last + 1;
  const isSequel =
    isOfKind(thinking, reach.last, 'sentence') &&
    isNeighbour(thinking, reach.last, next) &&
    SEQUEL.test(statementText(thinking, next)) &&
    !INTRODUCING.test(statementText(thinking, next));
  return isSequel ? widened(thinking, reach, { ...reach, last: next }) : reach;
}
