import type { Brief } from '#shared/domain/brief.ts';
import {
  type ChecklistItem,
  MOST_ITEMS,
  MOST_SUB_QUESTIONS,
  type Plan,
  leansOnOthers,
} from '#shared/domain/plan.ts';
import { InvalidInput } from '#shared/errors.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { itemPart, searchText } from './item-part.ts';

const LONGEST_DESCRIPTION = 300;

/** What a plan was before a person edited it, and the question that it serves. */
export interface EditedFrom {
  readonly stored: Plan;
  readonly brief: Brief;
}

/**
 * A plan as a person left it: each item that is new or worded otherwise gets the words by which an answer to it is known,
 * a question and a search of its own, and the section that was its alone its title.
 */
export function completePlan(edited: Plan, { stored, brief }: EditedFrom): Plan {
  if (edited.checklist.length > MOST_ITEMS) {
    throw new InvalidInput(
      `A plan has at most ${MOST_ITEMS} items; this one has ${edited.checklist.length}.`,
      {
        field: 'plan.checklist',
        remedy: 'Leave some out, or ask a second question.',
      },
    );
  }
  const before = new Map(stored.checklist.map((item) => [item.id, item]));
  const isReworded = (item: ChecklistItem): boolean => before.get(item.id)?.description !== item.description;
  const isLeftOut = stored.checklist.some(({ id }) => !edited.checklist.some((item) => item.id === id));
  const checklist = edited.checklist.map((item) => {
    const known = before.get(item.id);
    const leans = isLeftOut && known !== undefined && leansOnOthers(known);
    return withAsked(item, isReworded(item) || leans ? undefined : known?.asked);
  });
  return checklist
    .filter(isReworded)
    .reduce<Plan>((plan, item) => withItem(plan, itemWorded(item, brief), brief), { ...edited, checklist });
}

/** What a reader sees of an item is never the caller's to say. */
function withAsked({ asked: _said, ...item }: ChecklistItem, asked: string | undefined): ChecklistItem {
  return asked === undefined ? item : { ...item, asked };
}

function itemWorded(item: ChecklistItem, brief: Brief): ChecklistItem {
  const description = cutText(toPlainText(item.description), LONGEST_DESCRIPTION);
  const words = contentWords(description);
  if (words.length === 0) {
    throw new InvalidInput(`The item "${item.id}" asks for nothing.`, {
      field: 'plan.checklist',
      remedy: 'Word it as a question, or leave it out.',
    });
  }
  const { entity, ...rest } = item;
  const isStillOf = entity !== undefined && description.toLowerCase().includes(entity.toLowerCase());
  const known = isStillOf ? [entity] : [];
  const derived = itemPart({ text: description, kind: 'general' }, brief, known);
  const part = derived.terms.length > 0 ? derived : { ...derived, terms: words };
  return { ...rest, ...(isStillOf ? { entity } : {}), description, parts: [part], topic: part.terms };
}

function withItem(plan: Plan, item: ChecklistItem, brief: Brief): Plan {
  const isOwn = ({ itemIds }: { readonly itemIds: readonly string[] }): boolean =>
    itemIds.length === 1 && itemIds[0] === item.id;
  const task = {
    query: searchText(item, brief.setting),
    resultCount: plan.searchTasks[0]?.resultCount ?? RESULTS,
    reasoning: `To cover: ${item.description}`,
    itemIds: [item.id],
  };
  const sections = plan.writingPlan.sections.map((section) =>
    isOwn(section) ? { ...section, title: item.description, guidance: task.reasoning } : section,
  );
  return {
    ...plan,
    checklist: plan.checklist.map((one) => (one.id === item.id ? item : one)),
    subQuestions: withQuestion(plan, item, isOwn),
    searchTasks: [...plan.searchTasks.filter((one) => !isOwn(one)), task],
    writingPlan: {
      ...plan.writingPlan,
      sections: sections.some(isOwn)
        ? sections
        : [...sections, { title: item.description, guidance: task.reasoning, itemIds: [item.id] }],
    },
  };
}

const RESULTS = 10;

type IsOwn = (part: { readonly itemIds: readonly string[] }) => boolean;

/** The question itself stays the first; where there is no room for another, the item is asked with the whole. */
function withQuestion(
  { subQuestions }: Plan,
  { id, description }: ChecklistItem,
  isOwn: IsOwn,
): Plan['subQuestions'] {
  const [first, ...others] = subQuestions;
  if (others.some(isOwn))
    return [
      ...(first ? [first] : []),
      ...others.map((one) => (isOwn(one) ? { ...one, text: description } : one)),
    ];
  if (subQuestions.length >= MOST_SUB_QUESTIONS) return subQuestions;
  return [...subQuestions, { id: `sub_for_${id}`, text: description, itemIds: [id] }];
}
