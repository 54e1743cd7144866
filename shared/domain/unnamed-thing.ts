import { lastWord } from '#shared/text/evidence/last-word.ts';
import { onFirstUse } from '#shared/text/on-first-use.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { isCommonStem } from '#shared/text/words/common-stems.ts';
import { irregularForms } from '#shared/text/words/irregular-verbs.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { paraphrasesOf } from '#shared/text/words/paraphrase.ts';
import { isSameForm } from '#shared/text/words/similarity.ts';
import { isSlipOf } from '#shared/text/words/slips.ts';
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
 * Of any item the word with which what is asked ends, as it is written, where no quote of the report has it, another form of
 * it, a word of which it is a slip or one that says the same, nor a heading or title above one; empty where function words alone are asked, which name
 * nothing. Quotes in another language than the question name things by other words. The quotes are read once.
 */
export function unnamedReader({
  question,
  checklist,
  evidence,
  sources,
}: Asked): (itemId: string) => string | undefined {
  const said = onFirstUse(() => {
    const text = evidence.map((one) => [...linesAbove(one, sources), one.quote].join('\n')).join('\n');
    const isInOtherWords = guessLanguage(text) !== guessLanguage(question);
    return isInOtherWords ? undefined : new Set(terms(text));
  });
  return (itemId) => {
    const item = checklist.length > 1 ? checklist.find(({ id }) => id === itemId) : undefined;
    const text = item?.description ?? question;
    if (terms(text).length === 0) return '';
    const last = lastWord(text);
    const borne = said();
    if (last === undefined || borne === undefined) return undefined;
    return isBorne(last.terms, text, borne) ? undefined : last.surface;
  };
}

function isBorne(thing: readonly string[], text: string, borne: ReadonlySet<string>): boolean {
  const others = paraphrasesOf(text, thing);
  return thing.some(
    (term) =>
      borne.has(term) ||
      [...(others.get(term) ?? []), ...irregularForms(term)].some((other) => borne.has(other)) ||
      [...borne].some((other) => isSameForm(term, other, LEAST_BEGINNING) || isTypedFor(term, other)),
  );
}

/** A slip of a common word is no word itself, and begins as that does: "botle" is one, and "rain" none of "train". */
function isTypedFor(term: string, other: string): boolean {
  if (term.length < LEAST_TYPED || term.charAt(0) !== other.charAt(0)) return false;
  return isSlipOf(term, other) && isCommonStem(other) && !isCommonStem(term);
}

const LEAST_TYPED = 4;
const LEAST_BEGINNING = 5;
/** Title and headings over a quote. */
export function linesAbove(
  { sourceId, headings }: Pick<Evidence, 'sourceId' | 'headings'>,
  sources: Asked['sources'],
): readonly string[] {
  return [sources.get(sourceId)?.title ?? '', ...headings];
}
