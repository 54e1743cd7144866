import { basename, extname } from 'node:path';
import type { CollectionStatistics } from '#shared/text/retrieval/bm25.ts';
import { rankDocuments } from '#shared/text/retrieval/rank-documents.ts';
import type { FileEntry, IndexReader, ScoredFile } from './index-reader.ts';
import { ofOtherProduct } from './of-other-product.ts';

/** Characters looked at per file, and over all files: what keeps a search quick however long the documents are. */
const FILE_CHARACTERS = 4000;
const TOTAL_CHARACTERS = 160_000;
/** How much the first search still counts, as a share of its best score. */
const FIRST_WEIGHT = 0.5;
/** How much it counts that most of a document is about what is asked, beside the best place in it. */
const DENSITY_WEIGHT = 0.4;
/** How far documents fall behind that are in another language than the question, where others are in it. */
const FOREIGN_PENALTY = 0.8;

/** How far documents of other packages or folders fall behind where a question names one. */
const OTHER_PRODUCT_PENALTY = 1;

export interface Rescoring {
  readonly reader: IndexReader;
  /** Of the question. */
  readonly language?: string | undefined;
  /** The package or the folder that a file is part of. */
  readonly productOf: (entry: FileEntry) => string;
}

/**
 * The candidates in the order that a closer look gives them: short files by their whole text, long ones by their best
 * passages, as many as fit; the rest follow in the order they came. Ties keep their order.
 */
export function rescore(
  query: string,
  candidates: readonly ScoredFile[],
  { reader, language, productOf }: Rescoring,
): readonly ScoredFile[] {
  const looked = look(candidates, reader);
  const foreign = new Set(
    looked
      .map(({ file }) => file.entry)
      .filter((entry) =>
        reader.foreignTexts.has(entry.id, reader.textOf(entry).slice(0, FILE_CHARACTERS), language),
      )
      .map(({ id }) => id),
  );
  const others = ofOtherProduct(
    query,
    looked.map(({ file: { entry }, text }) => ({ entry, text, product: productOf(entry) })),
  );
  const penaltyOf = ({ entry }: ScoredFile): number =>
    (foreign.size < looked.length && foreign.has(entry.id) ? FOREIGN_PENALTY : 0) +
    (others.has(entry.id) ? OTHER_PRODUCT_PENALTY : 0);
  const byId = new Map(looked.map(({ file }) => [String(file.entry.id), file]));
  const documents = looked.map(({ file, text }) => ({
    id: String(file.entry.id),
    title: ownTitle(file.entry),
    text,
  }));
  const ranked = rankDocuments(query, documents, statisticsOf(looked, reader));
  const best = candidates[0]?.score ?? 1;
  const densest = Math.max(...looked.map(({ file }) => file.density)) || 1;
  const first = ranked.flatMap(({ id, score }) => {
    const file = byId.get(id);
    if (file === undefined) return [];
    const about = file.density / densest;
    const relevance = score + FIRST_WEIGHT * (file.score / best) + DENSITY_WEIGHT * about;
    return [{ ...file, score: relevance - penaltyOf(file) }];
  });
  const lowest = Math.min(0, ...first.map((file) => file.score));
  const rest = candidates.slice(looked.length);
  const after = rest.map((file) => ({ ...file, score: lowest - 1 + file.score / best }));
  return [...first.sort((a, b) => b.score - a.score), ...after];
}

/** A document that is only called by the name of its file has no title. */
function ownTitle({ path, title }: FileEntry): string {
  return title === basename(path, extname(path)) ? '' : title;
}

interface Looked {
  readonly file: ScoredFile;
  readonly text: string;
  /** Terms in `text`. */
  readonly length: number;
}

function look(candidates: readonly ScoredFile[], reader: IndexReader): readonly Looked[] {
  const looked: Looked[] = [];
  let characters = 0;
  for (const file of candidates) {
    if (characters >= TOTAL_CHARACTERS) break;
    const one = lookAt(file, reader);
    characters += one.text.length;
    looked.push(one);
  }
  return looked;
}

function lookAt(file: ScoredFile, reader: IndexReader): Looked {
  const text = reader.textOf(file.entry);
  if (text.length <= FILE_CHARACTERS) return { file, text, length: file.entry.length };
  let characters = 0;
  const fitting = file.passages.filter(({ start, end }) => (characters += end - start) <= FILE_CHARACTERS);
  const chosen = fitting.length > 0 ? fitting : file.passages.slice(0, 1);
  return {
    file,
    text: [...chosen]
      .sort((a, b) => a.start - b.start)
      .map(({ start, end }) => text.slice(start, end))
      .join('\n\n'),
    length: chosen.reduce((sum, passage) => sum + passage.length, 0),
  };
}

/** Rarity over the whole corpus, length over what is looked at. */
function statisticsOf(looked: readonly Looked[], reader: IndexReader): CollectionStatistics {
  return {
    documentCount: reader.fileCount,
    averageLength: looked.reduce((sum, one) => sum + one.length, 0) / Math.max(1, looked.length),
    documentFrequency: (term) => reader.documentFrequency(term),
  };
}
