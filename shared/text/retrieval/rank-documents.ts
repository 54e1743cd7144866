import { bestWindow } from './best-window.ts';
import { inverseDocumentFrequency, type CollectionStatistics } from './bm25.ts';
import { shareOfBest } from './coverage.ts';
import { readDocument, type DocumentFeatures } from './document-features.ts';
import { prepareDocumentQuery } from './document-query.ts';
import { terms as termsOf } from '../words/analyze.ts';
import { asksForChanges, listsChanges, tellsChanges } from './change-notes.ts';
import { gramScores } from './gram-scores.ts';
import { termScore, titleShare } from './term-scores.ts';

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
/** A text without a title is called by its first words, or by its best two sentences, which a title would sum up. */
const UNTITLED_WINDOW = 0.7;
/** A title that is what is asked, and no more, says what the whole of a document is about. */
const ASKED_TITLE_WEIGHT = 0.8;
const WINDOW_WEIGHT = 0.8;
/** Notes of releases name everything, and say little of how it is. */
const CHANGES_PENALTY = 0.4;

/**
 * Second stage: the candidates of a first search scored again by their whole text, best first, ties in the order given.
 * Adds BM25 by terms and by character grams, how much of the query the title (of a text without one its first words, or
 * its best two sentences) and the best two sentences hold, and how far the title is what is asked.
 * Rarity of terms is taken from the collection when `statistics` are given, else from the candidates.
 */
export function rankDocuments(
  query: string,
  documents: readonly RankableDocument[],
  statistics?: CollectionStatistics,
): readonly RankedDocument[] {
  const asked = prepareDocumentQuery(query);
  const { terms, words } = asked;
  const wanted = new Set(terms);
  const features = documents.map((document) => readDocument(document.title, document.text, asked));
  const collection = statistics ?? statisticsOf(features);
  const rarity = new Map(terms.map((term) => [term, inverseDocumentFrequency(collection, term)]));
  const idf = (term: string): number => rarity.get(term) ?? 0;
  const total = terms.reduce((sum, term) => sum + idf(term), 0) || 1;
  // Among candidates alone nothing is known of words that are not asked for: they are as rare as those that are.
  const usual = total / (terms.length || 1);
  const idfOf = (term: string): number =>
    statistics === undefined ? (rarity.get(term) ?? usual) : inverseDocumentFrequency(statistics, term);
  const weighing = { idf, idfOf, averageLength: collection.averageLength };
  const byTerm = shareOfBest(features.map((held) => termScore(asked, held, weighing)));
  const byGram = shareOfBest(
    gramScores(
      words,
      features.map((held) => held.words),
    ),
  );
  const penalty = asksForChanges(query) ? 0 : CHANGES_PENALTY;
  const scores = features.map((held, index) => {
    const window = bestWindow(held.places, idf) / total;
    const name = documents[index]?.title ?? '';
    const called = titleShare(asked, held, idf);
    const title = name === '' ? Math.max(called, UNTITLED_WINDOW * window) : called;
    const lexical = TERM_WEIGHT * (byTerm[index] ?? 0) + GRAM_WEIGHT * (byGram[index] ?? 0);
    const relevance =
      lexical +
      TITLE_WEIGHT * title +
      ASKED_TITLE_WEIGHT * agreement(name, title, { wanted, idfOf }) +
      WINDOW_WEIGHT * window;
    const isOfChanges = penalty > 0 && (tellsChanges(name) || listsChanges(documents[index]?.text ?? ''));
    return isOfChanges ? Math.max(0, relevance - penalty) : relevance;
  });
  const shares = shareOfBest(scores);
  return documents
    .map(({ id }, index) => ({ id, score: scores[index] ?? 0, normalized: shares[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}

interface Asked {
  readonly wanted: ReadonlySet<string>;
  readonly idfOf: (term: string) => number;
}

/**
 * How far a title and a query say the same: the harmonic mean of the share of the query that the title holds and the share
 * of the title that is asked for, by rarity, so that what all titles of a collection bear counts little. A document
 * without a title goes by what its first words hold of the query.
 */
function agreement(title: string, held: number, { wanted, idfOf }: Asked): number {
  const own = [...new Set(termsOf(title))];
  const whole = own.reduce((sum, term) => sum + idfOf(term), 0);
  if (whole === 0) return held;
  const asked = own.filter((term) => wanted.has(term)).reduce((sum, term) => sum + idfOf(term), 0) / whole;
  return asked + held === 0 ? 0 : (2 * asked * held) / (asked + held);
}

function statisticsOf(features: readonly DocumentFeatures[]): CollectionStatistics {
  const lengths = features.map((held) => held.length);
  return {
    documentCount: features.length,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / (features.length || 1),
    documentFrequency: (term) => features.filter((held) => held.termCounts.has(term)).length,
  };
}
