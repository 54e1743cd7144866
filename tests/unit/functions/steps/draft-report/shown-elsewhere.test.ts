import { expect, test } from 'vitest';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { TWO, said, select } from './selecting.ts';

test('an item whose best quote stands elsewhere in the answer takes another that comes near, and none that does not', () => {
  const shared = said(1, 's-1', { item_1: 3, item_2: 3 });
  const near = said(2, 's-2', { item_2: 2 });
  const far = said(3, 's-3', { item_2: -2 });
  expect(select(TWO, [shared, near]).answers.get('item_2')).toEqual([near]);
  expect(select(TWO, [shared, far]).answers.get('item_2')).toEqual([]);
});

const COMPARED = [
  {
    ...itemOf('item_1', [{ ...partOf(['iron', 'steel']), facet: 'comparison' as const }]),
    description: 'What is the difference between iron and steel?',
  },
  itemOf('item_2', [partOf(['iron'])], 'iron'),
  itemOf('item_3', [partOf(['steel'])], 'steel'),
];
const telling = (quote: string, values: Readonly<Record<string, number>>) =>
  evidenceOf({
    sourceId: 's-1',
    quote,
    start: quote.length * 100,
    items: Object.entries(values).map(([itemId, value]) => ({ itemId, part: 0, score: 0.8, value })),
  });

test('what each thing is stands below its own name where nothing says how they differ', () => {
  const iron = telling('Iron is a soft grey metal.', { item_1: 3, item_2: 3 });
  const steel = telling('Steel is made of it in a furnace.', { item_1: 2.5, item_3: 3 });
  const { answers } = select(COMPARED, [iron, steel]);
  expect([...answers.values()]).toEqual([[], [iron], [steel]]);
});

test('what says how things differ leads', () => {
  const apart = telling('Unlike iron, steel holds an edge for years.', { item_1: 3, item_2: 3 });
  const iron = telling('Iron is a soft grey metal.', { item_2: 2.9 });
  const steel = telling('Steel is made of it in a furnace.', { item_3: 3 });
  expect(select(COMPARED, [apart, iron, steel]).answers.get('item_1')).toEqual([apart]);
});
