import { onFirstUse } from '../on-first-use.ts';
import { terms } from './analyze.ts';
import common from './common-stems.json' with { type: 'json' };
import { guessLanguage } from './language.ts';

/** What stands above this in the list is common to about the same degree. */
const HEAD = 100;

const ranks = onFirstUse(() => new Map(common.stems.split(' ').map((stem, rank) => [stem, rank])));

/**
 * How rare a stem is in English whatever it is about, in the units of an inverse document frequency: the logarithm of its rank
 * by frequency, which by Zipf's law falls as the logarithm of its frequency does.
 */
export function generalRarity(stem: string): number {
  return Math.log1p((ranks().get(stem) ?? ranks().size) / HEAD);
}

/** That of what is not among the common stems. */
export function mostGeneralRarity(): number {
  return Math.log1p(ranks().size / HEAD);
}

/** Whether English uses it whatever it is about. */
export function isCommonStem(stem: string): boolean {
  return ranks().has(stem);
}

/** In English, or in no language that shows, where most of its words are common English ones. */
export function isPlainEnglish(text: string): boolean {
  const language = guessLanguage(text);
  if (language !== 'und') return language === 'en';
  const all = terms(text);
  return 2 * all.filter((term) => ranks().has(term)).length > all.length;
}
