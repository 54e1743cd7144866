import { stemmer as greekStem } from '@orama/stemmers/greek';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { stemmer } from 'stemmer';
import { oneSpelling } from './one-spelling.ts';

const LATIN = /^[a-z]+$/u;
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const GREEK = /^\p{Script=Greek}+$/u;
const ARABIC = /^\p{Script=Arabic}+$/u;
const DEVANAGARI = /^\p{Script=Devanagari}+$/u;

/** No natural word is longer; a sequence or a hash would only cost time. */
const LONGEST_STEMMED = 40;

const ARABIC_PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const ARABIC_SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
const HINDI_SUFFIXES = [
  'ियों ाओं ाएं ुओं ुएं ियां',
  'ाएगी ाएगा ाओगी ाओगे एंगी एंगे',
  'ाने ाना ाते ाती ाता तीं ाओ ाए कर',
  'ने नी ना ते ती ता ीं ें ों ां',
  'े ी ा ो ि ु ू',
].flatMap((group) => group.split(' '));

/** Protocols whose name with an `s` is another: `https` is no more than one `http`. */
const SECURED: ReadonlySet<string> = new Set(
  'https ftps imaps smtps ldaps mqtts amqps rtsps coaps nntps ircs'.split(' '),
);

/**
 * Stem of a folded word: Porter for Latin letters, whichever side of the Atlantic spells it; Snowball's Russian for Cyrillic ones and its
 * Greek; the "light10" affixes (Larkey, Ballesteros and Connell 2002) for Arabic, suffix stripping after Ramanathan and Rao (2003) for Hindi; any other word is its own stem.
 */
export function stem(word: string): string {
  if (word.length > LONGEST_STEMMED || SECURED.has(word)) return word;
  if (LATIN.test(word)) return stemmer(oneSpelling(word));
  if (CYRILLIC.test(word)) return russianStem(word);
  if (GREEK.test(word)) return greekStem(word);
  if (ARABIC.test(word)) return stemArabic(word);
  return DEVANAGARI.test(word) ? stripSuffix(word, HINDI_SUFFIXES) : word;
}

function stemArabic(word: string): string {
  const prefix = ARABIC_PREFIXES.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= 2,
  );
  return stripSuffix(prefix === undefined ? word : word.slice(prefix.length), ARABIC_SUFFIXES);
}

function stripSuffix(word: string, suffixes: readonly string[]): string {
  const suffix = suffixes.find((suffix) => word.endsWith(suffix) && word.length - suffix.length >= 2);
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}
