import type { ChoiceInput, Proposal } from './choice-input.ts';
import type { AskedList } from './lists-asked.ts';
import { propose, proposeBelow } from './propose-best.ts';

/**
 * A list that answers as a whole goes before what is said beside it, and its parts in their order; one of which only the heading says
 * that it answers follows what answers best, and of which nothing does so comes so far behind that only its meaning brings it to the top.
 */
const LIST_BEHIND: Readonly<Record<AskedList['certainty'], number>> = { borne: -0.2, headed: 0.2, near: 1.5 };
const PART_BEHIND = 0.02;

/** Of lists of which nothing says that they answer so many are offered, the best by what they say. */
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
