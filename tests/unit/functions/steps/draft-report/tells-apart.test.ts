import { expect, test } from 'vitest';
import { tellsApart } from '#functions/steps/draft-report/tells-apart.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';

const COMPARED = {
  ...itemOf('item_1', [{ ...partOf(['iron', 'steel']), facet: 'comparison' as const }]),
  description: 'What is the difference between iron and steel?',
};
const quoted = (quote: string) => evidenceOf({ sourceId: 's-1', quote, start: 0 });

test('what sets the things apart gains, what speaks of one of them or joins them does not', () => {
  const gain = tellsApart(COMPARED);
  expect(gain(quoted('Steel bends less than iron.'))).toBeGreaterThan(0);
  expect(gain(quoted('Unlike iron, steel holds an edge.'))).toBeGreaterThan(0);
  expect(gain(quoted('Iron and steel are sold by weight.'))).toBe(0);
  expect(gain(quoted('Steel is harder than bronze.'))).toBe(0);
});

test('what says one thing of each in a clause of its own sets them apart without a word of contrast', () => {
  const gain = tellsApart({ ...COMPARED, topic: ['iron', 'steel'] });
  expect(gain(quoted('Bars are called iron, blades are called steel.'))).toBeGreaterThan(0);
  expect(gain(quoted('Iron is cast in sand; steel is rolled.'))).toBeGreaterThan(0);
  expect(gain(quoted('We sell iron, nails, and steel.'))).toBe(0);
  expect(gain(quoted('Iron and steel are sold here, and wood is not.'))).toBe(0);
});

test('of things that share a word the words that tell them apart are enough', () => {
  const item = {
    ...itemOf('item_1', [{ ...partOf(['cast iron', 'wrought iron']), facet: 'comparison' as const }]),
    topic: ['cast iron makers', 'wrought iron makers'],
    description: 'What is the difference between cast iron makers and wrought iron makers?',
  };
  expect(
    tellsApart(item)(quoted('What is cast differs from what is wrought by its carbon.')),
  ).toBeGreaterThan(0);
});

test('who asks when one is taken rather than the other is told what sets them apart', () => {
  const item = {
    ...itemOf('item_1', [partOf(['iron', 'steel'])]),
    topic: ['iron', 'steel'],
    description: 'When would I use iron rather than steel?',
  };
  expect(tellsApart(item)(quoted('Unlike steel, iron can be cast.'))).toBeGreaterThan(0);
  expect(tellsApart(item)(quoted('Iron and steel rust.'))).toBe(0);
});

test('nothing gains where no difference is asked for', () => {
  const item = { ...itemOf('item_1', [partOf(['iron', 'steel'])]), description: 'Who sells iron and steel?' };
  expect(tellsApart(item)(quoted('Steel bends less than iron.'))).toBe(0);
});
