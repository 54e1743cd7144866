import { expect, it } from 'vitest';
import { placedByName } from '#functions/steps/draft-report/of-code-name.ts';
import { evidenceOf } from '../builders.ts';

const said = (quote: string, headings: readonly string[] = ['Codes']) => ({
  ...evidenceOf({ sourceId: 's-1', quote, items: [] }),
  headings,
});
const ROWS = ['| E11 | too heavy |', '| E22 | motor too hot |'].map((quote) => said(quote));
const PROSE = said('The motor has a fan.');

it('lets a row fall behind beside the one that bears the name that was asked for', () => {
  const ahead = placedByName('The lift says E22, what now?', [...ROWS, PROSE]);
  expect([...ROWS, PROSE].map(ahead)).toEqual([-3, 2, 0]);
});

it.each([
  '| Code | Meaning |\n| E22 | motor too hot |',
  '- `E22`: the motor is too hot.',
  'E22 – the motor is too hot',
  '**E22:** too hot',
])('lets what tells of a name go ahead: %s', (quote) => {
  const found = [said(quote)];
  expect(found.map(placedByName('What does E22 mean?', found))).toEqual([2]);
  expect(found.map(placedByName('What does the lamp mean?', found))).toEqual([0]);
  expect(found.map(placedByName('What does E21 mean?', found))).toEqual([0]);
});

it.each([
  ['the question has no such name', 'The lift is too hot, what now?', ROWS],
  [
    'no row of the section bears it',
    'What does E22 mean?',
    [...ROWS.slice(0, 1), said('| E22 | hot |', ['Other'])],
  ],
  ['it is part of a longer name', 'What does E2 mean?', ROWS],
  ['others are asked for', 'Which codes come after E22?', ROWS],
  [
    'it only begins the name of a row',
    'What modes has E22?',
    [...ROWS.slice(0, 1), said('| E22 boost | hot |')],
  ],
  ['it is a measure', 'What is the dose for 20kg?', [said('| 10kg | one |'), said('| 20kg | two |')]],
  ['it stands in prose', 'What does E22 mean?', [...ROWS.slice(0, 1), said('E22 is a hot motor.')]],
])('lets none fall behind where %s', (_, description, found) => {
  expect(found.map(placedByName(description, found)).slice(0, 1)).toEqual([0]);
});

it.each(['TW-2203', 'retention_days', 'runs.on_lost', '--since', 'b12'])('knows the name %s', (name) => {
  const found = [said(`| ${name.toUpperCase()} | asked |`), said('| other | not |')];
  expect(found.map(placedByName(`What is ${name}?`, found))).toEqual([2, -3]);
});
