import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chunkText } from '#shared/text/retrieval/chunks.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { inTransaction, TERM_END } from './database.ts';
import { IndexedContent, type ListedFile } from './listed-files.ts';
import type { Loaded } from './load-file.ts';

/** Raised when the same files would be indexed in another way. */
export const INDEX_VERSION = 12;

const PASSAGE_CHARACTERS = 1000;
const BATCH_CHARACTERS = 1_000_000;
const BATCH_FILES = 500;

export interface WriterOptions {
  /** So many files are written together at most; 500 by default. */
  readonly batchFiles?: number | undefined;
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
  /** Of all passages in turn, as the full-text index takes them. */
  readonly terms: string;
}

/**
 * Takes files into the index in the order of the folders, a batch at a time; each batch is there whole or not at all. Of files with one content the first is searched, whenever it came.
 */
export class IndexWriter {
  readonly #database: DatabaseSync;
  readonly #batchFiles: number;
  readonly #indexed: IndexedContent;
  readonly #statements: ReturnType<typeof prepare>;
  #waiting: Row[] = [];
  #waitingHashes = new Set<string>();
  #characters = 0;

  constructor(database: DatabaseSync, { batchFiles = BATCH_FILES }: WriterOptions = {}) {
    this.#database = database;
    this.#batchFiles = batchFiles;
    this.#indexed = new IndexedContent(database);
    this.#statements = prepare(database);
  }

  /** True when so much waits that it should be written. */
  get isFull(): boolean {
    return this.#characters >= BATCH_CHARACTERS || this.#waiting.length >= this.#batchFiles;
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

  /** Writes what waits. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    inTransaction(this.#database, () => {
      for (const row of this.#waiting) this.#insert(row);
    });
    this.#waiting = [];
    this.#waitingHashes = new Set();
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
      this.#removeContent(other.id);
    });
    return false;
  }

  #addText({ file, hash, title, text }: Loaded & { readonly kind: 'text' }): void {
    const label = `${title}\n${file.path}`;
    this.#characters += text.length;
    this.#waitingHashes.add(hash);
    this.#waiting.push({ ...bare(file, hash), status: 'indexed', title, text, ...analyse(text, label) });
  }

  #insert(row: Row): void {
    const { file, hash, status, title, text } = row;
    const former = this.#statements.former.get(file.root, file.path)?.['id'];
    if (typeof former === 'number') {
      this.#statements.removeFile.run(former);
      this.#removeContent(former);
    }
    const passages = new Uint8Array(Uint32Array.from(row.passages).buffer);
    const { root, path, signature } = file;
    const reason = row.reason ?? null;
    const values = [root, path, signature, hash, status, reason, title, title, passages];
    const id = Number(this.#statements.file.run(...values).lastInsertRowid);
    if (status !== 'indexed') return;
    this.#statements.text.run(id, text);
    this.#statements.terms.run(id, row.terms);
  }

  #removeContent(id: number): void {
    this.#statements.removeText.run(id);
    this.#statements.removeTerms.run(id);
  }
}

function prepare(database: DatabaseSync) {
  return {
    file: database.prepare(
      'INSERT INTO files (root, path, signature, hash, status, reason, given, title, passages) VALUES (?,?,?,?,?,?,?,?,?)',
    ),
    text: database.prepare('INSERT INTO texts (file, text) VALUES (?, ?)'),
    terms: database.prepare('INSERT INTO terms (rowid, text) VALUES (?, ?)'),
    revive: database.prepare("UPDATE files SET status = 'indexed', signature = ? WHERE id = ?"),
    demote: database.prepare(
      "UPDATE files SET status = 'duplicate', given = '', title = '', passages = x'' WHERE id = ?",
    ),
    former: database.prepare('SELECT id FROM files WHERE root = ? AND path = ?'),
    removeFile: database.prepare('DELETE FROM files WHERE id = ?'),
    removeText: database.prepare('DELETE FROM texts WHERE file = ?'),
    removeTerms: database.prepare('DELETE FROM terms WHERE rowid = ?'),
  } satisfies Readonly<Record<string, StatementSync>>;
}

function bare(file: ListedFile, hash: string): Row {
  return { file, hash, status: 'skipped', title: '', text: '', passages: [], terms: '' };
}

/**
 * The terms of a file, and start, end and number of terms of each of its passages. The first passage stands for title
 * and path (`label`); each other also bears the terms of the headings it stands under, but the document's own.
 */
function analyse(text: string, label: string): Pick<Row, 'passages' | 'terms'> {
  const passages: number[] = [];
  const parts: string[] = [];
  const add = (start: number, end: number, found: readonly string[]): void => {
    if (found.length > 0) parts.push(found.join(TERM_END));
    passages.push(start, end, found.length);
  };
  add(0, 0, terms(label));
  for (const chunk of chunkText(text, { maxCharacters: PASSAGE_CHARACTERS, overlapCharacters: 0 })) {
    const headings = chunk.headings.slice(1).join('\n');
    add(chunk.start, chunk.end, terms(`${headings}\n${text.slice(chunk.start, chunk.end)}`));
  }
  return { passages, terms: parts.join(TERM_END) };
}
