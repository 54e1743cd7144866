import { describe, expect, it } from 'vitest';
import type { Block, Sentence } from '#shared/domain/report.ts';
import { renderTable } from '../../../cli/render-table.ts';
import { columnsOf } from '../../../cli/text-layout.ts';

const words = [
  'What is compared',
  'How does each start?',
  'Iron',
  'It begins to rust in wet air.',
  '銅',
  '緑青が生じる。',
];
const TABLE: Block = {
  form: 'table',
  columns: 2,
  sentences: words.map((text, at): Sentence => ({
    text,
    kind: at === 3 || at === 5 ? 'quote' : 'connective',
    evidenceIds: at === 3 ? ['e1'] : [],
  })),
};
const marksOf = ({ evidenceIds }: Sentence): string => (evidenceIds.length > 0 ? '[1]' : '');

function rendered(columns: number): readonly string[] {
  const output = {
    write: () => {},
    isTerminal: false,
    movesCursor: false,
    columns,
    rows: Infinity,
    paint: (_style: string, text: string) => text,
  };
  return renderTable(TABLE, output, marksOf).split('\n');
}

describe('a table at the terminal', () => {
  it('stands in columns, a rule below its head', () => {
    expect(rendered(60)).toEqual([
      'What is compared  How does each start?',
      '────────────────  ──────────────────────────────────────────',
      'Iron              It begins to rust in wet air. [1]',
      '',
      '銅                緑青が生じる。',
    ]);
  });

  it.each([50, 80, 200])('is never wider than its %i columns', (columns) => {
    for (const line of rendered(columns)) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
  });

  it('is a list where its columns would be too narrow to read', () => {
    expect(rendered(34)[0]).toBe('- Iron: How does each start? It');
  });
});
