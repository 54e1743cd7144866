import { describe, expect, it } from 'vitest';
import { placedInStudy } from '#functions/steps/draft-report/of-studies.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';

const ASKED = 'Does a warm hive prevent mould in winter?';
const ABSTRACT = [
  'Mould in winter hives is widely blamed on the cold.',
  'To determine whether a warm hive prevents mould in winter.',
  'Samples of 80 combs were collected in March and examined.',
  'Warm hives had significantly less mould than cold ones (P < .01).',
  'A keeper lifted each lid.',
];

/** Sentences of an abstract in their order, a hundred characters apart. */
function abstractOf(
  sentences: readonly string[],
  sourceId = 's-1',
  headings = ['Hives'],
): readonly Evidence[] {
  return sentences.map((quote, at) => ({
    ...evidenceOf({
      sourceId,
      quote,
      start: 100 * at,
      items: [{ itemId: 'item_1', part: 0, score: 0.5, value: 3 }],
    }),
    headings,
  }));
}

function placed(description: string, found: readonly Evidence[]): readonly number[] {
  const item = { ...itemOf('item_1', [partOf(['mould'])]), description };
  return found.map(placedInStudy(item, found));
}

describe('a quote of a study, where it is asked whether something is so', () => {
  it('goes ahead where it tells a result, and falls behind before what was undertaken', () => {
    expect(placed(ASKED, abstractOf(ABSTRACT))).toEqual([-2, -2, 0, 2, 0]);
  });

  it('is a result that the study found: neither one of its background, nor of its methods, but whatever it concludes', () => {
    const [, , , result = ''] = ABSTRACT;
    const below = (heading: string, quote = result) => abstractOf([quote], 's-2', ['Hives', heading]);
    const found = ['Introduction', 'Methods', 'Results'].flatMap((heading) => below(heading));
    const all = [
      ...abstractOf(ABSTRACT),
      ...found,
      ...below('Conclusion', 'A warm hive stays free of mould.'),
    ];
    expect(placed(ASKED, all).slice(ABSTRACT.length)).toEqual([0, 0, 2, 2]);
  });

  it('is held against what was undertaken in its own section alone', () => {
    const found = [...abstractOf(ABSTRACT), ...abstractOf(['Mould is old.'], 's-2')];
    expect(placed(ASKED, found).at(-1)).toBe(0);
    const elsewhere = abstractOf(['Mould is old.'], 's-1', ['Hives', 'Lids']);
    expect(placed(ASKED, [...abstractOf(ABSTRACT), ...elsewhere]).at(-1)).toBe(0);
  });

  it.each([
    ['another thing is asked', 'Who lifted each lid?', ABSTRACT],
    [
      'an effect is asked, for which results are weighed already',
      'What is the effect of warm hives on mould?',
      ABSTRACT,
    ],
    ['no more than one tells what was undertaken', ASKED, ABSTRACT.filter((_, at) => at !== 2)],
  ])('stays as it is where %s', (_, description, sentences) => {
    expect(placed(description, abstractOf(sentences)).every((one) => one === 0)).toBe(true);
  });
});
