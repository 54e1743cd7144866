import { changedIn } from '#shared/text/sentence-check/changed.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { type TermVector, cosine, termVector } from '#shared/text/words/similarity.ts';
import type { SnapshotStatement } from './snapshot.ts';

/** From here on two statements about the same item say the same. */
const SAME = 0.6;

/**
 * Which statement of the last run each of this one is: by its id, else by a quote that both rest on, else by an item that both
 * serve and their words. Each is matched once, the surest first.
 */
export function matchStatements(
  before: readonly SnapshotStatement[],
  after: readonly SnapshotStatement[],
): ReadonlyMap<SnapshotStatement, SnapshotStatement> {
  const matched = new Map<SnapshotStatement, SnapshotStatement>();
  const taken = new Set<SnapshotStatement>();
  for (const rate of [sameId, commonQuotes, likeWords]) {
    const pairs = after
      .filter((one) => !matched.has(one))
      .flatMap((one) =>
        before.map((other) => ({ one, other, score: taken.has(other) ? 0 : rate(other, one) })),
      )
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    for (const { one, other } of pairs) {
      if (matched.has(one) || taken.has(other)) continue;
      matched.set(one, other);
      taken.add(other);
    }
  }
  return matched;
}

type Rate = (before: SnapshotStatement, after: SnapshotStatement) => number;

const sameId: Rate = (before, after) => Number(before.claimId === after.claimId);

const commonQuotes: Rate = (before, after) =>
  [...after.supporting].filter((key) => before.supporting.has(key)).length;

const likeWords: Rate = (before, after) => {
  if (!after.itemIds.some((itemId) => before.itemIds.includes(itemId))) return 0;
  if (saysOtherwise(before.text, after.text)) return 0;
  const similarity = cosine(vectorOf(before), vectorOf(after));
  return similarity >= SAME ? similarity : 0;
};

const vectorOf = ({ text }: SnapshotStatement): TermVector => termVector(terms(text), () => 1);

/** The same words with another figure, name or negation are another statement, whichever of the two has the negation. */
function saysOtherwise(before: string, after: string): boolean {
  const [was, is] = [figuresIn(before), figuresIn(after)];
  if (was.join(' ') !== is.join(' ')) return true;
  return changedIn(after, [before]).length > 0 || changedIn(before, [after]).length > 0;
}

function figuresIn(text: string): readonly string[] {
  return [...new Set(text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/gu) ?? [])].toSorted();
}
