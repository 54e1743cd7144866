import { terms, queryTerms } from '#shared/text/words/analyze.ts';
import { buildBm25 } from '#shared/text/retrieval/bm25.ts';
import { rankDocuments, type RankableDocument } from '#shared/text/retrieval/rank-documents.ts';
import { plainIndex, plainTerms, ranking } from './plain-bm25.ts';

const CANDIDATES = 100;

/** Ids of a corpus, best first, for one query. */
export type Retrieve = (query: string) => readonly string[];

/** The reference over title and text as one. */
export function plainRetrieval(documents: readonly RankableDocument[]): Retrieve {
  const index = plainIndex(documents.map((document) => `${document.title} ${document.text}`));
  return (query) => ids(documents, ranking(index.scores(plainTerms(query))));
}

/** Ours as the product does it: BM25 for the candidates, then their whole texts ranked. */
export function ourRetrieval(documents: readonly RankableDocument[]): Retrieve {
  const index = buildBm25(documents.map((document) => terms(`${document.title}\n${document.text}`)));
  return (query) => {
    const first = ranking(index.scores(queryTerms(query))).slice(0, CANDIDATES);
    const candidates = first.flatMap((place) => documents[place] ?? []);
    return rankDocuments(query, candidates, index).map((document) => document.id);
  };
}

function ids(documents: readonly RankableDocument[], places: readonly number[]): readonly string[] {
  return places.slice(0, CANDIDATES).flatMap((place) => documents[place]?.id ?? []);
}
