import { inverseDocumentFrequency, saturate } from './bm25.ts';
import { characterGrams, gramCount } from '../words/grams.ts';

/** How often each folded word occurs in one text. */
export type WordCounts = ReadonlyMap<string, number>;

interface GramCounts {
  readonly length: number;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * BM25 by character grams of the query's words, one score per text, rarity taken from the texts themselves. The grams
 * of one word share its weight, so that long words don't outweigh short ones. Each distinct word is cut but once.
 */
export function gramScores(queryWords: readonly string[], texts: readonly WordCounts[]): readonly number[] {
  const weights = weighGrams(queryWords);
  const gramsOf = wantedGramReader(weights);
  const held = texts.map((words) => countGrams(words, gramsOf));
  const averageLength = held.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1) || 1;
  const weighted = new Map([...weights].map(([gram, weight]) => [gram, weight * rarity(gram, held)]));
  return held.map(({ length, counts }) => {
    let score = 0;
    for (const [gram, count] of counts)
      score += (weighted.get(gram) ?? 0) * saturate(count, length / averageLength);
    return score;
  });
}

/** Counts the words that `readPieces` or `searchWords` gave. */
export function countEachWord(words: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function weighGrams(words: readonly string[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const word of new Set(words)) {
    const grams = characterGrams(word);
    const share = 1 / Math.sqrt(grams.length);
    for (const gram of grams) weights.set(gram, Math.max(weights.get(gram) ?? 0, share));
  }
  return weights;
}

function wantedGramReader(weights: ReadonlyMap<string, number>): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const grams = characterGrams(word).filter((gram) => weights.has(gram));
    known.set(word, grams);
    return grams;
  };
}

function countGrams(words: WordCounts, gramsOf: (word: string) => readonly string[]): GramCounts {
  const counts = new Map<string, number>();
  let length = 0;
  for (const [word, count] of words) {
    length += count * gramCount(word.length);
    for (const gram of gramsOf(word)) counts.set(gram, (counts.get(gram) ?? 0) + count);
  }
  return { length, counts };
}

function rarity(gram: string, held: readonly GramCounts[]): number {
  const frequency = held.filter(({ counts }) => counts.has(gram)).length;
  return inverseDocumentFrequency(
    { documentCount: held.length, averageLength: 0, documentFrequency: () => frequency },
    gram,
  );
}
