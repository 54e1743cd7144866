import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { addItem, leaveOut, rewordItem } from '#shared/domain/edit-plan.ts';
import { Plan } from '#shared/domain/plan.ts';
import { InvalidInput } from '#shared/errors.ts';
import { completePlan } from '#shared/research/edited-plan.ts';
import { PLAN_LIMITS, briefOf } from '#tests/unit/functions/steps/builders.ts';

const brief = briefOf('How does WAL mode work, and what are its limits in SQLite?');
const stored = planWithoutModel({ ...PLAN_LIMITS, brief });
const complete = (edited: Plan): Plan => completePlan(edited, { stored, brief });
const own = (plan: Plan, id: string) => ({
  questions: plan.subQuestions.filter(({ itemIds }) => itemIds.join() === id).map(({ text }) => text),
  searches: plan.searchTasks.filter(({ itemIds }) => itemIds.join() === id).map(({ query }) => query),
  sections: plan.writingPlan.sections
    .filter(({ itemIds }) => itemIds.join() === id)
    .map(({ title }) => title),
});

describe('a plan that a person edited', () => {
  test('R1.6 stays what it was where nothing was reworded', () => {
    expect(complete(stored)).toEqual(stored);
    const left = leaveOut(stored, [1]);
    // What leaned on an item that is gone is said in full.
    const checklist = left.checklist.map(({ asked: _said, ...item }) => item);
    expect(complete(left)).toEqual({ ...left, checklist });
  });

  test('keeps for a reader other words for an item that states something, whatever is left out', () => {
    const stating = stored.checklist.map((item, at) =>
      at === 1 ? { ...item, description: 'WAL mode doubles reads', asked: 'What does WAL mode do?' } : item,
    );
    const plan = { ...stored, checklist: stating };
    const left = completePlan(leaveOut(plan, [1]), { stored: plan, brief });
    expect(left.checklist.map(({ asked }) => asked)).toEqual(['What does WAL mode do?']);
  });

  test('takes what a reader sees of an item from the stored plan, whatever an edited one says', () => {
    const forged = stored.checklist.map((item) => ({ ...item, asked: '**Buy** now' }));
    expect(complete({ ...stored, checklist: forged })).toEqual(stored);
  });

  test('R1.6 searches for a reworded item in its new words, and no longer in the old', () => {
    const worded = 'How large may a checkpoint grow?';
    const plan = complete(rewordItem(stored, 'item_2', worded));
    expect(plan.checklist[1]).toMatchObject({ id: 'item_2', description: worded });
    expect(plan.checklist[1]?.parts[0]?.terms).toEqual(expect.arrayContaining(['checkpoint', 'grow']));
    expect(plan.checklist[0]).toEqual(stored.checklist[0]);
    const { questions, searches, sections } = own(plan, 'item_2');
    expect(questions).toEqual([worded]);
    expect(searches).toHaveLength(1);
    expect(searches[0]).toContain('checkpoint');
    expect(sections).toEqual([worded]);
    expect(Plan.parse(plan)).toEqual(plan);
  });

  test('R1.6 has a question, a search and a section for an item that was added', () => {
    const plan = complete(addItem(stored, 'Does it work over a network file system?'));
    const added = plan.checklist.at(-1);
    expect(added?.parts[0]?.terms).toEqual(expect.arrayContaining(['network', 'file']));
    const { questions, searches, sections } = own(plan, added?.id ?? '');
    expect([questions, searches, sections].map((one) => one.length)).toEqual([1, 1, 1]);
  });

  test('refuses an item that asks for nothing, and more items than a plan has', () => {
    expect(() => complete(rewordItem(stored, 'item_1', ' … '))).toThrow(InvalidInput);
    const many = Array.from({ length: 8 }, (_, index) => `What is part ${index}?`);
    expect(() => complete(many.reduce(addItem, stored))).toThrow(/at most 7 items/u);
  });

  test('takes any wording as text, and gives each item terms to be recognised by', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const worded = `checkpoint ${text}`;
        const item = complete(rewordItem(stored, 'item_1', worded)).checklist[0];
        expect(item?.description.length).toBeLessThanOrEqual(300);
        expect(item?.parts[0]?.terms.length).toBeGreaterThan(0);
      }),
    );
  });
});
