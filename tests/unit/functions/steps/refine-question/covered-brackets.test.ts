import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bracketsCovered, uncovered } from '#functions/steps/refine-question/covered-brackets.ts';

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
      },
    ),
  );
});
