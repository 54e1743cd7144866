import { expect, test } from 'vitest';
import { headOver, nameOverQuotes, namingDocument } from '#shared/domain/quote-head.ts';

test.each([
  ['Dear Ann,', 'Dear Ann'],
  ['`kiln` options', 'kiln options'],
  ['On glass and more '.repeat(20), `${'On glass and more '.repeat(4)}On glass…`],
  ['窑'.repeat(105), `${'窑'.repeat(80)}…`],
  ['窑'.repeat(80), '窑'.repeat(80)],
  [`kiln_view — Takes what another kiln has and does not copy it, ${'so '.repeat(20)}`, 'kiln_view'],
  [
    `1987 - Warnings ${'and more '.repeat(15)}`,
    `1987 - Warnings ${'and more '.repeat(7)}…`.replace(' …', '…'),
  ],
])('%s stands over quotes as %s', (name, shown) => {
  expect(nameOverQuotes(name)).toBe(shown);
});

test('a head says the document, the section, or both', () => {
  expect(headOver({ title: 'Kilns', heading: undefined })).toBe('Kilns:');
  expect(headOver({ title: undefined, heading: 'Heat' })).toBe('“Heat”:');
  expect(headOver({ title: 'Kilns', heading: 'Heat' })).toBe('Kilns, “Heat”:');
});

test.each([
  ['“Heat”:', 'Kilns:', 'Kilns, “Heat”:'],
  ['“Heat”:', 'Kilns, “Ash”:', 'Kilns, “Heat”:'],
  ['“Heat”:', '“Ash”:', '“Heat”:'],
  ['Ash, “Heat”:', 'Kilns:', 'Ash, “Heat”:'],
  ['Ash:', 'Kilns:', 'Ash:'],
])('%s behind %s is %s', (head, before, named) => {
  expect(namingDocument(head, before)).toBe(named);
});
