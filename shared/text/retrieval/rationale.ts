import { queryTerms, searchWords, terms } from '../words/analyze.ts';
import { buildBm25, inverseDocumentFrequency, type CollectionStatistics } from './bm25.ts';
import { coverage, saturation, shareOfBest } from './coverage.ts';
import { AIM, CONCLUSION_START, STUDY } from '../words/cue-words.ts';
import { countCues, type Cues } from '../words/cues.ts';
import { characterGrams } from '../words/grams.ts';

export interface RankedSentence {
  /** TextSpan in the sentences given. */
  readonly index: number;
  /** 0 to 1, the best sentence of the document being 1. */
  readonly score: number;
}

/** A sentence is kept when it scores at least this share of the best one; never more than `LIMIT` are. */
const RATIO = 0.7;
const LIMIT = 4;
const RARITY_WEIGHT = 0.7;
const COUNT_WEIGHT = 0.7;
const CONTEXT_WEIGHT = 0.2;
const GRAM_WEIGHT = 0.3;

/** Sentences of one document that bear directly on a statement or question, best first; none when none shares a term. */
export function selectRationale(
  query: string,
  sentences: readonly string[],
  statistics?: CollectionStatistics,
): readonly RankedSentence[] {
  return scoreSentences(query, sentences, statistics)
    .filter((sentence) => sentence.score > 0 && sentence.score >= RATIO)
    .slice(0, LIMIT);
}

/**
 * Every sentence with its score, best first: how much of the query it holds, by rarity, by count, with the sentence
 * before it and by character grams. In a document that reports a study, findings (direction, figures, no effect, a
 * place towards the end) count for more, aims and methods for less.
 */
export function scoreSentences(
  query: string,
  sentences: readonly string[],
  statistics?: CollectionStatistics,
): readonly RankedSentence[] {
  const cues = sentences.map(countCues);
  const isStudy = sentences.some((sentence) => STUDY.test(sentence));
  const held = overlaps(query, sentences, statistics);
  const scores = held.map((overlap, index) => {
    const place = { sentence: sentences[index] ?? '', index, count: sentences.length };
    return overlap * (isStudy ? findingWeight(place, cues[index]) : 1);
  });
  return shareOfBest(scores)
    .map((score, index) => ({ index, score }))
    .sort((a, b) => b.score - a.score);
}

function overlaps(
  query: string,
  sentences: readonly string[],
  statistics?: CollectionStatistics,
): readonly number[] {
  const wanted = queryTerms(query);
  const wantedGrams = searchWords(query).flatMap(characterGrams);
  const texts = sentences.map((sentence) => terms(sentence));
  const local = buildBm25(texts);
  const idf = (term: string): number => inverseDocumentFrequency(statistics ?? local, term);
  return texts.map((text, index) => {
    const held = new Set(text);
    const context = new Set([...text, ...(texts[index - 1] ?? [])]);
    const grams = new Set(searchWords(sentences[index] ?? '').flatMap(characterGrams));
    const own = RARITY_WEIGHT * coverage(wanted, held, idf) + COUNT_WEIGHT * coverage(wanted, held, () => 1);
    if (own === 0) return 0;
    return (
      own +
      CONTEXT_WEIGHT * coverage(wanted, context, idf) +
      GRAM_WEIGHT * coverage(wantedGrams, grams, () => 1)
    );
  });
}

interface TextSpan {
  readonly sentence: string;
  readonly index: number;
  readonly count: number;
}

function findingWeight(place: TextSpan, cues: Cues | undefined): number {
  if (cues === undefined) return 1;
  const figures = place.sentence.match(/\d+/gu)?.length ?? 0;
  const found =
    0.4 * saturation(cues.increases + cues.decreases, 1) +
    0.5 * saturation(figures, 3) +
    0.5 * saturation(cues.significances, 1) +
    0.5 * saturation(cues.noEffects, 1) +
    (CONCLUSION_START.test(place.sentence) ? 0.2 : 0);
  const doubt =
    (AIM.test(place.sentence) ? 0.5 : 0) + (place.index === 0 ? 0.5 : 0) + 0.2 * saturation(cues.hedges, 1);
  const lateness = place.count > 1 ? (0.5 * place.index) / (place.count - 1) : 0;
  return Math.max(0.05, 1 + found + lateness - doubt);
}
