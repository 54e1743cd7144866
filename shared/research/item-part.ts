import type { Aspect, Brief, QuestionKind } from '#shared/domain/brief.ts';
import type { ChecklistItem, Facet, ItemPart } from '#shared/domain/plan.ts';
import { contentWords } from '#shared/text/words/analyze.ts';

const FACET_OF_KIND: Partial<Record<QuestionKind, Facet>> = {
  why: 'reason',
  limits: 'limits',
  quantity: 'quantity',
  when: 'conditions',
  definition: 'definition',
};

/** A clause that leans on the clause before it ("why is it needed") takes the topic of the question along. */
export function itemPart(aspect: Aspect, brief: Brief, known: readonly string[]): ItemPart {
  const own = distinctWords(aspect.text.replace(ORDERS, ''), known);
  const given = wordsOnlyGiven(aspect);
  const leans = aspect.given === undefined && (own.length < 2 || LEANING.test(aspect.text));
  const main = brief.aspects[0];
  const borrowed =
    leans && known.length === 0 && main && main.text !== aspect.text ? distinctWords(main.text, known) : [];
  const facet = FACET_OF_KIND[aspect.kind];
  const carried = aspect.given === undefined ? [] : distinctWords(aspect.given, known);
  const terms = unique([...own, ...borrowed, ...carried]).filter((word) => !inSetting(word, brief));
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

/** "What do I get back then?" leans on what was asked before. */
const LEANING =
  /\b(?:it|its|they|them|their|this|that|these|those)\b|\b(?:then|instead|otherwise|afterwards|meanwhile|(?<!\b(?:is|are|was|were)\s)there)\s*[?.]?$/iu;

/** The words to search for an item: what it is about, then what is asked of it. */
export function searchText(item: ChecklistItem, setting: readonly string[]): string {
  const words = item.parts.flatMap((part) => part.terms);
  return [...new Set([...(item.entity === undefined ? [] : [item.entity]), ...words, ...setting])].join(' ');
}

/** "Give an overview of": how one asks, not for what. */
const ORDERS =
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
const COMPARING = /^(?:differ\w*|compar(?!tm)\w*|contrast\w*|versus|vs|similar\w*)$/iu;

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
