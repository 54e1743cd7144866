import type { Plan } from '#shared/domain/plan.ts';

interface Serving {
  readonly itemIds: readonly string[];
}

/** The plan without some items of its checklist (numbers from 1), and without what served them alone. */
export function leaveOut(plan: Plan, numbers: readonly number[]): Plan {
  const dropped = new Set(numbers);
  const checklist = plan.checklist.filter((_item, index) => !dropped.has(index + 1));
  return withoutLeftOut({ ...plan, checklist }, plan);
}

/** An edited plan without what served those items alone that it had before and its checklist has no more. */
export function withoutLeftOut(edited: Plan, before: Plan): Plan {
  const kept = new Set(edited.checklist.map(({ id }) => id));
  const gone = new Set(before.checklist.map(({ id }) => id).filter((id) => !kept.has(id)));
  const [first, ...others] = edited.subQuestions;
  return {
    ...edited,
    subQuestions: [...(first ? [narrow(first, gone)] : []), ...serving(others, gone)],
    searchTasks: serving(edited.searchTasks, gone),
    writingPlan: { ...edited.writingPlan, sections: serving(edited.writingPlan.sections, gone) },
  };
}

/** Parts that served no item at all stay; those that served only what is gone go too. */
function serving<Part extends Serving>(parts: readonly Part[], gone: ReadonlySet<string>): readonly Part[] {
  return parts
    .filter(({ itemIds }) => itemIds.length === 0 || itemIds.some((id) => !gone.has(id)))
    .map((part) => narrow(part, gone));
}

function narrow<Part extends Serving>(part: Part, gone: ReadonlySet<string>): Part {
  return { ...part, itemIds: part.itemIds.filter((id) => !gone.has(id)) };
}

/** The plan with one item worded otherwise; what an answer to it bears is derived where the plan is taken. */
export function rewordItem(plan: Plan, id: string, description: string): Plan {
  const checklist = plan.checklist.map((item) => (item.id === id ? { ...item, description } : item));
  return { ...plan, checklist };
}

/** The plan with one item more, which so far has its wording alone. */
export function addItem(plan: Plan, description: string): Plan {
  const taken = new Set(plan.checklist.map((item) => item.id));
  const id = nextId(taken, plan.checklist.length + 1);
  const part = { text: description, terms: [], focus: [], circumstance: [] };
  return { ...plan, checklist: [...plan.checklist, { id, description, parts: [part], topic: [] }] };
}

function nextId(taken: ReadonlySet<string>, number: number): string {
  return taken.has(`item_${number}`) ? nextId(taken, number + 1) : `item_${number}`;
}
