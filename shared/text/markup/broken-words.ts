const WORD = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu;

/** How often each word of a document stands in it, with its hyphens. */
export type KnownWords = ReadonlyMap<string, number>;

export function countWords(lines: readonly string[]): KnownWords {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const [word] of line.matchAll(WORD)) {
      const key = fold(word);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** How often a document writes a word, wherever it is not broken. */
export function countOf(known: KnownWords, word: string): number {
  return known.get(fold(word)) ?? 0;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('\u2010', '-');
}
