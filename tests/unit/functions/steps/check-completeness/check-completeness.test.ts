import { describe, expect, it } from 'vitest';
import { assessItems } from '#functions/steps/check-completeness/assess-coverage.ts';
import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type ChecklistItem, ItemCoverage } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { evidenceOf, itemOf, partOf, sourceOf, sourcesById } from '../builders.ts';

const SOURCES = sourcesById([
  sourceOf('s-1', { kind: 'web' }),
  sourceOf('s-2', { kind: 'web' }),
  sourceOf('s-3', { kind: 'web', domain: 's-1' }),
  sourceOf('s-4', { domain: 'library' }),
  sourceOf('s-5', { domain: 'library' }),
  sourceOf('s-flagged', { credibilityTier: 'FLAGGED' }),
]);
const ONE = itemOf('item_1', [partOf(['iron', 'rusts'])]);
const TWO = itemOf('item_1', [partOf(['iron', 'rusts']), partOf(['keys'])]);

function answer(sourceId: string, score: number, part = 0): Evidence {
  return evidenceOf({
    sourceId,
    quote: `Said in ${sourceId}.`,
    start: part * 100,
    items: [{ itemId: 'item_1', part, score }],
  });
}

/** What is found of one item alone. */
function assessItem(
  item: ChecklistItem,
  evidence: readonly Evidence[],
  sources: ReadonlyMap<string, Source>,
): ItemCoverage {
  const [coverage] = assessItems([item], evidence, sources);
  if (!coverage) throw new Error('Nothing is said of the item.');
  return coverage;
}

describe('assessItems', () => {
  it.each([
    ['a strong answer', [answer('s-1', ANSWER_LINES.strong)], 'satisfied', 1],
    [
      'two fair answers of independent sources',
      [answer('s-1', ANSWER_LINES.fair), answer('s-2', ANSWER_LINES.fair)],
      'satisfied',
      2,
    ],
    [
      'two fair answers of one publisher',
      [answer('s-1', ANSWER_LINES.fair), answer('s-3', ANSWER_LINES.fair)],
      'partial',
      1,
    ],
    [
      'two fair answers of one corpus',
      [answer('s-4', ANSWER_LINES.fair), answer('s-5', ANSWER_LINES.fair)],
      'satisfied',
      2,
    ],
    ['a fair answer alone', [answer('s-1', ANSWER_LINES.fair)], 'partial', 1],
    [
      'a fair and a weak answer',
      [answer('s-1', ANSWER_LINES.fair), answer('s-2', ANSWER_LINES.related)],
      'partial',
      2,
    ],
    ['a weak answer', [answer('s-1', ANSWER_LINES.related)], 'partial', 1],
    ['less than a weak answer', [answer('s-1', ANSWER_LINES.related - 0.01)], 'unsatisfied', 0],
    ['a strong answer of a flagged source', [answer('s-flagged', 1)], 'unsatisfied', 0],
    ['nothing', [], 'unsatisfied', 0],
  ] as const)('finds with %s: %s', (_, evidence, status, independentSources) => {
    const coverage = assessItem(ONE, evidence, SOURCES);
    expect(ItemCoverage.parse(coverage)).toEqual(coverage);
    expect(coverage).toMatchObject({ status, independentSources });
  });

  it('R4.3 has its bounds at 0.45, 0.6 and 0.7', () => {
    expect(ANSWER_LINES).toEqual({ related: 0.4, fair: 0.5, strong: 0.6 });
  });

  it('R4.4 takes a text that stands in two places for one voice', () => {
    const words = 'Iron that stands in moist air takes up oxygen and turns into a brown and brittle rust.';
    const said = (sourceId: string, quote: string) =>
      evidenceOf({ sourceId, quote, items: [{ itemId: 'item_1', part: 0, score: ANSWER_LINES.fair }] });
    const copied = assessItem(ONE, [said('s-1', words), said('s-2', words)], SOURCES);
    expect(copied).toMatchObject({ status: 'partial', independentSources: 1 });
    const own = 'In humid surroundings the metal oxidises, as anybody with an old bicycle knows.';
    const spoken = assessItem(ONE, [said('s-1', words), said('s-2', own)], SOURCES);
    expect(spoken).toMatchObject({ status: 'satisfied', independentSources: 2 });
  });

  it('is satisfied only when every part is', () => {
    expect(assessItem(TWO, [answer('s-1', 1, 0)], SOURCES).status).toBe('partial');
    expect(assessItem(TWO, [answer('s-1', 1, 0), answer('s-2', 1, 1)], SOURCES).status).toBe('satisfied');
  });

  it('says what is missing of what', () => {
    const coverage = assessItem(TWO, [answer('s-1', ANSWER_LINES.related, 0)], SOURCES);
    expect(coverage.reason).toBe('only related statements on: iron rusts; nothing found on: keys');
  });

  it('lists evidence the best first, whatever order it comes in', () => {
    const evidence = [answer('s-1', 0.5), answer('s-2', 0.9), answer('s-3', 0.9)];
    const ids = assessItem(ONE, evidence, SOURCES).evidenceIds;
    expect(assessItem(ONE, evidence.toReversed(), SOURCES).evidenceIds).toEqual(ids);
    expect(ids[2]).toBe(evidence[0]?.id);
  });

  it('does not count what answers another item', () => {
    const other = { ...answer('s-1', 1), items: [{ itemId: 'item_2', part: 0, score: 1 }] };
    expect(assessItem(ONE, [other], SOURCES).status).toBe('unsatisfied');
  });
});
