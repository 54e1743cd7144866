import { citedIn } from '#shared/domain/cited-in.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { revisionId } from '#shared/domain/query.ts';
import type { Draft, InformationRequest } from '#shared/domain/report.ts';
import { textLanguage } from '#shared/text/sentence-check/language.ts';
import { terms } from '#shared/text/words/analyze.ts';

interface Revised {
  readonly draft: Draft;
  readonly evidence: readonly Evidence[];
  readonly revision: number;
  /** What the job was asked: its words tell no topic from another. */
  readonly question: string;
}

const LEAST_TOLD = 0.5;

/**
 * Of what a draft asked for what the revised one tells nothing of: it cites no quote with all words of the topic, and no new one
 * with half of them, or, where nothing else was asked for, with any.
 */
export function unmetRequests(
  requests: readonly InformationRequest[],
  { draft, evidence, revision, question }: Revised,
): readonly InformationRequest[] {
  const ids = new Set(citedIn([...draft.answer, ...draft.sections.flatMap(({ blocks }) => blocks)]));
  const cited = evidence.filter(({ id }) => ids.has(id));
  const fresh = cited.filter(({ waveId }) => waveId === revisionId(revision));
  const isTold = (share: number): boolean => (requests.length === 1 ? share > 0 : share >= LEAST_TOLD);
  const common = new Set(terms(question));
  return requests.filter(({ topic }) => {
    const all = [...new Set(terms(topic))];
    const telling = all.filter((term) => !common.has(term));
    const words = telling.length > 0 ? telling : all;
    return !(
      fresh.some((one) => isTranslated(topic, one) || isTold(shareOf(words, one))) ||
      cited.some((one) => shareOf(words, one) === 1)
    );
  });
}

function shareOf(words: readonly string[], { quote, headings }: Evidence): number {
  const said = new Set(terms([quote, ...headings].join(' ')));
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
}

/** Words of two languages meet by chance alone. */
function isTranslated(topic: string, { quote }: Evidence): boolean {
  return textLanguage(topic, quote) !== textLanguage(quote);
}
