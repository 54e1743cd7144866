import type { Aspect, Brief, QuestionKind } from '#shared/domain/brief.ts';
import type { ChecklistItem, Facet, ItemPart } from '#shared/domain/plan.ts';
import { contentWords } from '#shared/text/words/analyze.ts';

export const MAX_ITEMS = 7;

const FACET_OF_KIND: Partial<Record<QuestionKind, Facet>> = {
  why: 'reason',
  limits: 'limits',
  quantity: 'quantity',
  when: 'conditions',
  definition: 'definition',
};

type Unnumbered = Omit<ChecklistItem, 'id'>;

/**
 * What was asked and nothing else: each clause, each side and each compared thing that the question names, worded as a
 * question. Where that is too much, what is asked of several things alike is one item, the last first.
 */
export function deriveChecklist(brief: Brief): readonly ChecklistItem[] {
  const groups = brief.aspects.map((aspect) => itemsOf(aspect, brief));
  const items = fit(groups);
  const asked =
    items.length > 0 ? items : [toItem({ text: brief.question.trim() || NAMELESS, kind: brief.kind }, brief)];
  return asked.slice(0, MAX_ITEMS).map((item, index) => ({ ...item, id: `item_${index + 1}` }));
}

const NAMELESS = 'What was asked';

/** The items of one aspect: apart, and as one. */
interface Group {
  readonly apart: readonly Unnumbered[];
  readonly together: Unnumbered;
}

function fit(groups: readonly Group[]): readonly Unnumbered[] {
  const chosen = groups.map((group) => group.apart);
  const count = (): number => chosen.reduce((sum, items) => sum + items.length, 0);
  for (let index = groups.length - 1; index >= 0 && count() > MAX_ITEMS; index -= 1) {
    const group = groups[index];
    if (group) chosen[index] = [group.together];
  }
  return chosen.flat();
}

function itemsOf(aspect: Aspect, brief: Brief): Group {
  const { of = [], compares } = aspect;
  if (compares !== undefined) {
    const item = comparisonItem(aspect, brief);
    return { apart: [item], together: item };
  }
  if (of.length < 2) {
    const item = toItem(aspect, brief);
    return { apart: [item], together: item };
  }
  const text = `${joinNames(of, brief)}: ${aspect.text}`;
  return {
    apart: of.map((entity, index) => itemOfThing(aspect, { entity, index, brief })),
    together: { ...toItem({ ...aspect, text }, brief) },
  };
}

/** What sets things apart is found where several of them are named together. */
function comparisonItem(aspect: Aspect, brief: Brief): Unnumbered {
  const things = aspect.compares ?? [];
  const part: ItemPart = {
    text: aspect.text,
    terms: things,
    focus: [],
    circumstance: [],
    facet: 'comparison',
  };
  return { description: asQuestion(aspect.text, brief), parts: [part], topic: things };
}

interface OfThing {
  readonly entity: string;
  readonly index: number;
  readonly brief: Brief;
}

function itemOfThing(aspect: Aspect, { entity, index, brief }: OfThing): Unnumbered {
  const wording = aspect.wordings?.[index] ?? `${entity}: ${aspect.text}`;
  const asked = toPart(aspect, brief, [entity, ...brief.entities]);
  const text = plainly(wording);
  const part = asked.terms.length > 0 ? { ...asked, text } : { ...CHARACTER, text };
  return { description: asQuestion(wording, brief), entity, parts: [part], topic: asked.terms };
}

/** What is looked for, without the words by which one asks for it. */
function plainly(wording: string): string {
  return wording
    .replace(/^as to (.+?), what is known about /iu, '$1: ')
    .replace(/(^|: )what is known about /iu, '$1');
}

/** What is asked of things that are only set against each other. */
const CHARACTER: ItemPart = {
  text: 'what it is',
  terms: [],
  focus: [],
  circumstance: [],
  facet: 'definition',
};

function toItem(aspect: Aspect, brief: Brief): Unnumbered {
  const part = toPart({ ...aspect, text: plainly(aspect.text) }, brief, []);
  const { entity } = aspect;
  return {
    description: asQuestion(aspect.text, brief),
    ...(entity === undefined ? {} : { entity }),
    parts: [part],
    topic: part.terms,
  };
}

/** As a person would write it down, with what was said to hold for all of it when that is short. */
function asQuestion(text: string, brief: Brief): string {
  const context =
    brief.context
      ?.replace(/\s+/gu, ' ')
      .replace(/[\s.;,]+$/u, '')
      .trim() ?? '';
  const isShown = context !== '' && context.length <= SHORT_CONTEXT;
  return isShown ? `${worded(text, brief)} (${context})` : worded(text, brief);
}

const SHORT_CONTEXT = 60;

/** A capital to begin with, a question mark at the end of what asks. */
function worded(text: string, brief: Brief): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const isAsked = (ASKING.test(brief.question) && !brief.entities.includes(text)) || OPENS.test(text);
  if (!isAsked) return capital;
  const opening = brief.question.includes('¿') ? '¿' : '';
  return `${opening}${capital.replace(/[\s.?!？؟।。]+$/u, '')}${markFor(text)}`;
}

const ASKING = /[?？؟]/u;
const OPENS =
  /(?:^|: |, )(?:how|what|why|when|where|which|who|is|are|does|do|did|can|should|has|have|will)\b/iu;

function markFor(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return '？';
  return /\p{Script=Arabic}/u.test(text) ? '؟' : '?';
}

function joinNames(things: readonly string[], { language }: Brief): string {
  const joint = language === 'en' ? ' and ' : ' / ';
  return `${things.slice(0, -1).join(', ')}${joint}${things.at(-1) ?? ''}`;
}

/** A clause that leans on the clause before it ("why is it needed") takes the topic of the question along. */
export function toPart(aspect: Aspect, brief: Brief, known: readonly string[]): ItemPart {
  const own = distinctWords(aspect.text.replace(BIDS, ''), known);
  const given = wordsOnlyGiven(aspect);
  const leans =
    aspect.given === undefined &&
    (own.length < 2 || /\b(?:it|its|they|them|their|this|that|these|those)\b/iu.test(aspect.text));
  const main = brief.aspects[0];
  const borrowed =
    leans && known.length === 0 && main && main.text !== aspect.text ? distinctWords(main.text, known) : [];
  const facet = FACET_OF_KIND[aspect.kind];
  const terms = unique([...own, ...borrowed]).filter((word) => !inSetting(word, brief));
  return {
    text: aspect.text,
    terms,
    focus: focusOf(aspect.text, terms),
    circumstance: unique([
      ...(given.length > 0 ? given : circumstanceOf(aspect.text, terms)),
      ...borrowed.filter((word) => !own.includes(word)),
    ]).filter((word) => terms.includes(word)),
    ...(facet === undefined ? {} : { facet }),
  };
}

/** "Give an overview of": how one asks, not for what. */
const BIDS =
  /^(?:please\s+)?(?:explain|describe|list|name|tell|give|summari[sz]e|show|discuss|outline|define|say|state|mention|provide)\s+(?:me\s+|us\s+)?(?:(?:an?\s+|the\s+)?(?:short\s+|brief\s+)?(?:overview|summary|list|explanation)\s+of\s+)?/iu;

/** What was said before the question and is not asked again; none where nothing else is left to look for. */
function wordsOnlyGiven({ text, given }: Aspect): readonly string[] {
  if (given === undefined) return [];
  const words = contentWords(given);
  const asked = new Set(contentWords(text.replace(given, ' ')));
  return asked.size > 0 ? unique(words).filter((word) => !asked.has(word)) : [];
}

/** "Which keys", "what limits": the noun asked for is often not in the answer, which names it instead. */
function focusOf(text: string, terms: readonly string[]): readonly string[] {
  const asked =
    /\b(?:which|what)\s+(?!(?:is|are|was|were|does|do|did|can|should|happens?)\b)([^,;?]+)/iu.exec(text)?.[1];
  const first = asked === undefined ? undefined : contentWords(asked)[0];
  return first !== undefined && terms.length > 1 && terms.includes(first) ? [first] : [];
}

function inSetting(word: string, brief: Brief): boolean {
  return brief.setting.some((name) => contentWords(name).includes(word));
}

const CIRCUMSTANCE =
  /\s(?:when|while|if|unless|with|using|via|through|in|within|inside|during|after|before|for|from|compared)\s/iu;

/** The words after the first "when", "with", "in" …, unless that leaves nothing before it. */
function circumstanceOf(text: string, terms: readonly string[]): readonly string[] {
  const match = CIRCUMSTANCE.exec(text);
  if (!match) return [];
  const head = new Set(contentWords(text.slice(0, match.index)));
  const rest = terms.filter((word) => !head.has(word));
  return terms.some((word) => head.has(word)) ? rest : [];
}

function distinctWords(text: string, known: readonly string[]): readonly string[] {
  const skip = new Set(known.flatMap((entity) => contentWords(entity)));
  return unique(contentWords(text)).filter((word) => !skip.has(word) && !COMPARING.test(word));
}

/** Words that say that things are compared, not in what. */
const COMPARING = /^(?:differ\w*|compar\w*|contrast\w*|versus|vs|similar\w*)$/iu;

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
