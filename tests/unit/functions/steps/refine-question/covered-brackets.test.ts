import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveChecklist } from '#functions/steps/plan-research/derive-checklist.ts';
import { refineWithoutModel } from '#functions/steps/refine-question/without-model.ts';
import {
  bracketsCovered,
  bracketsJoined,
  bracketsParted,
  uncovered,
} from '#functions/steps/refine-question/covered-brackets.ts';

test('what parts sentences is covered within brackets, and nowhere else', () => {
  expect(bracketsCovered('Ash (A; n = 16), bone. (Is it? Yes.) 窑（旧；新）')).not.toMatch(
    /\([^)]*[;?.]|（[^）]*；/u,
  );
  expect(bracketsCovered('Ash; bone. Why? (ash)')).toBe('Ash; bone. Why? (ash)');
});

test('a text is the same again once it is uncovered, whatever stands in it', () => {
  const sign = fc.constantFrom('(', ')', '（', '）', ';', ',', '.', '?', '؟', '。', 'a', ' ', '窑');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(sign).map((signs) => signs.join('')),
      ),
      (text) => {
        expect(uncovered(bracketsCovered(text))).toBe(text);
        expect(bracketsParted(bracketsJoined(text))).toBe(text);
      },
    ),
  );
});

test.each<[string, string[]]>([
  [
    'How do I make a slider with two handles (min and max)?',
    ['How do I make a slider with two handles (min and max)?'],
  ],
  ['What does f(a, b and c) return?', ['What does f(a, b and c) return?']],
  [
    'What is the difference between tabs (left and right) and windows?',
    [
      'What is the difference between tabs (left and right) and windows?',
      'What are tabs (left and right)?',
      'What are windows?',
    ],
  ],
  [
    'What are the limits of the kiln (size, heat, or weight), and can they be raised?',
    [
      'What are the limits of the kiln (size, heat, or weight)?',
      'Can the limits of the kiln (size, heat, or weight) be raised?',
    ],
  ],
  [
    'How do heat pumps compare (cost, noise and life)?',
    [
      'How do heat pumps compare (cost)?',
      'How do heat pumps compare (noise)?',
      'How do heat pumps compare (life)?',
    ],
  ],
  ['Compare kilns (wood, gas)?', ['Compare kilns (wood, gas)?']],
])('asks in %j what it asks, and parts nothing within brackets', (question, asked) => {
  const brief = refineWithoutModel({ question, context: undefined, answers: [], idf: () => 1 });
  expect(deriveChecklist(brief).map(({ description }) => description)).toEqual(asked);
});
