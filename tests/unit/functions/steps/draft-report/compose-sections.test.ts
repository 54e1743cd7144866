import { expect, it } from 'vitest';
import { writeSection } from '#functions/steps/draft-report/compose-sections.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';

const said = (quote: string, start: number, ...below: readonly string[]) =>
  evidenceOf({ sourceId: 's-1', quote, start }, { headings: ['Kilns', ...below] });

const shown = (further: readonly Evidence[], title = 'Kilns'): readonly (readonly string[])[] =>
  writeSection(
    { title: 'On kilns', itemIds: ['item_1'], guidance: '' },
    { further: new Map([['item_1', further]]) },
    {
      items: new Map(),
      evidence: new Map(),
      sources: sourcesById([sourceOf('s-1', { title })]),
    },
  ).blocks.map(({ sentences }) => sentences.map(({ text }) => text));

it('names above quotes the heading that they stand below, and the title of their source once', () => {
  const best = said('A lid keeps the heat in.', 900, 'Lids');
  const further = [
    best,
    said('Fire it twice.', 500, 'Firing'),
    said('Wait a day.', 600, 'Firing'),
    said('Kilns are hot.', 10),
  ];
  expect(shown(further)).toEqual([
    ['Kilns:', 'Kilns are hot.'],
    ['“Firing”:', 'Fire it twice.', 'Wait a day.'],
    ['“Lids”:', 'A lid keeps the heat in.'],
  ]);
});

it('names with a heading that every entry has the entry itself', () => {
  const quotes = [
    said('It opens the lid.', 10, 'lid', 'Description'),
    said('Fire it twice.', 500, 'Options'),
  ];
  expect(shown(quotes)).toEqual([
    ['Kilns, “lid: Description”:', 'It opens the lid.'],
    ['“Options”:', 'Fire it twice.'],
  ]);
});

it('says no heading above a quote that begins with it', () => {
  const quotes = [said('Kilns are hot.', 10), said('## Lids\n\nA lid keeps the heat in.', 500, 'Lids')];
  expect(shown(quotes)).toEqual([['Kilns:', 'Kilns are hot.'], ['## Lids\n\nA lid keeps the heat in.']]);
});

it('names a letter by its salutation without the comma', () => {
  expect(shown([{ ...said('Fire it twice.', 10), headings: ['Dear Ann,'] }], 'Dear Ann,')).toEqual([
    ['Dear Ann:', 'Fire it twice.'],
  ]);
});
