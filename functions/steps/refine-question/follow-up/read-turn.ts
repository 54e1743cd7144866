import { contentWords } from '#shared/text/words/analyze.ts';
import { OTHER_ASKING, PREPOSITION } from '../question-words.ts';
import { opens } from '../wording.ts';

/** What is put in the place of something in the question before: a thing, or a circumstance ("in children"). */
export interface Turn {
  readonly phrase: string;
  readonly isCircumstance: boolean;
}

const LEAD =
  /^(?:(?:and|but|so|or|ok(?:ay)?|also|then|now|und|aber|oder|et|mais|ou|y|e|pero|também|también|und auch|auch)[\s,]+|¿\s*)+/iu;
const ABOUT =
  /^(?:(?:what|how) about|what (?:is|are|was|were) it like (?:for|with)|what if (?:it is|it's|we use|i use|one uses)|was ist mit|wie ist (?:es|das) (?:mit|bei)|wie sieht (?:es|das) (?:mit|bei|für)|wie steht es (?:um|mit)|qu['’]en est-il (?:des|du|de la|de l['’]|de|d['’])|que (?:dire|penser) (?:des|du|de la|de)|pour (?=l['’]|les? |la )|(?:qué|que) (?:pasa con|hay de|tal)|e (?:quanto a|que tal))\s*/iu;
const ABOUT_CHINESE = /^(?:那么|那|而|还有)?\s*(?<phrase>.{1,24}?)\s*呢\s*$/u;
const ABOUT_ELSEWHERE =
  /^(?:و)?ماذا عن\s+(?<arabic>.+)$|^(?:और\s+)?(?<hindi>.{1,40}?)\s+(?:के बारे में क्या|का क्या)$/u;
const CIRCUMSTANCE = new RegExp(
  String.raw`^(?:${PREPOSITION}|compared (?:to|with)|relative to|assuming|bei|für|mit|ohne|nach|während|gegen|über|unter|vor|seit|durch|im|am|contre|sur|sous|contra|sobre|de|chez|pour|dans|en|avec|sans|para|con|sin|em)\s+\S`,
  'iu',
);
const OTHER_OPENING = new RegExp(String.raw`^(?:${OTHER_ASKING})(?=\s)`, 'iu');
const NO_PHRASE =
  /^(?:why|how|when|where|who|since when|how (?:much|many|long|often)|not|even)\b|^\p{L}+ (?:which|what|whom|when|how)\b/iu;
const MOST_WORDS = 7;

/** The question without the "and" that ties it to the one before. */
export function withoutLead(question: string): string {
  const rest = question.trim().replace(LEAD, '');
  return rest === '' ? question.trim() : rest;
}

/** "And what about X", "and in children?", "X呢？"; undefined for a question that says itself what it asks. */
export function readTurn(question: string): Turn | undefined {
  const asked = bare(question);
  const elsewhere = ABOUT_ELSEWHERE.exec(asked)?.groups;
  const named =
    ABOUT_CHINESE.exec(asked)?.groups?.['phrase'] ?? elsewhere?.['arabic'] ?? elsewhere?.['hindi'];
  if (named !== undefined) return toTurn(named);
  const rest = withoutLead(asked);
  const about = ABOUT.exec(rest);
  if (about) return toTurn(rest.slice(about[0].length));
  return isFragment(rest, asked) ? toTurn(rest) : undefined;
}

function toTurn(text: string): Turn | undefined {
  const phrase = bare(text).replace(/\s+(?:instead|then|though|as well|too|dann|alors|entonces)$/iu, '');
  return phrase === '' ? undefined : { phrase, isCircumstance: CIRCUMSTANCE.test(phrase) };
}

/** A few words without a verb of asking: "and the risks?", "for women?" */
function isFragment(rest: string, asked: string): boolean {
  if (opens(rest) || OTHER_OPENING.test(rest) || NO_PHRASE.test(rest)) return false;
  const words = rest.split(/\s+/u).length;
  if (words > MOST_WORDS || contentWords(rest).length === 0) return false;
  return rest !== asked || CIRCUMSTANCE.test(rest) || words <= 3;
}

function bare(text: string): string {
  return text.trim().replace(/^[¿¡\s]+|[\s?？؟.!。！…]+$/gu, '');
}
