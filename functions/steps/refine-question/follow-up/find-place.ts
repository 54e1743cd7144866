import { stem } from '#shared/text/words/stem.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { type Stretch, phraseAfter, withoutArticle } from '../phrases.ts';
import { PREPOSITION, SIDE, isVerb } from '../question-words.ts';
import { topicOf } from '../topic-of.ts';
import { isEnglish } from '../wording.ts';

/** Sides of things in German, French, Spanish and Portuguese. */
const OTHER_SIDE =
  'vorteile|nachteile|risiken|kosten|ursachen|(?:neben)?wirkungen|folgen|grenzen|avantages|inconvénients|risques|effets|coûts?|causes|limites|conséquences|beneficios|riesgos|efectos|ventajas|desventajas|costos|costes|causas|límites|consecuencias|vantagens|desvantagens|riscos|efeitos|benefícios|custos';
const SIDES = new RegExp(
  `^(?:the\\s+|its\\s+|their\\s+)?(?:\\p{L}+\\s+){0,2}?(?:${SIDE}|${OTHER_SIDE})$`,
  'iu',
);
/** Endings of what is a quality, a deed or a measure, and not a thing that has some. */
const ABSTRACT =
  /\p{L}{2}(?:tion|sion|ity|ment|ance|ence|ness|ship|hood|cy|ism|ality|loss|rates?|weight|safety|price|speed|noise|quality|ung|ungen|heit|heiten|keit|keiten|ité|dad|idad)s?$/iu;

/** True for what is a side of things: costs, risks, safety. */
function isSide(phrase: string): boolean {
  return SIDES.test(phrase);
}

/** Where in a question a phrase belongs: the stretch of it that names a thing of the same sort; undefined where none does. */
export function findPlace(question: string, phrase: string): Stretch | undefined {
  const topic = topicOf(question);
  const scored = stretchesIn(question).map((stretch, index) => ({
    stretch,
    score: likeness(stretch, { phrase, question, topic }) - index * 0.01,
  }));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, one) => (found === undefined || one.score > found.score ? one : found),
    undefined,
  );
  return best !== undefined && best.score >= LEAST ? best.stretch : undefined;
}

const LEAST = 0.9;

/** What comes next is a verb, known or not. */
const ASKER_DOES = /\b(?:do|can|could|should|would|may|must)\s+(?:i|we|you|one)\s+$|^how\s+to\s+$/iu;

/** "By default", "in general": no thing, before or behind the bar. */
const OF_SET_PHRASE =
  /\b(?:by\s+\|(?:default|hand|design|law|nature|far)|at\s+\|(?:rest|once|all|least|most|first|last|night)|in\s+\|(?:general|practice|theory|total|fact|advance|detail|short|parallel)|on\s+\|(?:average|demand|time|purpose))(?![\p{L}-])/iu;

/** The noun phrases of a question. */
export function stretchesIn(question: string): readonly Stretch[] {
  const topic = topicOf(question);
  const found: Stretch[] = [];
  let at = 0;
  for (const word of question.matchAll(/\S+/gu)) {
    if (
      word.index < at ||
      OF_SET_PHRASE.test(`${question.slice(0, word.index)}|${question.slice(word.index)}`) ||
      ASKER_DOES.test(question.slice(0, word.index)) ||
      isDeed(word[0], question.slice(word.index + word[0].length))
    )
      continue;
    const stretch = phraseAfter(question, word.index, 5);
    const isDegree = /\bhow\s+$/iu.test(question.slice(0, word.index));
    if (isDegree || !stretch || stretch.start !== word.index || contentWords(stretch.text).length === 0)
      continue;
    found.push(named(withoutPredicate(stretch, topic), question));
    at = stretch.end;
  }
  return found;
}

/** "retries in": before a preposition or the end a plural is a thing. */
const ENDS_NOUN = new RegExp(`^(?:[\\s?.!]*$|\\s+(?:${PREPOSITION})\\b)`, 'iu');

/** A verb, by itself or by the article of its object. */
function isDeed(word: string, after: string): boolean {
  if (!/^\p{Ll}/u.test(word) || (word.endsWith('s') && ENDS_NOUN.test(after))) return false;
  return isVerb(word) || (word.endsWith('ed') && /^\s+(?:the|an?)\s/iu.test(after));
}

/** "ibuprofen safe" is about ibuprofen. */
function withoutPredicate(stretch: Stretch, topic: string | undefined): Stretch {
  const bare = topic === undefined ? '' : withoutArticle(topic);
  const at = stretch.text.toLowerCase().indexOf(bare.toLowerCase());
  if (bare === '' || at < 0 || withoutArticle(stretch.text) !== stretch.text.slice(at)) return stretch;
  return {
    text: stretch.text.slice(0, at + bare.length),
    start: stretch.start,
    end: stretch.start + at + bare.length,
  };
}

/** Where verbs are not known, a name begins with its capital: "wirkt Metformin". */
function named(stretch: Stretch, question: string): Stretch {
  const at = stretch.text.search(/(?<=\s)\p{Lu}/u);
  if (isEnglish(question) || at <= 0 || /^\p{Lu}/u.test(stretch.text)) return stretch;
  return { text: stretch.text.slice(at), start: stretch.start + at, end: stretch.end };
}

interface Sought {
  readonly phrase: string;
  readonly question: string;
  readonly topic: string | undefined;
}

function likeness(stretch: Stretch, { phrase, question, topic }: Sought): number {
  const there = withoutArticle(stretch.text);
  const here = withoutArticle(phrase);
  const inEnglish = isEnglish(question);
  const heads = [headOf(here), headOf(there)] as const;
  const sharesHead = stem(heads[0].toLowerCase()) === stem(heads[1].toLowerCase());
  const isPlaceOfSide = holdsSide(stretch, question) && !isPartOfNamed(stretch, { phrase, question });
  if (!sharesHead && isSide(here) && !holdsSide(stretch, question)) return -1;
  if (!sharesHead && isPlaceOfSide && !isSide(here)) return isQuality(here, question) ? 2 : -1;
  if (!sharesHead && isQuality(here, question) && COMPARING.test(question)) return -1;
  let score = topic !== undefined && bareTopic(topic).startsWith(there.toLowerCase()) ? 0.75 : 0;
  if (sharesHead) score += 4;
  if (/\b(?:for|in|on|with|by|at|during|among|from|to)\s+$/iu.test(question.slice(0, stretch.start)))
    score -= 1.25;
  if (isSide(here)) score += 2;
  score += ABSTRACT.test(heads[0]) === ABSTRACT.test(heads[1]) ? 0.5 : -2;
  if (inEnglish) score += isName(here, false) === isName(there, stretch.start === 0) ? 1 : -1;
  score += isLower(heads[0]) === isLower(heads[1]) ? 0.75 : -0.75;
  if (/s$/iu.test(heads[0]) === /s$/iu.test(heads[1])) score += 0.5;
  if (wordCount(here) === wordCount(there)) score += 0.25;
  score += Math.min(4, sharedEnding(heads[0], heads[1])) * 0.2;
  return score - (/\d/u.test(there) === /\d/u.test(here) ? 0 : 0.5);
}

/** "The half-life" of something, "in running costs": what is asked of a thing, and no thing. */
function holdsSide({ text, start, end }: Stretch, question: string): boolean {
  if (/^\s+(?:of|du|des?|del|dell[aeo]|von|vom|dos?|das?)\b|^\s+d['’]/iu.test(question.slice(end)))
    return true;
  return isSide(withoutArticle(text)) && /\b(?:in|on|by|of|as to)\s+$/iu.test(question.slice(0, start));
}

/** "The write buffer of Kestrel", where it is asked about "the read cache" next: a part of what has a name, and no side. */
function isPartOfNamed(
  { text, start, end }: Stretch,
  { phrase, question }: Pick<Sought, 'phrase' | 'question'>,
): boolean {
  if (/\bof\s+$/iu.test(question.slice(0, start))) return false;
  const isPart =
    /^the\s/iu.test(phrase) && /^the\s\p{Ll}/iu.test(text) && /^\s+of\s+\p{Lu}/u.test(question.slice(end));
  return isPart && !isSide(withoutArticle(text)) && !ABSTRACT.test(headOf(withoutArticle(text)));
}

/** What several things are compared by, and no further thing: "noise", "comfort", asked after a comparison of two. */
function isQuality(phrase: string, question: string): boolean {
  if (ABSTRACT.test(headOf(phrase))) return true;
  return COMPARING.test(question) && !isName(phrase, false) && isEnglish(question);
}

const COMPARING = /\b(?:compar(?!tm)\w+|versus|vs\.?|than|differ\w*|better|or)\b/iu;

/** True for a question that sets things side by side. */
export function compares(question: string): boolean {
  return COMPARING.test(question);
}

function bareTopic(topic: string): string {
  return withoutArticle(topic).toLowerCase();
}

function headOf(phrase: string): string {
  return (
    phrase
      .split(/\s+(?:of|in|for|de|von)\s+/iu)[0]
      ?.split(/\s+/u)
      .at(-1) ?? phrase
  );
}

/** A word with a capital or a digit, not counting the one that begins a sentence. */
function isName(phrase: string, isFirst: boolean): boolean {
  const words = phrase.split(/\s+/u).slice(isFirst ? 1 : 0);
  return words.some((word) => /\p{Lu}|^\p{L}+\d/u.test(word));
}

function isLower(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}

function wordCount(phrase: string): number {
  return phrase.split(/\s+/u).length;
}

function sharedEnding(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length += 1;
  return length;
}
