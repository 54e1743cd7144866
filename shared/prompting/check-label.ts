import { type SentenceFault, checkSentence } from '../text/sentence-check/check-sentence.ts';
import { statesSomething } from './label-statement.ts';
import { terms } from '../text/words/analyze.ts';

/** What a title, or the name of a row or column, may draw on: all texts that stand below it, and the question. */
export interface LabelSources {
  readonly quotes: readonly string[];
  readonly about: readonly string[];
  readonly asked: string;
}

/** A word of the language that begins a title: `Durability`, `Sizing`. */
const COMMON_ENDING =
  /(?:tion|sion|ing|ment|ness|ity|ty|ance|ence|ancy|ency|ism|ship|ure|age|ory|ery|al|ic|ive|ful|less|able|ible|ed|ly|ers?|ors?|ung|heit|keit|schaft|ción|zione|ção|té|tät|s)$/iu;
const COMMON = new Set(
  `about after all also answer approach area at background basic before best better both case cause change choice common cost
data date day default detail each effect example fact feature first for from general good guide how if impact in it key kind
last length level limit long main more most name new next note of on one open option order other our overall overview part
path place plan point price problem purpose question quick range rate reason rest result risk role rule safe scale scope
short side size some speed start state step still stop style such table task test that the their then there these this time
to tool top total trade two type under unit up use user value way weight what when where which who why with work year`.split(
    /\s+/u,
  ),
);

/**
 * What a label states beyond the texts it stands above: as of a sentence; its first word, where that looks like a name that
 * none of them has; and all of it, where it names nothing but says something.
 */
export function checkLabel(label: string, { quotes, about, asked }: LabelSources): readonly SentenceFault[] {
  const faults = checkSentence(label, { quotes, about, asked });
  const first = /^\W*(\p{Lu}[\p{L}\p{N}]+)/u.exec(label)?.[1];
  if (faults.length > 0) return faults;
  if (first !== undefined && isNameOfItsOwn(first, [...quotes, ...about, asked]))
    return [{ kind: 'name', words: first }];
  return statesSomething(label, [...quotes, ...about], asked) ? [{ kind: 'strength', words: label }] : [];
}

function isNameOfItsOwn(word: string, texts: readonly string[]): boolean {
  if (COMMON.has(word.toLowerCase()) || COMMON_ENDING.test(word)) return false;
  const known = new Set(texts.flatMap(terms));
  return terms(word).some((term) => !known.has(term));
}
