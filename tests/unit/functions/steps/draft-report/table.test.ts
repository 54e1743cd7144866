import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeDraft } from '#functions/steps/draft-report/shape-draft.ts';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type Block, type Draft, isStatement } from '#shared/domain/report.ts';
import { rowsOf } from '#shared/domain/table-block.ts';
import { evidenceOf, itemOf, partOf, sourceOf } from '../builders.ts';
import { answers, inputOf } from './draft-input.ts';

const said = (text: string, sourceId: string, items: Evidence['items']): Evidence =>
  evidenceOf({ sourceId, quote: text, start: 0, items }, { id: `${sourceId}-${text}` });

function shaped(given: Parameters<typeof inputOf>[0]): Draft {
  const input = inputOf(given);
  return shapeDraft(draftWithoutModel(input), input, 'table');
}

const cellsOf = (block: Block | undefined): readonly (readonly string[])[] =>
  block === undefined ? [] : rowsOf(block).map((row) => row.map(({ text }) => text));

describe('the answer as a table', () => {
  it('has a row for each compared thing and a column for each respect', () => {
    const input = inputOf({
      question: 'Compare nginx and apache: how does each start, and what are their limits?',
    });
    const evidence = input.plan.checklist.map((item, index) =>
      said(`Quote ${index} about ${item.entity ?? 'none'} alone.`, 's-1', answers(item.id, 0)),
    );
    const { answer, sections } = shaped({ question: input.brief.question, evidence });
    expect(sections).toEqual([]);
    expect(answer.map(({ form }) => form)).toEqual(['table', 'table']);
    const [head, ...rows] = cellsOf(answer[0]);
    expect(head).toEqual(['What is compared', 'How does each start?', "What are …'s limits?"]);
    expect(rows.map(([label]) => label)).toEqual(['nginx', 'apache']);
    for (const [label = '', ...cells] of rows) {
      for (const cell of cells) expect(cell).toContain(`about ${label} alone`);
    }
  });

  it('has a row for each question where nothing is compared, and beside the best quote that of another source', () => {
    const { answer } = shaped({
      question: 'Why does iron rust?',
      evidence: [
        said('Iron rusts because oxygen and water reach it.', 's-1', answers('item_1', 0)),
        said('Rust is what salt water makes of a bare hull.', 's-2', answers('item_1', 0)),
      ],
      sources: [
        sourceOf('s-1'),
        sourceOf('s-2', { domain: 'other.example', url: 'https://other.example/a' }),
      ],
    });
    const [head, row] = cellsOf(answer[0]);
    expect(head).toEqual(['What was asked', 'What a source says', 'What another says']);
    expect(row?.[0]).toContain('iron rust');
    expect(new Set(row).size).toBe(3);
  });

  it('leaves out the column of a second source where there is none', () => {
    const evidence = [said('Iron rusts because oxygen reaches it.', 's-1', answers('item_1', 0))];
    const { answer } = shaped({ question: 'Why does iron rust?', evidence });
    expect(answer[0]?.columns).toBe(2);
  });

  it('leaves a cell empty that nothing answers, and says so below', () => {
    const input = inputOf();
    const [item] = input.plan.checklist;
    const evidence = [said('S3 encrypts every object.', 's-1', answers(item?.id ?? '', 0))];
    const { answer } = shaped({ evidence });
    expect(answer[0]?.form).toBe('table');
    expect(cellsOf(answer[0]).flat()).toContain('—');
    expect(answer.at(-1)?.sentences[0]?.text).toMatch(/^Nothing that was found answers /u);
  });

  it('is none where nothing answers: the closest passages stand as they would', () => {
    const input = inputOf({ question: 'Why does iron rust?' });
    const draft = draftWithoutModel(input);
    expect(shapeDraft(draft, input, 'table').answer).toEqual(draft.answer);
  });

  it('keeps a table that was written, without revising it', () => {
    const input = inputOf();
    const table: Block = {
      form: 'table',
      columns: 2,
      sentences: ['', 'Keys', 'S3', 'own'].map((text) => ({ text, kind: 'remark', evidenceIds: [] })),
    };
    const draft: Draft = {
      ...draftWithoutModel(input),
      answer: [table],
      method: 'written',
      requests: [{ topic: 'rotation' }],
    };
    const shaped = shapeDraft(draft, input, 'table');
    expect(shaped).toMatchObject({ answer: [table], sections: [], requests: [] });
    expect(shaped.gaps.at(-1)).toBe('rotation: not looked at.');
  });

  it('puts a table of quotes before a text that was written without one', () => {
    const evidence = [said('Iron rusts because oxygen reaches it.', 's-1', answers('item_1', 0))];
    const input = inputOf({ question: 'Why does iron rust?', evidence });
    const prose: Block = {
      form: 'paragraph',
      sentences: [{ text: 'So.', kind: 'connective', evidenceIds: [] }],
    };
    const draft: Draft = { ...draftWithoutModel(input), answer: [prose], method: 'written' };
    expect(shapeDraft(draft, input, 'table').answer.map(({ form }) => form)).toEqual(['table', 'paragraph']);
  });

  it('states nothing but quotes, each in a cell of its own item', () => {
    const question = 'How is data encrypted in S3 and SQS, and why does iron rust?';
    const { checklist } = inputOf({ question }).plan;
    const some = fc.array(fc.tuple(fc.nat(checklist.length - 1), fc.constantFrom('s-1', 's-2')), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(some, (picks) => {
        const evidence = picks.map(([at, sourceId], index) =>
          said(`Thing${index} word${index} is kind${index}.`, sourceId, answers(checklist[at]?.id ?? '', 0)),
        );
        const known = new Map(evidence.map((one) => [one.id, one.quote]));
        const draft = shaped({ question, evidence });
        for (const one of draft.answer.flatMap(({ sentences }) => sentences).filter(isStatement)) {
          expect(known.get(one.evidenceIds[0] ?? '')).toBe(one.text);
        }
        for (const block of draft.answer.filter(({ form }) => form === 'table')) {
          expect(block.sentences.length % (block.columns ?? 1)).toBe(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('takes the things of a checklist whose items are worded each in its own way', () => {
    const input = inputOf();
    const checklist = [
      { ...itemOf('item_1', [partOf(['price'])], 'S3'), description: 'S3 at a glance' },
      { ...itemOf('item_2', [partOf(['limits'])], 'SQS'), description: 'Limits, SQS' },
    ];
    const plan = { ...input.plan, checklist };
    const evidence = checklist.map(({ id }, index) =>
      said(`Said number${index} of it.`, 's-1', answers(id, 0)),
    );
    const items = checklist.map(({ id }, index) => ({
      itemId: id,
      status: 'satisfied' as const,
      parts: [
        {
          text: '',
          status: 'satisfied' as const,
          coverage: 1,
          domains: [],
          evidenceIds: [evidence[index]?.id ?? ''],
        },
      ],
      independentSources: 1,
      evidenceIds: [evidence[index]?.id ?? ''],
      reason: '',
    }));
    const known = { ...input, plan, evidence, coverage: { iteration: 1, items } };
    const { answer } = shapeDraft(draftWithoutModel(known), known, 'table');
    expect(cellsOf(answer[0])).toEqual([
      ['What is compared', 'What a source says'],
      ['S3', 'Said number0 of it.'],
      ['SQS', 'Said number1 of it.'],
    ]);
  });
});
