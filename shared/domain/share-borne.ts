import type { FindForms } from '#shared/text/words/word-forms.ts';
import type { TermRarity } from './term-rarity.ts';

const LEAST_WEIGHT = 0.05;

/** How much of what is wanted is borne, each term weighed by how rare it is, 0-1; by another form of it, too, where `findForms` is given. */
export function shareOf(
  rarity: TermRarity | undefined,
  findForms?: FindForms,
): (wanted: readonly string[], borne: ReadonlySet<string>) => number {
  const most = Math.log(1 + (rarity?.documentCount ?? 0));
  const weightOf = (term: string): number =>
    most === 0 ? 1 : Math.max(LEAST_WEIGHT, (rarity?.idf[term] ?? most) / most);
  const weigh = (some: readonly string[]): number => some.reduce((total, term) => total + weightOf(term), 0);
  return (wanted, borne) => {
    const total = weigh(wanted);
    if (total === 0) return 0;
    const forms = findForms === undefined ? NONE : new Set(findForms(wanted, borne).values());
    return weigh(wanted.filter((term) => borne.has(term) || forms.has(term))) / total;
  };
}

const NONE: ReadonlySet<string> = new Set();
