import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentFailure } from '#shared/errors.ts';

/** What the tokenizer must take for a part of a term, as only `TERM_END` ends one: a term comes as the analysis made it. */
const ASCII_MARKS = String.raw` !"#$%&'()*+,-./:;<=>?@[\]^_{|}~` + '`';

/** Stands between two terms of a file as they are handed to the full-text index. */
export const TERM_END = '\n';

/**
 * `files.status` is `indexed`, `duplicate`, `skipped`, or `stale` for what is looked at again. `terms` is a full-text
 * index without a copy of its texts: a row holds the terms of an indexed file, and has the id of the file.
 */
const SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE files (
    id INTEGER PRIMARY KEY AUTOINCREMENT, root INTEGER NOT NULL, path TEXT NOT NULL,
    signature TEXT NOT NULL, hash TEXT NOT NULL,
    status TEXT NOT NULL, reason TEXT, given TEXT NOT NULL, title TEXT NOT NULL, passages BLOB NOT NULL,
    UNIQUE (root, path)
  );
  CREATE INDEX files_by_hash ON files (hash);
  CREATE TABLE texts (file INTEGER PRIMARY KEY, text TEXT NOT NULL);
  CREATE VIRTUAL TABLE terms USING fts5(
    text, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '${inQuotes(ASCII_MARKS)}'"
  );
`;
/** A row for each time that a term stands in a file, in the order of files and positions. */
const POSITIONS = "CREATE VIRTUAL TABLE temp.positions USING fts5vocab('main', 'terms', 'instance')";
/** A row for each term. */
const VOCABULARY = "CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', 'terms', 'row')";
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
  for (const suffix of ['', '-wal', '-shm', '-journal', '.seal']) rmSync(file + suffix, { force: true });
}

/** Opens the index made by this `version` of the analysis; any other, or a broken one, is replaced by an empty one. */
export function openDatabase(file: string, version: string): OpenedDatabase {
  return explainingFailure(() => {
    mkdirSync(dirname(file), { recursive: true });
    const found = tryOpen(file, version);
    if (found instanceof DatabaseSync) return { database: found, rebuilt: undefined };
    discardDatabase(file);
    const database = tryOpen(file, version);
    if (database instanceof DatabaseSync) return { database, rebuilt: found };
    throw new EnvironmentFailure('The index of the corpus cannot be created.');
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

/** A damaged index can be replaced by a new one; a full disk or a forbidden folder cannot. */
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

/** The database, or why it cannot be used. */
function tryOpen(file: string, version: string): DatabaseSync | string {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(SETTINGS);
    if (countIn(database, 'SELECT COUNT(*) FROM sqlite_master') === 0) create(database, version);
    if (readVersion(database) === version) {
      database.exec(`${POSITIONS}; ${VOCABULARY}`);
      return database;
    }
    database.close();
    return 'The index was made by another version.';
  } catch (error) {
    if (database?.isOpen === true) database.close();
    if (isDamage(error)) return 'The index was damaged.';
    throw error;
  }
}

function create(database: DatabaseSync, version: string): void {
  inTransaction(database, () => {
    database.exec(SCHEMA);
    database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run('version', version);
  });
}

function readVersion(database: DatabaseSync): string | undefined {
  const row = database.prepare("SELECT value FROM meta WHERE key = 'version'").get();
  return typeof row?.['value'] === 'string' ? row['value'] : undefined;
}

/** Within single quotes, within double quotes. */
function inQuotes(characters: string): string {
  return characters.replaceAll("'", "''").replaceAll('"', '""');
}
