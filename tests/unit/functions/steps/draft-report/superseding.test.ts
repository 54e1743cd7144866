import { describe, expect, it } from 'vitest';
import { supersedingFirst } from '#functions/steps/draft-report/superseding.ts';
import { evidenceOf } from '../builders.ts';

const OLD = 'A kiln may be fired on two days a week.';
const NEWER = [
  'From 1 May 2024 a kiln may be fired on three days a week. This replaces the rule of January.',
  'Fires are no longer allowed on Sundays.',
  'The fees rise with effect from Monday.',
  'Claims must now be submitted within 30 days.',
  'Firing\n\nFrom 1 May 2024 kilns are fired on three days a week.',
  'Diese Ordnung ersetzt die Ordnung von 2019.',
  'Rule 3.2: the period of notice is now one month instead of three.',
  'This policy replaces the 2019 policy.',
  'This replaces the previous version.',
  'Le règlement remplace le règlement de 2019.',
  'Fires are no\nlonger allowed on Sundays.',
  'The rent rises with effect\nfrom May.',
  'Ya no está permitido encender fuego.',
];
const OTHERS = [
  'This replaces clay by ash.',
  'A lid that replaces the old one costs 4 pounds.',
  'The kiln is now open.',
  'It replaces the text that you give.',
  'Choose a lid. You may now open the kiln again.',
  'Since around 1950 the kiln has been hot.',
  'From about 2012 potters paid online.',
  'In May 2024 the kiln was fired twice.',
];

function first(description: string, quotes: readonly (readonly [quote: string, value: number])[]): string {
  const ranked = quotes.map(([quote, value], at) => ({
    evidence: evidenceOf({ sourceId: 's-1', quote, start: at * 500 }),
    value,
  }));
  const moved = supersedingFirst({ description }, ranked, ({ quote }) => !quote.includes('Boats'));
  expect(moved.map(({ value }) => value)).toEqual(moved.map(({ value }) => value).toSorted((a, b) => b - a));
  expect(new Set(moved.map(({ evidence }) => evidence.id)).size).toBe(quotes.length);
  return moved[0]?.evidence.quote ?? '';
}

describe('what says that a rule holds no more, or from when on', () => {
  it.each(NEWER)('leads where it is among what answers best: %s', (newer) => {
    expect(
      first('How often may I fire a kiln?', [
        [OLD, 9],
        ['Kilns are hot.', 8],
        [newer, 7.6],
      ]),
    ).toBe(newer);
  });

  it.each(OTHERS)('is not what merely sounds like it: %s', (other) => {
    expect(
      first('How often may I fire a kiln?', [
        [OLD, 9],
        [other, 8],
      ]),
    ).toBe(OLD);
  });

  it('stays where it is if it is far behind, or not among the best, or what was is asked for', () => {
    const [newer = ''] = NEWER;
    expect(
      first('How often may I fire a kiln?', [
        [OLD, 9],
        [newer, 2],
      ]),
    ).toBe(OLD);
    const many: (readonly [string, number])[] = [OLD, 'One.', 'Two.', newer].map((quote) => [quote, 9]);
    expect(first('How often may I fire a kiln?', many)).toBe(OLD);
    expect(
      first('How often was a kiln fired in 2019?', [
        [OLD, 9],
        [newer, 8],
      ]),
    ).toBe(OLD);
  });

  it('is of nothing where nothing was found', () => {
    expect(supersedingFirst({ description: 'How?' }, [], () => true)).toEqual([]);
  });
});
