import { terms } from '../words/analyze.ts';
import { paraphrasesOf } from '../words/paraphrase.ts';
import { areOfOneLanguage } from './language.ts';
import { meansSame } from './other-word.ts';
import { readQuantities } from './quantities.ts';
import { unborneFigures } from './figures-borne.ts';
import { holdsAny, wordList } from './word-list.ts';

/** What a sentence may be about. */
export interface RelatedTo {
  readonly quotes: readonly string[];
  readonly about: readonly string[];
  readonly asked: string;
}

/** So many words of its own must a sentence have that shares none with its quotes, */
const LEAST_OWN = 2;
/** and so many one that shares with them what was asked about, be it a good part of it. */
const LEAST_ADDED = 3;
const ADDED = 0.5;
/** Any statement may be told as the finding of a study. */
const FRAME = wordList(
  'stud* trial trials research* paper papers articl* author* report* show* shown find* found result* demonstr* indic* reveal* observ* evid* sourc* accord* conclu* state* said say*',
);
/** Other forms of a word begin alike, and compounds hold their parts. */
const SAME_BEGINNING = 5;

/**
 * The words by which a sentence tells of something that its quotes do not speak of: beyond the words of the question it
 * shares none with them, nor one of the same meaning, nor a figure. Nothing is told of a
 * sentence that is not surely in the language of all its quotes.
 */
export function unrelatedTo(statement: string, { quotes, about, asked }: RelatedTo): string | undefined {
  if (quotes.length === 0 || !quotes.every((quote) => areOfOneLanguage(statement, quote))) return undefined;
  const own = [...new Set(terms(statement))];
  const theirs = new Set([...quotes, ...about].flatMap(terms));
  const known = new Set(terms(asked));
  const quoted = new Set(quotes.flatMap(terms));
  const added = own.filter((term) => !known.has(term) && (quoted.has(term) || !holdsAny(FRAME, [term])));
  const isOnlyAsked = own.some((term) => known.has(term) && theirs.has(term));
  const least = isOnlyAsked ? Math.max(LEAST_ADDED, ADDED * own.length) : LEAST_OWN;
  if (added.length < least || added.some((term) => theirs.has(term))) return undefined;
  if (bearsFigure(statement, { quotes, about })) return undefined;
  const senses = paraphrasesOf(statement, added);
  const isShared = added.some((term) => {
    const meanings = [...(senses.get(term) ?? [])];
    return meanings.some((one) => theirs.has(one)) || [...theirs].some((other) => isAlike(term, other));
  });
  return isShared ? undefined : statement.slice(0, LONGEST_SHOWN);
}

const LONGEST_SHOWN = 80;

function bearsFigure(statement: string, { quotes, about }: Omit<RelatedTo, 'asked'>): boolean {
  if (readQuantities(statement).length === 0) return false;
  const strange = unborneFigures(statement, { borne: [...quotes, ...about], asked: '' });
  return readQuantities(statement).some(({ text, isWord }) => !isWord && !strange.includes(text));
}

function isAlike(term: string, other: string): boolean {
  return beginsWithin(term, other) || beginsWithin(other, term) || meansSame(term, other);
}

/** `cancer` in `anticanc`, `metabol` in `metabolis`. */
function beginsWithin(term: string, other: string): boolean {
  if (term.length < SAME_BEGINNING || other.length < SAME_BEGINNING) return false;
  const length = term.length === SAME_BEGINNING ? SAME_BEGINNING : Math.min(SAME_BEGINNING, term.length - 2);
  return other.includes(term.slice(0, length));
}
