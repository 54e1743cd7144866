import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { inverseDocumentFrequency, saturate } from '#shared/text/retrieval/bm25.ts';
import { bestOf } from './best-of.ts';
import { ForeignTexts } from './foreign-text.ts';
import { readFileTable, type FileTable } from './file-table.ts';
import { NearTerms } from './near-terms.ts';
import { RecentValues } from './recent-values.ts';
import { ScoreTable } from './score-table.ts';
import { TermLists, type TermList } from './term-lists.ts';
import { Translations } from './translations.ts';

/** An indexed file that a search has come upon. */
export interface FileEntry {
  readonly id: number;
  readonly root: number;
  readonly path: string;
  readonly title: string;
  /** Terms of the whole file. */
  readonly length: number;
}

export interface ScoredFile {
  readonly entry: FileEntry;
  /** 0 where it holds none of the terms. */
  readonly score: number;
  /** Mean score of its passages: how much of it is about what is asked, whatever its length. */
  readonly density: number;
  /** The passages that hold any of the terms, best first. */
  readonly passages: readonly Passage[];
}

export interface FileSearch {
  readonly limit: number;
  readonly few?: number;
  readonly language?: string | undefined;
}

/** Where a passage stands in the canonical text, and how many terms it holds. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** Texts at hand for the next query, which often meets the same ones: so much of them at most. */
const TEXTS_CHARACTERS = 4_000_000;
/** Of fewer passages than some of these little can be said of what the whole is about. */
const FEW_PASSAGES = 4;
/** How much the best passage counts beside the whole file. */
const PASSAGE_WEIGHT = 0.6;

/** The files of an index as it is now, searched by where their terms stand. */
export class IndexReader {
  readonly foreignTexts = new ForeignTexts();
  readonly #table: FileTable;
  readonly #lists: TermLists;
  readonly #near: NearTerms;
  readonly #translations: Translations;
  readonly #file: StatementSync;
  readonly #text: StatementSync;
  readonly #texts = new RecentValues<number, string>(TEXTS_CHARACTERS);
  readonly #fileScores: ScoreTable;
  readonly #passageScores: ScoreTable;
  /** Of the files that the search at hand has come upon. */
  readonly #totals: Float64Array;

  constructor(database: DatabaseSync) {
    this.#table = readFileTable(database);
    this.#lists = new TermLists(database, this.#table);
    this.#near = new NearTerms(database);
    this.#translations = new Translations(database);
    this.#file = database.prepare('SELECT id, root, path, title, passages FROM files WHERE id = ?');
    this.#text = database.prepare('SELECT text FROM texts WHERE file = ?');
    this.#fileScores = new ScoreTable(this.#table.count);
    this.#passageScores = new ScoreTable(this.#table.passageLengths.length);
    this.#totals = new Float64Array(this.#table.count);
  }

  get fileCount(): number {
    return this.#table.count;
  }

  /** Number of files that hold the term. */
  documentFrequency(term: string): number {
    return this.#lists.fileCount(term);
  }

  /** For a term that no file holds those that are likely to be other forms of it; none for any other. */
  nearTerms(term: string): readonly string[] {
    return this.documentFrequency(term) > 0 ? [] : this.#near.of(term);
  }

  /** The canonical text of a file as it was when it was indexed; empty when it is not in the index any more. */
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

  /**
   * The files that hold any of the terms, each with its weight, best first, ties by root and path, and behind them all others
   * where there are no more than `few`; where the language is known, without those of which the same is there in it.
   */
  search(
    terms: ReadonlyMap<string, number>,
    { limit, few = 0, language }: FileSearch,
  ): readonly ScoredFile[] {
    const [files, passages] = [this.#fileScores, this.#passageScores];
    const translated = language === undefined ? undefined : this.#translations.of(language);
    try {
      for (const [term, weight] of terms) this.#addScores(term, weight);
      const { count, ids } = this.#table;
      const isFew = count - (translated?.size ?? 0) <= few;
      const among = isFew ? Array.from({ length: count }, (_, file) => file) : files.given;
      const given = among.filter((file) => translated?.has(ids[file] ?? 0) !== true);
      for (const file of given) this.#totals[file] = this.#scoreOf(file);
      const scoreOf = (file: number): number => this.#totals[file] ?? 0;
      return bestOf(given, scoreOf, limit).flatMap((file) => this.#describe(file, scoreOf(file)));
    } finally {
      files.clear();
      passages.clear();
    }
  }

  /** BM25 of the term, over files and over passages. */
  #addScores(term: string, weight: number): void {
    const list = this.#lists.of(term);
    this.#addFileScores(list, weight);
    const { passageLengths, totalTerms } = this.#table;
    const idf = weight * idfAmong(passageLengths.length, list.passages.length);
    const average = totalTerms / Math.max(1, passageLengths.length) || 1;
    for (let at = 0; at < list.passages.length; at += 1) {
      const passage = list.passages[at] ?? 0;
      const relative = (passageLengths[passage] ?? 0) / average;
      this.#passageScores.add(passage, idf * saturate(list.frequencies[at] ?? 0, relative));
    }
  }

  #addFileScores({ fileCount, passages, frequencies }: TermList, weight: number): void {
    const { count, lengths, totalTerms, fileOf } = this.#table;
    const idf = weight * idfAmong(count, fileCount);
    const average = totalTerms / Math.max(1, count) || 1;
    for (let at = 0; at < passages.length;) {
      const file = fileOf[passages[at] ?? 0] ?? 0;
      let frequency = 0;
      for (; at < passages.length && fileOf[passages[at] ?? 0] === file; at += 1) {
        frequency += frequencies[at] ?? 0;
      }
      this.#fileScores.add(file, idf * saturate(frequency, (lengths[file] ?? 0) / average));
    }
  }

  #scoreOf(file: number): number {
    const end = this.#table.firstPassage[file + 1] ?? 0;
    let best = 0;
    for (let passage = this.#firstOf(file); passage < end; passage += 1) {
      best = Math.max(best, this.#passageScores.at(passage));
    }
    return this.#fileScores.at(file) + PASSAGE_WEIGHT * best;
  }

  #densityOf(file: number): number {
    const [first, end] = [this.#firstOf(file), this.#table.firstPassage[file + 1] ?? 0];
    let sum = 0;
    for (let passage = first; passage < end; passage += 1) sum += this.#passageScores.at(passage);
    return sum / (end - first + FEW_PASSAGES);
  }

  /** The first passage of a file but its title. */
  #firstOf(file: number): number {
    return (this.#table.firstPassage[file] ?? 0) + 1;
  }

  /** Nothing when the file has been taken out of the index since. */
  #describe(file: number, score: number): readonly ScoredFile[] {
    const row = this.#file.get(this.#table.ids[file] ?? 0);
    if (row === undefined) return [];
    const entry = {
      id: Number(row['id']),
      root: Number(row['root']),
      path: String(row['path']),
      title: String(row['title']),
      length: this.#table.lengths[file] ?? 0,
    };
    return [
      { entry, score, density: this.#densityOf(file), passages: this.#passagesOf(file, row['passages']) },
    ];
  }

  /** Passages of a file best first; without any, its beginning. */
  #passagesOf(file: number, stored: unknown): readonly Passage[] {
    const passages = decodePassages(stored);
    const first = this.#firstOf(file);
    const scored = passages
      .slice(1)
      .map((passage, at) => ({ passage, at, score: this.#passageScores.at(first + at) }));
    const held = scored.filter((one) => one.score > 0).sort((a, b) => b.score - a.score || a.at - b.at);
    return (held.length === 0 ? scored.slice(0, 1) : held).map((one) => one.passage);
  }
}

function idfAmong(documentCount: number, frequency: number): number {
  return inverseDocumentFrequency(
    { documentCount, averageLength: 0, documentFrequency: () => frequency },
    '',
  );
}

/** Start, end and number of terms of each passage, as they are stored. */
function decodePassages(stored: unknown): readonly Passage[] {
  const bytes = stored instanceof Uint8Array ? stored.slice() : new Uint8Array();
  const numbers = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.byteLength / 4));
  return Array.from({ length: Math.floor(numbers.length / 3) }, (_, at) => ({
    start: numbers[at * 3] ?? 0,
    end: numbers[at * 3 + 1] ?? 0,
    length: numbers[at * 3 + 2] ?? 0,
  }));
}
