import { expect, it } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';

const ASKED: readonly (readonly [question: string, items: readonly string[]])[] = [
  ['Does the kiln also take gas, or is it wood only?', ['Does the kiln also take gas, or is it wood only?']],
  [
    'Once my helper has locked the kiln, can I still change its heat?',
    ['Once my helper has locked the kiln, can I still change its heat?'],
  ],
  ['wood or gas for pots and bowls with thick walls?', ['Wood or gas for pots and bowls with thick walls?']],
  [
    'Summarize what the book says about keeping glazes in plain jars versus sealed.',
    ['Summarize what the book says about keeping glazes in plain jars versus sealed'],
  ],
  [
    'How many pots does the kiln take before it is full, and can I make it bigger?',
    [
      'How many pots does the kiln take before it is full?',
      'The kiln: can I make the number of pots bigger?',
    ],
  ],
];

it.each(ASKED)('asks in %j no more than it asks', (question, items) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(deriveChecklist(brief).map(({ description }) => description)).toEqual(items);
});
