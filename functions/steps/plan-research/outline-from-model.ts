import type { ChecklistItem, Plan, PlannedSection, SubQuestion } from '#shared/domain/plan.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey, tidyList } from '#shared/text/words/tidy-list.ts';
import { type MatchItems, matchItems } from './match-items.ts';
import type { ReportOutline } from './prompt.ts';
import type { PlanInput } from './without-model.ts';

const MAX_SUB_QUESTIONS = 8;
const MAX_SECTIONS = 7;
const DIRECTIVES = { items: 6, characters: 240 };
const LONGEST = { line: 200, title: 120, guidance: 600, question: 400 };

/** A model's outline in plain lines, nothing twice, within caps; none where it says nothing. */
export function outlineFromModel(reply: ReportOutline): Reading<ReportOutline> {
  const titles = new Set<string>();
  const sections = reply.sections.slice(0, MAX_SECTIONS * 2).flatMap((one) => {
    const title = line(one.title, LONGEST.title);
    if (title === '' || titles.has(textKey(title)) || titles.size === MAX_SECTIONS) return [];
    titles.add(textKey(title));
    return [{ title, guidance: line(one.guidance, LONGEST.guidance) }];
  });
  const subQuestions = tidyList(reply.subQuestions, {
    items: MAX_SUB_QUESTIONS,
    characters: LONGEST.question,
  });
  if (sections.length === 0 && subQuestions.length === 0) return NOTHING_USABLE;
  return accept(
    {
      subQuestions: [...subQuestions],
      goal: line(reply.goal, LONGEST.line),
      tone: line(reply.tone, LONGEST.line),
      sections,
      directives: [...tidyList(reply.directives, DIRECTIVES)],
    },
    {},
  );
}

function line(text: string, longest: number): string {
  return cutText(toPlainText(text), longest);
}

/**
 * The plan with a model's outline in place of the fallback's, as far as it has one. Which checklist items a sub-question or
 * a section is about is told by its words; a section that is about none may draw on all, and an item that no section is
 * about goes to the last. The question as it was asked stays the first sub-question; the word limit is the plan's.
 */
export function withOutline(plan: Plan, outline: ReportOutline, input: PlanInput): Plan {
  const match = matchItems(plan.checklist);
  const { writingPlan } = plan;
  return {
    ...plan,
    subQuestions: toSubQuestions(outline, match, { plan, input }),
    writingPlan: {
      ...writingPlan,
      goal: outline.goal || writingPlan.goal,
      tone: outline.tone || writingPlan.tone,
      sections:
        outline.sections.length > 0 ? toSections(outline, match, plan.checklist) : writingPlan.sections,
      directives: outline.directives.length > 0 ? outline.directives : writingPlan.directives,
    },
  };
}

interface Known {
  readonly plan: Plan;
  readonly input: PlanInput;
}

function toSubQuestions(
  outline: ReportOutline,
  match: MatchItems,
  { plan, input }: Known,
): readonly SubQuestion[] {
  const all = plan.checklist.map((item) => item.id);
  const { question } = input.brief;
  const others = outline.subQuestions.filter((text) => textKey(text) !== textKey(question));
  if (others.length === 0) return plan.subQuestions;
  return [
    { id: 'sub_1', text: question, itemIds: all },
    ...others.slice(0, Math.min(MAX_SUB_QUESTIONS, input.maxSubQuestions) - 1).map((text, index) => {
      const items = match(text);
      return { id: `sub_${index + 2}`, text, itemIds: items.length > 0 ? items : all };
    }),
  ];
}

function toSections(
  { sections }: ReportOutline,
  match: MatchItems,
  checklist: readonly ChecklistItem[],
): readonly PlannedSection[] {
  const all = checklist.map((item) => item.id);
  const placed = sections.map(({ title, guidance }) => {
    const items = match(`${title} ${guidance}`);
    return { title, guidance, itemIds: items.length > 0 ? items : all };
  });
  const covered = new Set(placed.flatMap((section) => section.itemIds));
  const left = all.filter((id) => !covered.has(id));
  return placed.map((section, index) =>
    index === placed.length - 1 ? { ...section, itemIds: [...section.itemIds, ...left] } : section,
  );
}
