import { lastWord } from '#shared/text/evidence/last-word.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { Evidence } from './evidence.ts';
import type { ChecklistItem } from './plan.ts';
import type { Source } from './source.ts';

interface Asked {
  readonly question: string;
  readonly checklist: readonly Pick<ChecklistItem, 'id' | 'description'>[];
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Pick<Source, 'id' | 'title'>>;
}

/**
 * The word with which what is asked ends, as it is written, where no quote of the report names it, nor a heading or title
 * above one; empty where function words alone are asked, which name nothing.
 */
export function unnamedThing(itemId: string, asked: Asked): string | undefined {
  const { question, checklist, evidence, sources } = asked;
  const item = checklist.length > 1 ? checklist.find(({ id }) => id === itemId) : undefined;
  const text = item?.description ?? question;
  if (terms(text).length === 0) return '';
  const last = lastWord(text);
  if (last === undefined) return undefined;
  const isNamed = evidence.some((one) => {
    const borne = new Set(terms([...linesAbove(one, sources), one.quote].join('\n')));
    return last.terms.some((term) => borne.has(term));
  });
  return isNamed ? undefined : last.surface;
}

/** Title and headings over a quote. */
export function linesAbove(
  { sourceId, headings }: Pick<Evidence, 'sourceId' | 'headings'>,
  sources: Asked['sources'],
): readonly string[] {
  return [sources.get(sourceId)?.title ?? '', ...headings];
}
