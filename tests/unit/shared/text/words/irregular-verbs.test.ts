import { expect, test } from 'vitest';
import { terms } from '#shared/text/words/analyze.ts';
import { irregularForms } from '#shared/text/words/irregular-verbs.ts';

const [stings = '', stung = '', broken = ''] = terms('stings stung broken');

test('the forms of an irregular verb are known by each other, whichever is asked', () => {
  expect(irregularForms(stings)).toEqual([stung]);
  expect(irregularForms(stung)).toEqual([stings]);
  expect(irregularForms(broken)).toEqual(terms('break broke'));
});

test('a regular verb, a noun and nothing have none', () => {
  expect(['open', 'tabl', ''].map(irregularForms)).toEqual([[], [], []]);
});
