import { inverseDocumentFrequency } from '../retrieval/bm25.ts';
import type { DocumentView } from './document-view.ts';

/** How rare the terms of a question are in what can be searched. */
export interface CorpusRarity {
  /** Documents that can be searched; 0 where nobody knows. */
  readonly documentCount: number;
  /** Inverse document frequency; anything where there are no documents. */
  readonly idf: (term: string) => number;
}

/**
 * Rarity of a term among the documents of the corpus and among the statements of this one, as a share of the most that
 * it could be. The logarithms add up, so that the larger collection says more: six long articles say little of a
 * term, a hundred statements of one of them more.
 */
export function blendRarity(document: DocumentView, corpus: CorpusRarity): (term: string) => number {
  const { documentCount, idf } = corpus;
  const count = document.statements.length;
  const within = {
    documentCount: count,
    averageLength: document.averageLength,
    documentFrequency: document.statementFrequency,
  };
  const most = Math.log(1 + documentCount) + Math.log(1 + count) || 1;
  return (term) => ((documentCount === 0 ? 0 : idf(term)) + inverseDocumentFrequency(within, term)) / most;
}
