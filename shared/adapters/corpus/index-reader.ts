import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { scorePostings, type CollectionStatistics, type Posting } from '#shared/text/bm25.ts';
import { eachPosting } from './postings.ts';
import { RecentValues } from './recent-values.ts';

/** An indexed file as it is kept in memory: where its passages are, not what they say. */
export interface FileEntry {
  readonly id: number;
  readonly root: number;
  readonly path: string;
  readonly title: string;
  /** Start, end and number of terms of each passage; the first stands for the title. */
  readonly passages: Uint32Array;
  /** Terms of the whole file. */
  readonly length: number;
}

export interface ScoredFile {
  readonly entry: FileEntry;
  readonly score: number;
  /** The passages that hold any of the terms, best first. */
  readonly passages: readonly PassagePlace[];
}

/** Where a passage stands in the canonical text, and how many terms it holds. */
export interface PassagePlace {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

const PASSAGE_LIMIT = 2 ** 20;
/** Texts and postings at hand for the next query, which often meets the same ones: so much of them at most. */
const TEXTS_CHARACTERS = 8_000_000;
const LISTS_POSTINGS = 200_000;
/** How much the best passage counts beside the whole file. */
const PASSAGE_WEIGHT = 0.6;

/** The files of an opened index, searched through their postings. */
export class IndexReader {
  readonly #files = new Map<number, FileEntry>();
  readonly #postings: StatementSync;
  readonly #text: StatementSync;
  readonly #texts = new RecentValues<number, string>(TEXTS_CHARACTERS);
  readonly #recentLists = new RecentValues<string, Lists>(LISTS_POSTINGS);
  readonly #passageCount: number;
  readonly #passageTerms: number;

  constructor(database: DatabaseSync) {
    this.#postings = database.prepare('SELECT data FROM postings WHERE term = ? ORDER BY segment');
    this.#text = database.prepare('SELECT text FROM texts WHERE file = ?');
    const rows = database.prepare(
      "SELECT id, root, path, title, passages FROM files WHERE status = 'indexed'",
    );
    for (const row of rows.iterate()) {
      const entry = toEntry(row);
      this.#files.set(entry.id, entry);
    }
    const entries = [...this.#files.values()];
    this.#passageCount = entries.reduce((sum, entry) => sum + entry.passages.length / 3, 0);
    this.#passageTerms = entries.reduce((sum, entry) => sum + entry.length, 0);
  }

  get fileCount(): number {
    return this.#files.size;
  }

  /** Number of files that hold the term. */
  documentFrequency(term: string): number {
    return this.#lists(term).files.length;
  }

  /** The canonical text of a file as it was when it was indexed. */
  textOf(entry: FileEntry): string {
    return this.#texts.take(entry.id, () => {
      const stored = this.#text.get(entry.id)?.['text'];
      const value = typeof stored === 'string' ? stored : '';
      return { value, size: value.length };
    });
  }

  /** Number of files that hold each term. */
  documentFrequencies(terms: readonly string[]): ReadonlyMap<string, number> {
    return new Map(terms.map((term) => [term, this.documentFrequency(term)]));
  }

  /** The files that hold any of the terms, best first, ties by root and path. */
  search(terms: readonly string[], limit: number): readonly ScoredFile[] {
    const lists = new Map(terms.map((term) => [term, this.#lists(term)]));
    const files = scorePostings(terms, (term) => lists.get(term)?.files ?? [], this.#fileStatistics(lists));
    const passages = scorePostings(
      terms,
      (term) => lists.get(term)?.passages ?? [],
      this.#passageStatistics(lists),
    );
    const byFile = passagesByFile(passages);
    const candidates = [...files].flatMap(([id, fileScore]): readonly Candidate[] => {
      const entry = this.#files.get(id);
      const passages = byFile.get(id) ?? [];
      const score = fileScore + PASSAGE_WEIGHT * bestScore(passages);
      return entry === undefined ? [] : [{ entry, score, passages }];
    });
    const kept = candidates.sort(byScore).slice(0, limit);
    return kept.map(({ entry, score, passages }) => ({ entry, score, passages: placesOf(entry, passages) }));
  }

  #fileStatistics(lists: ReadonlyMap<string, Lists>): CollectionStatistics {
    return {
      documentCount: this.#files.size,
      averageLength: this.#passageTerms / Math.max(1, this.#files.size),
      documentFrequency: (term) => lists.get(term)?.files.length ?? 0,
    };
  }

  #passageStatistics(lists: ReadonlyMap<string, Lists>): CollectionStatistics {
    return {
      documentCount: this.#passageCount,
      averageLength: this.#passageTerms / Math.max(1, this.#passageCount),
      documentFrequency: (term) => lists.get(term)?.passages.length ?? 0,
    };
  }

  #lists(term: string): Lists {
    return this.#recentLists.take(term, () => {
      const value = this.#readLists(term);
      return { value, size: value.passages.length };
    });
  }

  #readLists(term: string): Lists {
    const passages: Posting[] = [];
    const perFile = new Map<number, { frequency: number; length: number }>();
    for (const row of this.#postings.iterate(term)) {
      if (!(row['data'] instanceof Uint8Array)) continue;
      eachPosting(row['data'], (file, passage, frequency) => {
        const entry = this.#files.get(file);
        if (entry === undefined) return;
        const length = entry.passages[passage * 3 + 2] ?? 0;
        passages.push({ document: file * PASSAGE_LIMIT + passage, frequency, length });
        const sum = perFile.get(file);
        if (sum === undefined) perFile.set(file, { frequency, length: entry.length });
        else sum.frequency += frequency;
      });
    }
    return { passages, files: [...perFile].map(([document, sum]) => ({ document, ...sum })) };
  }
}

interface Lists {
  readonly passages: readonly Posting[];
  readonly files: readonly Posting[];
}

interface PassageScore {
  readonly passage: number;
  readonly score: number;
}

function passagesByFile(scores: ReadonlyMap<number, number>): ReadonlyMap<number, readonly PassageScore[]> {
  const byFile = new Map<number, PassageScore[]>();
  for (const [key, score] of scores) {
    const [file, passage] = [Math.floor(key / PASSAGE_LIMIT), key % PASSAGE_LIMIT];
    if (passage === 0) continue;
    const known = byFile.get(file);
    if (known === undefined) byFile.set(file, [{ passage, score }]);
    else known.push({ passage, score });
  }
  return byFile;
}

function bestScore(passages: readonly PassageScore[]): number {
  return passages.reduce((best, one) => Math.max(best, one.score), 0);
}

/** Passages of a file best first; without any, its beginning. */
function placesOf(entry: FileEntry, passages: readonly PassageScore[]): readonly PassagePlace[] {
  const sorted = [...passages].sort((a, b) => b.score - a.score || a.passage - b.passage);
  return (sorted.length === 0 ? [{ passage: 1 }] : sorted).map(({ passage }) => ({
    start: entry.passages[passage * 3] ?? 0,
    end: entry.passages[passage * 3 + 1] ?? 0,
    length: entry.passages[passage * 3 + 2] ?? 0,
  }));
}

interface Candidate {
  readonly entry: FileEntry;
  readonly score: number;
  readonly passages: readonly PassageScore[];
}

function byScore(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.entry.root !== b.entry.root) return a.entry.root - b.entry.root;
  return a.entry.path < b.entry.path ? -1 : 1;
}

function toEntry(row: Readonly<Record<string, unknown>>): FileEntry {
  const data = row['passages'];
  const bytes = data instanceof Uint8Array ? data.slice() : new Uint8Array();
  const passages = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.byteLength / 4));
  let length = 0;
  for (let at = 2; at < passages.length; at += 3) length += passages[at] ?? 0;
  return {
    id: Number(row['id']),
    root: Number(row['root']),
    path: String(row['path']),
    title: String(row['title']),
    passages,
    length,
  };
}
