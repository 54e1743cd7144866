import { saturate } from './bm25.ts';
import type { DocumentFeatures } from './document-features.ts';
import type { DocumentQuery } from './document-query.ts';

/** What is said in other words counts so much of what it would count in the words of the query. */
const ALIKE_WEIGHT = 0.6;
const ALIKE_TITLE_WEIGHT = 0.5;

export interface TermWeighing {
  /** How rare a term of the query is. */
  readonly idf: (term: string) => number;
  /** How rare any other is. */
  readonly idfOf: (term: string) => number;
  /** Terms of a document on average. */
  readonly averageLength: number;
}

/** BM25 of a query's terms in a document; a term that it lacks by the best of those that say the same, if any. */
export function termScore(query: DocumentQuery, held: DocumentFeatures, weighing: TermWeighing): number {
  const relativeLength = held.length / (weighing.averageLength || 1);
  const scoreOf = (term: string): number => saturate(held.termCounts.get(term) ?? 0, relativeLength);
  return query.terms.reduce((sum, term) => {
    const idf = weighing.idf(term);
    const score = held.termCounts.has(term)
      ? idf * scoreOf(term)
      : ALIKE_WEIGHT *
        Math.max(
          0,
          ...[...(query.alike.get(term) ?? [])].map(
            (other) => Math.min(idf, weighing.idfOf(other)) * scoreOf(other),
          ),
        );
    return sum + (query.termWeights.get(term) ?? 1) * score;
  }, 0);
}

/** How much of a query a title holds by rarity, in its own words or in others, 0 to 1. */
export function titleShare(
  { terms, alike }: DocumentQuery,
  { titleTerms }: DocumentFeatures,
  idf: TermWeighing['idf'],
): number {
  let [held, total] = [0, 0];
  for (const term of terms) {
    const weight = idf(term);
    total += weight;
    if (titleTerms.has(term)) held += weight;
    else if ([...(alike.get(term) ?? [])].some((other) => titleTerms.has(other))) {
      held += ALIKE_TITLE_WEIGHT * weight;
    }
  }
  return total === 0 ? 0 : held / total;
}
