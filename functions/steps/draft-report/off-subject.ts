import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { introduces } from '#shared/text/evidence/asked-definition.ts';
import { titledBy } from '#shared/text/retrieval/own-title.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { guessLanguage, sureLanguage } from '#shared/text/words/language.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What is in another language than the question, where others are in its own. */
export const FOREIGN = 4;
const TELLING_CHARACTERS = 60;

export function foreignTo(
  { description }: ChecklistItem,
  found: readonly Evidence[],
): (one: Evidence) => boolean {
  const asked = guessLanguage(description);
  const isOwn = (one: Evidence): boolean => languageOf(one) === asked;
  if (asked === 'und' || !found.some(isOwn)) return () => false;
  return (one) => !isOwn(one) && languageOf(one) !== 'und';
}

/** Surely so: the one small word of a record, as in "pence per unit", says nothing. */
function languageOf({ quote }: Evidence): string {
  return (quote.length < TELLING_CHARACTERS ? undefined : sureLanguage(quote)) ?? 'und';
}

/** What is said of a thing elsewhere than below its name falls behind, where a title or a heading bears it. */
const AWAY = 2;
/** And the more where a document is called by it alone: others name it on the way to something else. */
const AWAY_FROM_OWN = 3.5;

/** Whether a quote says what the thing is that an item is about; true of each where it is about no thing in particular. */
export function introducing(entity = ''): (one: Evidence) => boolean {
  const name = terms(entity);
  return ({ quote }) => name.length === 0 || introduces(name, { quote, above: [] });
}

/** By how much a quote falls behind for where it stands; what says what the thing is may stand anywhere. */
export function awayFrom(
  { entity = '' }: ChecklistItem,
  found: readonly Evidence[],
  { sources }: DraftInputs,
): (one: Evidence) => number {
  const name = terms(entity);
  const tellsWhat = introducing(entity);
  const all = [...sources.values()];
  const isTitled = titledBy(
    entity,
    all.map(({ title }) => title),
  );
  const own = new Set(all.filter((_, index) => isTitled[index]).map(({ id }) => id));
  if (found.some(({ sourceId }) => own.has(sourceId)))
    return (one) => (own.has(one.sourceId) || tellsWhat(one) ? 0 : AWAY_FROM_OWN);
  const isAtHome = ({ sourceId, headings }: Evidence): boolean => {
    const above = new Set(terms([sources.get(sourceId)?.title ?? '', ...headings].join('\n')));
    return name.every((term) => above.has(term));
  };
  return name.length > 0 && found.some(isAtHome)
    ? (one) => (isAtHome(one) || tellsWhat(one) ? 0 : AWAY)
    : () => 0;
}
