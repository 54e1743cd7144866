import type { DatabaseSync } from 'node:sqlite';

export interface TermPostings {
  readonly term: string;
  readonly data: Uint8Array;
}

const PAGE = 500;

/** The terms of a segment in order, read a page at a time: nothing stays open between two. */
export function* readTerms(database: DatabaseSync, segment: number): Generator<TermPostings> {
  const select = database.prepare(
    `SELECT term, data FROM postings WHERE segment = ? AND term > ? ORDER BY term LIMIT ${PAGE}`,
  );
  let after = '';
  for (;;) {
    const rows = select.all(segment, after);
    for (const { term, data } of rows) {
      if (typeof term !== 'string' || !(data instanceof Uint8Array)) continue;
      after = term;
      yield { term, data };
    }
    if (rows.length < PAGE) return;
  }
}

/** In the order of the database: by code points, not by UTF-16 units. */
export function compareTerms(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others. */
function rankOf(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}
