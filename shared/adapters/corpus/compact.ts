import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import { eachEntry, encodePostings } from './postings.ts';

const MAX_SEGMENTS = 12;
const MAX_DEAD_SHARE = 0.25;

/** Joins the segments of the index when there are many, or when much of them is about files that are gone. */
export function compactWhenWorthwhile(database: DatabaseSync): void {
  const live = liveFiles(database);
  const ever = count(database, "SELECT seq AS n FROM sqlite_sequence WHERE name = 'files'");
  const base = Number(meta(database, 'compacted') ?? 0);
  const segments = count(database, 'SELECT COUNT(DISTINCT segment) AS n FROM postings');
  const since = Math.max(1, ever - base);
  const dead = since - [...live].filter((id) => id > base).length;
  const hasDead = dead / since > MAX_DEAD_SHARE && base + dead > 50;
  if (segments <= MAX_SEGMENTS && !hasDead) return;
  inTransaction(database, () => {
    joinSegments(database, live);
    database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('compacted', ?)").run(String(ever));
  });
}

function joinSegments(database: DatabaseSync, live: ReadonlySet<number>): void {
  const select = database.prepare('SELECT segment, data FROM postings WHERE term = ? ORDER BY segment');
  const remove = database.prepare('DELETE FROM postings WHERE term = ?');
  const insert = database.prepare('INSERT INTO postings (term, segment, data) VALUES (?, ?, ?)');
  const terms = database.prepare('SELECT DISTINCT term FROM postings').all();
  for (const { term } of terms) {
    if (typeof term !== 'string') continue;
    const kept: number[] = [];
    for (const { data } of select.all(term)) {
      if (!(data instanceof Uint8Array)) continue;
      eachEntry(data, (file, packed) => {
        if (live.has(file)) kept.push(file, packed);
      });
    }
    remove.run(term);
    if (kept.length > 0) insert.run(term, 0, encodePostings(kept));
  }
}

function liveFiles(database: DatabaseSync): ReadonlySet<number> {
  const rows = database.prepare("SELECT id FROM files WHERE status = 'indexed'").all();
  return new Set(rows.map((row) => Number(row['id'])));
}

function count(database: DatabaseSync, query: string): number {
  return Number(database.prepare(query).get()?.['n'] ?? 0);
}

function meta(database: DatabaseSync, key: string): unknown {
  return database.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.['value'];
}
