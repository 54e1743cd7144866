import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchItems } from '#functions/steps/plan-research/match-items.ts';
import { outlineFromModel, withOutline } from '#functions/steps/plan-research/outline-from-model.ts';
import type { ReportOutline } from '#functions/steps/plan-research/prompt.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { Plan } from '#shared/domain/plan.ts';
import { QUESTION, planInput } from '#tests/unit/shared/prompting/given.ts';
import { itemOf, partOf } from '../builders.ts';
import { MARKUP, hostileText, taken, withoutCode } from '#tests/unit/shared/prompting/hostile-replies.ts';

const input = planInput();

const CHECKLIST = [
  {
    ...itemOf('item_1', [partOf(['messages', 'encrypted', 'queue'])]),
    description: 'Encryption of messages',
  },
  { ...itemOf('item_2', [partOf(['keys', 'default'])]), description: 'Default keys', entity: 'SQS' },
  { ...itemOf('item_3', [partOf(['limits', 'customer', 'keys'])]), description: 'Limits of customer keys' },
];
const PLAN: Plan = { ...planWithoutModel(input), checklist: CHECKLIST };
const ALL = ['item_1', 'item_2', 'item_3'];

function reply(change: Partial<ReportOutline> = {}): ReportOutline {
  return {
    subQuestions: [
      '1. Which keys does SQS use by default?',
      'which keys does SQS use, by default',
      QUESTION,
      'What are the limits of customer keys?',
      'Who would know?',
    ],
    goal: 'Tell a reviewer',
    tone: '',
    sections: [
      { title: '## Messages', guidance: 'How they are encrypted in a queue' },
      { title: 'messages', guidance: 'again' },
      { title: 'Limits', guidance: 'What a customer must know' },
      { title: 'All of it', guidance: '' },
    ],
    directives: [],
    ...change,
  };
}

function planned(change: Partial<ReportOutline> = {}): Plan {
  const { value } = taken(outlineFromModel(reply(change)));
  return value === undefined ? PLAN : withOutline(PLAN, value, input);
}

describe('withOutline', () => {
  it('tells by their words what sub-questions are about, the question itself first', () => {
    expect(planned().subQuestions.map((sub) => [sub.id, sub.text, sub.itemIds])).toEqual([
      ['sub_1', QUESTION, ALL],
      ['sub_2', 'Which keys does SQS use by default?', ['item_2']],
      ['sub_3', 'What are the limits of customer keys?', ['item_3']],
      ['sub_4', 'Who would know?', ALL],
    ]);
  });

  it('hands the checklist out to the sections, and leaves no item without one', () => {
    expect(planned().writingPlan.sections.map((section) => [section.title, section.itemIds])).toEqual([
      ['Messages', ['item_1']],
      ['Limits', ['item_3']],
      ['All of it', ALL],
    ]);
    const sections = reply().sections.slice(0, 3);
    expect(planned({ sections }).writingPlan.sections.at(-1)?.itemIds).toEqual(['item_3', 'item_2']);
  });

  it('takes from the fallback what the outline does not say, and never the word limit from a model', () => {
    const { writingPlan } = planned({ sections: [] });
    expect(writingPlan).toMatchObject({
      goal: 'Tell a reviewer',
      tone: PLAN.writingPlan.tone,
      sections: PLAN.writingPlan.sections,
      directives: PLAN.writingPlan.directives,
      maximumWords: 1_200,
    });
    expect(planned({ subQuestions: [] }).subQuestions).toEqual(PLAN.subQuestions);
  });

  it('is not there when it says nothing', () => {
    expect(
      outlineFromModel(reply({ subQuestions: [' '], sections: [{ title: '#', guidance: 'x' }] })),
    ).toEqual({
      reason: 'NothingUsable',
    });
  });

  it.each([0, 500])('survives %s sub-questions, the question first and eight at most', (count) => {
    const subQuestions = Array.from(
      { length: count },
      (_, index) => `${index + 1}) What about key number ${index}?`,
    );
    const texts = planned({ subQuestions }).subQuestions.map((sub) => sub.text);
    expect(texts[0]).toBe(QUESTION);
    expect(texts.length).toBeLessThanOrEqual(8);
    if (count > 0) expect(texts[1]).toBe('What about key number 0?');
  });

  it('makes a valid plan of whatever comes', () => {
    const any = fc.record({
      subQuestions: fc.array(hostileText, { maxLength: 12 }),
      goal: hostileText,
      tone: hostileText,
      sections: fc.array(fc.record({ title: hostileText, guidance: hostileText }), { maxLength: 12 }),
      directives: fc.array(hostileText, { maxLength: 12 }),
    });
    fc.assert(
      fc.property(any, (one) => {
        const plan = Plan.parse(planned(one));
        const named = [...plan.subQuestions, ...plan.writingPlan.sections];
        expect(
          named.every(({ itemIds }) => itemIds.length > 0 && itemIds.every((id) => ALL.includes(id))),
        ).toBe(true);
        const shown = [
          ...plan.subQuestions.slice(1).map((sub) => sub.text),
          ...plan.writingPlan.sections.flatMap((section) => [section.title, section.guidance]),
        ];
        for (const text of shown) expect(withoutCode(text)).not.toMatch(MARKUP);
      }),
      { numRuns: 100 },
    );
  });
});

describe('matchItems', () => {
  const match = matchItems(CHECKLIST);

  it.each([
    ['Keys of SQS by default', ['item_2']],
    ['limits on keys that a customer keeps, and how messages are encrypted', ['item_1', 'item_3']],
    ['Something else', []],
    ['', []],
  ])('reads %j as about %j', (text, ids) => {
    expect(match(text)).toEqual(ids);
  });

  it('is not led by a word that all items bear', () => {
    const alike = ['red', 'green'].map((word, index) =>
      itemOf(`item_${index + 1}`, [partOf(['steel', word])]),
    );
    expect(matchItems(alike)('steel')).toEqual([]);
    expect(matchItems(alike)('green steel')).toEqual(['item_2']);
    expect(matchItems(alike.slice(0, 1))('steel')).toEqual(['item_1']);
  });
});
