import { lastWord } from '#shared/text/evidence/last-word.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { paraphrasesOf } from '#shared/text/words/paraphrase.ts';
import { sharedBeginning } from '#shared/text/words/similarity.ts';
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
 * The word with which what is asked ends, as it is written, where no quote of the report has it, another form of it or a
 * word that says the same, nor a heading or title above one; empty where function words alone are asked, which name
 * nothing. Quotes in another language than the question name things by other words.
 */
export function unnamedThing(itemId: string, asked: Asked): string | undefined {
  const { question, checklist, evidence, sources } = asked;
  const item = checklist.length > 1 ? checklist.find(({ id }) => id === itemId) : undefined;
  const text = item?.description ?? question;
  if (terms(text).length === 0) return '';
  const last = lastWord(text);
  if (last === undefined) return undefined;
  const said = evidence.map((one) => [...linesAbove(one, sources), one.quote].join('\n')).join('\n');
  if (guessLanguage(said) !== guessLanguage(question)) return undefined;
  return isBorne(last.terms, text, new Set(terms(said))) ? undefined : last.surface;
}

function isBorne(thing: readonly string[], text: string, borne: ReadonlySet<string>): boolean {
  const others = paraphrasesOf(text, thing);
  return thing.some(
    (term) =>
      borne.has(term) ||
      [...(others.get(term) ?? [])].some((other) => borne.has(other)) ||
      [...borne].some((other) => isSameForm(term, other)),
  );
}

const LEAST_BEGINNING = 5;
/** "configured" and "configuration" begin alike for so much of the longer. */
const SAME_FORM = 0.7;

function isSameForm(one: string, other: string): boolean {
  const least = Math.max(LEAST_BEGINNING, SAME_FORM * Math.max(one.length, other.length));
  return sharedBeginning(one, other) >= least;
}

/** Title and headings over a quote. */
export function linesAbove(
  { sourceId, headings }: Pick<Evidence, 'sourceId' | 'headings'>,
  sources: Asked['sources'],
): readonly string[] {
  return [sources.get(sourceId)?.title ?? '', ...headings];
}
