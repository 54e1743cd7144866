import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#shared/adapters/corpus/database.ts';
import { IndexReader } from '#shared/adapters/corpus/index-reader.ts';
import { IndexWriter } from '#shared/adapters/corpus/index-writer.ts';
import { synchronise } from '#shared/adapters/corpus/synchronise.ts';
import { walkFolder } from '#shared/adapters/corpus/walk.ts';
import { makeFolder } from './corpus-folder.ts';

test('goes on from the last whole segment after an end in the middle of indexing', async () => {
  const folder = {
    path: makeFolder({ 'a.md': 'heron one', 'b.md': 'heron two', 'c.md': 'heron three' }),
    kind: 'documents',
  } as const;
  const file = join(makeFolder(), 'corpus/index.sqlite');
  const [first, second] = walkFolder(folder, 0);
  const interrupted = openDatabase(file, 'v').database;
  const writer = new IndexWriter(interrupted, [folder], []);
  if (first !== undefined) await writer.add(first);
  writer.flush();
  if (second !== undefined) await writer.add(second);
  interrupted.close();

  const { database, rebuilt } = openDatabase(file, 'v');
  expect(rebuilt).toBeUndefined();
  expect(new IndexReader(database).search(['heron'], 10).map((found) => found.entry.path)).toEqual(['a.md']);
  expect(await synchronise(database, [folder])).toEqual({ added: 2, removed: 0 });
  expect(new IndexReader(database).search(['heron'], 10)).toHaveLength(3);
  database.close();
});

test('begins anew when the index was made by another version', () => {
  const file = join(makeFolder(), 'index.sqlite');
  openDatabase(file, 'old').database.close();
  const { database, rebuilt } = openDatabase(file, 'new');
  expect(rebuilt).toContain('another version');
  database.close();
});
