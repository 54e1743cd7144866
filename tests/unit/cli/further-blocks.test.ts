import { expect, it } from 'vitest';
import { furtherBlocks } from '../../../cli/further-blocks.ts';
import type { Block } from '#shared/domain/report.ts';
import { exampleReport } from '../functions/api/example-report.ts';

const listOf = (title: string, ids: readonly string[]): Block => ({
  form: 'list',
  sentences: [
    { text: title, kind: 'connective', evidenceIds: [] },
    ...ids.map((id) => ({ text: id, kind: 'quote' as const, evidenceIds: [id] })),
  ],
});

it('gives all that else was found, and beside a sure answer the three best, each below its heading', () => {
  const [item] = exampleReport().checklist;
  if (item === undefined) throw new Error('no item');
  const checklist = [
    { ...item, evidenceIds: ['a', 'b', 'c', 'd'] },
    { ...item, evidenceIds: ['e', 'c', 'f'] },
  ];
  const blocks = [listOf('One', ['d', 'b']), listOf('Two', ['f']), listOf('Three', ['e', 'c', 'none'])];
  const sections = [{ title: 'All', itemIds: [], blocks }];
  expect(furtherBlocks(exampleReport({ checklist, sections, outcome: 'partial' }))).toEqual(blocks);
  expect(furtherBlocks(exampleReport({ checklist, sections, outcome: 'answered' }))).toEqual([
    listOf('One', ['b']),
    listOf('Three', ['e', 'c']),
  ]);
  expect(furtherBlocks(exampleReport({ checklist, sections: [], outcome: 'answered' }))).toEqual([]);
});

it('says the title of a source above the first of its passages that is left, once', () => {
  const report = exampleReport();
  const [item] = report.checklist;
  const [source] = report.sources;
  if (item === undefined || source === undefined) throw new Error('no item');
  const quotes = ['a', 'b', 'c', 'd'].flatMap((evidenceId) =>
    source.quotes.slice(0, 1).map((one) => ({ ...one, evidenceId })),
  );
  const blocks = [listOf(`${source.title}:`, ['d']), listOf('“Gate”:', ['a']), listOf('“Lock”:', ['b', 'c'])];
  const shown = furtherBlocks(
    exampleReport({
      checklist: [{ ...item, evidenceIds: ['a', 'b', 'c', 'd'] }],
      sources: [{ ...source, quotes }],
      sections: [{ title: 'All', itemIds: [], blocks }],
      outcome: 'answered',
    }),
  );
  expect(shown).toEqual([listOf(`${source.title}, “Gate”:`, ['a']), listOf('“Lock”:', ['b', 'c'])]);
});
