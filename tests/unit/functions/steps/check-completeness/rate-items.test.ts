import { describe, expect, test } from 'vitest';
import { assessItems } from '#functions/steps/check-completeness/assess-coverage.ts';
import { labelByConfidence, labelUnread, rateItems } from '#functions/steps/check-completeness/rate-items.ts';
import { CONFIDENCE_WEIGHTS } from '#shared/domain/confidence-weights.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { ItemCoverage } from '#shared/domain/plan.ts';
import { evidenceOf, itemOf, partOf, sourceOf, sourcesById } from '../builders.ts';

const { lines } = CONFIDENCE_WEIGHTS;
const ITEM = itemOf('item_1', [partOf(['iron', 'rusts'])]);
const ASKED = { question: 'Why does iron rust?', checklist: [ITEM], rarity: undefined };
const SOURCES = sourcesById([sourceOf('s-1'), sourceOf('s-flagged', { credibilityTier: 'FLAGGED' })]);
const answerOf = (sourceId: string) =>
  evidenceOf(
    {
      sourceId,
      quote: 'Iron rusts in salt water.',
      items: [{ itemId: 'item_1', part: 0, score: 0.9, value: 8 }],
    },
    { relevanceScore: 0.9 },
  );

function rate(sourceId: string): ItemCoverage | undefined {
  const evidence = [answerOf(sourceId)];
  const items = assessItems([ITEM], evidence, SOURCES);
  const asked = { ...ASKED, evidence, sources: SOURCES };
  return rateItems(items, asked)[0];
}

function coverageOf(confidence: number, evidenceIds: readonly string[] = ['e']): ItemCoverage {
  const part = { text: 'iron rusts', status: 'satisfied' as const, coverage: 1, domains: ['d'], evidenceIds };
  return {
    itemId: 'item_1',
    status: 'satisfied',
    parts: [part],
    independentSources: 1,
    confidence,
    evidenceIds,
    reason: 'Answered by direct quotes',
  };
}

describe('rateItems', () => {
  test('gives each item the confidence that its quotes answer it', () => {
    const rated = rate('s-1');
    expect(ItemCoverage.parse(rated)).toEqual(rated);
    expect(rated?.confidence).toBeGreaterThan(0);
  });

  test('rates an answer that was found at once no lower for what later waves bring that comes as near', () => {
    const first = answerOf('s-1');
    const near = Array.from({ length: 12 }, (_, at) =>
      evidenceOf(
        {
          sourceId: `s-near-${at}`,
          quote: `Iron of kind ${at} rusts in water, too.`,
          items: [{ itemId: 'item_1', part: 0, score: 0.5, value: 7.5 }],
        },
        { waveId: 'i02' },
      ),
    );
    const sources = sourcesById([sourceOf('s-1'), ...near.map(({ sourceId }) => sourceOf(sourceId))]);
    const confidenceIn = (evidence: readonly Evidence[]): number | undefined =>
      rateItems(assessItems([ITEM], evidence, sources), {
        ...ASKED,
        evidence,
        sources,
      })[0]?.confidence;
    expect(confidenceIn([{ ...first, waveId: 'i01' }, ...near])).toBe(
      confidenceIn([{ ...first, waveId: 'i01' }]),
    );
    expect(confidenceIn([first, ...near].map((one) => ({ ...one, waveId: 'i01' })))).toBeLessThan(
      confidenceIn([first]) ?? 0,
    );
  });

  test('has none in what only flagged sources say', () => {
    expect(rate('s-flagged')?.confidence).toBe(0);
  });
});

describe('labelByConfidence', () => {
  test.each([
    ['satisfied', lines.answered, 'Answered by direct quotes'],
    ['partial', lines.related, 'perhaps not all that was asked'],
    ['unsatisfied', lines.related - 0.001, 'no sure answer'],
  ] as const)('calls an item %s from a confidence of %d', (status, confidence, reason) => {
    expect(labelByConfidence(coverageOf(confidence))).toMatchObject({
      status,
      reason,
      parts: [{ status }],
    });
  });

  test('says of what is answered in part which word no quote names', () => {
    const item = { ...coverageOf(lines.related), unnamed: 'tuberculosis' };
    expect(labelByConfidence(item).reason).toBe('no quote names “tuberculosis”');
    expect(labelByConfidence({ ...item, unnamed: '' }).reason).toContain('perhaps not all');
    expect(labelByConfidence({ ...item, confidence: 0 }).reason).toContain('no sure answer');
  });

  test('never calls a part answered for which nothing is quoted', () => {
    const { status, reason } = labelByConfidence(coverageOf(1, []));
    expect([status, reason]).toEqual(['unsatisfied', 'nothing found']);
  });
});

describe('labelUnread', () => {
  const evidence = [{ ...answerOf('s-1'), id: 'e' }];
  test('leaves the label of what a model has read to the model', () => {
    expect(labelUnread([coverageOf(0.5)], evidence, [{ sourceId: 's-1' }])[0]?.status).toBe('satisfied');
  });

  test('labels what code read in the place of a model as it does without one', () => {
    const items = labelUnread([coverageOf(0.5)], evidence, [
      { sourceId: 's-1', degradedReason: 'ModelTimeout' },
    ]);
    expect(items).toEqual([labelByConfidence(coverageOf(0.5))]);
  });
});
