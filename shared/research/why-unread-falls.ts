import type { Source } from '#shared/domain/source.ts';
import type { LabelledEvidence } from '../prompting/handles.ts';
import { describeOrigin } from '../prompting/origin.ts';
import { isTranslated } from '../prompting/other-language.ts';
import { unrelatedTo } from '../text/sentence-check/unrelated.ts';

const TRANSLATED = 'They are in another language, and nobody has read it beside them.';
const UNRELATED = 'They share no word with it, and nobody has read it beside them.';

/**
 * Why a sentence that no second reader has read cannot stand; undefined where it can. Code holds words against words: of what
 * is in another language than its quotes, or in other words, it sees too little.
 */
export function whyUnreadFalls(
  { text, cited }: { readonly text: string; readonly cited: readonly LabelledEvidence[] },
  { question, sources }: { readonly question: string; readonly sources: readonly Source[] },
): string | undefined {
  const quotes = cited.map(({ evidence }) => evidence.quote);
  if (isTranslated(text, quotes)) return TRANSLATED;
  const about = cited.flatMap(({ evidence }) => [...evidence.headings, describeOrigin(evidence, sources)]);
  return unrelatedTo(text, { quotes, about, asked: question }) === undefined ? undefined : UNRELATED;
}
