import { inverseDocumentFrequency, saturate, type CollectionStatistics } from './bm25.ts';
import { coverage, shareOfBest } from './coverage.ts';
import { documentReader, type DocumentFeatures } from './document-features.ts';
import { prepareDocumentQuery } from './document-query.ts';

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
const TITLE_WEIGHT = 0.3;
const WINDOW_WEIGHT = 0.4;
/** About two sentences. */
const WINDOW_WORDS = 50;

type Weigh = (name: string) => number;

/**
 * Second stage: the candidates of a first search scored again by their whole text, best first, ties in the order given.
 * Adds BM25 by terms and by character grams, and how much of the query the title and the best two sentences hold.
 * Rarity of terms is taken from the collection when `statistics` are given, else from the candidates.
 */
export function rankDocuments(
  query: string,
  documents: readonly RankableDocument[],
  statistics?: CollectionStatistics,
): readonly RankedDocument[] {
  const prepared = prepareDocumentQuery(query);
  const read = documentReader(prepared);
  const features = documents.map((document) => read(document.title, document.text));
  const collection = statistics ?? statisticsOf(features, 'term');
  const idf = memoised((term) => inverseDocumentFrequency(collection, term));
  const grams = statisticsOf(features, 'gram');
  const termWeight: Weigh = (term) => idf(term) * (prepared.termWeights.get(term) ?? 1);
  const gramWeight = memoised(
    (gram) => inverseDocumentFrequency(grams, gram) * (prepared.gramWeights.get(gram) ?? 0),
  );
  const byTerm = shareOfBest(
    features.map((held) =>
      sumSaturated(held.termCounts, held.length / (collection.averageLength || 1), termWeight),
    ),
  );
  const byGram = shareOfBest(
    features.map((held) =>
      sumSaturated(held.gramCounts, held.gramLength / (grams.averageLength || 1), gramWeight),
    ),
  );
  const scores = features.map((held, index) => {
    const window = bestWindow(held, prepared.terms, idf);
    const title = held.titleTerms === undefined ? window : coverage(prepared.terms, held.titleTerms, idf);
    const words = TERM_WEIGHT * (byTerm[index] ?? 0) + GRAM_WEIGHT * (byGram[index] ?? 0);
    return words + TITLE_WEIGHT * title + WINDOW_WEIGHT * window;
  });
  const shares = shareOfBest(scores);
  return documents
    .map(({ id }, index) => ({ id, score: scores[index] ?? 0, normalized: shares[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}

function sumSaturated(counts: ReadonlyMap<string, number>, relativeLength: number, weigh: Weigh): number {
  let sum = 0;
  for (const [name, count] of counts) sum += weigh(name) * saturate(count, relativeLength);
  return sum;
}

/** Greatest share of the query's weight found within `WINDOW_WORDS` words of each other. */
function bestWindow(held: DocumentFeatures, wanted: readonly string[], idf: Weigh): number {
  const total = wanted.reduce((sum, term) => sum + idf(term), 0);
  const counts = new Map<string, number>();
  let first = 0;
  let weight = 0;
  let best = 0;
  for (const { term, position } of held.places) {
    const count = counts.get(term) ?? 0;
    counts.set(term, count + 1);
    if (count === 0) weight += idf(term);
    for (
      let oldest = held.places[first];
      oldest !== undefined && position - oldest.position >= WINDOW_WORDS;
    ) {
      const left = (counts.get(oldest.term) ?? 1) - 1;
      counts.set(oldest.term, left);
      if (left === 0) weight -= idf(oldest.term);
      first += 1;
      oldest = held.places[first];
    }
    best = Math.max(best, weight);
  }
  return total === 0 ? 0 : best / total;
}

function statisticsOf(features: readonly DocumentFeatures[], of: 'term' | 'gram'): CollectionStatistics {
  const frequencies = new Map<string, number>();
  for (const held of features) {
    const counts = of === 'term' ? held.termCounts : held.gramCounts;
    for (const name of counts.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  }
  const lengths = features.map((held) => (of === 'term' ? held.length : held.gramLength));
  return {
    documentCount: features.length,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / (features.length || 1),
    documentFrequency: (name) => frequencies.get(name) ?? 0,
  };
}

function memoised(weigh: Weigh): Weigh {
  const known = new Map<string, number>();
  return (name) => {
    const value = known.get(name) ?? weigh(name);
    known.set(name, value);
    return value;
  };
}
