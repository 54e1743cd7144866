import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chunkText } from '#shared/text/chunks.ts';
import { countTerms } from '#shared/text/bm25.ts';
import { terms } from '#shared/text/analyze.ts';
import { titleOf } from './describe.ts';
import { inTransaction } from './database.ts';
import { addPosting, encodePostings, type PostingLists } from './postings.ts';
import { canonicalOf, MAX_BYTES, readCorpusFile } from './read-document.ts';
import type { CorpusFile, CorpusFolder } from './walk.ts';

/** Raised when the same files would be indexed in another way. */
export const INDEX_VERSION = 1;

const PASSAGE_CHARACTERS = 1000;
const SEGMENT_CHARACTERS = 8_000_000;
const SEGMENT_FILES = 2000;
const SLICE_MILLISECONDS = 25;

export interface IndexedFile {
  readonly file: CorpusFile;
  readonly hash: string;
  readonly status: 'indexed' | 'duplicate' | 'skipped';
  readonly reason?: string;
  readonly title: string;
  readonly text: string;
  /** Start, end and number of terms of each passage; the first stands for the title. */
  readonly passages: readonly number[];
}

/** Takes files into the index, a segment at a time; each segment is there whole or not at all. */
export class IndexWriter {
  readonly #database: DatabaseSync;
  readonly #folders: readonly CorpusFolder[];
  readonly #known: Set<string>;
  readonly #statements: Readonly<
    Record<'file' | 'text' | 'posting' | 'remove' | 'removeText', StatementSync>
  >;
  #waiting: IndexedFile[] = [];
  /** Of the files that wait; a file is called by its place among them until it has an id. */
  #lists: PostingLists = new Map();
  #characters = 0;
  #lastPause = performance.now();

  constructor(database: DatabaseSync, folders: readonly CorpusFolder[], knownHashes: Iterable<string>) {
    this.#database = database;
    this.#folders = folders;
    this.#known = new Set(knownHashes);
    this.#statements = {
      file: database.prepare(
        'INSERT OR REPLACE INTO files (root, path, size, modified_at, hash, status, reason, title, passages) VALUES (?,?,?,?,?,?,?,?,?)',
      ),
      text: database.prepare('INSERT OR REPLACE INTO texts (file, text) VALUES (?, ?)'),
      posting: database.prepare('INSERT INTO postings (term, segment, data) VALUES (?, ?, ?)'),
      remove: database.prepare('DELETE FROM files WHERE id = ?'),
      removeText: database.prepare('DELETE FROM texts WHERE file = ?'),
    };
  }

  /** Takes one file in; lets others run now and then. */
  async add(file: CorpusFile): Promise<void> {
    this.#take(file);
    if (this.#characters >= SEGMENT_CHARACTERS || this.#waiting.length >= SEGMENT_FILES) this.flush();
    if (performance.now() - this.#lastPause < SLICE_MILLISECONDS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#lastPause = performance.now();
  }

  /** Forgets files that are gone or will be taken in anew. */
  remove(ids: readonly number[]): void {
    inTransaction(this.#database, () => {
      for (const id of ids) {
        this.#statements.remove.run(id);
        this.#statements.removeText.run(id);
      }
    });
  }

  /** Writes what waits as one segment. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    inTransaction(this.#database, () => {
      const ids = this.#waiting.map((entry) => this.#insert(entry));
      const segment = ids.reduce((last, id) => Math.max(last, id), 0);
      for (const term of [...this.#lists.keys()].sort()) {
        const list = (this.#lists.get(term) ?? []).map((value, at) =>
          at % 2 === 0 ? (ids[value] ?? 0) : value,
        );
        this.#statements.posting.run(term, segment, encodePostings(list));
      }
    });
    this.#waiting = [];
    this.#lists = new Map();
    this.#characters = 0;
  }

  #take(file: CorpusFile): void {
    const folder = this.#folders[file.root];
    if (folder === undefined) return;
    if (file.size > MAX_BYTES) return this.#skip(file, '', 'it is larger than 5 MB');
    const read = readCorpusFile(folder, file.path);
    if (read.kind === 'forbidden') return;
    if (read.kind === 'unreadable') return this.#skip(file, read.hash, read.reason);
    if (this.#known.has(read.hash))
      return void this.#waiting.push({ ...bare(file, read.hash), status: 'duplicate' });
    this.#known.add(read.hash);
    const canonical = canonicalOf(file.path, read.raw);
    if (canonical.text.trim() === '') return this.#skip(file, read.hash, 'it holds no text');
    const title = titleOf(folder, file.path, canonical.title);
    const passages = addPassages(this.#lists, this.#waiting.length, {
      text: canonical.text,
      label: `${title}\n${file.path}`,
    });
    this.#characters += canonical.text.length;
    this.#waiting.push({
      ...bare(file, read.hash),
      status: 'indexed',
      title,
      text: canonical.text,
      passages,
    });
  }

  #skip(file: CorpusFile, hash: string, reason: string): void {
    this.#waiting.push({ ...bare(file, hash), reason });
  }

  #insert(entry: IndexedFile): number {
    const { file } = entry;
    const passages = new Uint8Array(Uint32Array.from(entry.passages).buffer);
    const { lastInsertRowid } = this.#statements.file.run(
      file.root,
      file.path,
      file.size,
      file.modifiedAt,
      entry.hash,
      entry.status,
      entry.reason ?? null,
      entry.title,
      passages,
    );
    if (entry.status === 'indexed') this.#statements.text.run(lastInsertRowid, entry.text);
    return Number(lastInsertRowid);
  }
}

function bare(file: CorpusFile, hash: string): IndexedFile {
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
    for (const [term, frequency] of countTerms(found)) addPosting(lists, term, { file, passage, frequency });
    passages.push(start, end, found.length);
  };
  add(0, 0, terms(label));
  for (const chunk of chunkText(text, { maxCharacters: PASSAGE_CHARACTERS, overlapCharacters: 0 })) {
    const headings = chunk.headings.slice(1).join('\n');
    add(chunk.start, chunk.end, terms(`${headings}\n${text.slice(chunk.start, chunk.end)}`));
  }
  return passages;
}
