import type { Aspect, Brief, QuestionKind } from '#shared/domain/brief.ts';
import type { ChecklistItem, Facet, ItemPart } from '#shared/domain/plan.ts';
import { contentWords } from '#shared/text/words/analyze.ts';

export const MAX_ITEMS = 7;
const MIN_ITEMS = 3;

const FACET_OF_KIND: Partial<Record<QuestionKind, Facet>> = {
  why: 'reason',
  limits: 'limits',
  quantity: 'quantity',
  when: 'conditions',
  definition: 'definition',
};

/** What else a full answer covers, by what was asked: kind -> facets in order of importance. */
const FURTHER: Readonly<Record<QuestionKind, readonly Facet[]>> = {
  comparison: ['limits', 'conditions', 'options'],
  how: ['options', 'limits', 'conditions'],
  why: ['conditions', 'limits', 'example'],
  when: ['reason', 'limits', 'example'],
  quantity: ['conditions', 'evidence', 'limits'],
  limits: ['reason', 'options', 'conditions'],
  definition: ['options', 'limits', 'example'],
  effect: ['quantity', 'evidence', 'conditions'],
  general: ['conditions', 'limits', 'evidence'],
};

const WORDING: Readonly<Record<Facet, string>> = {
  reason: 'Reasons',
  limits: 'Limits and what does not work',
  conditions: 'Conditions under which it holds',
  example: 'An example',
  quantity: 'Figures',
  options: 'Options and defaults',
  definition: 'What it is',
  evidence: 'Evidence for it',
  comparison: 'What sets them apart',
};

/** 3-7 things a full answer must cover: each compared thing, each clause of the question, then what its kind calls for. */
export function deriveChecklist(brief: Brief): readonly ChecklistItem[] {
  const asked = brief.entities.length > 1 ? entityItems(brief) : aspectItems(brief);
  const further = furtherItems(brief, MIN_ITEMS - asked.length);
  return [...asked, ...further]
    .slice(0, MAX_ITEMS)
    .map((item, index) => ({ ...item, id: `item_${index + 1}` }));
}

type Unnumbered = Omit<ChecklistItem, 'id'>;

function entityItems(brief: Brief): readonly Unnumbered[] {
  const entities = brief.entities.slice(0, MAX_ITEMS);
  const asked = brief.aspects
    .map((aspect) => toPart(withoutEntities(aspect, brief.entities), brief, brief.entities))
    .filter((part) => part.terms.length > 0);
  const items = entities.map((entity) => {
    const parts = asked.length > 0 ? asked : [CHARACTER];
    const text = asked.length > 0 ? parts.map((part) => part.text).join('; ') : 'what it is';
    return { description: `${entity}: ${text}`, entity, parts, topic: asked[0]?.terms ?? [] };
  });
  return asked.length > 0 ? items : [...items, apart(entities)].slice(0, MAX_ITEMS);
}

/** What is asked of things that are only set against each other. */
const CHARACTER: ItemPart = {
  text: 'what it is',
  terms: [],
  focus: [],
  circumstance: [],
  facet: 'definition',
};

function apart(entities: readonly string[]): Unnumbered {
  const part: ItemPart = {
    text: 'what sets them apart',
    terms: entities,
    focus: [],
    circumstance: [],
    facet: 'comparison',
  };
  return { description: `${WORDING.comparison}: ${entities.join(', ')}`, parts: [part], topic: entities };
}

function aspectItems(brief: Brief): readonly Unnumbered[] {
  return brief.aspects.slice(0, MAX_ITEMS).map((aspect) => {
    const part = toPart(aspect, brief, []);
    return { description: capitalise(part.text), parts: [part], topic: part.terms };
  });
}

function furtherItems(brief: Brief, missing: number): readonly Unnumbered[] {
  const asked = new Set(brief.aspects.map((aspect) => FACET_OF_KIND[aspect.kind]));
  const main = brief.aspects[0];
  const about =
    main === undefined ? [] : distinctWords(main.text, []).filter((word) => !inSetting(word, brief));
  const circumstance = circumstanceOf(main?.text ?? '', about);
  return FURTHER[brief.kind]
    .filter((facet) => !asked.has(facet))
    .slice(0, Math.max(0, missing))
    .map((facet) => ({
      description: [WORDING[facet], phraseOf(brief)].filter((part) => part !== '').join(': '),
      parts: [{ text: WORDING[facet].toLowerCase(), terms: about, focus: [], circumstance, facet }],
      topic: about,
    }));
}

/** What the question is about, in its own words. */
function phraseOf(brief: Brief): string {
  const phrases = brief.keyTerms
    .map((term) => term.phrase)
    .filter((phrase) => contentWords(phrase).some((word) => !COMPARING.test(word)));
  return brief.entities.length > 1 ? brief.entities.join(', ') : phrases.slice(0, 2).join(', ');
}

/** A clause that leans on the clause before it ("why is it needed") takes the topic of the question along. */
export function toPart(aspect: Aspect, brief: Brief, known: readonly string[]): ItemPart {
  const own = distinctWords(aspect.text, known);
  const leans = own.length < 2 || /\b(?:it|its|they|them|their|this|that|these|those)\b/iu.test(aspect.text);
  const main = brief.aspects[0];
  const borrowed =
    leans && known.length === 0 && main && main.text !== aspect.text ? distinctWords(main.text, known) : [];
  const facet = FACET_OF_KIND[aspect.kind];
  const terms = unique([...own, ...borrowed]).filter((word) => !inSetting(word, brief));
  return {
    text: aspect.text,
    terms,
    focus: focusOf(aspect.text, terms),
    circumstance: [...circumstanceOf(aspect.text, terms), ...borrowed.filter((word) => !own.includes(word))],
    ...(facet === undefined ? {} : { facet }),
  };
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

function withoutEntities(aspect: Aspect, entities: readonly string[]): Aspect {
  const escaped = entities
    .map((entity) => entity.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('|');
  const one = `(?:(?:the|an?)\\s+)?(?:${escaped})`;
  const list = new RegExp(
    String.raw`(?:\s*\b(?:across|between|among|of|for|in|with|on|to|at|by|from|do|does|use|using|should i use))?\s*(?<![\p{L}\p{N}])${one}(?:(?:\s*,)?\s*(?:,|\b(?:and|or|as well as|vs\.?|versus|compared (?:to|with)|rather than|instead of)\s)\s*${one})+(?![\p{L}\p{N}])`,
    'giu',
  );
  const text = aspect.text
    .replace(list, ' ')
    .replace(/["“‘'\x60]\s*["”’'\x60]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;]+|[\s,:;]+$/gu, '')
    .replace(/\s(?:by|of|for|in|on|with|between|to|from|across|among|and|or)$/iu, '');
  return { ...aspect, text: text === '' ? aspect.text : text };
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
