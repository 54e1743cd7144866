import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#shared/adapters/search/corpus/database.ts';
import { folderLocation } from '#shared/adapters/search/corpus/folder-location.ts';
import { IndexReader } from '#shared/adapters/search/corpus/index-reader.ts';
import { synchronise, type SynchroniseOptions } from '#shared/adapters/search/corpus/synchronise.ts';
import { makeFolder, writeFiles } from './corpus-folder.ts';
import { COMPILED } from '#tests/support/compiled.ts';

const FILES = Object.fromEntries(
  Array.from({ length: 50 }, (_, at) => [`f${String(at).padStart(2, '0')}.md`, `heron number${at}`]),
);

function optionsFor(path: string): SynchroniseOptions {
  return { locations: [folderLocation({ path, kind: 'documents' })], extractor: undefined, batchFiles: 2 };
}

function open(file: string): DatabaseSync {
  const { database } = openDatabase(file, 'v');
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

function found(database: DatabaseSync, term: string): readonly string[] {
  return new IndexReader(database)
    .search(new Map([[term, 1]]), { limit: 100 })
    .map(({ entry }) => entry.path);
}

test.each([3, 20, 41])(
  'goes on from the last whole batch when it was ended after %i files',
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

const CHILD = fileURLToPath(new URL('index-until-killed.ts', import.meta.url));

function indexUntilKilled(folder: string, file: string, count: number): void {
  const { signal } = spawnSync(process.execPath, [CHILD, folder, file, String(count)], {
    env: { ...process.env, ...COMPILED },
  });
  expect(signal).toBe('SIGKILL');
}

test('is whole up to the last batch after a process was killed while it indexed, and goes on from there', async () => {
  const folder = makeFolder(FILES);
  const file = join(makeFolder(), 'corpus/index.sqlite');
  indexUntilKilled(folder, file, 21);
  const database = open(file);
  expect(found(database, 'heron')).toEqual(Object.keys(FILES).slice(0, 20));
  expect(await synchronise(database, optionsFor(folder))).toEqual({ added: 30, removed: 0 });
  expect(found(database, 'heron')).toEqual(Object.keys(FILES));
  expect(damageIn(database)).toEqual([]);
});

test('finds what is there after a process was killed while it took in changes', async () => {
  const folder = makeFolder(FILES);
  const file = join(makeFolder(), 'corpus/index.sqlite');
  const before = open(file);
  await synchronise(before, optionsFor(folder));
  before.close();
  writeFiles(
    folder,
    Object.fromEntries(Object.keys(FILES).map((name) => [name, `the stork of ${name} came instead`])),
  );
  indexUntilKilled(folder, file, 21);
  const database = open(file);
  expect(found(database, 'stork')).toHaveLength(20);
  await synchronise(database, optionsFor(folder));
  expect(found(database, 'stork')).toEqual(Object.keys(FILES));
  expect(found(database, 'heron')).toEqual([]);
  expect(damageIn(database)).toEqual([]);
});

/** What the full-text index and the tables disagree on. */
function damageIn(database: DatabaseSync): readonly unknown[] {
  database.exec("INSERT INTO terms (terms) VALUES ('integrity-check')");
  const strays = `
    SELECT rowid FROM terms WHERE rowid NOT IN (SELECT id FROM files WHERE status = 'indexed')
    UNION ALL SELECT file FROM texts WHERE file NOT IN (SELECT id FROM files WHERE status = 'indexed')`;
  return database.prepare(strays).all();
}

test('begins again when the index was made by another version', () => {
  const file = join(makeFolder(), 'index.sqlite');
  openDatabase(file, 'old').database.close();
  const { database, rebuilt } = openDatabase(file, 'new');
  expect(rebuilt).toContain('another version');
  database.close();
});
