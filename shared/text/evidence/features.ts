import { AIM, DECREASE, INCREASE, NO_EFFECT, SIGNIFICANCE, UNSETTLED } from '../words/cue-words.ts';
import { backgroundOf } from './report-sections.ts';
import { bearsDate, bearsFigure, reasonIn } from './asked-kind.ts';
import type { DocumentView } from './document-view.ts';
import { wordShares } from './gram-shares.ts';
import type { QuestionView } from './question-view.ts';
import { kindOf } from './kind-of-answer.ts';
import { lexicalShares } from './lexical-shares.ts';
import { sectionShares } from './section-shares.ts';
import { type Sign, signsOf } from './signs.ts';
import { weighQuestion } from './weighed-question.ts';

/**
 * What the scorer looks at, in this order. The first four, and what is said in other words, are shares of the weight of
 * the question's terms; a date, a figure, a reason, a result, what tells another kind of answer and (against it) an aim
 * count only where one is asked for, and all but the aim only as far as the words of the question stand around it.
 */
export const FEATURES = [
  'statement',
  'grams',
  'headings',
  'near',
  'source',
  'date',
  'figure',
  'reason',
  'result',
  'aim',
  'question',
  'pointer',
  'background',
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
  const { document, question, rarity, relevance } = input;
  const weighed = weighQuestion(question, document, rarity);
  const shares = lexicalShares(weighed, document);
  const grams = wordShares(question, document);
  const sections = sectionShares(document, question, weighed.weightOf);
  const cues = cuesOf(document, question);
  const background = backgroundOf(document);
  const gramShares = document.statements.map((_, index) => weighed.gramShare(grams(index)));
  const mostOpen = 1 - gramShares.reduce((most, share) => Math.max(most, share), 0);
  return document.statements.map((_, index) => {
    const { statement: own, passage, headings, before, near, synonym, held } = shares(index);
    const around = Math.min(1, NEAR_ENOUGH * (passage + headings)) * Math.min(1, HELD_BY_OTHERS + held);
    const section = sections(index);
    const sameQuestion = Math.max(own, section, before);
    const place = { index, sameQuestion, weightOf: weighed.weightOf };
    const kind = around === 0 ? 0 : around * kindOf(document, question, place);
    const told = cues(index, { around, own });
    return [
      own,
      gramShares[index] ?? 0,
      headings,
      mostOpen * near,
      relevance,
      ...told,
      background(index),
      synonym,
      kind,
      section,
    ];
  });
}

/** Where half of the question stands around a statement, a figure in it may well be the one that is asked for. */
const NEAR_ENOUGH = 2;
/** What counts of such a figure where neither its statement nor a heading above bears anything of the question. */
const HELD_BY_OTHERS = 0.5;

interface Around {
  /** How much of the question stands around a statement, or above it, 0-1. */
  readonly around: number;
  /** How much of it stands in the statement itself, 0-1. */
  readonly own: number;
}

const QUESTION_MARKS = '?？؟';

/**
 * By statement: date, figure, reason, result, aim, question, pointer. What says of a change, not how it is, points
 * elsewhere, too, and so does an entry of a list of contents.
 */
function cuesOf(
  document: DocumentView,
  { asked, withoutFigures }: QuestionView,
): (index: number, around: Around) => readonly number[] {
  const read = signsOf(document);
  const told = (sign: Sign, index: number): number =>
    withoutFigures === undefined
      ? read(sign, index)
      : Number(sign(withoutFigures(document.statements[index]?.text ?? '')));
  const asksForChange = asked.has('version') || asked.has('date');
  const isAsked = { finding: isOfFinding(asked), effect: asked.has('effect') };
  return (index, { around, own }) => {
    const statement = document.statements[index];
    if (statement === undefined) return NO_CUES;
    const isProse = statement.kind !== 'code';
    const isNear = around > 0;
    const isOld = !asksForChange && document.tellsChanges(statement);
    return [
      isNear && isProse && asked.has('date') ? around * told(bearsDate, index) : 0,
      isNear && asked.has('figure') ? around * told(bearsFigure, index) : 0,
      isNear && isProse && asked.has('reason') ? around * reasonIn(statement.text, own) : 0,
      isNear && isAsked.effect ? around * read(reportsResult, index) : 0,
      Math.max(isAsked.effect ? read(isAim, index) : 0, isAsked.finding ? read(isUnsettled, index) : 0),
      Number(QUESTION_MARKS.includes(statement.text.at(-1) ?? ' ')),
      Number(isOld || statement.isPointer),
    ];
  };
}

const NO_CUES = [0, 0, 0, 0, 0, 0, 0];

const isAim = (text: string): boolean => AIM.test(text);
const isUnsettled = (text: string): boolean => UNSETTLED.test(text);

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
