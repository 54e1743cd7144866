import { bearsDate, bearsFigure, withoutIdentifiers } from './asked-kind.ts';
import { reportsResult } from './features.ts';
import { withoutFiguresOf } from './without-asked-figures.ts';

/** Whether a quote tells what is asked for, given the share (0-1) of the words with which the question ends that it bears. */
export type TellsOutcome = (quote: string, endBorne: number) => boolean;

const EFFECT_ON =
  /\b(?:effects?|impacts?|influences?) of\b.+\bon\b|\b(?:wirkung|einfluss|effekt)\w*\b.+\bauf\b|\befectos?\b.+\b(?:sobre|en)\b|\beffets?\b.+\bsur\b/iu;
const PAST_DATE =
  /\bwhen (?:did|was|were)\b|\b(?:what|which) (?:year|month|century|decade)\b|\b(?:on|in|since|until) (?:what|which) (?:years|dates|months|decades|centuries)\b|\b(?:what|which) (?:years|dates|months|decades|centuries) (?:did|was|were)\b|哪一年|何年|किस (?:वर्ष|साल)|أي (?:عام|سنة)|\bwann wurde|\bcuándo fue|\bquand (?:a|fut)\b/iu;
/** Also dated by the version in which it was. */
const OF_VERSIONS = /\b(?:added|introduced|deprecated|removed|changed|renamed|dropped)\b/iu;
const COUNT = /\bhow many\b|多少|几个|幾個/iu;
const MEASURE =
  /\bhow (?:much|long|often|far|old|large|big|tall|deep|high|fast|wide|heavy|frequently)\b(?! (?:do|does|is|would) it matter)/iu;
/** Measures that are told without a number. */
const MEASURED =
  /\b(?:daily|weekly|monthly|yearly|annual(?:ly)?|hourly|once|twice|rarely|never|always|continuous\w*|permanent\w*|forever|indefinite\w*|unlimited|no limit|half|double[ds]?|triple|until|throughout|as (?:much|long|often|far|large|big|many) as|several|dozens?|decades?|centur(?:y|ies)|immediately|instant\w*)\b/iu;

const TURNS =
  'other|few|single|second|third|fourth|fifth|next|time|turn|minute|hour|day|night|morning|noon|afternoon|evening|weekday|weekend|week|fortnight|month|quarter|season|spring|summer|autumn|winter|year|decade';
const WEEKDAYS = 'mon|tues|wednes|thurs|fri|satur|sun';
const NUMBERS = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|twelve`;
/** "every two weeks", "each morning", "after each meal"; "each cut" tells no measure. */
const EACH = new RegExp(
  String.raw`\b(?:on|at|after|before|with|during|in|upon)\s+(?:every|each)\b|\b(?:every|each)\s+(?:${TURNS}|(?:${WEEKDAYS})day|${NUMBERS})s?\b`,
  'iu',
);

/** Whether the effect of one thing on another is asked for. */
export function asksForEffect(question: string): boolean {
  return EFFECT_ON.test(question);
}

/**
 * How to know by its look what a question asks for, where that can be known: the effect of one thing on another (a result
 * that names the other, with which the question ends), a date in the past, a number, a measure. Undefined for all others.
 */
export function outcomeAsked(question: string): TellsOutcome | undefined {
  if (asksForEffect(question)) return tellsEffect;
  const tells = figureAsked(question);
  const withoutAsked = withoutFiguresOf(question);
  if (tells === undefined || withoutAsked === undefined) return tells;
  return (quote, endBorne) => tells(withoutAsked(quote), endBorne);
}

function figureAsked(question: string): TellsOutcome | undefined {
  if (PAST_DATE.test(question) && !OF_VERSIONS.test(question)) return tellsDate;
  if (COUNT.test(question)) return bearsFigure;
  return MEASURE.test(question) ? tellsMeasure : undefined;
}

function tellsMeasure(quote: string): boolean {
  return bearsFigure(quote) || MEASURED.test(quote) || EACH.test(quote);
}

const ENOUGH = 0.5;

function tellsEffect(quote: string, endBorne: number): boolean {
  return reportsResult(quote) > 0 && endBorne >= ENOUGH;
}

const ISSUE = /#\d+/gu;
const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\p{Nd}/u;

/** Years are written in many ways where the script is not Latin. */
function tellsDate(quote: string): boolean {
  return (
    bearsDate(withoutIdentifiers(quote).replace(ISSUE, ' ')) || (!LATIN.test(quote) && DIGIT.test(quote))
  );
}
