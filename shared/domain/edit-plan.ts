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
