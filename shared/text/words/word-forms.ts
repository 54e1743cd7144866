import { guessLanguage } from './language.ts';
import { sharedBeginning } from './similarity.ts';

/** Languages in Latin letters, whose words are stemmed as if they were English. */
const STEMMED_AS_ENGLISH: ReadonlySet<string> = new Set(
  'de fr es pt it nl tr pl cs sv da ro hu fi'.split(' '),
);
/** Stemmed by rules of their own, which leave some endings. */
const STEMMED: ReadonlySet<string> = new Set(['ru', 'el']);
/** Two words of one sense begin alike for so many letters at least, and but for so many of the shorter. */
const LEAST_BEGINNING = 4;
const OWN_ENDING = 2;
/** What follows in the longer; a longer rest is a word of its own. */
const LONGEST_ENDING = 6;

/** Whether texts that answer a question are likely to have its words with endings that no stemmer here takes off. */
export function isInflected(question: string): boolean {
  return isStemmedAsEnglish(question) || STEMMED.has(guessLanguage(question));
}

export function isStemmedAsEnglish(question: string): boolean {
  return STEMMED_AS_ENGLISH.has(guessLanguage(question));
}

/** "linie" and "linien", "savas" and "savasindan": alike from the beginning but for what ends them. */
export function isFormOf(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const shared = sharedBeginning(one, other);
  return (
    shared >= Math.max(LEAST_BEGINNING, shorter - OWN_ENDING) &&
    Math.max(one.length, other.length) - shared <= LONGEST_ENDING
  );
}

/** By each term of a vocabulary that is another form of a wanted one, that one. */
export function formsAmong(
  wanted: readonly string[],
  vocabulary: Iterable<string>,
): ReadonlyMap<string, string> {
  const byBeginning = Map.groupBy(wanted, (term) => term.slice(0, LEAST_BEGINNING));
  const own = new Set(wanted);
  const forms = new Map<string, string>();
  for (const term of vocabulary) {
    if (own.has(term)) continue;
    const form = byBeginning.get(term.slice(0, LEAST_BEGINNING))?.find((one) => isFormOf(one, term));
    if (form !== undefined) forms.set(term, form);
  }
  return forms;
}
