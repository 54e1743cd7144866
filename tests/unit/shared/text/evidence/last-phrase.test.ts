import { expect, test } from 'vitest';
import { lastPhrase } from '#shared/text/evidence/last-phrase.ts';
import { terms } from '#shared/text/words/analyze.ts';

test.each([
  ['What is the effect of A compared with B on the length of hospital stay?', 'hospital stay'],
  ['Where did the Huguenots land in New York originally?', 'New York originally'],
  ['Which of them is larger, iron or zinc oxide?', 'zinc oxide'],
  ['What is rust (iron oxide)?', 'iron oxide'],
  ['Rust', 'rust'],
  ['What is it?', ''],
  ['', ''],
])('of %j takes the last words that stand together', (question, phrase) => {
  expect(lastPhrase(question)).toEqual(terms(phrase));
});
