import { isStopword } from './stopwords.ts';
import { fold } from './fold.ts';
import { dictionaryWords } from './scripts.ts';

export interface KeyPhrase {
  readonly phrase: string;
  readonly score: number;
}

const JOINERS: ReadonlySet<string> = new Set("'’-_./");
const HAS_LETTER = /[\p{L}\p{N}]/u;
const PHRASE_LIMIT = 4;
const BREAK = /[^\p{L}\p{N}\p{M}\s'’\-_./+#\u200c\u200d]+|[./](?=\s|$)|\n{2,}/gu;

/**
 * Key phrases by RAKE (Rose and others 2010): runs of content words between function words and punctuation, each word
 * scored (degree / frequency) * idf, a phrase the sum over its words. Best first; the first spelling met is kept.
 */
export function keyPhrases(text: string, idf: (word: string) => number = () => 1): readonly KeyPhrase[] {
  const phrases = text.split(BREAK).flatMap(splitPhrases);
  const weights = wordWeights(phrases, idf);
  const scored = new Map<string, KeyPhrase>();
  for (const phrase of phrases) {
    const key = phrase.map(fold).join(' ');
    const score = phrase.reduce((sum, word) => sum + (weights.get(fold(word)) ?? 0), 0);
    if (!scored.has(key)) scored.set(key, { phrase: phrase.join(' '), score });
  }
  return [...scored.values()].sort((a, b) => b.score - a.score);
}

function splitPhrases(stretch: string): readonly (readonly string[])[] {
  const phrases: string[][] = [];
  let current: string[] = [];
  for (const word of surfaceWords(stretch)) {
    const isContent = HAS_LETTER.test(word) && !isStopword(fold(word));
    if (isContent) current.push(word);
    if (!isContent || current.length === PHRASE_LIMIT) {
      if (current.length > 0) phrases.push(current);
      current = [];
    }
  }
  return current.length > 0 ? [...phrases, current] : phrases;
}

function surfaceWords(stretch: string): readonly string[] {
  return stretch
    .split(/\s+/u)
    .map(trimJoiners)
    .filter((word) => word !== '')
    .flatMap((word) => (isUnspaced(word) ? dictionaryWords(word).map((part) => part.text) : [word]));
}

function trimJoiners(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && JOINERS.has(word.charAt(start))) start += 1;
  while (end > start && JOINERS.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
    word,
  );
}

function wordWeights(
  phrases: readonly (readonly string[])[],
  idf: (word: string) => number,
): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>();
  const degree = new Map<string, number>();
  for (const phrase of phrases) {
    for (const word of phrase.map(fold)) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
      degree.set(word, (degree.get(word) ?? 0) + phrase.length);
    }
  }
  return new Map(
    [...frequency].map(([word, count]) => [word, ((degree.get(word) ?? 0) / count) * idf(word)]),
  );
}
