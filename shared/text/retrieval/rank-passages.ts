import { searchWords, queryTerms } from '../words/analyze.ts';
import { inverseDocumentFrequency, type CollectionStatistics } from './bm25.ts';
import { coverage, saturation, shareOfBest } from './coverage.ts';
import type { Cues } from '../words/cues.ts';
import { gramScores } from './gram-scores.ts';
import {
  type CutDocument,
  passageFeatures,
  type PassageFeatures,
  type SentenceFeatures,
} from './passage-features.ts';

export interface RankedPassage {
  /** TextSpan in the chunks given. */
  readonly index: number;
  readonly score: number;
  /** `score` as a share of the best one, 0 to 1. */
  readonly normalized: number;
}

export interface PassageIndex {
  /** Chunks by how well they answer the query, best first; ties keep the order of the text. */
  readonly rank: (query: string) => readonly RankedPassage[];
}

const TERM_WEIGHT = 0.5;
const GRAM_WEIGHT = 0.3;
const SENTENCE_WEIGHT = 1;
const NUMBERS_WEIGHT = 0.3;
const NEIGHBOR_WEIGHT = 0.1;

/** Chunks of one document by how well they answer the query, best first. */
export function rankPassages(
  query: string,
  document: CutDocument,
  statistics?: CollectionStatistics,
): readonly RankedPassage[] {
  return indexPassages(document, statistics).rank(query);
}

/**
 * Prepares one document for any number of queries. A chunk's score adds BM25 within the document by terms and by
 * character grams, and the query coverage of its best sentence; in a text that reports a study, sentences with
 * measured results count for more, and so do chunks with significance tests and comparisons. Neighbours add a little.
 */
function indexPassages(document: CutDocument, statistics?: CollectionStatistics): PassageIndex {
  const { chunks } = document;
  const features = passageFeatures(document);
  const evidence = chunks.map((chunk, index) =>
    features.isStudy ? evidenceWeight(features.cuesOf[index], chunk.headings) : 1,
  );
  const idf = blendedIdf(features, statistics);
  return {
    rank: (query) => {
      const wanted = queryTerms(query);
      const sentence = sentenceScorer(features, (held) => coverage(wanted, held, idf));
      const byTerm = shareOfBest(features.byTerm.scores(wanted));
      const byGram = shareOfBest(gramScores(searchWords(query), features.words));
      const raw = chunks.map((_, index) => {
        const base = TERM_WEIGHT * (byTerm[index] ?? 0) + GRAM_WEIGHT * (byGram[index] ?? 0);
        return (base + (sentence[index] ?? 0)) * (evidence[index] ?? 1);
      });
      return sorted(smooth(raw));
    },
  };
}

/** Rarity within the document, and within the collection where that is known. */
function blendedIdf(features: PassageFeatures, statistics?: CollectionStatistics): (term: string) => number {
  if (statistics === undefined) return features.byTerm.idf;
  return (term) => features.byTerm.idf(term) + inverseDocumentFrequency(statistics, term) / 4;
}

function sentenceScorer(
  features: PassageFeatures,
  covers: (held: ReadonlySet<string>) => number,
): readonly number[] {
  const covered = new Map(features.sentences.map((sentence) => [sentence, covers(sentence.terms)]));
  const best = (weigh: (sentence: SentenceFeatures) => number): readonly number[] => {
    return shareOfBest(
      features.sentencesOf.map((sentences) => {
        return Math.max(0, ...sentences.map((sentence) => (covered.get(sentence) ?? 0) * weigh(sentence)));
      }),
    );
  };
  if (!features.isStudy) return best(() => 1).map((share) => SENTENCE_WEIGHT * share);
  const reported = best(({ cues }) => Math.min(1, (cues.significances + cues.noEffects) / 2));
  const measured = best(({ numbers }) => Math.min(1, numbers / 4));
  return reported.map((share, index) => SENTENCE_WEIGHT * share + NUMBERS_WEIGHT * (measured[index] ?? 0));
}

/** How much a chunk of a study reports results: test statistics, significance, no effect, comparison, its section. */
function evidenceWeight(cues: Cues | undefined, headings: readonly string[]): number {
  if (cues === undefined) return 1;
  const reported =
    3 * saturation(cues.probabilities, 1) +
    0.5 * saturation(cues.significances, 2) +
    0.75 * saturation(cues.noEffects, 2) +
    saturation(cues.comparisons, 2);
  return (1 + reported) * sectionWeight(headings.join(' '));
}

function sectionWeight(headings: string): number {
  if (/\b(?:results?|findings|outcomes?)\b/iu.test(headings)) return 1.3;
  return /\b(?:discussion|conclusions?|limitations?)\b/iu.test(headings) ? 0.7 : 1;
}

function smooth(scores: readonly number[]): readonly number[] {
  return scores.map((score, index) => {
    return score + NEIGHBOR_WEIGHT * ((scores[index - 1] ?? 0) + (scores[index + 1] ?? 0));
  });
}

function sorted(scores: readonly number[]): readonly RankedPassage[] {
  const shares = shareOfBest(scores);
  return scores
    .map((score, index) => ({ index, score, normalized: shares[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}
