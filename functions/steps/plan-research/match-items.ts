import type { ChecklistItem } from '#shared/domain/plan.ts';
import { terms } from '#shared/text/words/analyze.ts';

/** Says which checklist items a text is about. */
export type MatchItems = (text: string) => readonly string[];

/** An item that a text speaks of nearly as much as of its best one belongs to it as well. */
const SHARE_OF_BEST = 0.6;

/**
 * By the words that an item does not share with all others: a word counts `ln(1 + n/k)` where k of n items bear it, and
 * nothing where all of several do; the score is the share of an item's words, so counted, that the text bears. The ids
 * of the items it bears most of, in their order; none when it bears no word that distinguishes items.
 */
export function matchItems(checklist: readonly ChecklistItem[]): MatchItems {
  const known = checklist.map((item) => ({ id: item.id, words: wordsOf(item) }));
  const bearers = new Map<string, number>();
  for (const { words } of known) for (const word of words) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  const weight = (word: string): number => {
    const count = bearers.get(word) ?? 0;
    return count === 0 || (count === known.length && count > 1) ? 0 : Math.log(1 + known.length / count);
  };
  const total = (words: readonly string[]): number => words.reduce((sum, word) => sum + weight(word), 0);
  return (text) => {
    const said = new Set(terms(text));
    const scores = known.map(
      ({ words }) => total(words.filter((word) => said.has(word))) / (total(words) || 1),
    );
    const best = Math.max(0, ...scores);
    if (best === 0) return [];
    return known.flatMap(({ id }, index) => ((scores[index] ?? 0) >= SHARE_OF_BEST * best ? [id] : []));
  };
}

function wordsOf(item: ChecklistItem): readonly string[] {
  const asked = item.parts.map((part) => part.text);
  return [...new Set(terms([item.entity ?? '', item.description, ...asked].join(' ')))];
}
