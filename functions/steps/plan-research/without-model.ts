import type { Brief } from '#shared/domain/brief.ts';
import type { ChecklistItem, Plan, SearchTask, SubQuestion, WritingPlan } from '#shared/domain/plan.ts';
import { addressTasks } from '#shared/domain/address-tasks.ts';
import { searchText } from '#shared/research/item-part.ts';
import { rarityOf } from '#shared/text/retrieval/rarity.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { englishWords } from '#shared/text/words/translation.ts';
import { keyPhrases } from '#shared/text/words/rake.ts';
import { deriveChecklist } from './derive-checklist.ts';

export interface PlanInput {
  readonly brief: Brief;
  readonly maxSubQuestions: number;
  readonly maxIterations: number;
  readonly resultsPerQuery: number;
  readonly sourcesPerWave: number;
  readonly queriesPerWave: number;
  /** Searches of the whole job at most. */
  readonly searchBudget: number;
  readonly maximumWords: number;
  readonly providers: readonly string[];
  /** Rarity of an analysed term in what can be searched. */
  readonly idf: (term: string) => number;
}

/** The deterministic plan: a checklist from the question's facets, and from it all the rest. */
export function planWithoutModel(input: PlanInput): Plan {
  const checklist = deriveChecklist(input.brief);
  const searchTasks = toSearchTasks(input, checklist);
  return {
    checklist,
    subQuestions: toSubQuestions(input, checklist),
    searchTasks,
    writingPlan: toWritingPlan(input, checklist),
    estimate: {
      searches: mostSearches(searchTasks, input),
      reads: input.sourcesPerWave * input.maxIterations,
      modelCalls: 0,
      usd: 0,
    },
  };
}

/** Searches of the whole run at most. */
export function mostSearches(tasks: readonly SearchTask[], input: PlanInput): number {
  const perWave = Math.min(addressTasks(tasks, input.providers).length, input.queriesPerWave);
  return Math.min(perWave * input.maxIterations, input.searchBudget);
}

export function toSubQuestions(
  input: PlanInput,
  checklist: readonly ChecklistItem[],
): readonly SubQuestion[] {
  const all = checklist.map((item) => item.id);
  const candidates = [
    { text: input.brief.question, itemIds: all },
    ...checklist.map((item) => ({ text: asQuestion(item), itemIds: [item.id] })),
  ];
  const seen = new Set<string>();
  return candidates
    .filter(({ text }) => !seen.has(fingerprint(text)) && seen.add(fingerprint(text)))
    .slice(0, input.maxSubQuestions)
    .map((candidate, index) => ({ id: `sub_${index + 1}`, ...candidate }));
}

/**
 * The question as it was asked, then for each item a full query, and before it, where a corpus is searched, a short one:
 * the corpus ranks by words and finds by few of them what is about an item; a search engine wants to know more.
 */
function toSearchTasks(input: PlanInput, checklist: readonly ChecklistItem[]): readonly SearchTask[] {
  const task = (query: string, itemIds: readonly string[], reasoning: string): SearchTask => ({
    query,
    resultCount: input.resultsPerQuery,
    reasoning,
    itemIds,
  });
  const all = checklist.map((item) => item.id);
  const short = checklist.map((item) => ({
    ...task(shortText(item, input.idf), [item.id], `What is about: ${item.description}`),
    endpoint: 'corpus' as const,
  }));
  const within = [...input.brief.setting, ...contextWords(input.brief)];
  const full = checklist.map((item) =>
    task(searchText(item, within), [item.id], `To cover: ${item.description}`),
  );
  const perItem = [...(input.providers.includes('corpus') ? short : []), ...full];
  const whole = task(input.brief.question, all, 'The question as it was asked');
  const english = input.brief.language === 'en' ? undefined : englishWords(input.brief.question);
  return [
    whole,
    ...(english === undefined
      ? []
      : [task(english, all, 'The question, as far as it can be said in English')]),
    ...perItem.filter((one) => one.query.trim() !== ''),
  ];
}

const CONTEXT_PHRASES = 2;

/** What the asker's context says most tellingly: it narrows the search. */
function contextWords({ context }: Brief): readonly string[] {
  return keyPhrases(context ?? '')
    .slice(0, CONTEXT_PHRASES)
    .flatMap(({ phrase }) => contentWords(phrase));
}

/** Verbs that only bear another one: "keep retrying", "keep readers from blocking", "want to see". */
const LIGHT =
  /\b(?:(keep(?:s|ing)?)(?=\s+(?:\S+ing\b|(?:\S+\s+){1,4}from\s+\S+ing\b))|(want|wants|try|trying|tried|need|needs|like|manage|get|got)(?=\s+to\s))/giu;

function lightWords(text: string): readonly string[] {
  return [...text.matchAll(LIGHT)].flatMap(([verb]) => contentWords(verb));
}

/** What the item is about and the rarest words of what is asked: one beside an entity, three without. */
function shortText(item: ChecklistItem, idf: (term: string) => number): string {
  const circumstance = new Set(item.parts.flatMap((part) => part.circumstance));
  const words = [...new Set([...item.topic, ...item.parts.flatMap((part) => part.terms)])];
  const light = new Set(item.parts.flatMap((part) => lightWords(part.text)));
  const own = words.filter((word) => !circumstance.has(word) && !light.has(word));
  // A part that leans on another says too little by itself: "their limits".
  const isEnough = item.entity !== undefined || own.length > 1;
  const rarest = (isEnough ? own : [...own, ...words.filter((word) => circumstance.has(word))])
    .toSorted((a, b) => rarityOf(b, idf) - rarityOf(a, idf))
    .slice(0, item.entity === undefined ? 3 : 1);
  const kept = words.filter((word) => rarest.includes(word));
  return [...(item.entity === undefined ? [] : [item.entity]), ...kept].join(' ');
}

export function toWritingPlan(input: PlanInput, checklist: readonly ChecklistItem[]): WritingPlan {
  return {
    goal: `Answer: ${input.brief.question}`,
    tone: 'Objective; quotes speak for themselves',
    sections: checklist.map((item) => ({
      title: item.entity ?? item.description,
      guidance: `Say, from the sources: ${item.parts.map((part) => part.text).join('; ')}`,
      itemIds: [item.id],
    })),
    directives: [
      'The direct answer first.',
      'Every statement with its citation.',
      'Name what was not found and where sources disagree.',
    ],
    maximumWords: input.maximumWords,
  };
}

function asQuestion(item: ChecklistItem): string {
  const text = item.description.replace(/[.?!？。؟]+$/u, '');
  return `${text}?`;
}

function fingerprint(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
