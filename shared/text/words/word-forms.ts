import { guessLanguage } from './language.ts';
import { sharedBeginning } from './similarity.ts';

/** Languages in Latin letters, whose words are stemmed as if they were English. */
const STEMMED_AS_ENGLISH: ReadonlySet<string> = new Set(
  'de fr es pt it nl tr pl cs sv da ro hu fi'.split(' '),
);
/** Stemmed by rules of their own, which leave some endings. */
const STEMMED: ReadonlySet<string> = new Set(['ru', 'el']);
/** Their words take one ending after the other. */
const AGGLUTINATIVE: ReadonlySet<string> = new Set(['tr', 'hu', 'fi']);
/** Two words of one sense begin alike for so many letters at least, and but for so many of the shorter. */
const LEAST_BEGINNING = 5;
const OWN_ENDING = 2;
/** A whole word of four letters, as stems of longer ones are, with an ending: "lini" and "linien". */
const SHORT = 4;
const SHORT_ENDING = /^(?:e[nrsm]?|ern|[snioa]|os|as|te?n?)$/u;
/** What follows in the longer; a longer rest is a word of its own. */
const LONGEST_ENDING = 3;
const LONGEST_OF_AGGLUTINATIVE = 6;

/** By each term of a vocabulary that is another form of a wanted one, that one. */
export type FindForms = (
  wanted: readonly string[],
  vocabulary: Iterable<string>,
) => ReadonlyMap<string, string>;

/** Whether the words of a question are stemmed by rules of another language than its own. */
export function isStemmedAsEnglish(question: string): boolean {
  return STEMMED_AS_ENGLISH.has(guessLanguage(question));
}

/** How to find the words of a question with endings that no stemmer here takes off; undefined where its language has none. */
export function formsIn(question: string): FindForms | undefined {
  const language = guessLanguage(question);
  if (!STEMMED_AS_ENGLISH.has(language) && !STEMMED.has(language)) return undefined;
  const isSame = AGGLUTINATIVE.has(language) ? isFormOfMany : isFormOf;
  return (wanted, vocabulary) => formsAmong(wanted, vocabulary, isSame);
}

function formsAmong(
  wanted: readonly string[],
  vocabulary: Iterable<string>,
  isSame: (one: string, other: string) => boolean,
): ReadonlyMap<string, string> {
  const byBeginning = Map.groupBy(wanted.filter(isWord), beginningOf);
  const own = new Set(wanted);
  const forms = new Map<string, string>();
  for (const term of vocabulary) {
    if (own.has(term) || !isWord(term)) continue;
    const form = byBeginning.get(beginningOf(term))?.find((one) => isSame(one, term));
    if (form !== undefined) forms.set(term, form);
  }
  return forms;
}

const beginningOf = (term: string): string => term.slice(0, SHORT);

/** A figure or a version that begins as another does is another. */
const isWord = (term: string): boolean => /^\p{L}+$/u.test(term);

/** "linie" and "linien", "sequenziert" and "sequenzierten": alike from the beginning but for what ends them. */
export function isFormOf(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === SHORT) return longer.startsWith(shorter) && SHORT_ENDING.test(longer.slice(SHORT));
  const shared = sharedBeginning(one, other);
  return isAlike(shared, shorter, LEAST_BEGINNING) && longer.length - shared <= LONGEST_ENDING;
}

/** "savas" and "savasindan": one ending after the other. */
function isFormOfMany(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const shared = sharedBeginning(one, other);
  return isAlike(shared, shorter, SHORT) && longer.length - shared <= LONGEST_OF_AGGLUTINATIVE;
}

function isAlike(shared: number, shorter: string, least: number): boolean {
  return shared >= Math.max(least, shorter.length - OWN_ENDING);
}
