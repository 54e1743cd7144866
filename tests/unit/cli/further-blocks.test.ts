import { expect, it } from 'vitest';
import { furtherBlocks } from '../../../cli/further-blocks.ts';
import type { Block, Report } from '#shared/domain/report.ts';
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

/** A report of lists on one source, each below a head; what stands below which heading its name says: "gate 1". */
function reportOf(sections: readonly (readonly Block[])[], found: Pick<Report, 'outcome'>): Report {
  const report = exampleReport();
  const [item] = report.checklist;
  const [source] = report.sources;
  const [cited] = source?.quotes ?? [];
  if (item === undefined || source === undefined || cited === undefined) throw new Error('no item');
  const ids = sections.flat().flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds));
  const headingOf: Readonly<Record<string, readonly string[]>> = { gate: ['Gate'], lock: ['Lock'] };
  const quotes = ids.map((evidenceId) => ({
    ...cited,
    evidenceId,
    headings: [source.title, ...(headingOf[evidenceId.split(' ')[0] ?? ''] ?? [])],
  }));
  return exampleReport({
    ...found,
    checklist: [{ ...item, evidenceIds: ids.toSorted() }],
    sources: [{ ...source, quotes }],
    sections: sections.map((blocks) => ({ title: 'All', itemIds: [], blocks })),
  });
}

const TITLE = exampleReport().sources[0]?.title ?? '';

it('says the title of a source above the first of its passages that is left, once', () => {
  const blocks = [
    listOf(`${TITLE}:`, ['whole']),
    listOf('“Gate”:', ['gate 1']),
    listOf('“Lock”:', ['lock 1', 'lock 2']),
  ];
  expect(furtherBlocks(reportOf([blocks], { outcome: 'answered' }))).toEqual([
    listOf(`${TITLE}, “Gate”:`, ['gate 1']),
    listOf('“Lock”:', ['lock 1', 'lock 2']),
  ]);
});

it('says a head once over passages of one section for two items, and leaves what a writer says before quotes', () => {
  const sections = [
    [listOf(`${TITLE}, “Lock”:`, ['lock 1']), listOf('“Gate”:', ['gate 1'])],
    [listOf(`${TITLE}, “Gate”:`, ['gate 2']), listOf('“So it is”:', ['gate 3'])],
  ];
  expect(furtherBlocks(reportOf(sections, { outcome: 'partial' }))).toEqual([
    listOf(`${TITLE}, “Lock”:`, ['lock 1']),
    listOf('“Gate”:', ['gate 1', 'gate 2']),
    listOf('“So it is”:', ['gate 3']),
  ]);
});
