import { expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

function reduce(text: string): string {
  return canonicalise({ contentType: 'text/plain', text }).text;
}

test('a short line above clauses that bear its number is their heading, and each clause stands by itself', () => {
  const text =
    '1. REPAIRS\n1.1 The potter mends the kiln by 1 May 2024.\n1.2 The owner mends the roof.\n\n2. Of firing\n\n2.1 The kiln is fired by night,\nand never by day.\n2.2 Nothing else.';
  expect(reduce(text)).toBe(
    '## 1. REPAIRS\n\n1.1 The potter mends the kiln by 1 May 2024.\n\n1.2 The owner mends the roof.\n\n## 2. Of firing\n\n2.1 The kiln is fired by night,\nand never by day.\n\n2.2 Nothing else.',
  );
});

test('a line in capitals above numbered clauses is their heading without a number of its own', () => {
  const text = 'REPAIRS\n6.1 The potter mends the kiln.\n\nFIRING\n7.1 The kiln is fired by night.';
  expect(reduce(text)).toBe(
    '## REPAIRS\n\n6.1 The potter mends the kiln.\n\n## FIRING\n\n7.1 The kiln is fired by night.',
  );
});

test('a section may name its kind, and begin with a clause of none', () => {
  const text =
    'Section 6 Repairs\n6.0 In this section, a kiln is of brick.\n\nARTICLE 7 FIRING\n7.1 The kiln is fired by day.\n7.2 It is shut by night.';
  expect(reduce(text)).toMatch(/^## Section 6 Repairs\n\n6\.0 [^\n]+\n\n## ARTICLE 7 FIRING\n\n7\.1 /u);
});

test('a line in capitals alone above all clauses is the title of the text', () => {
  const text =
    'USE OF THE KILN\n\nDate: 3 May 2024\n\n1. REPAIRS\n1.1 The potter mends the kiln.\n\n2. FIRING\n2.1 The kiln is fired by night.';
  expect(reduce(text)).toMatch(/^# USE OF THE KILN\n\nDate: 3 May 2024\n\n## 1\. REPAIRS\n\n/u);
});

test.each([
  ['a list of contents', '1. REPAIRS\n1.1 Of the kiln\n1.2 Of the roof\n\n2. FIRING\n2.1 By night'],
  [
    'a list of contents with pages',
    '1. REPAIRS\n1.1 Of the kiln and the roof ........ 3\n\n2. FIRING\n2.1 By night and by day ........ 4',
  ],
  ['figures in sentences', 'The kiln has a heat of\n6.1 degrees more than it had.\n\nTHE KILN\nis hot.'],
  [
    'clauses of other numbers',
    '1. REPAIRS\n2.1 The potter mends the kiln.\n\n3. FIRING\n4.1 The kiln is fired by night.',
  ],
  [
    'a list of quantities',
    '2 Eggs\n2.5 dl of milk, and a little more.\n3 spoons of sugar\n3.1 dl of flour, and a little more.\n4 Lids\n4.2 dl of cream, and a little more.',
  ],
  [
    'a list of versions',
    'CHANGELOG\n1.1.0 Fixed the lid of the kiln.\n1.0.1 Fixed the roof.\n\nNEWS\n2.3 The kiln is fired by gas.',
  ],
  ['a single title', '1. REPAIRS\n1.1 The potter mends the kiln.'],
  [
    'labels of an article',
    'TITLE: Kilns\n\nABSTRACT.BACKGROUND: Kilns are hot.\n\nABSTRACT.RESULTS: 6.1 degrees.',
  ],
])('%s stays as it is', (_, text) => {
  expect(reduce(text)).toBe(text);
});
