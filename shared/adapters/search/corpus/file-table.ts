import type { DatabaseSync } from 'node:sqlite';

/**
 * What a search must know of every indexed file, in a few bytes each: numbers in typed arrays, by the index of the
 * file in the order of folder and path. Names and texts stay in the database.
 */
export interface FileTable {
  readonly count: number;
  readonly ids: Float64Array;
  /** Terms of the whole file. */
  readonly lengths: Uint32Array;
  /** Where the passages of a file begin in `passageLengths`; one entry more than there are files. */
  readonly firstPassage: Uint32Array;
  /** Terms of each passage; the first of a file stands for its title. */
  readonly passageLengths: Uint32Array;
  /** The file of each passage. */
  readonly fileOf: Uint32Array;
  readonly totalTerms: number;
  /** Undefined for a file that was not searched when the table was read. */
  indexOf(id: number): number | undefined;
}

/** A passage is stored as three words of four bytes: start, end, number of terms. */
const PASSAGE_BYTES = 12;
const TERMS_AT = 8;

export function readFileTable(database: DatabaseSync): FileTable {
  const sizes = database
    .prepare("SELECT COUNT(*) AS files, SUM(LENGTH(passages)) AS bytes FROM files WHERE status = 'indexed'")
    .get();
  const count = Number(sizes?.['files'] ?? 0);
  const ids = new Float64Array(count);
  const lengths = new Uint32Array(count);
  const firstPassage = new Uint32Array(count + 1);
  const passageLengths = new Uint32Array(Number(sizes?.['bytes'] ?? 0) / PASSAGE_BYTES);
  const fileOf = new Uint32Array(passageLengths.length);
  const indexes = new Map<number, number>();
  let [index, passage, totalTerms] = [0, 0, 0];
  const rows = database.prepare(
    "SELECT id, passages FROM files WHERE status = 'indexed' ORDER BY root, path",
  );
  for (const { id, passages } of rows.iterate()) {
    if (typeof id !== 'number' || !(passages instanceof Uint8Array)) continue;
    const view = new DataView(passages.buffer, passages.byteOffset, passages.byteLength);
    const before = totalTerms;
    for (let at = TERMS_AT; at < passages.length; at += PASSAGE_BYTES) {
      const terms = view.getUint32(at, true);
      passageLengths[passage] = terms;
      fileOf[passage] = index;
      passage += 1;
      totalTerms += terms;
    }
    indexes.set(id, index);
    ids[index] = id;
    lengths[index] = totalTerms - before;
    index += 1;
    firstPassage[index] = passage;
  }
  const indexOf = (id: number): number | undefined => indexes.get(id);
  return { count, ids, lengths, firstPassage, passageLengths, fileOf, totalTerms, indexOf };
}
