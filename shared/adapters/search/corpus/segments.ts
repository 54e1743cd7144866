import type { DatabaseSync } from 'node:sqlite';
import { countIn, inTransaction } from './database.ts';
import { joinPostings } from './postings.ts';
import { compareTerms, readBlock, toBlocks, type TermPostings } from './term-blocks.ts';

/** So many neighbours of one level become one of the next: a posting is written again once for each level. */
const FAN = 8;
/** A segment of which more is dead is written again, unless it is small. */
const MAX_DEAD_SHARE = 0.25;
const SMALL = 50;
const BLOCKS_AT_ONCE = 20;

interface Segment {
  readonly id: number;
  /** The ids of the files that it may hold postings of. */
  readonly first: number;
  readonly last: number;
  readonly level: number;
  /** How many files it was written for. */
  readonly files: number;
}

/** Lets others run between two parts of a long work. */
export type Pause = () => Promise<void>;

/** Joins segments where there are many of one size; each join is there whole or not at all. */
export async function joinNeighbours(database: DatabaseSync, pause: Pause): Promise<void> {
  for (;;) {
    const due = findNeighbours(readSegments(database));
    if (due.length === 0) return;
    await rewrite(database, due, pause);
  }
}

/** Drops the postings of files that are gone, where they have become many. */
export async function dropDeadPostings(database: DatabaseSync, pause: Pause): Promise<void> {
  for (const segment of readSegments(database)) {
    const live = countLive(database, segment);
    const dead = segment.files - live;
    if (live > 0 && (dead <= SMALL || dead <= MAX_DEAD_SHARE * segment.files)) continue;
    if (live === 0) removeSegments(database, [segment]);
    else await rewrite(database, [segment], pause);
  }
}

/** Takes away what an interrupted writing has left. */
export function dropUnfinished(database: DatabaseSync): void {
  inTransaction(database, () => {
    database.exec('DELETE FROM postings WHERE segment IN (SELECT id FROM segments WHERE level < 0)');
    database.exec('DELETE FROM segments WHERE level < 0');
  });
}

export function readSegments(database: DatabaseSync): readonly Segment[] {
  const rows = database
    .prepare('SELECT id, first, last, level, files FROM segments WHERE level >= 0 ORDER BY first')
    .all();
  return rows.map((row) => ({
    id: Number(row['id']),
    first: Number(row['first']),
    last: Number(row['last']),
    level: Number(row['level']),
    files: Number(row['files']),
  }));
}

/** The newest run of neighbours of one level that is long enough. */
function findNeighbours(segments: readonly Segment[]): readonly Segment[] {
  let end = segments.length;
  while (end > 0) {
    const level = segments[end - 1]?.level;
    let start = end - 1;
    while (start > 0 && segments[start - 1]?.level === level) start -= 1;
    if (end - start >= FAN) return segments.slice(start, end);
    end = start;
  }
  return [];
}

/** Writes the postings of live files in these segments as one, term by term, a slice at a time. */
async function rewrite(database: DatabaseSync, segments: readonly Segment[], pause: Pause): Promise<void> {
  const first = segments[0]?.first ?? 0;
  const last = segments.at(-1)?.last ?? 0;
  const level = Math.max(...segments.map((segment) => segment.level)) + (segments.length > 1 ? 1 : 0);
  const live = liveBetween(database, first, last);
  const written = Number(
    database
      .prepare('INSERT INTO segments (first, last, level, files) VALUES (?, ?, -1, ?)')
      .run(first, last, live.size).lastInsertRowid,
  );
  const insert = database.prepare('INSERT INTO postings (segment, first, data) VALUES (?, ?, ?)');
  const blocks = toBlocks(livePostings(joinedTerms(database, segments), live));
  for (let isDone = false; !isDone; await pause()) {
    isDone = inTransaction(database, () => {
      for (let count = 0; count < BLOCKS_AT_ONCE; count += 1) {
        const block = blocks.next();
        if (block.done === true) return true;
        insert.run(written, block.value.first, block.value.data);
      }
      return false;
    });
  }
  inTransaction(database, () => {
    database.prepare('UPDATE segments SET level = ? WHERE id = ?').run(level, written);
    removeRows(database, segments);
  });
}

function removeSegments(database: DatabaseSync, segments: readonly Segment[]): void {
  inTransaction(database, () => removeRows(database, segments));
}

function removeRows(database: DatabaseSync, segments: readonly Segment[]): void {
  const [postings, segment] = [
    database.prepare('DELETE FROM postings WHERE segment = ?'),
    database.prepare('DELETE FROM segments WHERE id = ?'),
  ];
  for (const { id } of segments) {
    postings.run(id);
    segment.run(id);
  }
}

interface JoinedTerm {
  readonly term: string;
  /** Its postings, oldest segment first. */
  readonly parts: readonly Uint8Array[];
}

/** All terms of the segments in order, each once. */
function* joinedTerms(database: DatabaseSync, segments: readonly Segment[]): Generator<JoinedTerm> {
  const readers = segments.map((segment) => readTerms(database, segment.id));
  const heads = readers.map((reader) => reader.next());
  for (;;) {
    const terms = heads.flatMap((head) => (head.done === true ? [] : [head.value.term]));
    if (terms.length === 0) return;
    const term = terms.reduce((least, one) => (compareTerms(one, least) < 0 ? one : least));
    const parts: Uint8Array[] = [];
    heads.forEach((head, at) => {
      if (head.done === true || head.value.term !== term) return;
      parts.push(head.value.data);
      const reader = readers[at];
      if (reader !== undefined) heads[at] = reader.next();
    });
    yield { term, parts };
  }
}

function* livePostings(terms: Iterable<JoinedTerm>, live: ReadonlySet<number>): Generator<TermPostings> {
  for (const { term, parts } of terms) yield { term, data: joinPostings(parts, (id) => live.has(id)) };
}

/** The terms of a segment in order, read block by block: nothing stays open between two. */
function* readTerms(database: DatabaseSync, segment: number): Generator<TermPostings> {
  const select = database.prepare(
    'SELECT first, data FROM postings WHERE segment = ? AND first > ? ORDER BY first LIMIT 1',
  );
  for (let after = ''; ;) {
    const row = select.get(segment, after);
    if (row === undefined || !(row['data'] instanceof Uint8Array)) return;
    after = String(row['first']);
    yield* readBlock(row['data']);
  }
}

function countLive(database: DatabaseSync, { first, last }: Segment): number {
  const query = "SELECT COUNT(*) FROM files WHERE id BETWEEN ? AND ? AND status = 'indexed'";
  return countIn(database, query, first, last);
}

function liveBetween(database: DatabaseSync, first: number, last: number): ReadonlySet<number> {
  const query = "SELECT id FROM files WHERE id BETWEEN ? AND ? AND status = 'indexed'";
  const live = new Set<number>();
  for (const row of database.prepare(query).iterate(first, last)) live.add(Number(row['id']));
  return live;
}
