import { describe, expect, it } from 'vitest';
import { openDigestWorld } from './digest-world.ts';
import { conclusionOf } from '#functions/steps/digest-source/conclusion-of.ts';

const TITLE = 'Four ways of lining a hive';
const below = (...headings: readonly string[]) => headings.map((heading) => ({ headings: [TITLE, heading] }));

describe('what a report of research concludes', () => {
  it('is the first of what stands below the first heading over it', () => {
    const report = below(
      'Abstract',
      'Conclusions',
      'Conclusions',
      'Conclusions',
      'Methods',
      'Results',
      'Conclusions',
    );
    expect(conclusionOf(report)).toEqual([1, 2]);
  });

  it.each([
    ['concludes nothing', below('Abstract', 'Methods', 'Results')],
    ['is no such report', below('Introduction', 'Usage', 'Conclusion')],
    ['says nothing', []],
  ])('is none of what %s', (_, statements) => {
    expect(conclusionOf(statements)).toEqual([]);
  });
});

describe('the digest of a report of research', () => {
  const results = Array.from(
    { length: 60 },
    (_, at) => `Hive ${at}: the lining kept mould from comb ${at} in winter, which ${at} keepers saw.`,
  );
  const text = [
    '# Hives',
    '## Methods',
    'Hives were lined.',
    '## Results',
    ...results,
    '## Conclusion',
    'Damp wood stays sound.',
  ].join('\n\n');

  it.each([
    ['Does the lining keep mould from the comb in winter?', true],
    ['How many keepers saw mould on the comb in winter?', false],
  ])(
    'quotes what it concludes in other words, where it is asked what comes of something: %s',
    async (question, isQuoted) => {
      const world = await openDigestWorld();
      const { evidence } = await world.digest(await world.newJob({ question }), text);
      expect(evidence.some(({ quote }) => quote.includes('Damp wood stays sound.'))).toBe(isQuoted);
    },
  );
});
