const SIZES: readonly number[] = [3, 4];

/**
 * Character 3- and 4-grams of a folded word, its ends marked, so that spellings and derivations still meet where
 * stems differ. Words of up to three characters stay whole.
 */
export function characterGrams(word: string): readonly string[] {
  if (word.length <= 3) return [word];
  const marked = `_${word}_`;
  return SIZES.flatMap((size) => {
    return Array.from({ length: marked.length - size + 1 }, (_, start) => marked.slice(start, start + size));
  });
}

/** Number of grams `characterGrams` gives for a word of that many characters. */
export function gramCount(wordLength: number): number {
  return wordLength <= 3 ? 1 : 2 * wordLength - 1;
}
