import { describe, expect, it } from 'vitest';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf } from '../builders.ts';
import { answers, claim, inputOf } from './draft-input.ts';

describe('a draft without a model, where sources disagree', () => {
  it('shows both sides where sources disagree, once', () => {
    const said = (sourceId: string, quote: string): Evidence =>
      evidenceOf({ sourceId, quote, items: answers('item_1', 0) });
    const first = said('s-1', 'Iron rusts in the moist air of the sea.');
    const second = said('s-2', 'In moist air iron stays bright.');
    const claims = [claim('c-1', first, second), claim('c-2', second, first)];
    const draft = draftWithoutModel(inputOf({ evidence: [first, second], claims }));
    expect(draft.contradictions).toEqual([
      { statement: 'Sources disagree:', evidenceIds: [first.id], againstEvidenceIds: [second.id] },
    ]);
  });

  it('says of no dispute over what nothing answers, beside the question, between copies or within one document', () => {
    const said = (sourceId: string, quote: string, value: number, score = 0.9): Evidence =>
      evidenceOf({ sourceId, quote, items: [{ itemId: 'item_1', part: 0, score, value }] }, { value });
    const first = said('s-1', 'Iron rusts in the moist air of the sea within a year.', 9);
    const disputes = (one: Evidence, other: Evidence): number =>
      draftWithoutModel(
        inputOf({
          question: 'Does iron rust in moist air?',
          evidence: [one, other],
          claims: [claim('c-1', one, other)],
        }),
      ).contradictions.length;
    const against = 'In moist air iron never rusts at all, however long it lies there.';
    expect(disputes(first, said('s-2', against, 8))).toBe(1);
    expect(disputes(first, said('s-2', against, 2))).toBe(0);
    expect(disputes(first, { ...said('s-1', against, 8), id: 's-1:900-960' })).toBe(0);
    expect(disputes(first, said('s-2', 'Iron rusts in the moist air of the sea within a year!', 9))).toBe(0);
    expect(disputes(first, said('s-2', 'A lid of iron does not rust shut.', 8))).toBe(0);
    const open = said('s-1', first.quote, 9, 0);
    expect(disputes(open, said('s-2', against, 9, 0))).toBe(0);
  });

  it('takes for a dispute what denies the same in the same words', () => {
    const [first, second] = ['is needed', 'is not needed'].map((said, at) =>
      evidenceOf(
        {
          sourceId: `s-${at + 1}`,
          quote: `Floor heating ${said} for a high yearly figure of the pump in old houses.`,
          items: [{ itemId: 'item_1', part: 0, score: 0.9, value: 9 }],
        },
        { value: 9 },
      ),
    );
    if (!first || !second) throw new Error('There is no evidence.');
    const draft = draftWithoutModel(
      inputOf({
        question: 'Is floor heating needed?',
        evidence: [first, second],
        claims: [claim('c-1', first, second)],
      }),
    );
    expect(draft.contradictions).toHaveLength(1);
  });

  it('takes for a dispute what a model states over quotes that answer one of several things asked', () => {
    const said = (sourceId: string, quote: string, value: number): Evidence =>
      evidenceOf({ sourceId, quote, items: [{ itemId: 'item_1', part: 0, score: 0.6, value }] }, { value });
    const [first, second] = [
      said('s-1', 'Iron rusts in the moist air of the sea within a year.', 9),
      said('s-2', 'In moist air iron never rusts at all, however long it lies there.', 2),
    ];
    const disputes = (text: string): number =>
      draftWithoutModel(
        inputOf({ evidence: [first, second], claims: [{ ...claim('c-1', first, second), text }] }),
      ).contradictions.length;
    expect(disputes(first.quote)).toBe(0);
    expect(disputes('Iron rusts in moist air.')).toBe(1);
  });

  it('lets the other side speak in the answer, when only one is quoted there', () => {
    const first = evidenceOf({
      sourceId: 's-1',
      quote: 'Iron rusts in moist air.',
      items: answers('item_1', 0),
    });
    const second = evidenceOf({ sourceId: 's-2', quote: 'Moist air leaves iron bright.', items: [] });
    const draft = draftWithoutModel(
      inputOf({
        question: 'Does iron rust in moist air?',
        evidence: [first, second],
        claims: [claim('c-1', first, second)],
      }),
    );
    expect(draft.answer.at(-1)?.sentences.map(({ text }) => text)).toEqual([
      'Another source speaks against this:',
      second.quote,
    ]);
    expect(draft.answer[0]?.sentences[0]?.text).toBe(first.quote);
  });
});
