import { terms } from '../words/analyze.ts';

/** How rare a word is: as rare as the rarest of its terms; 0 for one without any. */
export function rarityOf(word: string, idf: (term: string) => number): number {
  return Math.max(0, ...terms(word).map(idf));
}
