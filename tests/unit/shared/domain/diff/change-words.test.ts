import { describe, expect, test } from 'vitest';
import { summariseChanges } from '#shared/domain/diff/change-words.ts';
import type { DiffEntry, EntryKind } from '#shared/domain/diff/evidence-diff.ts';

function entryOf(kind: EntryKind): DiffEntry {
  return {
    kind,
    source: { sourceId: 's-1', title: 'Rust in salt water', url: 'https://example.org/rust' },
    statements: [],
    before: [],
    after: [],
  };
}

function diffOf(...kinds: readonly EntryKind[]): Parameters<typeof summariseChanges>[0] {
  const since = { jobId: 'j-1', at: '2026-11-21T10:00:00.000Z' };
  return { since, entries: kinds.map((kind) => entryOf(kind)), statements: [], notFound: [] };
}

describe('the comparison in one line', () => {
  test('says that nothing changed, and since when', () => {
    expect(summariseChanges(diffOf())).toBe('Nothing changed since 2026-11-21.');
  });

  test('counts the changes by what happened, in the order in which they come', () => {
    expect(summariseChanges(diffOf('retracted'))).toBe('1 change since 2026-11-21 (retracted: 1).');
    expect(summariseChanges(diffOf('gone', 'new', 'gone'))).toBe(
      '3 changes since 2026-11-21 (source gone: 2; new source: 1).',
    );
  });
});
