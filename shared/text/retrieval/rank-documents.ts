import { bestWindow } from './best-window.ts';
import { inverseDocumentFrequency, saturate, type CollectionStatistics } from './bm25.ts';
import { coverage, shareOfBest } from './coverage.ts';
import { readDocument, type DocumentFeatures } from './document-features.ts';
import { prepareDocumentQuery } from './document-query.ts';
import { gramScores } from './gram-scores.ts';

export interface RankableDocument {
  readonly id: string;
  /** Empty when there is none. */
  readonly title: string;
  readonly text: string;
}

export interface RankedDocument {
  readonly id: string;
  readonly score: number;
  /** `score` as a share of the best one, 0 to 1. */
  readonly normalized: number;
}

const TERM_WEIGHT = 1;
const GRAM_WEIGHT = 1.3;
const TITLE_WEIGHT = 0.1;
const WINDOW_WEIGHT = 0.8;

/**
 * Second stage: the candidates of a first search scored again by their whole text, best first, ties in the order given.
 * Adds BM25 by terms and by character grams, and how much of the query the title (the first words of a text without
 * one) and the best two sentences hold.
 * Rarity of terms is taken from the collection when `statistics` are given, else from the candidates.
 */
export function rankDocuments(
  query: string,
  documents: readonly RankableDocument[],
  statistics?: CollectionStatistics,
): readonly RankedDocument[] {
  const { terms, termWeights, words } = prepareDocumentQuery(query);
  const wanted = new Set(terms);
  const features = documents.map((document) => readDocument(document.title, document.text, wanted));
  const collection = statistics ?? statisticsOf(features);
  const rarity = new Map(terms.map((term) => [term, inverseDocumentFrequency(collection, term)]));
  const idf = (term: string): number => rarity.get(term) ?? 0;
  const total = terms.reduce((sum, term) => sum + idf(term), 0) || 1;
  const byTerm = shareOfBest(
    features.map((held) => {
      const relativeLength = held.length / (collection.averageLength || 1);
      return terms.reduce((sum, term) => {
        const count = held.termCounts.get(term) ?? 0;
        return sum + idf(term) * (termWeights.get(term) ?? 1) * saturate(count, relativeLength);
      }, 0);
    }),
  );
  const byGram = shareOfBest(
    gramScores(
      words,
      features.map((held) => held.words),
    ),
  );
  const scores = features.map((held, index) => {
    const window = bestWindow(held.places, idf) / total;
    const title = coverage(terms, held.titleTerms, idf);
    const lexical = TERM_WEIGHT * (byTerm[index] ?? 0) + GRAM_WEIGHT * (byGram[index] ?? 0);
    return lexical + TITLE_WEIGHT * title + WINDOW_WEIGHT * window;
  });
  const shares = shareOfBest(scores);
  return documents
    .map(({ id }, index) => ({ id, score: scores[index] ?? 0, normalized: shares[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}

function statisticsOf(features: readonly DocumentFeatures[]): CollectionStatistics {
  const lengths = features.map((held) => held.length);
  return {
    documentCount: features.length,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / (features.length || 1),
    documentFrequency: (term) => features.filter((held) => held.termCounts.has(term)).length,
  };
}
