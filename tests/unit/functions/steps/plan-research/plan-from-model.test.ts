import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checklistFromModel,
  planFrom,
  searchesFromModel,
} from '#functions/steps/plan-research/from-model.ts';
import { matchItems } from '#functions/steps/plan-research/match-items.ts';
import type { FirstSearches, ProposedChecklist } from '#functions/steps/plan-research/prompt.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { Endpoint, Plan, asAsked, partAsAsked } from '#shared/domain/plan.ts';
import { QUESTION, planInput } from '#tests/unit/shared/prompting/given.ts';
import { itemOf, partOf } from '../builders.ts';
import { MARKUP, hostileText, taken, withoutCode } from '#tests/unit/shared/prompting/hostile-replies.ts';

// Longer than 250 lines: all that holds of the plan of a model, on one question.

const input = planInput();
const ROOM = 6;

const ITEMS: ProposedChecklist['checklist'] = [
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
];
const SEARCHES: FirstSearches['searches'] = [
  { query: 'SSE-SQS default keys', endpoint: 'corpus' },
  { query: 'queue[tiab] AND encryption[tiab]', endpoint: 'pubmed' },
];

interface Replies {
  readonly checklist?: ProposedChecklist['checklist'] | undefined;
  readonly searches?: FirstSearches['searches'] | undefined;
}

function read({ checklist = ITEMS, searches = SEARCHES }: Replies = {}) {
  const listed = taken(checklistFromModel({ checklist }, input));
  const searched = taken(searchesFromModel({ searches }, input, ROOM));
  const plan = planFrom({ checklist: listed.value, searches: searched.value }, input);
  return { plan, dropped: { ...listed.dropped, ...searched.dropped } };
}

describe('the checklist of a model', () => {
  it('is numbered by code, each item once', () => {
    const { plan, dropped } = read();
    expect(plan.checklist.map((item) => [item.id, item.description, item.entity])).toEqual([
      ['item_1', 'How messages are encrypted', undefined],
      ['item_2', 'Default keys', 'SQS'],
      ['item_3', 'Limits of customer keys', undefined],
    ]);
    expect(plan.checklist[1]?.parts.map((part) => part.text)).toEqual([
      'Which keys are used by default?',
      'Who manages them?',
    ]);
    expect(dropped).toEqual({ checklistItem: 1 });
  });

  it('counts what an item is about for each of its parts, less than what is asked', () => {
    const [, item] = read().plan.checklist;
    const part = item?.parts.find((one) => one.text === 'Who manages them?');
    expect(part?.terms).toEqual(expect.arrayContaining(['manages', 'default', 'keys']));
    expect(part?.circumstance).toEqual(expect.arrayContaining(['default', 'keys']));
    expect(part?.circumstance).not.toContain('manages');
    expect(item?.parts[0]?.terms.filter((term) => term === 'keys')).toHaveLength(1);
  });

  it('may be of one item, where one thing is asked', () => {
    const checklist = [{ description: 'Default keys', entity: '', asks: [] }];
    expect(read({ checklist }).plan.checklist.map((item) => item.description)).toEqual(['Default keys']);
  });

  it('keeps seven of 500 items', () => {
    const checklist = Array.from({ length: 500 }, (_, index) => ({
      description: `Aspect ${'ab'.repeat(index + 1)} of keys`,
      entity: '',
      asks: [],
    }));
    const { plan, dropped } = read({ checklist });
    expect(plan.checklist.length).toBe(7);
    expect(dropped['checklistItem']).toBe(493);
  });

  it('shows no item by what states something, but by its own question or a part of what was asked, never numbered', () => {
    const { plan, dropped } = read({
      checklist: [
        {
          description: 'SQS never loses its keys',
          entity: '',
          asks: ['How are messages encrypted?', 'Why do queues kill messages?'],
        },
        { description: 'SQS leaks all messages', entity: '', asks: [] },
        { description: 'SQS exposes keys by default', entity: '', asks: [] },
        { description: 'Default keys', entity: '', asks: ['Which keys are used by default?'] },
      ],
    });
    const shown = plan.checklist.map(asAsked);
    expect(shown[0]).toBe('How are messages encrypted?');
    expect(shown.at(-1)).toBe('Default keys');
    expect(new Set(shown).size).toBe(shown.length);
    expect(plan.writingPlan.sections.map(({ title }) => title)).toEqual(shown);
    const texts = plan.checklist.flatMap(({ parts }) => parts.map(partAsAsked));
    expect([...shown, ...texts].join('\n')).not.toMatch(/loses|leaks|exposes|kill|\(2\)/u);
    expect(dropped).toMatchObject({ statedHeading: 3, droppedAsk: 1 });
  });

  it('is worked on in the words of the model, also where they are not shown', () => {
    const { plan } = read({
      checklist: [{ description: 'SQS leaks all messages', entity: '', asks: [] }],
    });
    expect(plan.checklist[0]?.description).toBe('SQS leaks all messages');
    expect(plan.checklist[0]?.parts[0]?.terms).toContain('leaks');
  });

  it('has names of things that nobody asked about', () => {
    const checklist = ['Reduction in attack frequency', 'Nausea and deaths', 'Storage and shelf life'].map(
      (description) => ({
        description,
        entity: '',
        asks: [`What is known about ${description.toLowerCase()}?`],
      }),
    );
    const { plan, dropped } = read({ checklist });
    expect(plan.checklist.map(asAsked)).toEqual(checklist.map(({ description }) => description));
    expect(plan.checklist.flatMap(({ parts }) => parts.map(({ text }) => text))).toEqual(
      checklist.flatMap(({ asks }) => asks),
    );
    expect(dropped).toEqual({});
  });

  it('takes no figure into the checklist that nobody asked about', () => {
    const { plan, dropped } = read({
      checklist: [
        { description: 'Keys of 4096 bits', entity: '', asks: ['Which keys are used by default?'] },
        { description: 'Keys rotated every 365 days', entity: '', asks: ['Is it every 365 days?'] },
        { description: 'The three main kinds of keys', entity: '', asks: [] },
      ],
    });
    expect(plan.checklist.map(({ description }) => description)).toEqual([
      'Which keys are used by default?',
      'The three main kinds of keys',
    ]);
    expect(dropped['checklistItem']).toBe(1);
  });

  it.each([
    [[]],
    [[{ description: '', entity: '', asks: [''] }]],
    [[{ description: 'of the', entity: 'x', asks: [] }]],
  ])('is none without an item that says something: %j', (checklist) => {
    expect(checklistFromModel({ checklist }, input)).toEqual({ reason: 'NothingUsable' });
  });
});

describe('the searches of a model', () => {
  it('stand after the question, serve the items whose words they bear, and leave no item without one', () => {
    const { plan } = read();
    expect(plan.searchTasks.map((task) => [task.endpoint, task.query, task.itemIds])).toEqual([
      [undefined, QUESTION, ['item_1', 'item_2', 'item_3']],
      ['corpus', 'SSE-SQS default keys', ['item_2']],
      ['pubmed', 'queue[tiab] AND encryption[tiab]', ['item_1']],
      [undefined, 'limits customer keys', ['item_3']],
    ]);
  });

  it('are all kept while the wave has room, however many are about one item', () => {
    const searches = Array.from({ length: 300 }, (_, index) => ({
      query: `default key number ${index}`,
      endpoint: 'corpus' as const,
    }));
    const { plan, dropped } = read({ searches });
    expect(plan.searchTasks.filter((task) => task.query.startsWith('default key'))).toHaveLength(ROOM);
    expect(dropped['queryOverCap']).toBe(300 - ROOM);
  });

  it.each([
    [[]],
    [[{ query: '?!', endpoint: 'corpus' as const }]],
    [[{ query: QUESTION, endpoint: 'corpus' as const }]],
  ])('are none where none says anything new: %j', (searches) => {
    expect(searchesFromModel({ searches }, input, ROOM)).toEqual({ reason: 'NothingUsable' });
  });
});

describe('planFrom', () => {
  it('is the plan of the fallback where no model proposed anything', () => {
    expect(planFrom({ checklist: undefined, searches: undefined }, input)).toEqual(planWithoutModel(input));
  });

  it('takes what one call brought where the other brought nothing', () => {
    const { value: checklist } = taken(checklistFromModel({ checklist: ITEMS }, input));
    const listed = planFrom({ checklist, searches: undefined }, input);
    expect(listed.checklist).toEqual(checklist);
    expect(listed.searchTasks.map((task) => task.query)[0]).toBe(QUESTION);
    expect(new Set(listed.searchTasks.flatMap((task) => task.itemIds)).size).toBe(3);
    const { value: searches } = taken(searchesFromModel({ searches: SEARCHES }, input, ROOM));
    const searched = planFrom({ checklist: undefined, searches }, input);
    expect(searched.checklist).toEqual(planWithoutModel(input).checklist);
    expect(searched.searchTasks.map((task) => task.query)).toContain('SSE-SQS default keys');
  });

  it('makes a valid plan of whatever comes', () => {
    const any = fc.record({
      checklist: fc.array(
        fc.record({
          description: hostileText,
          entity: hostileText,
          asks: fc.array(hostileText, { maxLength: 6 }),
        }),
        { maxLength: 12 },
      ),
      searches: fc.array(fc.record({ query: hostileText, endpoint: fc.constantFrom(...Endpoint.options) }), {
        maxLength: 12,
      }),
    });
    fc.assert(
      fc.property(any, (one) => {
        const plan = Plan.parse(read(one).plan);
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
        expect(plan.writingPlan.maximumWords).toBe(1_200);
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

describe('matchItems', () => {
  const CHECKLIST = [
    {
      ...itemOf('item_1', [partOf(['messages', 'encrypted', 'queue'])]),
      description: 'Encryption of messages',
    },
    { ...itemOf('item_2', [partOf(['keys', 'default'])]), description: 'Default keys', entity: 'SQS' },
    { ...itemOf('item_3', [partOf(['limits', 'customer', 'keys'])]), description: 'Limits of customer keys' },
  ];

  it.each([
    ['Which keys does SQS use by default?', ['item_2']],
    ['What are the limits of customer keys?', ['item_3']],
    ['Who would know?', []],
  ])('tells by words that %j is about %j', (text, items) => {
    expect(matchItems(CHECKLIST)(text)).toEqual(items);
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
