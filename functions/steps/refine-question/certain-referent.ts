import { contentWords } from '#shared/text/words/analyze.ts';
import { isCommonStem } from '#shared/text/words/common-stems.ts';
import { stem } from '#shared/text/words/stem.ts';
import { isPlural } from './agreement.ts';
import { opensSomewhere } from './deed-somewhere.ts';
import { FRAME, OTHER_ASKING, OTHER_SMALL, PREPOSITION, PRONOUN } from './question-words.ts';
import type { Known } from './read-comparison.ts';
import { PERSON, referenceIn, refersBack } from './refer-back.ts';
import { statesSomething } from './states.ts';
import { withoutThatTime } from './time-named.ts';
import { isEnglish, opens } from './wording.ts';

/** What is no thing of which one asks on: when, where or how something is; and what only a part of a clause was taken for. */
const NO_THING = new RegExp(
  String.raw`^(?:(?:${PREPOSITION}|${OTHER_SMALL}|till|im|am|an|beim|this|those|these|got|gone|been)(?:\s|$)|(?:the\s+)?(?:time|day|night|date|hour|week|month|year|moment|way|place|most|least)(?:\s+of\s|$))`,
  'iu',
);
/** "Which make is our boiler": it is the boiler, or the make. */
const IS_ANOTHER =
  /^(?:which|what)\s+(?:\S+\s+){1,3}?(?:is|are|was|were)\s+(?:my|our|your|his|her|their|the|this|that)\s/iu;

const OF_ONE = /\b(?:it|its)\b/iu;
/** "What does it cost": of one. */
const SUBJECT_OF_ONE =
  /^(?:\S+\s+){0,4}?(?:is|was|does|has)\s+it\b(?!\s+(?:\p{L}+\s+){0,2}?(?:that|to|if|whether)\b)/iu;
const OF_MANY = /\b(?:they|them|their)\b/iu;
const OF_PERSON = /\b(?:he|him|his|she|her)\b/iu;
/** "What do they charge?": people do, and no thing. */
const PEOPLE_DO =
  /\bthey\s+(?:(?:also|usually|still|then|really)\s+)?(?:want|charge|ask|sell|buy|hire|pay|refund|accept|offer|give|let|allow|check|hold|say|tell|hang|open|close|deliver|send|lend|collect)\b/iu;
/** "What would that cost?", "why was that so slow?": what was asked about, all of it. */
const THAT_DEED =
  /\b(?:is|was|does|did|do|would|will|could|can|should|might|may|about|of|for|like|to)\s+(?:that|this)\b(?=\s*$|\s+(?!\p{Ll}+\s+(?:of|in|for)\b)(?:be|cost|come|mean|take|work|look|apply|help|hurt|count|still|really|also|so|not|have|happen|ok|okay|fine|allowed|right|normal)\b)/iu;
/** "Firing a bowl": a deed. */
const DOING = /^\p{Ll}{2,}ing\s/u;
/** "What if I don't like it": all that was asked about. */
const FEELS = /\b(?:like|mind|regret|enjoy|hate)\s+it\b/iu;
const IN_CASE = /^if\s/iu;
/** "What is a rail pass": there is nothing else that a pronoun may stand for. */
const DEFINES = /^(?:what|who)(?:['’]s|\s+(?:is|are|was|were))\s/iu;
/** "What did it cost us", asked after why something happened: what happened did. */
const ITS_COST = /\bit\s+(?:\p{L}+\s+)?cost\b/iu;

/**
 * True where a phrase of the clause before is certainly what a pronoun of the next stands for: it agrees with that in number and
 * kind, and nothing else can be meant. Where it is not, the clause is asked as it stands.
 */
export function isCertain(
  clause: string,
  topic: string,
  { clause: before = '', origin, frame }: Known,
): boolean {
  if (!namesThing(topic) || IS_ANOTHER.test(before) || saysWhatIs(topic, before)) return false;
  if (!isEnglish(`${before} ${clause}`)) return true;
  if (refersBack(clause) && !refersBack(withoutThatTime(clause))) return false;
  // "The lid's stuck, what holds it": of all that was told any may be meant.
  const isTold = frame !== undefined && (IN_CASE.test(frame) || !FRAME.test(frame)) && statesSomething(frame);
  if (isTold && OF_ONE.test(clause)) return false;
  const isPerson = isSomebody(topic);
  if (OF_PERSON.test(clause)) return PERSON.test(topic);
  if (OF_MANY.test(referenceIn(clause)?.word ?? clause)) {
    const isCalled = CALLED.test(topic);
    if (PEOPLE_DO.test(clause) && !isPerson && !isCalled && !areFirms(topic, before)) return false;
    return isMany(topic, before) || isCalled || isStillMeant(topic, before);
  }
  if (SUBJECT_OF_ONE.test(clause) && areThings(topic)) return false;
  if (OF_ONE.test(clause) && (isPerson || (ITS_COST.test(clause) && /^why\s/iu.test(before)))) return false;
  if (FEELS.test(clause) || opensSomewhere(clause, origin ?? before)) return false;
  if (IS_IT.test(clause) && namesAnother(before, topic)) return false;
  return !THAT_DEED.test(clause) || DEFINES.test(before) || !opens(before) || DOING.test(topic);
}

/** "The banks", "tablets for the heart", and nothing that only ends so, as "attrs" does. */
function areThings(topic: string): boolean {
  const [noun = ''] = topic.split(/\s+(?:of|in|for|on|with|to|from|by|that|when)\s/u);
  const last = /(?<![\p{L}\p{N}_.-])\p{Ll}{2,}[^suia\P{L}]s$/u.exec(noun)?.[0];
  if (last === undefined || ENDS_SO.test(noun)) return false;
  return /^the\s/iu.test(topic) || isCommonStem(stem(last));
}

const ENDS_SO =
  /(?:\p{L}ics|diabetes|herpes|rabies|series|species|measles|news|lens|always|perhaps|means|headquarters|works|barracks|crossroads)$/u;

export function namesThing(topic: string): boolean {
  return !NO_THING.test(topic);
}

const IS_SO = new RegExp(
  String.raw`^(?:is|are|was|were|has|have|had)(?:n['’]t)?\s+(?!(?:${PRONOUN})\s)`,
  'iu',
);
const NO_MORE = /^(?:\s+(?:again|already|now|then|today|yet|still|anyway|too|properly|right))*\W*$/iu;

/** "Is the lift working again": what such a question has to its end is no name alone, but says how the thing is. */
function saysWhatIs(topic: string, before: string): boolean {
  const bare = topic.replace(/^the\s+/iu, '');
  const at = before.toLowerCase().indexOf(bare.toLowerCase());
  return IS_SO.test(before) && at > 0 && NO_MORE.test(before.slice(at + bare.length));
}

/** "How big is it", "what is it now": said of any thing; "where is it stored" is not. */
const IS_IT = new RegExp(
  String.raw`^(?:what|when|where|who|how\s+\p{L}+|which\s+\p{L}+)\s+(?:is|was|would)\s+it(?:\s+be)?(?!\s+\p{L}+(?:ed|en)\b|\s+(?:kept|set|put|held|made|found|sold|built|for|of|about)\b)`,
  'iu',
);
const NAMES_ONE = /\b(?:an?|the|my|our|your|his|her)\s+(?=\p{L})/iu;
/** "The height of the tower": a side of it. */
const SIDE_BEFORE =
  /\b(?:an?|the)\s+(?:[\p{L}-]+\s+){1,3}(?:of|for)\s+(?:(?:an?|the|my|our|your|his|her)\s+)?$/iu;
const ARTICLE_BEFORE = /\b(?:an?|the|my|our|your|his|her)\s+$/iu;

/** "Will a bowl fit in the small kiln, how big is it?" */
function namesAnother(before: string, topic: string): boolean {
  const bare = topic.replace(/^the\s+/iu, '');
  const at = before.toLowerCase().indexOf(bare.toLowerCase());
  if (at < 0) return false;
  const left = before.slice(0, at).replace(SIDE_BEFORE, '').replace(ARTICLE_BEFORE, '');
  return NAMES_ONE.test(left) || NAMES_ONE.test(before.slice(at + bare.length));
}

/** "Where do salmon spawn, how do they swim, why do they die?" */
function isStillMeant(topic: string, before: string): boolean {
  return OF_MANY.test(before) && !PEOPLE_DO.test(before) && !/^the\s/iu.test(topic);
}

/** Who takes money for what they do; "tenants" and "boilers" do not. */
const FIRMS =
  /\b(?:banks|building societies|shops|stores|supermarkets|markets|bakeries|butchers|pharmacies|firms|companies|agencies|businesses|suppliers|providers|insurers|brokers|dealers|sellers|retailers|landlords|hotels|hostels|inns|pubs|caf[eé]s|restaurants|caterers|museums|libraries|cinemas|theat(?:re|er)s|schools|universities|clinics|hospitals|doctors|dentists|vets|lawyers|solicitors|notaries|accountants|plumbers|electricians|builders|carpenters|potters|painters|gardeners|mechanics|garages|airlines|railways|carriers|couriers|hauliers|movers|airports)$/iu;
const MOST_BESIDE = 1;

/** "How do banks work, and what do they charge?": nobody else is named. */
function areFirms(topic: string, before: string): boolean {
  if (!FIRMS.test(topic) || !isMany(topic, before)) return false;
  return contentWords(before).length - contentWords(topic).length <= MOST_BESIDE;
}

/** By its form, or by the verb that it has: "where do salmon spawn". */
function isMany(topic: string, before: string): boolean {
  const at = before.toLowerCase().indexOf(topic.replace(/^the\s+/iu, '').toLowerCase());
  const isSaidOfMany = at > 0 && VERB_OF_MANY.test(before.slice(0, at));
  return isSaidOfMany || isPlural(topic) || /\s(?:and|or|&)\s/iu.test(topic);
}

const VERB_OF_MANY = /\b(?:do|are|were|have)\s+(?:(?:the|my|our)\s+)?$/iu;

/** "The brother", not what has a name, as firms and programs have, too. */
function isSomebody(topic: string): boolean {
  return PERSON.test(topic) && /^\p{Ll}/u.test(topic);
}

/** "Dafür", "davon": all that was asked about, as "that" is. */
const THEREFORE = /(?<!\p{L})da(?:für|von|mit|bei|zu|nach|durch|gegen)(?!\p{L})/iu;
/** "Der Krug leckt, wo stelle ich ihn hin?": what is told first names more than a thing. */
const TOLD_ELSEWHERE = new RegExp(String.raw`,\s+¿?(?:${OTHER_ASKING})\s`, 'iu');
const OF_OTHERS = /\b(?:else|instead|other(?:s|wise)?)\b/iu;
const NAMED = /\p{Lu}|[\d_`]/u;
/** With a name in it: more than one may be meant; not "the capital of Peru". */
const CALLED = /^(?![Tt]he\s|[Aa]n?\s).*\p{Lu}/u;

/** Names of programs have small letters; they are no common words, and have no article. */
export function isName(topic: string): boolean {
  const isBare = !/^(?:the|this|that|these|those)\s/iu.test(topic);
  return NAMED.test(topic) || (isBare && contentWords(topic).some((word) => !isCommonStem(stem(word))));
}

/** True where a phrase says something as it stands before a clause that leaves it out: a name, or more than one common word. */
export function saysEnough(topic: string, clause: string, known: Known): boolean {
  if (known.clause?.startsWith(`${topic}:`) === true) return true;
  if (!isEnglish(`${known.clause ?? ''} ${clause}`))
    return namesThing(topic) && !THEREFORE.test(clause) && !TOLD_ELSEWHERE.test(known.clause ?? '');
  if (isSomebody(topic) || OF_PERSON.test(clause) || OF_OTHERS.test(clause)) return false;
  return isCertain(clause, topic, known) && (isName(topic) || contentWords(topic).length > 1);
}
