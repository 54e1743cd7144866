const SHORT = 3;
const LONG = 4;

/**
 * Character 3- and 4-grams of a folded word, its ends marked, so that spellings and derivations still meet where
 * stems differ. Words of up to three characters stay whole.
 */
export function characterGrams(word: string): readonly string[] {
  if (word.length <= SHORT) return [word];
  const marked = `_${word}_`;
  const grams: string[] = [];
  for (let end = SHORT; end <= marked.length; end += 1) {
    grams.push(marked.slice(end - SHORT, end));
    if (end >= LONG) grams.push(marked.slice(end - LONG, end));
  }
  return grams;
}

/** Number of grams `characterGrams` gives for a word of that many characters. */
export function gramCount(wordLength: number): number {
  return wordLength <= SHORT ? 1 : 2 * wordLength - 1;
}
