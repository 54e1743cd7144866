import { inverseDocumentFrequency } from '#shared/text/retrieval/bm25.ts';
import type { TermStatistics } from '../ports/search-provider.ts';

/** Inverse document frequency of each term over the corpus; all terms weigh the same where there is no corpus. */
export async function corpusIdf(
  statistics: TermStatistics | undefined,
  terms: readonly string[],
): Promise<(term: string) => number> {
  if (!statistics) return () => 1;
  const counts = await statistics.documentFrequencies([...new Set(terms)]);
  if (statistics.documentCount === 0) return () => 1;
  const collection = {
    documentCount: statistics.documentCount,
    averageLength: 0,
    documentFrequency: (term: string) => counts.get(term) ?? 0,
  };
  return (term) => inverseDocumentFrequency(collection, term);
}
