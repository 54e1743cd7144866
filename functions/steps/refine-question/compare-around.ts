import { type Comparison, type Frame, listAt, onlyAsked, tidy, toThings } from './comparison.ts';
import { isAdjective } from './find-list.ts';
import { phraseBefore, withoutArticle } from './phrases.ts';
import { AUXILIARY, ENGLISH_ASKING, ORDERING } from './question-words.ts';

/** Left and right of a word such as "versus". */
function around(pattern: RegExp, asks: Comparison['asks']): Frame {
  return (clause) => {
    const match = pattern.exec(clause);
    if (!match) return undefined;
    const left = phraseBefore(clause, match.index, 4);
    const { parts, end } = listAt(clause, match.index + match[0].length);
    if (!left || parts.length === 0) return undefined;
    const before = clause.slice(0, left.start);
    const isEach =
      asks === 'each' &&
      !(/\b(?:in|with|as|by|on|at|without)\s+$/iu.test(before) && isState(parts[0]?.text ?? '')) &&
      (before.trim() === '' || /\b(?:of|for|in|about|on|with|using|to|compare)\s+$/iu.test(before));
    const words = isEach ? parts : parts.slice(0, 1);
    const after = clause.slice(words.at(-1)?.end ?? end);
    const things = [withoutArticle(left.text), ...toThings(words)].map(spellOut);
    const isWorded = isEach && before.trim() !== '' && !COMPARES.test(before);
    return {
      things,
      rest: isEach ? onlyAsked(tidy(`${before} ${after}`)) : clause,
      asks: isEach && !/\bdiffer/iu.test(before) ? 'each' : 'one',
      ...(isWorded ? { ofOne: (thing: string) => `${before}${thing}${after}`.trim() } : {}),
    };
  };
}

/** "In plain text versus encrypted": the second is no thing that one is "in". */
function isState(phrase: string): boolean {
  return /^(?:\p{Ll}{2,}[^e\W]ed|hidden|broken|frozen|written|open)[\s?.]*$/u.test(phrase);
}

const COMPARES = /\b(?:compar(?!tm)\w*|differ\w*|contrast)\b/iu;

/** "Short-term versus long-term use": the first is short-term use. */
function spellOut(thing: string, index: number, all: readonly string[]): string {
  const last = all.at(-1)?.split(/\s+/u) ?? [];
  if (index === 0 && last.length > 1 && isAdjective(thing) && isAdjective(last[0] ?? ''))
    return [thing, ...last.slice(1)].join(' ');
  return thing;
}

export const aroundEach: Frame = around(/\s+(?:vs\.?|versus|as opposed to)\s+/iu, 'each');
const EACH_BY =
  /\b(?:differences?|distinctions?|distinguish|differentiate|comparison)\b.{0,40}?\bbetween\s+(?<deed>.{3,80}?)\s+(?<by>with|by|in|on|for|via|using|through|over)\s+(?<one>(?:\S+\s+){1,5}?)(?:and|or|vs\.?|versus)\s+\k<by>\s+(?<other>\S+(?:\s+\S+){0,4}?)(?<rest>\s+(?:in|on|at|for|with|when|if|while|during|under)\s.*)?$/iu;

/** "The difference between sending mail with A and with B": each by the same preposition. */
export const byPreposition: Frame = (clause) => {
  const { deed, by, one, other, rest = '' } = EACH_BY.exec(clause)?.groups ?? {};
  if (deed === undefined || one === undefined || other === undefined) return undefined;
  const named = [one.trim(), other];
  return {
    things: named.map((thing) => withoutArticle(thing)),
    named,
    rest: deed,
    asks: 'each',
    ofOne: (thing) => `${deed} ${by} ${thing}${rest}`,
  };
};

/** "I moved it and now it holds garbage instead of zero": what happened is told. */
const TOLD_OF_ONESELF = /^(?:i|we|my|our)\b/iu;

/** "How do I get A4 pages instead of letter ones": a way to one of them is asked, not how they differ. */
const ASKS_FOR_A_WAY =
  /^(?:how (?:do|can|could|would|should|to)|is there (?:a|any) way|is it possible to|what do i (?:do|have to do|need to do))\b(?!.*\b(?:differ\w*|better|worse|prefer)\b)/iu;

/** String, spring, king, ring, wing, building, setting, ceiling and what ends in "thing" are no deeds. */
const NOUNS_IN_ING = String.raw`str|spr|k|r|w|build|sett|ceil|\p{Ll}*th`;

/** "Rely on slavery instead of hiring workers", "the part I picked rather than the rest": no second thing of the kind. */
const NOT_DONE = new RegExp(
  String.raw`(?<!(?<!\b(?:${NOUNS_IN_ING}))ing)\s+(?:rather than|instead of)\s+(?:just\s+|simply\s+)?(?:(?!(?:${NOUNS_IN_ING})ing\b(?!\s+(?:an?|the|my|our|it|them)\b))\p{Ll}+ing|the\s+(?:rest|others?))\b`,
  'iu',
);

export const aroundOne: Frame = (clause) =>
  TOLD_OF_ONESELF.test(clause) || ASKS_FOR_A_WAY.test(clause) || NOT_DONE.test(clause)
    ? undefined
    : around(/\s+(?:rather than|instead of)\s+/iu, 'one')(clause);
const VERBLESS_COMPARED =
  /^(?!.*\b(?:do|does|did|is|are|was|were|can|will|effects?|impact|efficacy|risk)\b|.*\bhow (?:many|much|often|long|far)\b.*\scompared\s)[^,;:]*?(?=\s+compared (?:with|to)\s)/iu;

export const comparedNames: Frame = (clause) =>
  VERBLESS_COMPARED.test(clause) ? around(/\s+compared (?:with|to)\s+/iu, 'each')(clause) : undefined;

/** "Wood or gas for large pots?": nothing is said of either but for what one of them is to be chosen. */
const CHOICE =
  /^(?:(?:should|shall) it be\s+)?(?<one>(?:[\w.+#@/-]+\s+){0,2}?[\w.+#@/-]+)\s+or\s+(?<other>(?!\S+\s+of\s)(?:[\w.+#@/-]+\s+){0,2}?[\w.+#@/-]+)\s+(?:for|in|when|with|on|if|to)\s+\S+\s+\S/iu;

const OPENS = new RegExp(`^(?:${ENGLISH_ASKING}|${AUXILIARY}|${ORDERING})\\b`, 'iu');

const ASKS_LATER = new RegExp(String.raw`,\s*(?:${ENGLISH_ASKING})\b`, 'iu');

export const oneOrOther: Frame = (clause) => {
  const { one, other } = CHOICE.exec(clause)?.groups ?? {};
  if (one === undefined || other === undefined || OPENS.test(clause) || ASKS_LATER.test(clause))
    return undefined;
  return { things: [one, other], named: [one, other], rest: '', asks: 'one' };
};

const BETWEEN = String.raw`^(?:.*\b(?:differences?|distinctions?|distinguish|differentiate)\b[^,;:]{0,40}?\b(?:between|among)\s+)`;
const OR = String.raw`\s+(?:and|or|versus|vs\.?)\s+`;
const DEEDS = new RegExp(
  String.raw`${BETWEEN}(?<one>\p{Ll}+ing\s[^,;:?]+?)${OR}(?<other>(?:just\s+|not\s+)?\p{Ll}+ing\b[^,;:?]*)$`,
  'iu',
);
/** What is done to a thing, not where, when or with what. */
const OBJECT = String.raw`(?!(?:to|from|in|on|at|by|with|without|when|if|as|for|about|of|into|onto|than|while|under|over|after|before|because|\p{Ll}+ed)\b)[^,;:?]+`;
const DEEDS_TO_ONE = new RegExp(
  String.raw`${BETWEEN}(?<one>\p{Ll}{2,}ing)${OR}(?<other>\p{Ll}{2,}ing)\s+(?<object>${OBJECT})$`,
  'iu',
);

/** "What is the difference between setting it to maybe and setting it to yes": two deeds, each in its own words. */
export const betweenDeeds: Frame = (clause) => {
  const { one, other } = DEEDS.exec(clause)?.groups ?? {};
  if (one === undefined || other === undefined) return undefined;
  return { things: [one, other], named: [one, other], rest: '', asks: 'one' };
};

const WAYS = new RegExp(
  String.raw`${BETWEEN}(?<one>(?:how|what|when|where|why|who)\s[^,;:?]+?)\s+and\s+(?<other>(?:how|what|when|where|why|who)\s[^,;:?]+)$`,
  'iu',
);

/** "What is the difference between how A and how B count": one question. */
export const betweenWays: Frame = (clause) => {
  const { one, other } = WAYS.exec(clause)?.groups ?? {};
  if (one === undefined || other === undefined) return undefined;
  return { things: [one, other], rest: '', asks: 'one', isOfWays: true };
};

/** "The difference between calibrating and profiling a monitor or printer": two deeds done to the same. */
export const betweenDeedsToOne: Frame = (clause) => {
  const { one, other, object } = DEEDS_TO_ONE.exec(clause)?.groups ?? {};
  if (one === undefined || other === undefined || object === undefined) return undefined;
  const things = [one, other].map((deed) => `${deed} ${object}`);
  return { things, named: things, rest: '', asks: 'each', ofOne: (thing) => `what is ${thing}` };
};
