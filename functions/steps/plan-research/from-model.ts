import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import type { ChecklistItem, Plan, SearchTask } from '#shared/domain/plan.ts';
import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import { readSearches } from '#shared/prompting/read-searches.ts';
import { checklistFromModel } from './model-checklist.ts';
import type { PlanProposal } from './prompt.ts';
import {
  type PlanInput,
  countSearches,
  planWithoutModel,
  searchText,
  toSubQuestions,
  toWritingPlan,
} from './without-model.ts';

const SEARCHES_PER_ITEM = 2;
const SEARCHES = 24;

/**
 * The plan from a model's proposal; sub-questions and writing plan are the fallback's, for the model's checklist. Ids, caps
 * and estimate are code's; the question as it was asked is always the first search, and every item is searched for.
 * Without one usable item there is no plan.
 */
export function planFromModel(reply: PlanProposal, input: PlanInput): Reading<Plan> {
  const found = checklistFromModel(reply.checklist, input.brief);
  if (found.checklist.length === 0) return NOTHING_USABLE;
  const names = itemNames(found.idOfPlace);
  const { checklist } = found;
  const searches = toSearches(reply, { input, checklist, names });
  const fallback = planWithoutModel(input);
  return accept<Plan>(
    {
      checklist,
      subQuestions: toSubQuestions(input, checklist),
      searchTasks: searches.tasks,
      writingPlan: toWritingPlan(input, checklist),
      estimate: { ...fallback.estimate, searches: countSearches(searches.tasks, input) },
    },
    addDropped(searches.dropped, { checklistItem: found.dropped, unknownItem: names.unknown() }),
  );
}

interface Known {
  readonly input: PlanInput;
  readonly checklist: readonly ChecklistItem[];
  readonly names: ItemNames;
}

/** Turns the model's names of its own items (`item_2`) into ids, and counts those that name none. */
interface ItemNames {
  readonly resolve: (names: readonly string[]) => readonly string[];
  readonly unknown: () => number;
}

function itemNames(idOfPlace: readonly (string | undefined)[]): ItemNames {
  let unknown = 0;
  return {
    resolve(names) {
      const places = names.map((name) => /^\D{0,10}(\d{1,3})\D{0,3}$/u.exec(name.trim())?.[1]);
      const ids = places.map((place) => idOfPlace[Number(place ?? 0) - 1]);
      unknown += ids.filter((id) => id === undefined).length;
      return [...new Set(ids.filter((id) => id !== undefined))];
    },
    unknown: () => unknown,
  };
}

function toSearches(
  reply: PlanProposal,
  { input, checklist, names }: Known,
): { readonly tasks: readonly SearchTask[]; readonly dropped: Dropped } {
  const endpoints = offeredEndpoints(input.providers);
  const all = checklist.map((item) => item.id);
  const { question, setting } = input.brief;
  const own = (query: string, itemIds: readonly string[], reasoning: string): SearchTask => ({
    query,
    resultCount: input.resultsPerQuery,
    reasoning,
    itemIds,
  });
  const proposed = reply.searches.map((one) => {
    const itemIds = names.resolve(one.items);
    return { ...one, itemIds: itemIds.length > 0 ? itemIds : all };
  });
  const { tasks, dropped } = readSearches(proposed, {
    endpoints,
    resultsPerQuery: input.resultsPerQuery,
    maxSearches: SEARCHES,
    maxPerItem: SEARCHES_PER_ITEM,
    asked: [question],
  });
  const served = new Set(tasks.flatMap((task) => (task.itemIds.length < all.length ? task.itemIds : [])));
  const left = checklist.filter((item) => !served.has(item.id));
  const missing = left.map((item) =>
    own(searchText(item, setting), [item.id], `To cover: ${item.description}`),
  );
  return { tasks: [own(question, all, 'The question as it was asked'), ...tasks, ...missing], dropped };
}
