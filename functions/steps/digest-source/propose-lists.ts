import type { ChoiceInput, Proposal } from './choice-input.ts';
import type { AskedList } from './lists-asked.ts';
import { propose, proposeBelow } from './propose-best.ts';

/**
 * By so much in values a list stands behind the best statement of its document: before it where the list bears what was asked, a
 * little behind it where only its heading does, and where nothing does so far that only its meaning can bring it to the top.
 */
const LIST_BEHIND: Readonly<Record<AskedList['certainty'], number>> = { borne: -0.2, headed: 0.2, near: 1.5 };
/** Keeps the parts of a list in their order. */
const PART_BEHIND = 0.02;

/** Of the last kind so many are offered, those with the best statements. */
const MOST_NEAR = 3;

/** The lists that answer as a whole, and of others those that may by their meaning. */
export function proposeLists(input: ChoiceInput, lists: readonly AskedList[]): readonly Proposal[] {
  const [top] = lists.length === 0 ? [] : propose(input, input.scores.whole, 1);
  if (top === undefined) return [];
  const known = lists.filter(({ certainty }) => certainty !== 'near');
  const near = lists
    .filter(({ certainty }) => certainty === 'near')
    .map((list) => ({ list, value: valueOf(list, input) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_NEAR)
    .map(({ list }) => list);
  return [...known, ...near].flatMap(({ parts, certainty }) =>
    parts
      .filter(({ first }) => input.isRead(first))
      .map(({ first }, at) =>
        proposeBelow(input, top.index, first, LIST_BEHIND[certainty] + PART_BEHIND * at),
      ),
  );
}

function valueOf({ parts }: AskedList, { scores }: ChoiceInput): number {
  return parts
    .flatMap(({ first, last }) => scores.whole.slice(first, last + 1))
    .reduce((best, { value }) => Math.max(best, value), -Infinity);
}
