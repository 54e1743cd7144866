import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import type {
  ChecklistItem,
  Plan,
  PlannedSection,
  SearchTask,
  SubQuestion,
  WritingPlan,
} from '#shared/domain/plan.ts';
import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/domain/reading.ts';
import { cutText, toPlainText } from '#shared/text/plain-text.ts';
import { readSearches } from '#shared/text/read-searches.ts';
import { textKey, tidyList } from '#shared/text/tidy-list.ts';
import { checklistFromModel } from './model-checklist.ts';
import type { PlanProposal } from './prompt.ts';
import {
  type PlanInput,
  countSearches,
  planWithoutModel,
  searchText,
  toWritingPlan,
} from './without-model.ts';

const MAX_SUB_QUESTIONS = 8;
const MAX_SECTIONS = 7;
const SEARCHES_PER_ITEM = 2;
const SEARCHES = 24;
const DIRECTIVES = { items: 6, characters: 240 };
const LONGEST = { line: 200, title: 120, guidance: 600, question: 400 };

/**
 * The plan from a model's proposal. Ids, caps, word limit and estimate are code's; the question as it was asked is always
 * the first sub-question and the first search, and every item is searched for. Without one usable item there is no plan.
 */
export function planFromModel(reply: PlanProposal, input: PlanInput): Reading<Plan> {
  const found = checklistFromModel(reply.checklist, input.brief);
  if (found.checklist.length === 0) return NOTHING_USABLE;
  const names = itemNames(found.idOfPlace);
  const { checklist } = found;
  const searches = toSearches(reply, { input, checklist, names });
  const twin = planWithoutModel(input);
  return accept<Plan>(
    {
      checklist,
      subQuestions: toSubQuestions(reply, { input, checklist, names }),
      searchTasks: searches.tasks,
      writingPlan: toWriting(reply, { input, checklist, names }),
      estimate: { ...twin.estimate, searches: countSearches(searches.tasks, input) },
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

function toSubQuestions(reply: PlanProposal, { input, checklist, names }: Known): readonly SubQuestion[] {
  const all = checklist.map((item) => item.id);
  const { question } = input.brief;
  const itemsOf = new Map<string, readonly string[]>();
  for (const one of reply.subQuestions) {
    const key = textKey(toPlainText(one.text));
    if (!itemsOf.has(key)) itemsOf.set(key, names.resolve(one.items));
  }
  const proposed = tidyList(
    reply.subQuestions.map((one) => one.text),
    { items: MAX_SUB_QUESTIONS, characters: LONGEST.question },
  );
  const others = proposed.filter((text) => textKey(text) !== textKey(question));
  return [
    { id: 'sub_1', text: question, itemIds: all },
    ...others.slice(0, Math.min(MAX_SUB_QUESTIONS, input.maxSubQuestions) - 1).map((text, index) => {
      const items = itemsOf.get(textKey(text)) ?? [];
      return { id: `sub_${index + 2}`, text, itemIds: items.length > 0 ? items : all };
    }),
  ];
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

function toWriting(reply: PlanProposal, { input, checklist, names }: Known): WritingPlan {
  const twin = toWritingPlan(input, checklist);
  const sections = toSections(reply, { input, checklist, names });
  const directives = tidyList(reply.directives, DIRECTIVES);
  return {
    goal: cutText(toPlainText(reply.goal), LONGEST.line) || twin.goal,
    tone: cutText(toPlainText(reply.tone), LONGEST.line) || twin.tone,
    sections: sections.length > 0 ? sections : twin.sections,
    directives: directives.length > 0 ? directives : twin.directives,
    maximumWords: input.maximumWords,
  };
}

function toSections(reply: PlanProposal, { checklist, names }: Known): readonly PlannedSection[] {
  const all = checklist.map((item) => item.id);
  const titles = new Set<string>();
  return reply.sections.slice(0, MAX_SECTIONS * 2).flatMap((one) => {
    const title = cutText(toPlainText(one.title), LONGEST.title);
    if (title === '' || titles.has(title.toLowerCase()) || titles.size === MAX_SECTIONS) return [];
    titles.add(title.toLowerCase());
    const itemIds = names.resolve(one.items);
    const guidance = cutText(toPlainText(one.guidance), LONGEST.guidance);
    return [{ title, guidance, itemIds: itemIds.length > 0 ? itemIds : all }];
  });
}
