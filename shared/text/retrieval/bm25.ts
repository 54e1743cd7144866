/** Counts over a collection, from memory or from a persisted index. */
export interface CollectionStatistics {
  readonly documentCount: number;
  /** Mean number of terms in a document. */
  readonly averageLength: number;
  /** Number of documents that hold the term. */
  readonly documentFrequency: (term: string) => number;
}

/** One document that holds a term: how often, and how many terms it has altogether. */
export interface Posting {
  readonly document: number;
  readonly frequency: number;
  readonly length: number;
}

export interface Bm25Options {
  /** How soon repeats of a term stop counting. */
  readonly k1?: number;
  /** How far long documents are held back, 0 to 1. */
  readonly b?: number;
}

/** Terms that count alike, or terms with weights of their own. */
export type WeightedQuery = readonly string[] | ReadonlyMap<string, number>;

export interface Bm25 extends CollectionStatistics {
  readonly idf: (term: string) => number;
  /** One score per document, in the order given to `buildBm25`. */
  readonly scores: (query: WeightedQuery) => readonly number[];
}

const DEFAULT_K1 = 1.2;
const DEFAULT_B = 0.75;

/** Inverse document frequency ln(1 + (N - n + 0.5) / (n + 0.5)), never negative (Robertson and Zaragoza 2009). */
export function inverseDocumentFrequency(statistics: CollectionStatistics, term: string): number {
  const frequency = Math.min(statistics.documentFrequency(term), statistics.documentCount);
  return Math.log(1 + (statistics.documentCount - frequency + 0.5) / (frequency + 0.5));
}

/** Saturated, length-normalised term frequency of BM25, between 0 and k1 + 1. */
export function saturate(frequency: number, relativeLength: number, options: Bm25Options = {}): number {
  const k1 = options.k1 ?? DEFAULT_K1;
  const b = options.b ?? DEFAULT_B;
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * relativeLength));
}

/** BM25 over postings that someone else keeps: document number to score, documents without any term absent. */
export function scorePostings(
  query: WeightedQuery,
  postings: (term: string) => Iterable<Posting>,
  statistics: CollectionStatistics,
  options: Bm25Options = {},
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  const averageLength = statistics.averageLength || 1;
  for (const [term, weight] of weigh(query)) {
    const idf = weight * inverseDocumentFrequency(statistics, term);
    for (const posting of postings(term)) {
      const score = idf * saturate(posting.frequency, posting.length / averageLength, options);
      scores.set(posting.document, (scores.get(posting.document) ?? 0) + score);
    }
  }
  return scores;
}

/** An in-memory BM25 index over documents given as terms. */
export function buildBm25(documents: readonly (readonly string[])[], options: Bm25Options = {}): Bm25 {
  const postings = invert(documents);
  const total = documents.reduce((sum, document) => sum + document.length, 0);
  const statistics: CollectionStatistics = {
    documentCount: documents.length,
    averageLength: documents.length === 0 ? 0 : total / documents.length,
    documentFrequency: (term) => postings.get(term)?.length ?? 0,
  };
  return {
    ...statistics,
    idf: (term) => inverseDocumentFrequency(statistics, term),
    scores: (query) => {
      const found = scorePostings(query, (term) => postings.get(term) ?? [], statistics, options);
      return documents.map((_, index) => found.get(index) ?? 0);
    },
  };
}

function weigh(query: WeightedQuery): Iterable<readonly [string, number]> {
  return 'get' in query ? query : [...new Set(query)].map((term): [string, number] => [term, 1]);
}

function invert(documents: readonly (readonly string[])[]): ReadonlyMap<string, readonly Posting[]> {
  const postings = new Map<string, Posting[]>();
  documents.forEach((terms, document) => {
    for (const [term, frequency] of countTerms(terms)) {
      const list = postings.get(term);
      const posting = { document, frequency, length: terms.length };
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
    }
  });
  return postings;
}

/** How often each term occurs. */
export function countTerms(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
