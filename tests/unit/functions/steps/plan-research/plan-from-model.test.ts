import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFromModel } from '#functions/steps/plan-research/from-model.ts';
import type { PlanProposal } from '#functions/steps/plan-research/prompt.ts';
import { Endpoint, Plan } from '#shared/domain/plan.ts';
import { QUESTION, planInput } from '#tests/unit/shared/prompting/given.ts';
import {
  MARKUP,
  hostileHandles,
  hostileText,
  taken,
  withoutCode,
} from '#tests/unit/shared/prompting/hostile-replies.ts';

const input = planInput();

function reply(change: Partial<PlanProposal> = {}): PlanProposal {
  return {
    checklist: [
      {
        description: '1. How messages are encrypted',
        entity: '',
        asks: ['How are messages in a queue encrypted at rest?'],
      },
      {
        description: 'Default keys',
        entity: 'SQS',
        asks: ['Which keys are used by default?', 'Who manages them?'],
      },
      { description: 'How messages are encrypted!', entity: '', asks: [] },
      { description: 'Limits of customer keys', entity: '', asks: [] },
    ],
    searches: [
      {
        query: 'SSE-SQS official documentation',
        endpoint: 'corpus',
        results: 0,
        reasoning: 'They know.',
        items: ['item_2'],
      },
      {
        query: 'queue[tiab] AND encryption[tiab]',
        endpoint: 'pubmed',
        results: 20,
        reasoning: '',
        items: ['item_1', 'item_12'],
      },
    ],
    ...change,
  };
}

describe('planFromModel', () => {
  it('numbers the items itself, and leads every name the model uses for them to the right one', () => {
    const { value, dropped } = taken(planFromModel(reply(), input));
    expect(value?.checklist.map((item) => [item.id, item.description, item.entity])).toEqual([
      ['item_1', 'How messages are encrypted', undefined],
      ['item_2', 'Default keys', 'SQS'],
      ['item_3', 'Limits of customer keys', undefined],
    ]);
    expect(value?.checklist[1]?.parts.map((part) => part.text)).toEqual([
      'Which keys are used by default?',
      'Who manages them?',
    ]);
    expect(dropped).toMatchObject({ checklistItem: 1, unknownItem: 1 });
  });

  it('searches for the question first, and for every item, at places that can be searched', () => {
    const { value } = taken(planFromModel(reply(), input));
    expect(value?.searchTasks.map((task) => [task.endpoint, task.query, task.itemIds.length])).toEqual([
      [undefined, QUESTION, 3],
      ['corpus', 'SSE-SQS official documentation', 1],
      ['pubmed', 'queue[tiab] AND encryption[tiab]', 1],
      [undefined, 'limits customer keys', 1],
    ]);
  });

  it('counts what an item is about for each of its parts, less than what is asked', () => {
    const [, item] = taken(planFromModel(reply(), input)).value?.checklist ?? [];
    const part = item?.parts.find((one) => one.text === 'Who manages them?');
    expect(part?.terms).toEqual(expect.arrayContaining(['manages', 'default', 'keys']));
    expect(part?.circumstance).toEqual(expect.arrayContaining(['default', 'keys']));
    expect(part?.circumstance).not.toContain('manages');
    expect(item?.parts[0]?.terms.filter((term) => term === 'keys')).toHaveLength(1);
  });

  it('fills a short checklist from the question', () => {
    const checklist = [{ description: 'Default keys', entity: '', asks: [] }];
    const { value } = taken(planFromModel(reply({ checklist }), input));
    expect(value?.checklist.length).toBe(3);
    expect(value?.checklist[0]?.description).toBe('Default keys');
  });

  it('keeps seven of 500 items', () => {
    const checklist = Array.from({ length: 500 }, (_, index) => ({
      description: `Aspect number ${index} of keys`,
      entity: '',
      asks: [],
    }));
    const { value, dropped } = taken(planFromModel(reply({ checklist }), input));
    expect(value?.checklist.length).toBe(7);
    expect(dropped['checklistItem']).toBe(493);
  });

  it.each([
    [[]],
    [[{ description: '', entity: '', asks: [''] }]],
    [[{ description: 'of the', entity: 'x', asks: [] }]],
  ])('makes no plan without an item that says something: %j', (checklist) => {
    expect(planFromModel(reply({ checklist }), input)).toEqual({ reason: 'NothingUsable' });
  });

  it('decides the length of the report and the caps of searches itself', () => {
    const searches = Array.from({ length: 300 }, (_, index) => ({
      query: `key number ${index}`,
      endpoint: 'corpus' as const,
      results: 1e9,
      reasoning: '',
      items: [`item_${(index % 3) + 1}`],
    }));
    const { value } = taken(planFromModel(reply({ searches }), input));
    expect(value?.writingPlan.maximumWords).toBe(1_200);
    expect(value?.searchTasks.length).toBeLessThan(20);
    expect(value?.searchTasks.every((task) => task.resultCount <= 20)).toBe(true);
  });

  it('makes a valid plan of whatever comes, or none', () => {
    const any = fc.record({
      checklist: fc.array(
        fc.record({
          description: hostileText,
          entity: hostileText,
          asks: fc.array(hostileText, { maxLength: 6 }),
        }),
        { maxLength: 12 },
      ),
      searches: fc.array(
        fc.record({
          query: hostileText,
          endpoint: fc.constantFrom(...Endpoint.options),
          results: fc.double(),
          reasoning: hostileText,
          items: hostileHandles,
        }),
        { maxLength: 12 },
      ),
    });
    fc.assert(
      fc.property(any, (one) => {
        const { value } = taken(planFromModel(one, input));
        if (!value) return;
        const plan = Plan.parse(value);
        const ids = plan.checklist.map((item) => item.id);
        expect(ids).toEqual(ids.map((_, index) => `item_${index + 1}`));
        expect(ids.length).toBeGreaterThanOrEqual(1);
        expect(ids.length).toBeLessThanOrEqual(7);
        expect(plan.subQuestions[0]?.text).toBe(QUESTION);
        const named = [...plan.subQuestions, ...plan.searchTasks, ...plan.writingPlan.sections];
        expect(
          named.every(({ itemIds }) => itemIds.length > 0 && itemIds.every((id) => ids.includes(id))),
        ).toBe(true);
        expect(new Set(plan.searchTasks.flatMap((task) => task.itemIds)).size).toBe(ids.length);
        for (const task of plan.searchTasks) expect([undefined, 'corpus', 'pubmed']).toContain(task.endpoint);
        expect(plan.writingPlan.sections.length).toBeGreaterThan(0);
        const shown = plan.checklist.flatMap((item) => [
          item.description,
          ...item.parts.map((part) => part.text),
        ]);
        for (const text of shown) expect(withoutCode(text)).not.toMatch(MARKUP);
      }),
      { numRuns: 100 },
    );
  });
});
