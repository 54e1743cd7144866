import { expect, test } from 'vitest';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { select } from './selecting.ts';

const COMPARED = [
  {
    ...itemOf('item_1', [{ ...partOf(['iron', 'steel']), facet: 'comparison' as const }]),
    description: 'What is the difference between iron and steel?',
    topic: ['iron', 'steel'],
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

test('what was taken for another thing goes to its own, unless nothing would be left where it stood', () => {
  const iron = telling('Iron is a soft grey metal.', { item_1: 3, item_2: 3 });
  const steel = telling('Steel is made of it in a furnace.', { item_1: 2.5, item_2: 2.8, item_3: 3 });
  const sold = telling('Both are sold by weight on every market.', { item_3: 2 });
  const { answers } = select(COMPARED, [iron, steel, sold]);
  expect([...answers.values()]).toEqual([[], [iron], [steel, sold]]);
});

test('below a thing of which the difference says enough stands only what says what it is', () => {
  const apart = telling('Unlike iron, steel holds an edge for years.', { item_1: 3, item_2: 3, item_3: 3 });
  const iron = telling('Iron is a soft grey metal.', { item_2: 2 });
  const steel = telling('Rods of steel are cut by hand.', { item_3: 2 });
  const { answers } = select(COMPARED, [apart, iron, steel]);
  expect([...answers.values()]).toEqual([[apart], [iron], []]);
});

test('what stands alone below a thing stays there', () => {
  const steel = telling('Steel is made of iron in a furnace.', { item_2: 2.8, item_3: 3 });
  const iron = telling('Iron is a soft grey metal.', { item_3: 2.9 });
  const { answers } = select(COMPARED.slice(1), [steel, iron]);
  expect([...answers.values()].map((own) => own.length)).toEqual([1, 1]);
});

test('what names all things that are compared stays with the question of how they differ', () => {
  const both = telling('Smiths use steel where iron would bend.', { item_1: 3, item_2: 3, item_3: 2 });
  const iron = telling('Iron is a soft grey metal.', { item_2: 2.5 });
  const { answers } = select(COMPARED, [both, iron]);
  expect(answers.get('item_1')).toEqual([both]);
});
