import { givenByTitle } from '#shared/text/evidence/given-by-title.ts';
import type { FindForms } from '#shared/text/words/word-forms.ts';
import type { TermRarity } from './term-rarity.ts';

const LEAST_WEIGHT = 0.05;

/** The share of what is wanted that is borne; what `title` says counts the less, the more of it it says: all below it is of that. */
export type ShareOf = (
  wanted: readonly string[],
  borne: ReadonlySet<string>,
  title?: ReadonlySet<string>,
) => number;

/** How much of what is wanted is borne, each term weighed by how rare it is, 0-1; by another form of it, too, where `findForms` is given. */
export function shareOf(rarity: TermRarity | undefined, findForms?: FindForms): ShareOf {
  const most = Math.log(1 + (rarity?.documentCount ?? 0));
  const weightOf = (term: string): number =>
    most === 0 ? 1 : Math.max(LEAST_WEIGHT, (idfOf(rarity, term) ?? most) / most);
  return (wanted, borne, title = NONE) => {
    const weights = givenByTitle(new Map(wanted.map((term) => [term, weightOf(term)])), title);
    const weigh = (some: readonly string[]): number =>
      some.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const total = weigh(wanted);
    if (total === 0) return 0;
    const forms = findForms === undefined ? NONE : new Set(findForms(wanted, borne).values());
    return weigh(wanted.filter((term) => borne.has(term) || forms.has(term))) / total;
  };
}

const NONE: ReadonlySet<string> = new Set();

function idfOf(rarity: TermRarity | undefined, term: string): number | undefined {
  return rarity !== undefined && Object.hasOwn(rarity.idf, term) ? rarity.idf[term] : undefined;
}
