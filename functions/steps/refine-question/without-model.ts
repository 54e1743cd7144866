import type { Brief, KeyTerm } from '#shared/domain/brief.ts';
import { keyPhrases } from '#shared/text/words/rake.ts';
import { rarityOf } from '#shared/text/retrieval/rarity.ts';
import { analyseQuestion } from './analyse-question.ts';
import { askBack, fillIn } from './ask-back.ts';
import { askedWithBrackets, bracketsApart } from './brackets-apart.ts';
import { dropPreamble } from './drop-preamble.ts';
import { asWritten, markNames } from './names-with-marks.ts';
import { omissionsCovered } from './omitted-words.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { withToldBehind } from './told-behind.ts';
import { findAsked } from '#shared/text/words/asked-sentences.ts';

export interface RefineInput {
  readonly question: string;
  readonly context: string | undefined;
  /** What the caller answered when asked back. */
  readonly answers: readonly string[];
  /** Rarity of an analysed term in what can be searched. */
  readonly idf: (term: string) => number;
}

const KEY_TERM_LIMIT = 12;
const EXCLUSION =
  /\b(?:excluding|except(?: for)?|without considering|not including|ignoring|but not)\s+([^,;.?]+)/giu;

/** Of the exclusions those that can only be meant so: "but not" may as well ask why something is not. */
const LEFT_OUT =
  /[\s,(]*\b(?:excluding|except(?: for)?|without considering|not including|ignoring)\s+[^,;.?)]+\)?/giu;
/** Of the same sign in a row, and of signs in a row, more say nothing, and make patterns slow. */
const SAME_SIGN = /([^\p{L}\p{M}\p{N}\s])(?:\s?\1){16,}/gu;
const SIGNS = /[^\p{L}\p{M}\p{N}]{400,}/gu;
const MOST_SIGNS = 16;
/** Controls and marks of writing direction: not seen, but in the way of reading the question. */
const UNSEEN = /[\p{Cc}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** The deterministic refinement: a cleaned question, its facets, its scope and its key terms. */
export function refineWithoutModel(input: RefineInput): Brief {
  const cleaned = cleanQuestion(input.question);
  const question = input.answers.map(cleanQuestion).reduce(fillIn, cleaned);
  const questionsBack = askBack(question);
  const brief = toBrief(question, input);
  return questionsBack.length > 0 ? { ...brief, questionsBack } : brief;
}

/** The brief of a question that is clear as it stands. */
export function toBrief(question: string, input: RefineInput): Brief {
  return asWritten(readBrief(question, input));
}

function readBrief(question: string, input: RefineInput): Brief {
  const wanted = markNames(omissionsCovered(question.replaceAll(LEFT_OUT, ' ').trim()));
  const { asked, background, before, behind } = findAsked(wanted);
  const { text, brackets } = bracketsApart(asked);
  const analysis = analyseQuestion(text, before);
  const context = [background, input.context ?? ''].filter((part) => part !== '').join('\n\n');
  const keyTerms = findKeyTerms(asked, context, input.idf);
  return {
    question,
    originalQuestion: input.question,
    ...(input.context === undefined ? {} : { context: input.context }),
    language: guessLanguage(question),
    kind: analysis.kind,
    entities: analysis.entities,
    aspects: withToldBehind(askedWithBrackets(analysis.aspects, brackets), behind),
    setting: analysis.setting,
    scopeIn: [...analysis.entities, ...keyTerms.slice(0, 6).map((term) => term.phrase)].filter(isFirst),
    scopeOut: [...question.matchAll(EXCLUSION)].map((match) => (match[1] ?? '').trim()),
    keyTerms,
  };
}

/** A question that does not name what it is about leaves nothing to search for. */
export function isVague(question: string): boolean {
  return askBack(question).length > 0;
}

export function cleanQuestion(question: string): string {
  const whole = question.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
  const text = dropPreamble(
    whole
      .replace(SAME_SIGN, (_, sign: string) => sign.repeat(MOST_SIGNS))
      .replace(SIGNS, ([first = '']) => ` ${first} `),
  );
  const first = text.charAt(0);
  return /\p{Ll}/u.test(first) &&
    /^(?:how|why|when|where|which|what|who|is|are|does|do|can|should)\b/u.test(text)
    ? first.toUpperCase() + text.slice(1)
    : text;
}

function findKeyTerms(
  question: string,
  context: string,
  rarity: (term: string) => number,
): readonly KeyTerm[] {
  const idf = (word: string): number => rarityOf(word, rarity);
  const fromQuestion = keyPhrases(question, idf);
  const fromContext = keyPhrases(context, idf).map((term) => ({
    ...term,
    score: term.score * 0.5,
  }));
  return [...fromQuestion, ...fromContext].slice(0, KEY_TERM_LIMIT);
}

function isFirst(value: string, index: number, all: readonly string[]): boolean {
  return all.findIndex((other) => other.toLowerCase() === value.toLowerCase()) === index;
}
