import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import { searchText } from '#shared/research/item-part.ts';
import {
  type ChecklistItem,
  type Plan,
  type PlannedSection,
  type SearchTask,
  asAsked,
} from '#shared/domain/plan.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { readSearches } from '#shared/prompting/read-searches.ts';
import { matchItems } from './match-items.ts';
import { checklistOf } from './model-checklist.ts';
import type { FirstSearches, ProposedChecklist } from './prompt.ts';
import {
  type PlanInput,
  mostSearches,
  planWithoutModel,
  toSubQuestions,
  toWritingPlan,
} from './without-model.ts';

/** A model's queries for the first wave; none are cut but by the room that the wave has. */
export function searchesFromModel(
  reply: FirstSearches,
  input: PlanInput,
  room: number,
): Reading<readonly SearchTask[]> {
  const proposed = reply.searches.map((one) => ({ ...one, itemIds: [] }));
  const { tasks, dropped } = readSearches(proposed, {
    endpoints: offeredEndpoints(input.providers),
    resultsPerQuery: input.resultsPerQuery,
    maxSearches: room,
    asked: [input.brief.question],
  });
  return tasks.length === 0 ? NOTHING_USABLE : accept(tasks, dropped);
}

/** A model's items under code's ids; without one usable item there is no checklist. */
export function checklistFromModel(
  reply: ProposedChecklist,
  { brief }: PlanInput,
): Reading<readonly ChecklistItem[]> {
  const { checklist, dropped } = checklistOf(reply.checklist, brief);
  return checklist.length === 0 ? NOTHING_USABLE : accept(checklist, dropped);
}

/** What came of the two calls; undefined where nothing did. */
export interface Proposed {
  readonly checklist: readonly ChecklistItem[] | undefined;
  readonly searches: readonly SearchTask[] | undefined;
}

/**
 * The plan from what models proposed, the fallback's where they proposed nothing. The question as it was asked is always
 * the first search; which items a query serves shows in its words; every item is searched for.
 */
export function planFrom({ checklist, searches }: Proposed, input: PlanInput): Plan {
  const fallback = planWithoutModel(input);
  if (checklist === undefined && searches === undefined) return fallback;
  const items = checklist ?? fallback.checklist;
  const tasks = searches === undefined ? searchesFor(items, input) : withItems(searches, items, input);
  return {
    checklist: items,
    subQuestions: toSubQuestions(input, items),
    searchTasks: tasks,
    writingPlan: { ...toWritingPlan(input, items), sections: items.map(toSection) },
    estimate: { ...fallback.estimate, searches: mostSearches(tasks, input) },
  };
}

/** A model words its items as headings; two that are about one thing have different ones. */
function toSection(item: ChecklistItem): PlannedSection {
  return {
    title: asAsked(item),
    guidance: item.parts.map((part) => part.text).join('; '),
    itemIds: [item.id],
  };
}

function searchesFor(checklist: readonly ChecklistItem[], input: PlanInput): readonly SearchTask[] {
  return [questionTask(checklist, input), ...checklist.map((item) => itemTask(item, input))];
}

function withItems(
  searches: readonly SearchTask[],
  checklist: readonly ChecklistItem[],
  input: PlanInput,
): readonly SearchTask[] {
  const match = matchItems(checklist);
  const all = checklist.map((item) => item.id);
  const placed = searches.map((task) => {
    const itemIds = match(task.query);
    return { ...task, itemIds: itemIds.length > 0 ? itemIds : all };
  });
  const served = new Set(placed.flatMap(({ itemIds }) => (itemIds.length < all.length ? itemIds : [])));
  const left = checklist.length === 1 ? [] : checklist.filter((item) => !served.has(item.id));
  return [questionTask(checklist, input), ...placed, ...left.map((item) => itemTask(item, input))];
}

function questionTask(checklist: readonly ChecklistItem[], input: PlanInput): SearchTask {
  return {
    query: input.brief.question,
    resultCount: input.resultsPerQuery,
    reasoning: 'The question as it was asked',
    itemIds: checklist.map((item) => item.id),
  };
}

function itemTask(item: ChecklistItem, { brief, resultsPerQuery }: PlanInput): SearchTask {
  return {
    query: searchText(item, brief.setting),
    resultCount: resultsPerQuery,
    reasoning: `To cover: ${asAsked(item)}`,
    itemIds: [item.id],
  };
}
