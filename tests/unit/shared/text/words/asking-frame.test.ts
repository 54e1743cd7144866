import { expect, test } from 'vitest';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';
import { withoutFrame } from '#shared/text/words/asking-frame.ts';

test.each([
  ['Is it true that salt hardens clay?', 'salt hardens clay?'],
  ['Is it really the case that salt hardens clay?', 'salt hardens clay?'],
  ['List all the things that a kiln needs.', 'a kiln needs.'],
  ['Summarize what the manual says about glazes.', 'glazes.'],
  ['What does the user guide say about glazes?', 'glazes?'],
  ['Does the documentation mention whether clay shrinks?', 'clay shrinks?'],
  ['What’s the point of a lid?', 'a lid?'],
  ['How come glazes craze?', 'glazes craze?'],
])('%s asks of no more than: %s', (question, asked) => {
  expect(withoutFrame(question)).toBe(asked);
});

test.each([
  'Is it true?',
  'Is it right to left?',
  'List all kilns.',
  'What does the manual weigh?',
  'What is a lid?',
  '',
])('leaves a question as it is that asks by other words: %s', (question) => {
  expect(withoutFrame(question)).toBe(question);
});

test('a question is scored by what it asks, not by how', () => {
  const { terms, words } = viewQuestion('Is it true that salt hardens clay?');
  expect(terms).toEqual(viewQuestion('Salt hardens clay?').terms);
  expect(words).toHaveLength(3);
});
