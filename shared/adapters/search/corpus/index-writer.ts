import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { inTransaction } from './database.ts';
import { IndexedContent, type ListedFile } from './listed-files.ts';
import type { Loaded } from './load-file.ts';
import { ByteWriter } from './numbers.ts';
import { addPosting, writePostings, type PostingLists } from './postings.ts';
import { sortTerms, toBlocks, type TermPostings } from './term-blocks.ts';

/** Raised when the same files would be indexed in another way. */
export const INDEX_VERSION = 2;

const PASSAGE_CHARACTERS = 1000;
const SEGMENT_CHARACTERS = 4_000_000;
const SEGMENT_FILES = 2000;

export interface WriterOptions {
  /** After so many files a segment is due; 2,000 by default. */
  readonly segmentFiles?: number | undefined;
}

interface Row {
  readonly file: ListedFile;
  readonly hash: string;
  readonly status: 'indexed' | 'duplicate' | 'skipped';
  readonly reason?: string;
  readonly title: string;
  readonly text: string;
  /** Start, end and number of terms of each passage; the first stands for the title. */
  readonly passages: readonly number[];
}

/**
 * Takes files into the index in the order of the folders, a segment at a time; each segment is there whole or not at
 * all. Of files with one content the first is searched, whenever it came.
 */
export class IndexWriter {
  readonly #database: DatabaseSync;
  readonly #segmentFiles: number;
  readonly #indexed: IndexedContent;
  readonly #statements: ReturnType<typeof prepare>;
  #waiting: Row[] = [];
  #waitingHashes = new Set<string>();
  /** Of the files that wait; a file is called by its place among them until it has an id. */
  #lists: PostingLists = new Map();
  #characters = 0;

  constructor(database: DatabaseSync, { segmentFiles = SEGMENT_FILES }: WriterOptions = {}) {
    this.#database = database;
    this.#segmentFiles = segmentFiles;
    this.#indexed = new IndexedContent(database);
    this.#statements = prepare(database);
  }

  /** True when so much waits that a segment is due. */
  get isFull(): boolean {
    return this.#characters >= SEGMENT_CHARACTERS || this.#waiting.length >= this.#segmentFiles;
  }

  add(loaded: Loaded): void {
    if (loaded.kind === 'later') return;
    const { file, hash } = loaded;
    if (loaded.kind === 'skipped') this.#waiting.push({ ...bare(file, hash), reason: loaded.reason });
    else if (loaded.kind === 'duplicate' || this.#comesAgain(file, hash))
      this.#waiting.push({ ...bare(file, hash), status: 'duplicate' });
    else if (loaded.kind === 'unchanged') this.#statements.revive.run(file.signature, loaded.id);
    else this.#addText(loaded);
  }

  /** Writes what waits as one segment. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    inTransaction(this.#database, () => {
      const ids = this.#waiting.map((row) => this.#insert(row));
      const first = ids[0] ?? 0;
      const files = this.#waiting.filter((row) => row.status === 'indexed').length;
      if (files > 0) this.#writeSegment(ids, { first, files });
    });
    this.#waiting = [];
    this.#waitingHashes = new Set();
    this.#lists = new Map();
    this.#characters = 0;
  }

  /** A later file of the same content, indexed in former times, makes room. */
  #comesAgain({ position }: ListedFile, hash: string): boolean {
    if (this.#waitingHashes.has(hash)) return true;
    const other = this.#indexed.find(hash);
    if (other === undefined) return false;
    if (other.position < position) return true;
    inTransaction(this.#database, () => {
      this.#statements.demote.run(other.id);
      this.#statements.removeText.run(other.id);
    });
    return false;
  }

  #addText({ file, hash, title, text }: Loaded & { readonly kind: 'text' }): void {
    const label = `${title}\n${file.path}`;
    const passages = addPassages(this.#lists, this.#waiting.length, { text, label });
    this.#characters += text.length;
    this.#waitingHashes.add(hash);
    this.#waiting.push({ ...bare(file, hash), status: 'indexed', title, text, passages });
  }

  #insert(row: Row): number {
    const { file, hash, status, title, text } = row;
    const former = this.#statements.former.get(file.root, file.path)?.['id'];
    if (typeof former === 'number') {
      this.#statements.removeFile.run(former);
      this.#statements.removeText.run(former);
    }
    const passages = new Uint8Array(Uint32Array.from(row.passages).buffer);
    const { root, path, signature } = file;
    const reason = row.reason ?? null;
    const values = [root, path, signature, hash, status, reason, title, passages];
    const id = Number(this.#statements.file.run(...values).lastInsertRowid);
    if (status === 'indexed') this.#statements.text.run(id, text);
    return id;
  }

  #writeSegment(
    ids: readonly number[],
    { first, files }: { readonly first: number; readonly files: number },
  ): void {
    const { lastInsertRowid } = this.#statements.segment.run(first, ids.at(-1) ?? first, files);
    for (const { first: term, data } of toBlocks(this.#encoded(ids))) {
      this.#statements.postings.run(lastInsertRowid, term, data);
    }
  }

  *#encoded(ids: readonly number[]): Generator<TermPostings> {
    const bytes = new ByteWriter(1024);
    for (const term of sortTerms([...this.#lists.keys()])) {
      writePostings(bytes, this.#lists.get(term) ?? [], (place) => ids[place] ?? 0);
      yield { term, data: bytes.take() };
    }
  }
}

function prepare(database: DatabaseSync) {
  return {
    file: database.prepare(
      'INSERT INTO files (root, path, signature, hash, status, reason, title, passages) VALUES (?,?,?,?,?,?,?,?)',
    ),
    text: database.prepare('INSERT INTO texts (file, text) VALUES (?, ?)'),
    postings: database.prepare('INSERT INTO postings (segment, first, data) VALUES (?, ?, ?)'),
    segment: database.prepare('INSERT INTO segments (first, last, level, files) VALUES (?, ?, 0, ?)'),
    revive: database.prepare("UPDATE files SET status = 'indexed', signature = ? WHERE id = ?"),
    demote: database.prepare(
      "UPDATE files SET status = 'duplicate', title = '', passages = x'' WHERE id = ?",
    ),
    former: database.prepare('SELECT id FROM files WHERE root = ? AND path = ?'),
    removeFile: database.prepare('DELETE FROM files WHERE id = ?'),
    removeText: database.prepare('DELETE FROM texts WHERE file = ?'),
  } satisfies Readonly<Record<string, StatementSync>>;
}

function bare(file: ListedFile, hash: string): Row {
  return { file, hash, status: 'skipped', title: '', text: '', passages: [] };
}

interface Analysed {
  readonly text: string;
  /** Title and path. */
  readonly label: string;
}

/**
 * Adds the postings of a file's passages and gives start, end and number of terms of each; a passage also bears the
 * terms of the headings it stands under, but the document's own.
 */
function addPassages(lists: PostingLists, file: number, { text, label }: Analysed): readonly number[] {
  const passages: number[] = [];
  const add = (start: number, end: number, found: readonly string[]): void => {
    const passage = passages.length / 3;
    const place = { file, passage };
    for (const term of found) addPosting(lists, term, place);
    passages.push(start, end, found.length);
  };
  add(0, 0, terms(label));
  for (const chunk of chunkText(text, { maxCharacters: PASSAGE_CHARACTERS, overlapCharacters: 0 })) {
    const headings = chunk.headings.slice(1).join('\n');
    add(chunk.start, chunk.end, terms(`${headings}\n${text.slice(chunk.start, chunk.end)}`));
  }
  return passages;
}
