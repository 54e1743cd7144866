import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FileTable } from './file-table.ts';
import { PassageCursor } from './passage-cursor.ts';
import { RecentValues } from './recent-values.ts';

/** Where a term stands. */
export interface TermList {
  readonly fileCount: number;
  /** The passages that hold the term, by their index in the file table, file by file and in the order of each file. */
  readonly passages: Uint32Array;
  /** How often the term stands in each of `passages`. */
  readonly frequencies: Uint16Array;
}

/** Lists at hand for the next query, which often meets the same terms: so many bytes of them at most. */
const KEPT_BYTES = 16_000_000;
const MOST_COUNTS = 50_000;
/** All positions as one text take a fraction of the time and the memory of a row for each. */
const SELECT = `
  SELECT COUNT(*) AS count, GROUP_CONCAT(doc) AS files, GROUP_CONCAT("offset") AS positions
  FROM temp.positions WHERE term = ?`;
/** Of this alone: it need not be known where the term stands. */
const COUNT = 'SELECT doc FROM temp.vocabulary WHERE term = ?';
const COMMA = 44;
const ZERO = 48;

/** Reads from the full-text index where terms stand. */
export class TermLists {
  readonly #table: FileTable;
  readonly #select: StatementSync;
  readonly #count: StatementSync;
  readonly #counts = new Map<string, number>();
  readonly #recent = new RecentValues<string, TermList>(KEPT_BYTES);

  constructor(database: DatabaseSync, table: FileTable) {
    this.#table = table;
    this.#select = database.prepare(SELECT);
    this.#count = database.prepare(COUNT);
  }

  of(term: string): TermList {
    return this.#recent.take(term, () => {
      const value = this.#read(term);
      return { value, size: 100 + 6 * value.passages.length };
    });
  }

  /** Number of files that hold the term. */
  fileCount(term: string): number {
    const known = this.#counts.get(term);
    if (known !== undefined) return known;
    const count = Number(this.#count.get(term)?.['doc'] ?? 0);
    if (this.#counts.size >= MOST_COUNTS) this.#counts.clear();
    this.#counts.set(term, count);
    return count;
  }

  #read(term: string): TermList {
    const row = this.#select.get(term);
    const count = Number(row?.['count'] ?? 0);
    const ids = readNumbers(row?.['files'], count);
    const positions = readNumbers(row?.['positions'], count);
    const cursor = new PassageCursor(this.#table);
    const passages = new Uint32Array(count);
    const frequencies = new Uint16Array(count);
    let length = 0;
    for (let at = 0; at < count; at += 1) {
      const passage = cursor.passageAt(ids[at] ?? 0, positions[at] ?? 0);
      if (passage === undefined) continue;
      if (length === 0 || passages[length - 1] !== passage) {
        passages[length] = passage;
        length += 1;
      }
      frequencies[length - 1] = (frequencies[length - 1] ?? 0) + 1;
    }
    const held = passages.slice(0, length);
    return { fileCount: this.#countFiles(held), passages: held, frequencies: frequencies.slice(0, length) };
  }

  #countFiles(passages: Uint32Array): number {
    const { fileOf } = this.#table;
    return passages.reduce((count, passage, at) => {
      const isSame = at > 0 && fileOf[passages[at - 1] ?? 0] === fileOf[passage];
      return isSame ? count : count + 1;
    }, 0);
  }
}

/** Reads a list such as `7,12,345`. */
function readNumbers(list: unknown, count: number): Float64Array {
  const numbers = new Float64Array(count);
  const text = typeof list === 'string' ? list : '';
  let [value, index] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA) {
      numbers[index] = value;
      [value, index] = [0, index + 1];
    } else value = 10 * value + code - ZERO;
  }
  if (text !== '') numbers[index] = value;
  return numbers;
}
