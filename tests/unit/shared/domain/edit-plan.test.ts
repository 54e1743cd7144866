import { describe, expect, test } from 'vitest';
import { addItem, leaveOut, rewordItem } from '#shared/domain/edit-plan.ts';
import type { Plan } from '#shared/domain/plan.ts';

const item = (id: string) => ({
  id,
  description: `What is ${id}?`,
  parts: [{ text: id, terms: [id], focus: [], circumstance: [] }],
  topic: [],
});
const asked = (id: string, itemIds: readonly string[]) => ({ id, text: `About ${id}`, itemIds });
const task = (query: string, itemIds: readonly string[]) => ({
  query,
  resultCount: 5,
  reasoning: '',
  itemIds,
});
const section = (title: string, itemIds: readonly string[]) => ({ title, guidance: '', itemIds });

const PLAN: Plan = {
  checklist: [item('item_1'), item('item_2'), item('item_3')],
  subQuestions: [asked('q1', ['item_1']), asked('q2', ['item_1', 'item_2']), asked('q3', ['item_1'])],
  searchTasks: [task('one', ['item_1']), task('both', ['item_1', 'item_3']), task('any', [])],
  writingPlan: {
    goal: 'answer',
    tone: 'plain',
    sections: [section('First', ['item_1']), section('Rest', ['item_2', 'item_3'])],
    directives: [],
    maximumWords: 500,
  },
  estimate: { searches: 0, reads: 0, modelCalls: 0 },
};

describe('leaveOut', () => {
  const left = leaveOut(PLAN, [1]);

  test('drops the items with these numbers, counted from 1', () => {
    expect(left.checklist.map(({ id }) => id)).toEqual(['item_2', 'item_3']);
    expect(leaveOut(PLAN, []).checklist).toEqual(PLAN.checklist);
    expect(leaveOut(PLAN, [2, 3, 9]).checklist.map(({ id }) => id)).toEqual(['item_1']);
  });

  test('drops what served these items alone, and keeps what serves others or the whole', () => {
    expect(left.searchTasks).toEqual([task('both', ['item_3']), task('any', [])]);
    expect(left.writingPlan).toEqual({
      ...PLAN.writingPlan,
      sections: [section('Rest', ['item_2', 'item_3'])],
    });
  });

  test('always keeps the first sub-question', () => {
    expect(left.subQuestions).toEqual([asked('q1', []), asked('q2', ['item_2'])]);
    expect(leaveOut({ ...PLAN, subQuestions: [] }, [1]).subQuestions).toEqual([]);
  });
});

test('rewordItem words one item otherwise, and leaves the others as they are', () => {
  expect(rewordItem(PLAN, 'item_2', 'Why?').checklist).toEqual([
    item('item_1'),
    { ...item('item_2'), description: 'Why?' },
    item('item_3'),
  ]);
});

describe('addItem', () => {
  test('puts a further item last, with its wording alone', () => {
    expect(addItem(PLAN, 'And brass?').checklist).toEqual([
      ...PLAN.checklist,
      {
        id: 'item_4',
        description: 'And brass?',
        parts: [{ text: 'And brass?', terms: [], focus: [], circumstance: [] }],
        topic: [],
      },
    ]);
  });

  test('gives it an id that no other item has', () => {
    const plan = { ...PLAN, checklist: [item('item_3'), item('item_4')] };
    expect(addItem(plan, 'More?').checklist.at(-1)?.id).toBe('item_5');
  });
});
