import { inverseDocumentFrequency } from '../retrieval/bm25.ts';
import { generalRarity, isPlainEnglish, mostGeneralRarity } from '../words/common-stems.ts';
import type { DocumentView } from './document-view.ts';

/** How rare the terms of a question are in what can be searched. */
export interface CorpusRarity {
  /** Documents that can be searched; 0 where nobody knows. */
  readonly documentCount: number;
  /** Inverse document frequency; anything where there are no documents. */
  readonly idf: (term: string) => number;
}

/**
 * Rarity of a term among the documents of the corpus, among the statements of this one and, where an English `question` asks, in
 * English at large, as a share of the most that it could be. The logarithms add up, so that the larger collection says
 * more: six long articles say little of a term, a hundred statements of one of them more. A word that everybody uses
 * says little of a matter, though these documents happen to use it but once.
 */
export function blendRarity(
  document: DocumentView,
  { documentCount, idf }: CorpusRarity,
  question: string,
): (term: string) => number {
  const count = document.statements.length;
  const within = {
    documentCount: count,
    averageLength: document.averageLength,
    documentFrequency: (term: string) => document.placesOf(term).length,
  };
  const isEnglish = isPlainEnglish(question);
  const most = Math.log(1 + documentCount) + Math.log(1 + count) + (isEnglish ? mostGeneralRarity() : 0) || 1;
  return (term) =>
    ((documentCount === 0 ? 0 : idf(term)) +
      inverseDocumentFrequency(within, term) +
      (isEnglish ? generalRarity(term) : 0)) /
    most;
}
