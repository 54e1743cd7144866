import type { Aspect } from '#shared/domain/brief.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { analyseQuestion } from '../analyse-question.ts';
import { withoutArticle } from '../phrases.ts';
import { refersBack, replaceReference } from '../refer-back.ts';
import { deedOf } from '../happening.ts';
import { bareName, capital, isEnglish } from '../wording.ts';
import { applyTurn, thingOf } from './apply-turn.ts';
import { stretchesIn } from './find-place.ts';
import { readTurn, withoutLead } from './read-turn.ts';

/**
 * A question that follows up on another, worded so that it stands alone: "and what about X?" asks of X what was asked before,
 * "it" is what the earlier question was about, and a question that is whole stays as it is.
 */
export function standAlone(question: string, before: string): string {
  const earlier = before.trim().replace(/[\s?？؟.!。！]+$/u, '');
  const turn = readTurn(question);
  if (turn) return asSentence(applyTurn(turn, earlier), question);
  const asked = withoutLead(question);
  if (!refersBack(asked) && sharesWord(asked, earlier)) return asSentence(asked, question);
  if (IN_ANSWER.test(asked) && /^who(?:se)?\b/iu.test(earlier))
    return asSentence(`${open(asked)} (${earlier})`, question);
  const own = analyseQuestion(before).aspects.length;
  const aspects = analyseQuestion(`${asSentence(earlier, before)} ${capital(asked)}`).aspects.slice(own);
  const texts = aspects.length === 0 ? [asked] : aspects.map((aspect) => withDeed(aspect, earlier));
  return texts.map((text) => asSentence(withSubject(text, earlier), question)).join(' ');
}

/** "SQS: which keys can be used", asked after how SQS encrypts messages, is asked of that. */
function withDeed({ text, given }: Aspect, earlier: string): string {
  const label = given === undefined ? undefined : `${bareName(given)}: `;
  const deed = isEnglish(earlier) ? deedOf(earlier) : undefined;
  if (label === undefined || deed === undefined || !text.startsWith(label)) return text;
  return `${text.slice(label.length)} when ${deed}`;
}

/** "He", after "who wrote it", is in the answer. */
const IN_ANSWER = /\b(?:he|she|him|her|his)\b/iu;

function open(text: string): string {
  return text.replace(/[\s?？؟.!]+$/u, '');
}

/** Short, without a name of its own, and no topic in it yet: asked of the topic. */
function withSubject(text: string, earlier: string): string {
  if (contentWords(text).length > SHORT || sharesWord(text, earlier)) return text;
  const bare = open(text);
  if (!isEnglish(earlier)) return `${bare} (${earlier})`;
  const thing = thingOf(earlier);
  const replaced = thing === undefined ? undefined : replaceReference(bare, thing);
  if (thing === undefined || replaced !== undefined) return replaced ?? text;
  const names = stretchesIn(earlier)
    .map((one) => withoutArticle(one.text))
    .filter((one) => /\p{Lu}|\d/u.test(one));
  return `${bare} (${[...new Set([withoutArticle(thing), ...names])].slice(0, MOST_NAMES).join(', ')})`;
}

const MOST_NAMES = 3;

const SHORT = 4;

function sharesWord(text: string, earlier: string): boolean {
  const known = new Set(contentWords(earlier));
  return contentWords(text).some((word) => known.has(word));
}

function asSentence(text: string, like: string): string {
  const trimmed = capital(text.trim());
  if (/[?？؟]$/u.test(trimmed)) return trimmed;
  const mark = /[?？؟]\s*$/u.exec(like)?.[0]?.trim() ?? '';
  return `${trimmed}${mark}`;
}
