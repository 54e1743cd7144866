import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FileTable } from './file-table.ts';
import { readPostings } from './postings.ts';
import { readSegments } from './segments.ts';
import { findInBlock } from './term-blocks.ts';
import { RecentValues } from './recent-values.ts';

/** Where a term stands: its files by their place in the table, its passages by theirs, file by file. */
export interface TermList {
  readonly files: Uint32Array;
  /** How often the term stands in each of `files`. */
  readonly fileFrequencies: Uint32Array;
  readonly passages: Uint32Array;
  readonly passageFrequencies: Uint16Array;
}

/** Lists at hand for the next query, which often meets the same terms: so many bytes of them at most. */
const KEPT_BYTES = 16_000_000;

/** Reads the postings of terms from the segments that there are now. */
export class TermLists {
  readonly #table: FileTable;
  readonly #segments: readonly number[];
  readonly #block: StatementSync;
  readonly #recent = new RecentValues<string, TermList>(KEPT_BYTES);

  constructor(database: DatabaseSync, table: FileTable) {
    this.#table = table;
    this.#segments = readSegments(database).map((segment) => segment.id);
    this.#block = database.prepare(
      'SELECT data FROM postings WHERE segment = ? AND first <= ? ORDER BY first DESC LIMIT 1',
    );
  }

  of(term: string): TermList {
    return this.#recent.take(term, () => {
      const value = this.#read(term);
      return { value, size: 100 + 8 * value.files.length + 6 * value.passages.length };
    });
  }

  #read(term: string): TermList {
    const table = this.#table;
    const [files, fileFrequencies, passages, passageFrequencies]: [number[], number[], number[], number[]] = [
      [],
      [],
      [],
      [],
    ];
    let [first, frequencies] = [0, 0];
    const close = (): void => {
      if (files.length > fileFrequencies.length) fileFrequencies.push(frequencies);
      frequencies = 0;
    };
    for (const segment of this.#segments) {
      const block = this.#block.get(segment, term)?.['data'];
      const data = block instanceof Uint8Array ? findInBlock(block, term) : undefined;
      if (data === undefined) continue;
      readPostings(data, {
        file: (id) => {
          close();
          const place = table.placeOf(id);
          if (place === undefined) return false;
          files.push(place);
          first = table.firstPassage[place] ?? 0;
          return true;
        },
        passage: (passage, frequency) => {
          passages.push(first + passage);
          passageFrequencies.push(frequency);
          frequencies += frequency;
        },
      });
    }
    close();
    return {
      files: Uint32Array.from(files),
      fileFrequencies: Uint32Array.from(fileFrequencies),
      passages: Uint32Array.from(passages),
      passageFrequencies: Uint16Array.from(passageFrequencies),
    };
  }
}
