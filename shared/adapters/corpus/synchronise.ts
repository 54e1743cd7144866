import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { compactWhenWorthwhile } from './compact.ts';
import { IndexWriter } from './index-writer.ts';
import { walkFolder, type CorpusFile, type CorpusFolder } from './walk.ts';

const FileRow = z.object({
  id: z.int(),
  root: z.int(),
  path: z.string(),
  size: z.int(),
  modified_at: z.number(),
  hash: z.string(),
  status: z.enum(['indexed', 'duplicate', 'skipped']),
});
type FileRow = z.infer<typeof FileRow>;

export interface IndexChange {
  readonly added: number;
  readonly removed: number;
}

/** Brings the index up to date with the folders; files of the same size and time are not read again. */
export async function synchronise(
  database: DatabaseSync,
  folders: readonly CorpusFolder[],
): Promise<IndexChange> {
  const files = folders.flatMap(walkFolder);
  const rows = readRows(database);
  const unchanged = findUnchanged(rows, files);
  const keptIds = new Set([...unchanged.values()].map((row) => row.id));
  const gone = rows.filter((row) => !keptIds.has(row.id));
  const added = files.filter((file) => !unchanged.has(keyOf(file)));
  if (gone.length === 0 && added.length === 0) return { added: 0, removed: 0 };
  const hashes = [...unchanged.values()].filter((row) => row.status === 'indexed').map((row) => row.hash);
  const writer = new IndexWriter(database, folders, hashes);
  if (gone.length > 0) writer.remove(gone.map((row) => row.id));
  for (const file of added) await writer.add(file);
  writer.flush();
  compactWhenWorthwhile(database);
  return { added: added.length, removed: gone.length };
}

/** A duplicate is only as good as the file it repeats: when that one goes, it is looked at anew. */
function findUnchanged(rows: readonly FileRow[], files: readonly CorpusFile[]): ReadonlyMap<string, FileRow> {
  const present = new Map(files.map((file) => [keyOf(file), file]));
  const same = rows.filter((row) => {
    const file = present.get(keyOf(row));
    return file !== undefined && file.size === row.size && file.modifiedAt === row.modified_at;
  });
  const originals = new Set(same.filter((row) => row.status === 'indexed').map((row) => row.hash));
  const sound = same.filter((row) => row.status !== 'duplicate' || originals.has(row.hash));
  return new Map(sound.map((row) => [keyOf(row), row]));
}

function keyOf(file: { readonly root: number; readonly path: string }): string {
  return `${file.root}/${file.path}`;
}

function readRows(database: DatabaseSync): readonly FileRow[] {
  const statement = database.prepare('SELECT id, root, path, size, modified_at, hash, status FROM files');
  return z.array(FileRow).parse(statement.all());
}
