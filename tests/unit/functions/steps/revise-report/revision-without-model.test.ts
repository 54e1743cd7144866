import { describe, expect, it } from 'vitest';
import { draftWithoutModel } from '#functions/steps/draft-report/without-model.ts';
import { reviseWithoutModel } from '#functions/steps/revise-report/without-model.ts';
import type { Draft } from '#shared/domain/report.ts';
import { evidenceOf } from '../builders.ts';
import { inputOf, quotesOf } from '../draft-report/draft-input.ts';

describe('reviseWithoutModel', () => {
  const base = draftWithoutModel(inputOf());
  const { brief } = inputOf();
  const draft: Draft = { ...base, requests: [{ topic: 'prices' }] };

  it('adds what the wave found on the topics asked for', () => {
    const found = evidenceOf({ sourceId: 's-2', quote: 'Copper has become dear.' }, { waveId: 'r01' });
    const older = evidenceOf({ sourceId: 's-1', quote: 'Iron rusts.' });
    const revised = reviseWithoutModel({ draft, evidence: [older, found], revision: 1, brief });
    expect(revised.sections.at(-1)).toMatchObject({ title: 'On prices' });
    expect(quotesOf(revised).map((sentence) => sentence.evidenceIds)).toEqual([[found.id]]);
    expect(revised).toMatchObject({ revision: 1, requests: [], gaps: draft.gaps });
  });

  it('names a gap where the wave found nothing', () => {
    const revised = reviseWithoutModel({ draft, evidence: [], revision: 1, brief });
    expect(revised.sections).toEqual(draft.sections);
    expect(revised.gaps.at(-1)).toBe('prices: nothing found.');
  });

  it('shows no topic that states something, and all that only name things', () => {
    const requests = ['why rust killed forty people', 'price of iron', 'harm by rust'].map((topic) => ({
      topic,
    }));
    const asking = { ...draft, requests };
    const silent = reviseWithoutModel({ draft: asking, evidence: [], revision: 1, brief });
    expect(silent.gaps.slice(draft.gaps.length)).toEqual([
      'A further question: nothing found.',
      'price of iron: nothing found.',
      'harm by rust: nothing found.',
    ]);
    const found = evidenceOf({ sourceId: 's-2', quote: 'Copper has become dear.' }, { waveId: 'r01' });
    const named = reviseWithoutModel({ draft: asking, evidence: [found], revision: 1, brief });
    expect(named.sections.at(-1)?.title).toBe('On price of iron; harm by rust');
    const killing = { ...draft, requests: requests.slice(0, 1) };
    expect(
      reviseWithoutModel({ draft: killing, evidence: [found], revision: 1, brief }).sections.at(-1)?.title,
    ).toBe('A further question');
  });

  it('names a gap of each topic that nothing it found is about', () => {
    const found = evidenceOf({ sourceId: 's-2', quote: 'Paint keeps the water out.' }, { waveId: 'r01' });
    const asking: Draft = {
      ...base,
      requests: [{ topic: 'prices of zinc' }, { topic: 'paint against water' }],
    };
    const input = { draft: asking, evidence: [found], revision: 1, brief };
    const { gaps } = reviseWithoutModel(input);
    expect(gaps.slice(base.gaps.length)).toEqual(['prices of zinc: nothing found.']);
  });

  it('quotes the five best', () => {
    const evidence = Array.from({ length: 8 }, (_, index) =>
      evidenceOf(
        { sourceId: 's-1', quote: `Thing ${index} is dear.`, start: index * 40 },
        { waveId: 'r01', relevanceScore: index / 10 },
      ),
    );
    const revised = reviseWithoutModel({ draft, evidence, revision: 1, brief });
    expect(quotesOf(revised).map((sentence) => sentence.text)).toEqual(
      [7, 6, 5, 4, 3].map((index) => `Thing ${index} is dear.`),
    );
  });
});
