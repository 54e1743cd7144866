import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#shared/adapters/search/corpus/database.ts';
import { folderPlace } from '#shared/adapters/search/corpus/folder-place.ts';
import { IndexReader } from '#shared/adapters/search/corpus/index-reader.ts';
import { synchronise, type SynchroniseOptions } from '#shared/adapters/search/corpus/synchronise.ts';
import { makeFolder } from './corpus-folder.ts';

const FILES = Object.fromEntries(
  Array.from({ length: 50 }, (_, at) => [`f${String(at).padStart(2, '0')}.md`, `heron number${at}`]),
);

function optionsFor(path: string): SynchroniseOptions {
  return { places: [folderPlace({ path, kind: 'documents' })], extractor: undefined, segmentFiles: 2 };
}

function open(file: string): DatabaseSync {
  const { database } = openDatabase(file, 'v');
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

function found(database: DatabaseSync, term: string): readonly string[] {
  return new IndexReader(database).search([term], 100).map(({ entry }) => entry.path);
}

test.each([3, 20, 41])(
  'goes on from the last whole segment when it was ended after %i files',
  async (count) => {
    const options = optionsFor(makeFolder(FILES));
    const file = join(makeFolder(), 'corpus/index.sqlite');
    const interrupted = open(file);
    const ending = new AbortController();
    const progress = ({ done }: { readonly done: number }): void => {
      if (done === count) ending.abort();
    };
    const run = synchronise(interrupted, { ...options, signal: ending.signal, progress });
    await expect(run).rejects.toMatchObject({ name: 'ServiceUnavailable' });
    interrupted.close();

    const database = open(file);
    const kept = found(database, 'heron');
    expect(kept).toEqual(Object.keys(FILES).slice(0, count - (count % 2)));
    expect(await synchronise(database, options)).toEqual({ added: 50 - kept.length, removed: 0 });
    expect(found(database, 'heron')).toEqual(Object.keys(FILES));
    expect(found(database, 'number37')).toEqual(['f37.md']);
  },
);

test('drops what a segment had that was not finished', async () => {
  const options = optionsFor(makeFolder(FILES));
  const database = open(join(makeFolder(), 'index.sqlite'));
  await synchronise(database, options);
  database.exec('INSERT INTO segments (id, first, last, level, files) VALUES (900, 1, 50, -1, 50)');
  database.exec("INSERT INTO postings (segment, first, data) VALUES (900, 'heron', x'0101')");
  expect(await synchronise(database, options)).toEqual({ added: 0, removed: 0 });
  expect(database.prepare('SELECT COUNT(*) AS n FROM postings WHERE segment = 900').get()?.['n']).toBe(0);
  expect(found(database, 'heron')).toHaveLength(50);
});

test('joins segments while it goes, so that a search looks into few', async () => {
  const database = open(join(makeFolder(), 'index.sqlite'));
  await synchronise(database, { ...optionsFor(makeFolder(FILES)), segmentFiles: 1 });
  const segments = database.prepare('SELECT level, files FROM segments ORDER BY first').all();
  expect(segments.length).toBeLessThanOrEqual(14);
  expect(segments.reduce((sum, one) => sum + Number(one['files']), 0)).toBe(50);
  expect(found(database, 'heron')).toHaveLength(50);
});

test('begins again when the index was made by another version', () => {
  const file = join(makeFolder(), 'index.sqlite');
  openDatabase(file, 'old').database.close();
  const { database, rebuilt } = openDatabase(file, 'new');
  expect(rebuilt).toContain('another version');
  database.close();
});
