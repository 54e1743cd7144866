import { expect, test } from 'vitest';
import type { DiffEntry, DiffQuote, EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import { renderReport } from '../../../cli/render-report.ts';
import { exampleReport } from '../functions/api/example-report.ts';
import { renderChanges, renderChangesPart } from '../../../cli/render-changes.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { outputTo } from './test-terminal.ts';
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
      '    Before  “It holds 64 MB.”',
      '    Now     “It holds 128 MB.”',
      '',
    ].join('\n'),
  );
});

test('nothing that changed is one line', () => {
  expect(renderChanges(diffOf(), 80)).toBe('Nothing changed since 2026-11-21.\n');
});

test('of many long quotes the first are shown, within the width of the terminal', () => {
  const text = renderChanges(diffOf({ after: Array(5).fill(quoteOf('It holds some. '.repeat(60))) }), 60);
  expect(text).toContain('    Now     + 2');
  expect(text.split('\n').filter((line) => columnsOf(line) > 60)).toEqual([]);
});

test('control signs of a quote do not reach the terminal', () => {
  expect(renderChanges(diffOf({ after: [quoteOf('It \u001B[2Jholds.')] }), 80)).not.toContain('\u001B');
});

test('a report shows it in its own language, before the answer', () => {
  const changes = diffOf({ before: [quoteOf('Er fasst 64 MB.')], after: [quoteOf('Er fasst 128 MB.')] });
  const german = renderChangesPart(changes, wordsFor('de').changes, outputTo([]));
  expect(german).toContain(`${wordsFor('de').changes.whatChanged}\n`);
  expect(german).toMatch(/“Er fasst 64 MB\.”\n.*“Er fasst 128 MB\.”$/u);
  const report = renderReport({ ...exampleReport(), changes }, outputTo([]));
  expect(report).toMatch(/What changed\n.*The gate counts claims/su);
});
