import { askedFurther } from './asked-further.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { type List, findList } from './find-list.ts';
import { withoutArticle } from './phrases.ts';
import { AUXILIARY, ORDERING, ENGLISH_ASKING } from './question-words.ts';
import { topicOf } from './topic-of.ts';

const ENGLISH_WORD = new RegExp(
  String.raw`\b(?:${ENGLISH_ASKING}|${AUXILIARY}|${ORDERING}|the|of|and|or|for|versus|vs|with|to)\b`,
  'iu',
);

/** Private signs are those that stand for others while a question is read. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Greek}\p{Co}]/u;

export function isEnglish(text: string): boolean {
  if (!['en', 'und'].includes(guessLanguage(text))) return false;
  return ENGLISH_WORD.test(text) && !OTHER_SCRIPT.test(text);
}

export function bareName(item: string): string {
  return withoutArticle(item).replace(/[\s,.;:?]+$/u, '');
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function joinNames(things: readonly string[], like: string): string {
  if (!isEnglish(like)) return things.join(', ');
  return things.length < 2
    ? (things[0] ?? '')
    : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`;
}

const MAY =
  /^(?:(?<may>should|can|could|may|must|do|shall)\s+(?<who>i|we|you|one|people)|is it (?:\p{L}+ )?(?:possible|allowed|safe|legal) to)\s+(?<deed>.+)$/iu;

/** "Should I …, and how": what is asked is how to do it. */
function howTo(clause: string, asking: string): string | undefined {
  const { may, who = 'I', deed } = MAY.exec(clause)?.groups ?? {};
  if (deed === undefined || !/^how$/iu.test(asking)) return undefined;
  return `How ${/^(?:can|could|may)$/iu.test(may ?? 'can') ? 'can' : 'do'} ${who} ${deed}`;
}

/** "Which is cheaper, and why": a mere question word with what it is asked of. */
export function together(clause: string, asking: string): string {
  if (!isEnglish(clause)) return `${clause} (${asking})`;
  return (
    howTo(clause, asking) ??
    askedFurther(clause, asking) ??
    `${clause}, and ${asking.charAt(0).toLowerCase()}${asking.slice(1)}`
  );
}

const SIDES_OF_THING =
  /\b(?:considering|in terms of|with (?:regard|respect) to|regarding|concerning|looking at|focus(?:ing|ed)? on|covering|including|as to|as regards|when it comes to|taking into account|in view of|judged by|based on)\s+/iu;
/** "… in speed, cost and safety": the preposition is of all three. */
const BEFORE_SIDES = /^(?:in|on|for|by)\s+(?=\S)/iu;
const SIDES_AFTER_COMPARING = /(?:^|\s)(?:in|on|for|by)\s+/giu;

/** "… for a small team, considering throughput and cost": the sides on which things are compared, and the rest. */
export function splitSides(rest: string): { readonly sides: readonly string[]; readonly rest: string } {
  const named = SIDES_OF_THING.exec(rest);
  if (named) {
    const sides = sidesIn(rest.slice(named.index + named[0].length));
    if (sides.length > 0) return { sides, rest: tidy(rest.slice(0, named.index)) };
  }
  const colon = /^(.*?)\s*:\s*(.+)$/u.exec(rest);
  if (colon) {
    const sides = sidesIn(colon[2] ?? '');
    if (sides.length > 1) return { sides, rest: tidy(colon[1] ?? '') };
  }
  const bareList = sidesIn(rest.replace(BEFORE_SIDES, ''));
  if (bareList.length > 1) return { sides: bareList, rest: '' };
  for (const match of rest.matchAll(SIDES_AFTER_COMPARING)) {
    const sides = sidesIn(rest.slice(match.index + match[0].length));
    if (sides.length > 1) return { sides, rest: tidy(rest.slice(0, match.index)) };
  }
  return { sides: [], rest };
}

/** The things of a list that is all of a text. */
function sidesIn(text: string): readonly string[] {
  const list = findList(tidy(text));
  return list?.head.trim() === ''
    ? list.items.map((item) => `${bareName(item)}${list.tail}`.trim())
    : betweenCommas(tidy(text));
}

const FEWEST_BETWEEN_COMMAS = 3;

/** "Memory use, stability and price": commas tell the things apart, whatever words they are made of. */
function betweenCommas(text: string): readonly string[] {
  const items = text.split(/,\s*(?:and\s+|or\s+)?|\s+and\s+(?=[^,]+$)/u).map(bareName);
  const isList =
    text.includes(',') &&
    items.length >= FEWEST_BETWEEN_COMMAS &&
    items.every(
      (item) => /^\p{L}\S*(?:\s\S+){0,3}$/u.test(item) && !ENGLISH_WORD.test(item.split(' ')[0] ?? ''),
    );
  return isList ? items : [];
}

function tidy(text: string): string {
  return text.replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/gu, '');
}

interface OfThing {
  readonly thing: string;
  readonly side: string | undefined;
  readonly rest: string;
  /** In whose language it is asked. */
  readonly like: string;
}

const WHAT_IS: Readonly<Record<string, (thing: string) => string>> = {
  de: (thing) => `Was ist ${thing}`,
  fr: (thing) => `Qu’est-ce que ${thing}`,
  es: (thing) => `Qué es ${thing}`,
  it: (thing) => `Che cos’è ${thing}`,
  pt: (thing) => `O que é ${thing}`,
  nl: (thing) => `Wat is ${thing}`,
  zh: (thing) => `什么是${thing}`,
  ar: (thing) => `ما هو ${thing}`,
  hi: (thing) => `${thing} क्या है`,
};

function whatIs(thing: string, like: string): string {
  return WHAT_IS[guessLanguage(like)]?.(thing) ?? thing;
}

/** What is asked of one of several things, as a person would ask it. */
export function ofThing({ thing, side, rest, like }: OfThing): string {
  if (!isEnglish(like) && side === undefined && rest === '') return whatIs(thing, like);
  if (!isEnglish(like))
    return [thing, [side, rest].filter(Boolean).join(' ')].filter((part) => part !== '').join(': ');
  const open = /^(?:which|what|how|why|when|who|where)\b/iu.test(rest) && !OF_LAST.test(rest);
  if (open) return `${thing}: ${[side, rest].filter(Boolean).join(', ')}`;
  const bounded =
    OF_LAST.test(rest) ||
    /^(?:for|of|inside|between|about|without|after|before|through|in|on|at|with|when|if|during|among|by|to|from|under|over|as|within|since)\b/iu.test(
      rest,
    );
  const about = rest === '' ? thing : bounded ? `${thing} ${rest}` : `${thing} and ${rest}`;
  if (side === undefined)
    return rest === '' ? `What ${isOfMany(thing) ? 'are' : 'is'} ${thing}` : `What is known about ${about}`;
  if (ASKS.test(side)) return `${about}: ${side}`;
  const does = isOfMany(thing) || !(bounded || rest === '') ? 'do' : 'does';
  return bounded ? `How ${does} ${thing} do on ${side} ${rest}` : `How ${does} ${about} do on ${side}`;
}

/** "… and the errors that the linter prints": says which errors are meant. */
const OF_LAST =
  /^(?:that|(?:which|whom?)\s+(?:the|an?|i|you|we|they|it|he|she|my|your|our|its|this|these))\s/iu;

/** A name that is in doubt is of one: "thrombosis is", "a virus is". */
function isOfMany(thing: string): boolean {
  const [noun = ''] = thing.split(/\s+(?:of|in|for|on|with|to|that|when)\s/u);
  if (/(?<!\p{L})(?:data|people|children|criteria|phenomena|media|bacteria)$/iu.test(noun)) return true;
  return /(?<!\p{L})\p{Ll}+[^sui\s\p{P}\p{S}]s$/u.test(noun) && !ONE_WITH_S.test(noun);
}

/** "Type 2 diabetes is", "quantum mechanics is". */
const ONE_WITH_S =
  /(?:(?:diabet|herp)es|rabies|series|species|measles|news|(?:mathemat|phys|econom|eth|genet|mechan|polit|linguist|electron|robot|acoust|opt|dynam|kinet|genom|proteom|informat|analyt|logist|athlet|gymnast|aerob|obstetr|pa?ediatr|orthop(?:a?ed)|hydraul|aesthet|semant|phonet|bioeth|geriatr|ballist|ergonom)ics)$/u;

/** A side in a word or two: what follows a preposition would be taken for a part of it. */
const SHORT_SIDE = /^(?!(?:the|an?|any|all|how)\s)[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u;

/** "An overview of heat pumps: cost and noise": a side of what stands before the colon. */
export function ofSide(list: List, item: string): string | undefined {
  const before = /^(.*?)\s*:\s*(?:(?:its|their|the|his|her)\s+)?$/iu.exec(list.head)?.[1] ?? '';
  const topic = topicOf(before) ?? before;
  if (contentWords(topic).length === 0) return undefined;
  const side = `${item.replace(/^(?:its|their|his|her)\s+/iu, '')}${list.tail}`.trim();
  if (!isEnglish(`${before} ${side}`) || ASKS.test(side)) return `${topic}: ${side}`;
  return SHORT_SIDE.test(side)
    ? `What is known about the ${side} of ${topic}`
    : `${topic}: what is known about ${side}`;
}

const ASKS = new RegExp(`^(?:${ENGLISH_ASKING}|${AUXILIARY}|${ORDERING})\\b`, 'iu');

/** True for a text that begins as an English question does. */
export function opens(text: string): boolean {
  return ASKS.test(text.replace(/^with (?:respect|regard) to [^,?]{2,60}?(?=\s(?:which|what)\b)\s*/iu, ''));
}

/** A question that reads as the one it comes from begins. */
export function asQuestion(text: string, like: string): string {
  if (!isEnglish(like)) return text;
  return ASKS.test(text.replace(CIRCUMSTANCE, '')) ? text : `What is known about ${text}`;
}

/** "For samples of unequal size, is …" */
const CIRCUMSTANCE =
  /^(?:for|in|on|at|with|without|within|under|during|among|given|if|when|once|while|until|unless|after|before)\s[^,?]{2,120},\s+/iu;
