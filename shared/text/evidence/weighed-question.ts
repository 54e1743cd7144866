import type { DocumentView } from './document-view.ts';
import { givenByTitle } from './given-by-title.ts';
import { spelledNearly } from './misspelt.ts';
import type { QuestionView } from './question-view.ts';

export interface WeighedTerm {
  readonly term: string;
  readonly weight: number;
  /** Each a group of terms that, all together, say the same. */
  readonly otherwise: readonly (readonly string[])[];
  /** Whether a text says the same by a phrase; undefined where there is none. */
  readonly isPhrasedIn: ((text: string) => boolean) | undefined;
}

/** A question whose terms weigh as much as they are rare. */
export interface WeighedQuestion {
  readonly terms: readonly WeighedTerm[];
  readonly weightOf: (term: string) => number;
  /** Of all words of the question the share that is held, by the share of each that is. */
  readonly gramShare: (shares: readonly number[]) => number;
}

const LEAST_WEIGHT = 0.05;
/** What counts of a word by which a work is named that is asked about, in a document that has it: what is asked for is the rest. */
const NAMED = 0.1;
/** … and in one that has it not: it is less likely that work, but may say so in other words. */
const NOT_HELD = 0.5;
/** What counts of the name of a product in a document that is part of it: there all tells of that, and may leave it out. */
const NAME_OF_WHOLE = 0.25;
/** Beside the name of a work one word says what is asked: by how the question is put, and not by chance. */
const FEWEST_BESIDE_NAME = 1;

export function weighQuestion(
  question: QuestionView,
  document: DocumentView,
  rarity: (term: string) => number,
): WeighedQuestion {
  const rarityOf = (term: string): number => Math.max(LEAST_WEIGHT, rarity(term));
  const isHeld = (term: string): boolean => document.about.has(term) || document.placesOf(term).length > 0;
  const shareKept = (term: string): number => {
    if (question.named.has(term)) return isHeld(term) ? NAMED : NOT_HELD;
    return isOfWhole(term, question, document) ? NAME_OF_WHOLE : 1;
  };
  const weights = givenByTitle(
    new Map(question.terms.map((term) => [term, rarityOf(term) * shareKept(term)])),
    document.about,
    question.named.size > 0 ? FEWEST_BESIDE_NAME : undefined,
  );
  const weightOf = (term: string): number => weights.get(term) ?? rarityOf(term);
  const terms = question.terms.map((term) => ({
    term,
    weight: weightOf(term),
    otherwise: otherwise(term, question, document),
    isPhrasedIn: question.phrased.get(term),
  }));
  const words = question.words.map(({ term }) => weights.get(term) ?? LEAST_WEIGHT);
  const wordTotal = words.reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    terms,
    weightOf,
    gramShare: (shares) =>
      words.reduce((sum, weight, index) => sum + weight * (shares[index] ?? 0), 0) / wordTotal,
  };
}

/** Whether a term names what the document is part of, alone or with another ("Qt Creator", of "qtcreator"); where just that is asked for, it is all that is asked. */
function isOfWhole(
  term: string,
  { names, joined, defined }: QuestionView,
  { partOf }: DocumentView,
): boolean {
  if (defined !== undefined) return false;
  return (
    (partOf.has(term) && names.has(term)) || [...(joined.get(term) ?? [])].some((name) => partOf.has(name))
  );
}

/** Other words of the same sense, the long form of a short one, and the short form where all of the long one is asked. */
function otherwise(
  term: string,
  { terms: wanted, alike, capitals, misspelt }: QuestionView,
  document: DocumentView,
): readonly (readonly string[])[] {
  const { acronyms } = document;
  const isNowhere = document.placesOf(term).length === 0;
  const long = acronyms.get(term) ?? (isNowhere ? document.spelledOut(capitals.get(term) ?? '') : undefined);
  const short = [...acronyms].filter(
    ([, words]) => words.includes(term) && words.every((word) => wanted.includes(word)),
  );
  return [
    ...[...(alike.get(term) ?? [])].map((other) => [other]),
    ...(long === undefined ? [] : [long]),
    ...short.map(([name]) => [name]),
    ...(misspelt.has(term) ? spelledNearly(term, document).map((other) => [other]) : []),
  ];
}
