import { createHash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import * as z from 'zod';
import { countIn, inTransaction } from './database.ts';
import { LeftOut } from './file-kinds.ts';
import type { CorpusLocation } from './location.ts';
import type { CorpusFile } from './walk.ts';

/** Lets others run between two parts of a long work. */
export type Pause = () => Promise<void>;

/** A file that is there, with its position in the order of all. */
export interface ListedFile extends CorpusFile {
  readonly position: number;
}

const Row = z.object({
  position: z.int(),
  root: z.int(),
  path: z.string(),
  size: z.int(),
  signature: z.string(),
});

const FILES_AT_ONCE = 2000;
/** So many are held in memory, in the hope that they are known; more go into the table as they come. */
const HELD_FILES = 150_000;
const TABLE = `
  DROP TABLE IF EXISTS temp.present;
  CREATE TEMP TABLE present (
    root INTEGER NOT NULL, path TEXT NOT NULL, size INTEGER NOT NULL, signature TEXT NOT NULL,
    position INTEGER NOT NULL, PRIMARY KEY (root, path)
  ) WITHOUT ROWID;
`;

/**
 * Notes all files that are there in a passing table, unless they are the same as at the end of the last complete
 * synchronisation. Gives what stands for them all.
 */
export async function listFiles(
  database: DatabaseSync,
  locations: readonly CorpusLocation[],
  pause: Pause,
): Promise<Listing> {
  const digest = createHash('sha256');
  const leftOut = new LeftOut();
  const table = new PresentTable(database);
  let held: CorpusFile[] = [];
  for (const [root, location] of locations.entries()) {
    for await (const file of location.list(root, leftOut)) {
      digest.update(`${root}/${file.path}\n${file.signature}\n`);
      held.push(file);
      if (held.length % FILES_AT_ONCE === 0) await pause();
      if (held.length < HELD_FILES) continue;
      table.write(held);
      held = [];
    }
  }
  const hash = digest.digest('hex');
  const known = database.prepare("SELECT value FROM meta WHERE key = 'listing'").get()?.['value'];
  if (known === hash) return { hash, isKnown: true, leftOut };
  table.write(held);
  return { hash, isKnown: false, leftOut };
}

export interface Listing {
  readonly hash: string;
  /** True when the index is of just these files. */
  readonly isKnown: boolean;
  /** Files of kinds that are not read. */
  readonly leftOut: LeftOut;
}

/** Remembers that the index is of all the files of a listing; without one, that it may not be. */
export function rememberListing(database: DatabaseSync, hash: string | undefined): void {
  if (hash === undefined) database.exec("DELETE FROM meta WHERE key = 'listing'");
  else database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('listing', ?)").run(hash);
}

class PresentTable {
  readonly #database: DatabaseSync;
  #isMade = false;
  #position = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  write(files: readonly CorpusFile[]): void {
    if (!this.#isMade) this.#database.exec(TABLE);
    this.#isMade = true;
    const insert = this.#database.prepare('INSERT OR IGNORE INTO temp.present VALUES (?, ?, ?, ?, ?)');
    inTransaction(this.#database, () => {
      for (const { root, path, size, signature } of files) {
        insert.run(root, path, size, signature, this.#position);
        this.#position += 1;
      }
    });
  }
}

/** Marks as stale what the index holds of files that are gone or have changed; returns how many there are. */
export function markStale(database: DatabaseSync): number {
  inTransaction(database, () => {
    database.exec(`
      UPDATE files SET status = 'stale' WHERE status <> 'stale' AND NOT EXISTS (
        SELECT 1 FROM temp.present AS there
        WHERE there.root = files.root AND there.path = files.path AND there.signature = files.signature
      )`);
    // A duplicate is only as good as the file it repeats: when that one goes, it is looked at again.
    database.exec(`
      UPDATE files SET status = 'stale' WHERE status = 'duplicate' AND NOT EXISTS (
        SELECT 1 FROM files AS original WHERE original.hash = files.hash AND original.status = 'indexed'
      )`);
  });
  return countIn(database, "SELECT COUNT(*) FROM files WHERE status = 'stale'");
}

const UNREAD = `
  FROM temp.present AS there LEFT JOIN files ON files.root = there.root AND files.path = there.path
  WHERE files.id IS NULL OR files.status = 'stale'`;

export function countUnread(database: DatabaseSync): number {
  return countIn(database, `SELECT COUNT(*) ${UNREAD}`);
}

/** The files that the index does not hold as they are now, in order, some hundreds at a time. */
export function* unreadFiles(database: DatabaseSync): Generator<ListedFile> {
  // The table of what is there does not change meanwhile, but what the index holds does.
  database.exec(`
    DROP TABLE IF EXISTS temp.unread;
    CREATE TEMP TABLE unread AS SELECT there.* ${UNREAD} ORDER BY there.position`);
  const select = database.prepare('SELECT * FROM temp.unread WHERE rowid > ? ORDER BY rowid LIMIT 500');
  for (let after = 0; ; after += 500) {
    const rows = select.all(after);
    yield* rows.map((row) => Row.parse(row));
    if (rows.length < 500) return;
  }
}

/** Forgets what is stale, and what was listed. */
export function dropStale(database: DatabaseSync): void {
  inTransaction(database, () => {
    database.exec("DELETE FROM terms WHERE rowid IN (SELECT id FROM files WHERE status = 'stale')");
    database.exec("DELETE FROM texts WHERE file IN (SELECT id FROM files WHERE status = 'stale')");
    database.exec("DELETE FROM files WHERE status = 'stale'");
  });
  database.exec('DROP TABLE IF EXISTS temp.unread; DROP TABLE IF EXISTS temp.present;');
}

/** The indexed file of that content and its position in the order; undefined without one. */
export class IndexedContent {
  readonly #select: StatementSync;

  constructor(database: DatabaseSync) {
    this.#select = database.prepare(`
      SELECT files.id, there.position FROM files
      JOIN temp.present AS there ON there.root = files.root AND there.path = files.path
      WHERE files.hash = ? AND files.status = 'indexed'`);
  }

  find(hash: string): { readonly id: number; readonly position: number } | undefined {
    const row = this.#select.get(hash);
    return row && { id: Number(row['id']), position: Number(row['position']) };
  }
}
