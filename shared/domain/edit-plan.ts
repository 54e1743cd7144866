import type { Plan } from '#shared/domain/plan.ts';

interface Serving {
  readonly itemIds: readonly string[];
}

/** The plan without some items of its checklist (numbers from 1), and without what served them alone. */
export function leaveOut(plan: Plan, numbers: readonly number[]): Plan {
  const dropped = new Set(numbers);
  const checklist = plan.checklist.filter((_item, index) => !dropped.has(index + 1));
  const kept = new Set(checklist.map((item) => item.id));
  const [first, ...others] = plan.subQuestions;
  return {
    ...plan,
    checklist,
    subQuestions: [...(first ? [narrow(first, kept)] : []), ...serving(others, kept)],
    searchTasks: serving(plan.searchTasks, kept),
    writingPlan: { ...plan.writingPlan, sections: serving(plan.writingPlan.sections, kept) },
  };
}

/** Parts that served no item at all stay; those that served only what is gone go too. */
function serving<Part extends Serving>(parts: readonly Part[], kept: ReadonlySet<string>): readonly Part[] {
  return parts
    .filter((part) => part.itemIds.length === 0 || part.itemIds.some((id) => kept.has(id)))
    .map((part) => narrow(part, kept));
}

function narrow<Part extends Serving>(part: Part, kept: ReadonlySet<string>): Part {
  return { ...part, itemIds: part.itemIds.filter((id) => kept.has(id)) };
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
