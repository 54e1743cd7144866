import { contentWords } from '#shared/text/words/analyze.ts';
import { analyseQuestion } from '../analyse-question.ts';
import { withoutArticle } from '../phrases.ts';
import { topicOf } from '../topic-of.ts';
import { refersBack, replaceReference } from '../refer-back.ts';
import { isEnglish } from '../wording.ts';
import { compares, findPlace, stretchesIn } from './find-place.ts';
import { type Turn, readTurn, withoutLead } from './read-turn.ts';

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
  const texts = aspects.length === 0 ? [asked] : aspects.map(({ text }) => text);
  return texts.map((text) => asSentence(withSubject(text, earlier), question)).join(' ');
}

/** "He", after "who wrote it", is in the answer. */
const IN_ANSWER = /\b(?:he|she|him|her|his)\b/iu;

function open(text: string): string {
  return text.replace(/[\s?？؟.!]+$/u, '');
}

function applyTurn({ phrase: said, isCircumstance }: Turn, earlier: string): string {
  const phrase = withHead(said, earlier);
  if (isCircumstance) return inCircumstance(earlier, phrase);
  const chinese = SUBJECT_CHINESE.exec(earlier)?.groups?.['subject'];
  if (chinese !== undefined) return earlier.replace(chinese, () => phrase);
  const place = findPlace(earlier, phrase);
  if (place) return replaceAt(earlier, place, phrase);
  return asSideOf(phrase, earlier);
}

/** "The 1929 one" after a question about a crisis is the 1929 crisis. */
function withHead(phrase: string, earlier: string): string {
  const which = /^(?<which>.+?)\s+ones?$/iu.exec(phrase)?.groups?.['which'];
  const head = thingOf(earlier)
    ?.split(/\s+(?:of|in|for)\s+/iu)[0]
    ?.split(/\s+/u)
    .at(-1);
  return which === undefined || head === undefined ? phrase : `${which} ${head}`;
}

/** What a question is about, or the last thing that it names. */
function thingOf(question: string): string | undefined {
  return topicOf(question) ?? stretchesIn(question).at(-1)?.text;
}

const SUBJECT_CHINESE =
  /^(?<subject>[^对對与與和在的如怎吗嗎，,？?]{1,12}?)(?=对|對|在|的|如何|怎|是|能否|可以|会不会|有|为什么|為什麼|与|和)/u;

/** The phrase where the other stood, with the article that stood there. */
function replaceAt(
  earlier: string,
  place: { readonly text: string; readonly start: number; readonly end: number },
  phrase: string,
): string {
  const bare = withoutArticle(place.text);
  const article = place.text.slice(0, place.text.length - bare.length);
  const hasOwn = withoutArticle(phrase) !== phrase;
  const isNamed = /^\p{Lu}/u.test(phrase) && !/^\p{Lu}/u.test(bare);
  const kept = hasOwn || isNamed || /^an?\s$/iu.test(article) ? '' : article;
  return `${earlier.slice(0, place.start)}${kept}${phrase}${earlier.slice(place.end)}`;
}

/** What is asked of the topic, in the setting that the earlier question named. */
function asSideOf(phrase: string, earlier: string): string {
  const topic = topicOf(earlier);
  if (topic === undefined || !isEnglish(earlier)) return `${earlier}: ${phrase}`;
  if (compares(earlier)) return `As to ${phrase}, ${earlier.slice(0, 1).toLowerCase()}${earlier.slice(1)}`;
  const at = earlier.toLowerCase().indexOf(withoutArticle(topic).toLowerCase());
  const after = at < 0 ? '' : earlier.slice(at + withoutArticle(topic).length);
  const setting = /\s(?:in|for|among|during|with|at|on|under)\s+[^,?]+$/iu.exec(after)?.[0] ?? '';
  const being = /s$/iu.test(phrase) ? 'are' : 'is';
  return `What ${being} the ${withoutArticle(phrase)} of ${topic}${setting}`;
}

/** Of these one takes the place of another: no one is a child and an adult, and no year another. A place gives way to a place. */
const GROUPS = [
  /\b(?:adults?|children|kids|infants?|babies|adolescents|teenagers|teens|women|men|elderly|older (?:people|adults)|seniors|pregnancy|pregnant women|athletes)\b/iu,
  /\b(?:1[89]|20)\d\d\b/u,
];
/** Where something stands on a scale. */
const AT = /(?<=\s)at\s+[^,?]+$/iu;

function inCircumstance(earlier: string, phrase: string): string {
  const group = GROUPS.find((pattern) => pattern.test(phrase));
  const named = /^(?<preposition>\p{L}+)\s+(?:the\s+)?\p{Lu}/u.exec(phrase)?.groups?.['preposition'];
  const same = group
    ? new RegExp(
        String.raw`(?<=\s)(?:in|for|among|during|with)\s+(?:the\s+)?(?:[^,?\s]+\s)?${group.source}`,
        'iu',
      )
    : named === undefined
      ? undefined
      : new RegExp(String.raw`(?<=\s)${named}\s+(?:the\s+)?\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*$`, 'u');
  if (/^at\s/iu.test(phrase) && AT.test(earlier)) return earlier.replace(AT, () => phrase);
  if (same?.test(earlier) === true) return earlier.replace(same, () => phrase);
  return `${earlier} ${phrase}`;
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

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
