import type { Brief } from '#shared/domain/brief.ts';
import type {
  ChecklistItem,
  Endpoint,
  Plan,
  SearchTask,
  SubQuestion,
  WritingPlan,
} from '#shared/domain/plan.ts';
import { deriveChecklist } from './derive-checklist.ts';

export interface PlanInput {
  readonly brief: Brief;
  readonly maxSubQuestions: number;
  readonly maxIterations: number;
  readonly resultsPerQuery: number;
  readonly sourcesPerWave: number;
  readonly maximumWords: number;
  readonly providers: readonly string[];
}

/** The deterministic plan: a checklist from the question's facets, and from it all the rest. */
export function planWithoutModel(input: PlanInput): Plan {
  const checklist = deriveChecklist(input.brief);
  const searchTasks = toSearchTasks(input, checklist);
  const searches = searchTasks.length * input.providers.length;
  return {
    checklist,
    subQuestions: toSubQuestions(input, checklist),
    searchTasks,
    writingPlan: toWritingPlan(input, checklist),
    estimate: {
      searches: searches * input.maxIterations,
      reads: input.sourcesPerWave * input.maxIterations,
      modelCalls: 0,
      usd: 0,
    },
  };
}

function toSubQuestions(input: PlanInput, checklist: readonly ChecklistItem[]): readonly SubQuestion[] {
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

function toSearchTasks(input: PlanInput, checklist: readonly ChecklistItem[]): readonly SearchTask[] {
  const endpoint = endpointFor(input.providers);
  const whole: SearchTask = {
    query: input.brief.question,
    endpoint,
    resultCount: input.resultsPerQuery,
    reasoning: 'The question as it was asked',
    itemIds: checklist.map((item) => item.id),
  };
  const perItem = checklist.map((item) => ({
    query: searchText(item, input.brief.setting),
    endpoint,
    resultCount: input.resultsPerQuery,
    reasoning: `To cover: ${item.description}`,
    itemIds: [item.id],
  }));
  return [whole, ...perItem];
}

/** The words to search for an item: what it is about, then what is asked of it. */
export function searchText(item: ChecklistItem, setting: readonly string[]): string {
  const words = item.parts.flatMap((part) => part.terms);
  return [...new Set([...(item.entity === undefined ? [] : [item.entity]), ...words, ...setting])].join(' ');
}

function toWritingPlan(input: PlanInput, checklist: readonly ChecklistItem[]): WritingPlan {
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

function endpointFor(providers: readonly string[]): Endpoint {
  if (providers.length === 1 && providers[0] === 'corpus') return 'corpus';
  return providers.length === 1 && providers[0] === 'pubmed' ? 'pubmed' : 'search';
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
