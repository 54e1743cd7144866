import { expect, test } from 'vitest';
import type { DiffEntry, DiffQuote, EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import { renderChanges } from '../../../cli/render-changes.ts';
import { columnsOf } from '../../../cli/text-layout.ts';

function quoteOf(quote: string): DiffQuote {
  return { sourceId: 's-1', quote, locator: 'char:0-1', archiveHash: 'a'.repeat(64) };
}

function diffOf(...entries: readonly Partial<DiffEntry>[]): EvidenceDiff {
  const source = { sourceId: 's-1', title: 'Kestrel manual', url: 'https://example.org/kestrel' };
  return {
    since: { jobId: 'j-1', at: '2026-11-21T10:00:00.000Z' },
    entries: entries.map((entry) => ({
      kind: 'changed',
      source,
      statements: [],
      before: [],
      after: [],
      ...entry,
    })),
    statements: [],
    notFound: [],
  };
}

test('R7.6 a change is shown with what its source said before and says now', () => {
  const changes = diffOf({ before: [quoteOf('It holds\n64 MB.')], after: [quoteOf('It holds 128 MB.')] });
  expect(renderChanges(changes, 80)).toBe(
    [
      '1 change since 2026-11-21 (source changed: 1).',
      '  Source changed: Kestrel manual',
      '    before  “It holds 64 MB.”',
      '    now     “It holds 128 MB.”',
      '',
    ].join('\n'),
  );
});

test('nothing that changed is one line', () => {
  expect(renderChanges(diffOf(), 80)).toBe('Nothing changed since 2026-11-21.\n');
});

test('of many long quotes the first are shown, within the width of the terminal', () => {
  const text = renderChanges(diffOf({ after: Array(5).fill(quoteOf('It holds some. '.repeat(60))) }), 60);
  expect(text).toContain('    now     and 2 more');
  expect(text.split('\n').filter((line) => columnsOf(line) > 60)).toEqual([]);
});

test('control signs of a quote do not reach the terminal', () => {
  expect(renderChanges(diffOf({ after: [quoteOf('It \u001B[2Jholds.')] }), 80)).not.toContain('\u001B');
});
