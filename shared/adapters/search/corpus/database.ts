import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentFailure } from '#shared/errors.ts';

/**
 * `files.status` is `indexed`, `duplicate`, `skipped`, or `stale` for what is looked at again. A segment holds the
 * postings of the indexed files from `first` to `last`; level -1 means that it is being written. A row of postings holds
 * a block of neighbouring terms and is called by the first of them.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY AUTOINCREMENT, root INTEGER NOT NULL, path TEXT NOT NULL,
    signature TEXT NOT NULL, hash TEXT NOT NULL,
    status TEXT NOT NULL, reason TEXT, title TEXT NOT NULL, passages BLOB NOT NULL, UNIQUE (root, path)
  );
  CREATE INDEX IF NOT EXISTS files_by_hash ON files (hash);
  CREATE TABLE IF NOT EXISTS texts (file INTEGER PRIMARY KEY, text TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS segments (
    id INTEGER PRIMARY KEY AUTOINCREMENT, first INTEGER NOT NULL, last INTEGER NOT NULL,
    level INTEGER NOT NULL, files INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS postings (
    segment INTEGER NOT NULL, first TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (segment, first)
  );
`;
/** The write-ahead log is cut back to so many bytes when it has been taken over. */
const SETTINGS = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;
  PRAGMA journal_size_limit = 16000000; PRAGMA cache_size = -16000;
`;
/** Primary result codes of SQLite that speak of the machine: busy, locked, memory, read-only, I/O, full, cannot open. */
const ENVIRONMENTAL = new Set([5, 6, 7, 8, 10, 13, 14]);

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** Why what was there is thrown away; undefined when it is used as it is. */
  readonly rebuilt: string | undefined;
}

/** Throws away an index that proved damaged. */
export function discardDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

/** Opens the index made by this `version` of the analysis; any other, or a broken one, is begun again. */
export function openDatabase(file: string, version: string): OpenedDatabase {
  return explainingFailure(() => {
    mkdirSync(dirname(file), { recursive: true });
    const first = tryOpen(file);
    if (first === undefined)
      return { database: startAgain(file, version), rebuilt: 'The index was damaged.' };
    const found = readVersion(first);
    if (found === version) return { database: first, rebuilt: undefined };
    first.close();
    const rebuilt = found === undefined ? undefined : 'The index was made by another version.';
    return { database: startAgain(file, version), rebuilt };
  });
}

/** Runs `work` in one transaction; nothing of it stays when it throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** The first column of the first row as a number; 0 without a row. */
export function countIn(
  database: DatabaseSync,
  query: string,
  ...values: readonly (string | number)[]
): number {
  const row = database.prepare(query).get(...values);
  return Number(Object.values(row ?? {})[0] ?? 0);
}

/** A damaged file can be begun again; a full disk or a forbidden folder cannot. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== undefined && !ENVIRONMENTAL.has(code & 0xff);
}

/** Storage failures named as what they are. */
function explainingFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asEnvironmentFailure(error);
  }
}

export function asEnvironmentFailure(error: unknown): unknown {
  const code = sqliteCode(error);
  const isStorage = code !== undefined || (error instanceof Error && 'syscall' in error);
  if (!isStorage) return error;
  return new EnvironmentFailure('The index of the corpus cannot be written to the data folder.', {
    remedy: 'Free some disk space, or set PLUMBLINE_DATA to a folder that can be written to.',
    cause: error,
  });
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

function tryOpen(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(SETTINGS);
    // Tables of a former version may lack a column that an index names.
    if (isOlder(database)) return database;
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    if (database?.isOpen === true) database.close();
    if (isDamage(error)) return undefined;
    throw error;
  }
}

function isOlder(database: DatabaseSync): boolean {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return tables.length > 0 && !tables.some((table) => table['name'] === 'segments');
}

function startAgain(file: string, version: string): DatabaseSync {
  discardDatabase(file);
  const database = tryOpen(file);
  if (database === undefined) throw new EnvironmentFailure('The index of the corpus cannot be created.');
  database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run('version', version);
  return database;
}

function readVersion(database: DatabaseSync): string | undefined {
  const row = database.prepare("SELECT value FROM meta WHERE key = 'version'").get();
  return typeof row?.['value'] === 'string' ? row['value'] : undefined;
}
