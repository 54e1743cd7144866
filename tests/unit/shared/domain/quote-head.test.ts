import { expect, test } from 'vitest';
import { headOver, nameOverQuotes } from '#shared/domain/quote-head.ts';

test.each([
  ['Dear Ann,', 'Dear Ann'],
  ['`kiln` options', 'kiln options'],
  ['On glass and more '.repeat(20), `${'On glass and more '.repeat(4)}On glass…`],
  ['窑'.repeat(105), `${'窑'.repeat(80)}…`],
  ['窑'.repeat(80), '窑'.repeat(80)],
  [`第1章 ${'窑'.repeat(105)}`, `第1章 ${'窑'.repeat(76)}…`],
  [':'.repeat(60_000), ''],
  [`K${' - '.repeat(60_000)}`, 'K'],
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
  [':', undefined, 'A source:'],
  ['', 'Heat', 'A source, “Heat”:'],
  ['Kilns', ':', 'Kilns:'],
  ['标题：', undefined, '标题:'],
  ['What is it?', undefined, '“What is it?”:'],
  ['What is it?', 'Heat', '“What is it?”, “Heat”:'],
  ['On “kilns”', '“Hot” and cold', 'On “kilns”, ““Hot” and cold”:'],
  ['Kilns \u202eevil\u2066', 'a\u202ab', 'Kilns evil, “ab”:'],
])('of the title "%s" and the heading "%s" it is %s', (title, heading, head) => {
  expect(headOver({ title, heading })).toBe(head);
});
