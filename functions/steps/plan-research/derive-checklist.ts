import { isCommonStem } from '#shared/text/words/common-stems.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import type { Aspect, Brief } from '#shared/domain/brief.ts';
import { type ChecklistItem, type ItemPart, MOST_ITEMS } from '#shared/domain/plan.ts';
import { partOf } from './without-wish.ts';

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
  return toldApart(asked.slice(0, MOST_ITEMS)).map((item, index) => ({ ...item, id: `item_${index + 1}` }));
}

/** "Why is it needed?", asked of two things, is said in full of both. */
function toldApart(items: readonly Unnumbered[]): readonly Unnumbered[] {
  return items.map((item) => {
    const { asked, ...rest } = item;
    const isShared = asked !== undefined && items.some((other) => other !== item && other.asked === asked);
    return isShared ? rest : item;
  });
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
  for (let index = groups.length - 1; index >= 0 && count() > MOST_ITEMS; index -= 1) {
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
  const asked = partOf(aspect, brief, [entity, ...brief.entities]);
  const text = plainly(wording);
  const part = asked.terms.length > 0 ? { ...asked, text } : { ...CHARACTER, text };
  return { description: asQuestion(wording, brief), entity, parts: [part], topic: asked.terms };
}

/** What is looked for, without the words by which one asks for it. */
function plainly(wording: string): string {
  return wording
    .replace(/^how (?:does|do) (.+?) do on (.+)$/iu, '$2: $1')
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
  const part = partOf({ ...aspect, text: plainly(aspect.text) }, brief, []);
  const { entity, asked } = aspect;
  return {
    description: asQuestion(aspect.text, brief),
    ...(asked === undefined ? {} : { asked: asQuestion(asked, brief) }),
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

/** "trimmean の既定値": where a script has no capitals, a word of another is a name. */
const NAME_IN_OTHER_SCRIPT =
  /^\p{Script=Latin}[^?？]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hebrew}]/u;

/** "What it costs", as it stands behind "explain". */
const REPORTED = /^(?<asking>what|how much)\s+(?<who>it|he|she)\s+(?<verb>(?!was$)\p{Ll}+[^s\W]s)$/iu;

/** "Cost" of "costs", "do" of "does", "carry" of "carries". */
function baseForm(verb: string): string {
  return verb
    .replace(/^has$/iu, 'have')
    .replace(/(?<=\p{L}{2})ies$/iu, 'y')
    .replace(/(?<=^do|^go|ss|sh|(?<!^c?a)ch|x|zz)es$|s$/iu, '');
}

/** "getsubids …": what begins a question in small letters, and is no common word. */
function isNameAsTyped(text: string, { question }: Brief): boolean {
  const [first = ''] = text.split(' ');
  const [term] = terms(first);
  const isTyped = /^\p{Ll}/u.test(first) && question.startsWith(first);
  const isInEnglish = ['en', 'und'].includes(guessLanguage(question));
  return isTyped && term !== undefined && !isCommonStem(term) && (!isInEnglish || /[\d_.-]/u.test(first));
}

/** A capital to begin with, a question mark at the end of what asks. */
function worded(text: string, brief: Brief): string {
  const isName = isNameAsTyped(text, brief) || NAME_IN_CODE.test(text) || NAME_IN_OTHER_SCRIPT.test(text);
  const direct = text.replace(
    REPORTED,
    (_, asking: string, who: string, verb: string) => `${asking} does ${who} ${baseForm(verb)}`,
  );
  const capital = isName ? text : direct.charAt(0).toUpperCase() + direct.slice(1);
  const isAsked = (ASKING.test(brief.question) && !brief.entities.includes(text)) || OPENS.test(text);
  if (!isAsked) return capital;
  const opening = brief.question.includes('¿') && !text.includes('¿') ? '¿' : '';
  const asked = `${capital.replace(/[\s.?!？؟।。]+$/u, '')}${markFor(text)}`;
  return asked.replace(BEFORE_ASKING, (before) => `${before}${opening}`);
}

/** "Kiln: ¿…", "We have a kiln. ¿…": what stands before what asks. */
const BEFORE_ASKING = /^(?:.*[^\s.][.!]\s+(?=[^.!]+$)|[^:]{1,60}: (?=\p{Ll}))?/u;
const ASKING = /[?？؟]/u;
/** `resource_monitor`, `debian/rules`, `setup.py` and `with(1)` are written so. */
const NAME_IN_CODE = /^\p{Ll}+(?:[_\d/(]|\.\p{Ll}|\p{Lu})/u;
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
