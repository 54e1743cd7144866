import { describe, expect, it } from 'vitest';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { mendWritten } from '#shared/prompting/mend-written.ts';
import { readMarkdownTable } from '#shared/prompting/read-table.ts';
import { type WrittenFrom, readWritten } from '#shared/prompting/read-written.ts';
import { rowsOf, tableLines } from '#shared/domain/table-block.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const MEMORY = evidenceOf({
  sourceId: 's-1',
  quote: 'The memory buffer holds 64 MB and loses its events in a crash.',
});
const DISK = evidenceOf({
  sourceId: 's-2',
  quote: 'The disk buffer holds 2 GB and keeps its events in a crash.',
});
const from: WrittenFrom = {
  evidence: labelEvidence([MEMORY, DISK]),
  about: () => '',
  asked: 'How do the memory buffer and the disk buffer compare?',
  maximumWords: 500,
  firmness: new Set(),
};

const handleOf = (id: string): string =>
  from.evidence.find(({ evidence }) => evidence.id === id)?.handle ?? '';
const [M, D] = [handleOf(MEMORY.id), handleOf(DISK.id)];

function table(...rows: readonly string[]): string {
  return ['| Buffer | Size | After a crash |', '|---|---|---|', ...rows].join('\n');
}

const SOUND = table(
  `| memory buffer | 64 MB [${M}] | events are lost [${M}] |`,
  `| disk buffer | 2 GB [${D}] | events are kept [${D}] |`,
);

describe('readTable', () => {
  it('takes lines between pipes for rows of the same length, and nothing else', () => {
    expect(readMarkdownTable(['| a | b \\| c |', '|---|---|', '| d |'])).toEqual([
      ['a', 'b | c'],
      ['d', ''],
    ]);
    expect(readMarkdownTable(['| a | b |'])).toBeUndefined();
    expect(readMarkdownTable(['| a | b |', 'and more'])).toBeUndefined();
  });
});

describe('a table that a writer hands in', () => {
  it('becomes a block whose cells cite their quotes', () => {
    const { blocks, faulty } = readWritten([SOUND], from);
    expect(faulty).toEqual([]);
    const [block] = blocks;
    expect(block).toMatchObject({ form: 'table', columns: 3 });
    const rows = block ? rowsOf(block) : [];
    expect(rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['Buffer', 'Size', 'After a crash'],
      ['memory buffer', '64 MB', 'events are lost'],
      ['disk buffer', '2 GB', 'events are kept'],
    ]);
    expect(rows[2]?.[1]?.evidenceIds).toEqual([DISK.id]);
    expect(block && tableLines(block, (cell) => cell.text)).toEqual([
      'memory buffer: Size: 64 MB; After a crash: events are lost',
      'disk buffer: Size: 2 GB; After a crash: events are kept',
    ]);
  });

  it.each([
    ['a figure of another thing', `| memory buffer | 2 GB [${M}] | events are lost [${M}] |`],
    ['a cell without a citation', `| memory buffer | small | events are lost [${M}] |`],
    ['a bare answer', `| memory buffer | 64 MB [${M}] | no [${M}] |`],
  ])('does not show %s', (_what, row) => {
    const written = readWritten([table(row)], from);
    expect(written.faulty).toHaveLength(1);
    const { blocks, left } = mendWritten(written, [], from);
    expect(left).toBe(1);
    const cells = blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(cells).toHaveLength(6);
    expect(cells.filter((text) => text === '—')).toHaveLength(1);
  });

  it.each([
    ['a figure', `| memory buffer of 99 MB | 64 MB [${M}] | events are lost [${M}] |`],
    ['a name', `| buffer of Zarquon | 64 MB [${M}] | events are lost [${M}] |`],
  ])('loses the whole row whose label has %s of its own', (_what, row) => {
    const sound = `| disk buffer | 2 GB [${D}] | events are kept [${D}] |`;
    const written = readWritten([table(row, sound)], from);
    const { blocks } = mendWritten(written, [], from);
    expect(blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      'Buffer',
      'Size',
      'After a crash',
      'disk buffer',
      '2 GB',
      'events are kept',
    ]);
    expect(mendWritten(readWritten([table(row)], from), [], from).blocks).toEqual([]);
  });

  it('takes a cell that was written again', () => {
    const written = readWritten([table(`| memory buffer | 2 GB [${M}] | events are lost [${M}] |`)], from);
    const { blocks, corrected } = mendWritten(written, [`64 MB [${M}].`], from);
    expect(corrected).toBe(1);
    expect(blocks[0]?.sentences[4]?.text).toBe('64 MB.');
  });

  it('is left out when nothing in it can stand', () => {
    const written = readWritten([table('| memory buffer | small | slow |')], from);
    expect(mendWritten(written, [], from).blocks).toEqual([]);
  });
});
