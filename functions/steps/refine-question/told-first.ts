import { contentWords } from '#shared/text/words/analyze.ts';
import { openingWork } from '#shared/text/words/named-work.ts';
import { findComparison } from './find-compared.ts';
import { AUXILIARY, ENGLISH_ASKING, ORDERING, SUBJECT } from './question-words.ts';
import { placeOfStatement, statesSomething } from './states.ts';

/** What a sentence says before it asks, and what it asks then. */
export interface ToldFirst {
  readonly told: string;
  /** What parts the two: ", " or ": ". */
  readonly pause: string;
  readonly asking: string;
  /** What is asked behind it is asked of the thing that it names, or of what it states. */
  readonly of: { readonly matter?: string; readonly isStatement?: true };
}

const FEWEST_WORDS_ASKING = 3;
const WHAT_NOW = /^what\s+(?:now|next|then)\W*$/iu;
const ASKING = new RegExp(String.raw`\b(?:${ENGLISH_ASKING})\b`, 'iu');
const OPENS_ASKING = new RegExp(
  String.raw`^(?:(?:please\s+)?(?:${ORDERING})|${AUXILIARY}|(?:anyone|anybody|someone|somebody)\s+knows?)\s`,
  'iu',
);
const LEAD = /^(?:(?:and|so|but|also)\b[\s,]*)+/iu;
const CLAUSE_OPENS = new RegExp(
  String.raw`,\s+(?=(?:so\s+)?(?:(?:in|at|on|for|to|by|from|with|of|after|until)\s+)?(?:how|what|why|when|where|who|whose)(?:['’](?:s|re))?\s+\S)`,
  'iu',
);
/** "The lid's stuck: how do I open it?" */
const COLON_OPENS = new RegExp(
  String.raw`:\s+(?=(?:${ENGLISH_ASKING})(?:['’](?:s|re))?\s+\S|(?:${AUXILIARY})\s+\p{L}+\s)`,
  'iu',
);
/** "Git shows renamed files as deleted, can I make it follow them?" */
const WHETHER_OPENS = new RegExp(String.raw`,\s+(?=(?:so\s+)?(?:${AUXILIARY})\s+(?:${SUBJECT})\s)`, 'iu');
/** Conditions, what the asker tells of himself, and messages of programs are read elsewhere. */
const NO_MATTER =
  /^(?:if|whether|when|unless|once|while|i|we|my|our|it|there|they|he|she|someone(?!\s+who))\b(?<!^(?:my|our)(?=\s+(?:[\p{L}\p{N}-]+\s+){1,3}who\b))|[:"“”`]/iu;
const FEWEST_WORDS_NAMING = 2;
/** "Guests of the annexe, do they get breakfast?", "Rabbits, do they bite?" */
const ASKED_OF_NAMED = new RegExp(
  String.raw`^,\s+(?!is\s+it\s+(?:possible|legal|allowed|true|necessary|ok|okay|worth)\b)(?:${AUXILIARY})\s+(?:it|they|he|she)\s`,
  'iu',
);
/** "Side effects of A", "prices, parking": asked for by themselves. */
const ASKED_FOR =
  /,|^(?:the\s+)?(?:[\p{L}-]+\s+)?(?:effects?|costs?|prices?|hours|times?|numbers?|address(?:es)?|dos(?:age|es?)|names?|dates?|ages?|sizes?|lengths?|weights?|limits?|fees?|causes?|symptoms?|reasons?|benefits?|risks?|advantages?|disadvantages?|history|meaning|definition|rules?|requirements?)\s+(?:of|for|at|in|on)\b/iu;
/** "Hi, does it run on Windows?": a word that names nothing. */
const NO_THING =
  /^(?:hi|hello|hey|yes|no|ok|okay|thanks|sorry|please|well|right|sure|great|good|first|second(?:ly)?|finally|today|tomorrow|now|\p{L}+ly|otherwise|instead|however|again|maybe|perhaps|besides|by the way)$/iu;
/** Two things named before are told apart, or asked one by one. */
const OF_SEVERAL = /\b(?:each|either|both|which)\b/iu;
const JOINED = /\b(?:and|or|vs\.?|versus)\b/iu;
const WITH_PREPOSITION =
  /^(?:in|of|from|by|for|on|at|with|without|under|during|within|after|before|apart|unlike|like|as|to|according|using|given|regarding|concerning|considering)\b/iu;

const SEVERAL = String.raw`\s(?:\p{Ll}+s|people|children|women|men|persons|adults|those|anyone|someone|somebody)\s`;
/** Behind several persons or things, and not behind the preposition that opens a question: "From which port …", "After surgery who can I …". */
const RELATIVE = new RegExp(
  String.raw`(?<=${SEVERAL}(?:[^,?]{1,60}\s)?)(?:who|whose)\b(?!\s+(?:${AUXILIARY})\s+(?:i|we|you)\s)|(?<=${SEVERAL})(?:whom|which)\b|\bhow(?=\sto\s)`,
  'gu',
);

/**
 * "In the trial of A in B, how …", "bike lights, how bright and what do they cost": what only names the matter, up to the pause
 * behind which something is asked of it. Undefined where the sentence begins with what it asks, or compares first.
 */
export function toldFirst(sentence: string): ToldFirst | undefined {
  const text = sentence.replaceAll(/\s+/gu, ' ');
  const work = openingWork(text);
  if (work !== undefined) return parted(text, work.length, () => ({}));
  const pause = [
    CLAUSE_OPENS.exec(text),
    pauseBehind(COLON_OPENS, text),
    pauseBehind(WHETHER_OPENS, text),
  ].reduce(firstOf);
  if (pause === null) return undefined;
  const told = text.slice(0, pause.index).replace(LEAD, '');
  if (isStatedOf(told)) return parted(text, pause.index + pause[0].length, () => ({ isStatement: true }));
  const isAskedOf = isNamedFirst(told, text.slice(pause.index));
  const fewest = (isAskedOf && !NO_THING.test(told)) || WITH_PREPOSITION.test(told) ? 1 : FEWEST_WORDS_NAMING;
  const isMatter = !NO_MATTER.test(told) && contentWords(told).length >= fewest;
  if (!isMatter || OPENS_ASKING.test(told) || ASKING.test(withoutRelative(told))) return undefined;
  const isOfSeveral = OF_SEVERAL.test(text.slice(pause.index)) && (fewest > 1 || JOINED.test(told));
  if (isOfSeveral || findComparison(told) !== undefined) return undefined;
  return parted(text, pause.index + pause[0].length, (matter) => {
    if (statesSomething(matter) || isSaidOfOne(matter, text.slice(pause.index))) return { isStatement: true };
    return WITH_PREPOSITION.test(matter) ? {} : { matter };
  });
}

const OF_NAMED = /^[^:"“”`?,]{2,60}:\s+(?=\S)/u;
/** "The box where you type", "the pot that I dropped". */
const RELATIVE_TO_ONE = /\b(?:where|when|who|whose|which)\s+(?=(?:i|we|you|it|they|one)\s)/giu;

/** "I dropped the lid", "Kilnbox on Windows: the lid where you look in is stuck": a statement, and no question. */
function isStatedOf(told: string): boolean {
  const stated = told.slice(OF_NAMED.exec(told)?.[0].length ?? 0);
  const isPlain = !MARKS.test(stated) && !OPENS_ASKING.test(stated) && !CONDITION.test(stated);
  return isPlain && statesSomething(stated) && !ASKING.test(stated.replaceAll(RELATIVE_TO_ONE, ''));
}

const MARKS = /[:"“”`]/u;
const CONDITION = /^(?:if|whether|when|unless|once|while)\b/iu;

const OF_ONE = /\b(?:it|its)\b/iu;
const OF_MANY = /\b(?:they|them|their)\b/iu;
/** Before a preposition a plural may be meant ("boat trips past the falls"), but hardly behind an article. */
const DOES =
  /^(?:[\p{L}\p{N}-]+\s){1,5}\p{Ll}{2,}[^sui\P{Ll}]s\s(?:the|an?|my|our|its|all|too|only|never|always|itself|instead)\s|^\p{Lu}[\p{L}\p{N}]*\s\p{Ll}{2,}[^sui\P{Ll}]s\s(?:over|out|off|up|down|away|into|onto|through|across)\s|^(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Tt]his|[Tt]hat)\s(?:[\p{L}\p{N}-]+\s){1,4}\p{Ll}{2,}[^sui\P{Ll}]s\s(?:over|out|off|up|down|away|into|onto|through|across|behind|beside|past|after|before|until|outside|like)\s/u;

/** "The container stretches over the screen, how do I cap it?": what is asked of one is no "stretches", but what does so. */
function isSaidOfOne(told: string, asking: string): boolean {
  return DOES.test(told) && OF_ONE.test(asking) && !OF_MANY.test(asking);
}

function firstOf(one: RegExpExecArray | null, other: RegExpExecArray | null): RegExpExecArray | null {
  return one === null || (other !== null && other.index < one.index) ? other : one;
}

/** "The error says: can not open file": what a program or a letter says asks nothing. */
const SAYS =
  /\b(?:says?|said|prints?|printed|shows?|showed|reads|reports?|reported|asks?|asked|messages?|errors?|warnings?)$/iu;

function isNamedFirst(told: string, asking: string): boolean {
  return ASKED_OF_NAMED.test(asking) && !ASKED_FOR.test(told) && !JOINED.test(told);
}

/** The pause behind what is stated or named, before what asks. */
function pauseBehind(pattern: RegExp, text: string): RegExpExecArray | null {
  const pause = pattern.exec(text);
  const told = text.slice(0, pause?.index ?? 0);
  if (pause?.[0].startsWith(':') === true && SAYS.test(told)) return null;
  const asking = text.slice(told.length);
  const isOfMatter = statesSomething(told) || isSaidOfOne(told, asking) || isNamedFirst(told, asking);
  return isOfMatter ? pause : null;
}

/** "The couple who left early, how much …": whose matter it is, and no question. */
const OF_NAMED_ONE =
  /^(?:the|an?|my|our|this|that|these|those|somebody|someone|anyone|anybody|people|guests|everyone)\s(?:[\p{L}\p{N}-]+\s){0,4}?(?:who|whose|which)\b(?!\s+(?:i|we|you)\s)/iu;

/** "In women who took it": which women, and no question; nor is "it crashes when a button is clicked". */
function withoutRelative(told: string): string {
  if (WITH_PREPOSITION.test(told) && !CALL.test(told)) return told.replaceAll(RELATIVE, '');
  const stated = placeOfStatement(told);
  if (OF_NAMED_ONE.test(told)) return told.replace(OF_NAMED_ONE, '');
  if (stated < 0) return told;
  return told.slice(0, stated) + told.slice(stated).replaceAll(WHEN, '').replace(AS_WANTED, '');
}

/** "It doesn't do what I want". */
const AS_WANTED =
  /\bwhat\s(?=(?:i|we|you|it|they)\s(?:wants?|needs?|expect(?:s|ed)?|meant|said|says|should|would)\b)/iu;

/** "with(1)" is code. */
const CALL = /^[\p{L}\d_.]+\(/u;
const WHEN = /\b(?:when|where|who|whose)\b/giu;

function parted(sentence: string, end: number, of: (told: string) => ToldFirst['of']): ToldFirst | undefined {
  const asking = sentence.slice(end);
  if (asking.trim().split(' ').length < FEWEST_WORDS_ASKING && !WHAT_NOW.test(asking)) return undefined;
  const before = sentence.slice(0, end).replace(LEAD, '');
  const told = before.replace(/[ ,:–—]+$/u, '');
  return { told, pause: before.slice(told.length), asking, of: of(told) };
}
