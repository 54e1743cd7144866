import { saturate } from '../retrieval/bm25.ts';
import { AIM, DECREASE, INCREASE, NO_EFFECT, SIGNIFICANCE, UNSETTLED } from '../words/cue-words.ts';
import { bearsDate, bearsFigure, isOfVersion, reasonIn } from './asked-kind.ts';
import type { AnalysedStatement, DocumentView } from './document-view.ts';
import { wordShares } from './gram-shares.ts';
import type { QuestionView } from './question-view.ts';
import { kindOf } from './kind-of-answer.ts';
import { sectionShares } from './section-shares.ts';

/**
 * What the scorer looks at, in this order. The first five, and what is said in other words, are shares of the weight of
 * the question's terms; a date, a figure, a reason, a result, what tells another kind of answer and (against it) an aim
 * count only where one is asked for, and all but the aim only as far as the words of the question stand around it.
 */
export const FEATURES = [
  'statement',
  'passage',
  'grams',
  'headings',
  'before',
  'source',
  'date',
  'figure',
  'reason',
  'result',
  'aim',
  'question',
  'pointer',
  'synonym',
  'kind',
  'section',
] as const;
export type Feature = (typeof FEATURES)[number];
export type FeatureVector = readonly number[];

export interface FeatureInput {
  readonly document: DocumentView;
  readonly question: QuestionView;
  /** How rare a term is; see `blendRarity`. */
  readonly rarity: (term: string) => number;
  /** Relevance of the document among those that were found, 0-1. */
  readonly relevance: number;
}

/** One vector per statement of the document. */
export function featuresOf(input: FeatureInput): readonly FeatureVector[] {
  const { document, question, relevance } = input;
  const weighed = weigh(input);
  const shares = wordShares(question, document);
  const sections = sectionShares(document, question, (term) => Math.max(LEAST_WEIGHT, input.rarity(term)));
  return document.statements.map((statement, index) => {
    const { statement: own, passage, headings, before, synonym, held } = lexical(weighed, index);
    const near = Math.min(1, NEAR_ENOUGH * (passage + headings)) * Math.min(1, HELD_BY_OTHERS + held);
    const around = { near, own, tellsChanges: document.tellsChanges(statement) };
    const kinds = cuesOf(statement, question, around);
    const grams = weighed.gramShare(shares(index));
    const section = sections(index);
    const kind =
      kindOf(statement, question, { document, sameQuestion: Math.max(own, section, before) }) * near;
    return [own, passage, grams, headings, before, relevance, ...kinds, synonym, kind, section];
  });
}

/** Where half of the question stands around a statement, a figure in it may well be the one that is asked for. */
const NEAR_ENOUGH = 2;
/** What counts of such a figure where neither its statement nor a heading above bears anything of the question. */
const HELD_BY_OTHERS = 0.5;

/** Statements on either side that belong to the passage around one. */
const AROUND = 2;
const PASSAGE_STATEMENTS = 2 * AROUND;

interface WeighedTerm {
  readonly term: string;
  readonly weight: number;
  /** Each a group of terms that, all together, say the same. */
  readonly otherwise: readonly (readonly string[])[];
  /** Whether a text says the same by a phrase. */
  readonly isPhrasedIn: (text: string) => boolean;
}

interface Weighed {
  readonly document: DocumentView;
  readonly terms: readonly WeighedTerm[];
  readonly total: number;
  readonly gramShare: (shares: readonly number[]) => number;
}

const LEAST_WEIGHT = 0.05;

const never = (): boolean => false;

function weigh({ document, question, rarity }: FeatureInput): Weighed {
  const weightOf = (term: string): number => Math.max(LEAST_WEIGHT, rarity(term));
  const terms = question.terms.map((term) => ({
    term,
    weight: weightOf(term),
    otherwise: otherwise(term, question, document),
    isPhrasedIn: question.phrased.get(term) ?? never,
  }));
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  const words = question.words.map(({ term }) => weights.get(term) ?? LEAST_WEIGHT);
  const wordTotal = words.reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    document,
    terms,
    total: terms.reduce((sum, { weight }) => sum + weight, 0) || 1,
    gramShare: (shares) =>
      words.reduce((sum, weight, index) => sum + weight * (shares[index] ?? 0), 0) / wordTotal,
  };
}

/** Other words of the same sense, the long form of a short one, and the short form where all of the long one is asked. */
function otherwise(
  term: string,
  { terms: wanted, alike }: QuestionView,
  { acronyms }: DocumentView,
): readonly (readonly string[])[] {
  const long = acronyms.get(term);
  const short = [...acronyms].filter(
    ([, words]) => words.includes(term) && words.every((word) => wanted.includes(word)),
  );
  return [
    ...[...(alike.get(term) ?? [])].map((other) => [other]),
    ...(long === undefined ? [] : [long]),
    ...short.map(([name]) => [name]),
  ];
}

type Lexical = Readonly<Record<'statement' | 'passage' | 'headings' | 'before' | 'synonym' | 'held', number>>;

function lexical({ document, terms, total }: Weighed, index: number): Lexical {
  const { statements, averageLength, about } = document;
  const sums = { statement: 0, passage: 0, headings: 0, before: 0, synonym: 0, held: 0 };
  const own = statements[index];
  if (own === undefined) return sums;
  const { first, last } = passageAround(statements, index);
  const above = document.termsAbove(own);
  const previous = statements[index - 1];
  const before = previous?.headings === own.headings ? previous.counts : undefined;
  let length = 0;
  for (let at = first; at <= last; at += 1) length += statements[at]?.length ?? 0;
  const relativeLength = length / (PASSAGE_STATEMENTS * averageLength);
  for (const { term, weight, otherwise: others, isPhrasedIn } of terms) {
    const count = own.counts.get(term) ?? 0;
    let nearby = 0;
    for (let at = first; at <= last; at += 1) nearby += statements[at]?.counts.get(term) ?? 0;
    if (count > 0 || above.has(term)) sums.held += weight;
    if (count > 0) sums.statement += weight * saturate(count, own.length / averageLength);
    else if (before?.has(term) === true) sums.before += weight;
    const isOtherwise =
      count === 0 &&
      (others.some((group) => group.every((one) => own.counts.has(one))) || isPhrasedIn(own.text));
    if (isOtherwise) sums.synonym += weight;
    if (nearby > 0) sums.passage += weight * saturate(nearby, relativeLength);
    else if (above.has(term) || about.has(term)) sums.headings += weight;
  }
  return {
    statement: sums.statement / total,
    passage: sums.passage / total,
    headings: sums.headings / total,
    before: sums.before / total,
    synonym: sums.synonym / total,
    held: sums.held / total,
  };
}

/** From where to where the statement's neighbours below the same headings stand. */
function passageAround(
  statements: readonly AnalysedStatement[],
  index: number,
): { readonly first: number; readonly last: number } {
  const headings = statements[index]?.headings;
  let [first, last] = [index, index];
  while (first > index - AROUND && statements[first - 1]?.headings === headings && first > 0) first -= 1;
  while (last < index + AROUND && statements[last + 1]?.headings === headings && last + 1 < statements.length)
    last += 1;
  return { first, last };
}

interface Around {
  /** How much of the question stands around a statement, or above it, 0-1. */
  readonly near: number;
  /** How much of it stands in the statement itself, 0-1. */
  readonly own: number;
  readonly tellsChanges: boolean;
}

const QUESTION_MARKS = '?？؟';

/**
 * Date, figure, reason, result, aim, question, pointer: what says of a change, not how it is, points elsewhere, too, and
 * so does an entry of a list of contents.
 */
function cuesOf(
  { text, headings, isPointer, kind }: AnalysedStatement,
  { asked }: QuestionView,
  { near, own, tellsChanges }: Around,
): readonly number[] {
  const isOld = !asked.has('version') && !asked.has('date') && (tellsChanges || headings.some(isOfVersion));
  const isProse = kind !== 'code';
  return [
    isProse && asked.has('date') && bearsDate(text) ? near : 0,
    asked.has('figure') && bearsFigure(text) ? near : 0,
    isProse && asked.has('reason') ? near * reasonIn(text, own) : 0,
    asked.has('effect') ? near * reportsResult(text) : 0,
    Number((asked.has('effect') && AIM.test(text)) || (isOfFinding(asked) && UNSETTLED.test(text))),
    Number(QUESTION_MARKS.includes(text.at(-1) ?? ' ')),
    Number(isOld || isPointer),
  ];
}

/** Whether something is so, or what comes of it, is not answered by what is still to be found out. */
function isOfFinding(asked: QuestionView['asked']): boolean {
  return asked.has('effect') || asked.has('whether');
}

const DIRECTED = once(INCREASE, DECREASE);
const TESTED = once(SIGNIFICANCE, NO_EFFECT);

/** How much a statement reports what came of something: direction, significance, no effect. */
export function reportsResult(text: string): number {
  return (DIRECTED.test(text) ? 0.5 : 0) + (TESTED.test(text) ? 0.5 : 0);
}

/** Either pattern, looked for but once: without the flag that makes a pattern remember where it was. */
function once(first: RegExp, second: RegExp): RegExp {
  return new RegExp(`${first.source}|${second.source}`, 'iu');
}
