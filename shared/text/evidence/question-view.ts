import { isSearchWord, readPieces, terms } from '../words/analyze.ts';
import { withoutFrame } from '../words/asking-frame.ts';
import { withoutFunctionWords } from '../words/function-words.ts';
import { namedTerms } from '../words/named-work.ts';
import { askedTerms, paraphrasesOf, phraseFinders } from '../words/paraphrase.ts';
import { RecentTexts } from '../words/recent-texts.ts';
import { maybeMisspelt } from './misspelt.ts';
import { nameShares } from './name-shares.ts';
import { namesJoined, productNames } from './product-names.ts';
import { withoutFiguresOf } from './without-asked-figures.ts';
import { definitionAsked, purposeAsked } from './asked-definition.ts';
import { asksFor, conditionsAsked, type Asked } from './asked-kind.ts';

/** A question as the scorer sees it; made once, weighed again for each document. */
export interface QuestionView {
  readonly terms: readonly string[];
  readonly words: readonly QuestionWord[];
  /** Terms by which the work is named that is asked about. */
  readonly named: ReadonlySet<string>;
  /** Terms that may name a product. */
  readonly names: ReadonlySet<string>;
  /** By term of a name in two words ("Qt Creator"), the terms that it makes as one word. */
  readonly joined: ReadonlyMap<string, ReadonlySet<string>>;
  readonly asked: ReadonlySet<Asked>;
  /** The terms of the condition under which something is asked: "when it is opened". */
  readonly condition: readonly string[];
  /** The terms of the thing of which is asked what it is, and nothing else. */
  readonly defined: readonly string[] | undefined;
  /** The terms of the thing of which is asked what it is for. */
  readonly used: readonly string[] | undefined;
  /** What a term of a name of several parts counts of it; any other counts in full. */
  readonly nameShares: ReadonlyMap<string, number>;
  /** By term the others by which a document may say the same. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  /** By term, the short forms in capitals as they are written: "SEC". */
  readonly capitals: ReadonlyMap<string, string>;
  /** A text without the figures of the question; undefined where it has none. */
  readonly withoutFigures: ((text: string) => string) | undefined;
  /** Terms that may be misspelt. */
  readonly misspelt: ReadonlySet<string>;
  /** By term, whether a text says the same by a phrase: "turns it off". */
  readonly phrased: ReadonlyMap<string, (text: string) => boolean>;
}

export interface QuestionWord {
  readonly term: string;
  readonly grams: readonly string[];
}

export function viewQuestion(text: string): QuestionView {
  return views.take(text, readQuestion);
}

/** All documents of a wave are asked the same. */
const views = new RecentTexts<QuestionView>();

function readQuestion(text: string): QuestionView {
  const words = new Map<string, QuestionWord>();
  readPieces(withoutFunctionWords(withoutFrame(text)), (piece) => {
    if (isSearchWord(piece)) words.set(piece.word, { term: piece.term, grams: gramsOf(piece.word) });
  });
  const own = askedTerms(text);
  const conditional = new Set(conditionsAsked(text).flatMap((clause) => terms(clause)));
  return {
    terms: own,
    named: namedTerms(text),
    names: productNames(text),
    joined: namesJoined(text),
    nameShares: nameShares(text),
    words: [...words.values()],
    asked: asksFor(text),
    condition: own.filter((term) => conditional.has(term)),
    defined: definitionAsked(text),
    used: purposeAsked(text),
    alike: paraphrasesOf(text, own),
    capitals: new Map([...text.matchAll(CAPITALS)].map(([short]) => [terms(short)[0] ?? '', short])),
    withoutFigures: withoutFiguresOf(text),
    misspelt: maybeMisspelt(text),
    phrased: phraseFinders(text, own),
  };
}

const CAPITALS = /(?<![\p{L}\p{N}_-])\p{Lu}{3,6}(?![\p{L}\p{N}_-])/gu;

export const GRAM = 4;

/** Distinct runs of four characters; a word that is not longer is one run. */
export function gramsOf(word: string): readonly string[] {
  if (word.length <= GRAM) return [word];
  return [...new Set(Array.from({ length: word.length - GRAM + 1 }, (_, at) => word.slice(at, at + GRAM)))];
}
