import { phraseAfter, withoutArticle } from '../phrases.ts';
import { isBaseVerb } from '../question-words.ts';
import { topicOf } from '../topic-of.ts';
import { isEnglish } from '../wording.ts';
import { compares, findPlace, stretchesIn } from './find-place.ts';
import type { Turn } from './read-turn.ts';

/** The earlier question, asked of what a turn names or in the circumstance that it adds. */
export function applyTurn({ phrase: said, isCircumstance }: Turn, earlier: string): string {
  const phrase = withHead(said, earlier);
  if (isCircumstance) return inCircumstance(earlier, phrase);
  if (isBaseVerb(phrase) && DONE.test(earlier)) return earlier.replace(DONE, () => phrase);
  const chinese = SUBJECT_CHINESE.exec(earlier)?.groups?.['subject'];
  if (chinese !== undefined) return earlier.replace(chinese, () => phrase);
  const place = findPlace(earlier, phrase);
  if (place) return replaceAt(earlier, place, phrase) + namesLost(place.text, phrase);
  return asSideOf(phrase, earlier);
}

/** "Rows per table", in the place of "an SQLite database", are still those of SQLite. */
function namesLost(there: string, phrase: string): string {
  const words = withoutArticle(there).split(/\s+/u);
  const names = words.filter(hasNameInside);
  const isLost = names.length > 0 && names.length < words.length && !/\p{Lu}|\d/u.test(phrase);
  return isLost ? ` (${names.join(' ')})` : '';
}

function hasNameInside(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d/u.test(word);
}

/** "And delete?": something else is done to the same thing. */
const DONE = /(?<=^how (?:do|can|could|should|would) (?:i|we|you|one) |^how to )\p{L}+(?=\s)/iu;

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
export function thingOf(question: string): string | undefined {
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
  if (compares(earlier)) return `${earlier.replace(/[?.\s]+$/u, '')}, considering ${phrase}`;
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
/** What comes after these is a part of what is asked about, not where or when it is. */
const OF_THING = /^(?:against|between|of|from|than|about|via|through|over|gegen|von|contre|contra)\b/iu;
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
  const preposition = OF_THING.exec(phrase)?.[0];
  const there =
    preposition === undefined ? -1 : earlier.toLowerCase().indexOf(` ${preposition.toLowerCase()} `);
  const thing = there < 0 ? undefined : phraseAfter(earlier, there + (preposition?.length ?? 0) + 2);
  if (thing) {
    const verb = /\s(\p{Ll}+)$/u.exec(thing.text)?.[1] ?? '';
    const end = thing.end - (isBaseVerb(verb) ? verb.length + 1 : 0);
    return `${earlier.slice(0, there + 1)}${phrase}${earlier.slice(end)}`;
  }
  return `${earlier} ${phrase}`;
}
