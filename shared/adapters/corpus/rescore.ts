import { rankDocuments } from '#shared/text/rank-documents.ts';
import type { IndexReader, ScoredFile } from './index-reader.ts';

/** The candidates in the order that a look at their whole text gives them; ties keep the order they came in. */
export function rescore(
  query: string,
  candidates: readonly ScoredFile[],
  reader: IndexReader,
): readonly ScoredFile[] {
  const byId = new Map(candidates.map((file) => [String(file.entry.id), file]));
  const documents = candidates.map(({ entry }) => ({
    id: String(entry.id),
    title: entry.title,
    text: reader.textOf(entry),
  }));
  return rankDocuments(query, documents).flatMap((ranked) => {
    const file = byId.get(ranked.id);
    return file === undefined ? [] : [{ ...file, score: ranked.score }];
  });
}
