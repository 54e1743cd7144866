import * as z from 'zod';

export const ContentKind = z.enum(['corpus', 'pubmed', 'scholar', 'web', 'news']);
export type ContentKind = z.infer<typeof ContentKind>;

/** Persistent identifiers of a scholarly work. */
export const WorkIds = z.object({
  pmid: z.string().optional(),
  pmcid: z.string().optional(),
  doi: z.string().optional(),
  arxiv: z.string().optional(),
});
export type WorkIds = z.infer<typeof WorkIds>;

/**
 * A work is `superseded` that says of itself that it is no longer in force, and an `older-edition` where a newer one was found beside
 * it: both are read and quoted, and marked.
 */
export const Notice = z.enum([
  'retracted',
  'expression-of-concern',
  'superseded',
  'older-edition',
  'corrected',
]);
export type Notice = z.infer<typeof Notice>;

/** One search result, not fetched yet. `score` is the provider's own, on no common scale; `rank` starts at 1. */
export const Hit = z.object({
  /** Stable identity of the document within the provider: a URL, a PMID, a corpus path. */
  id: z.string(),
  provider: z.string(),
  kind: ContentKind,
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  rank: z.int().positive(),
  score: z.number(),
  workIds: WorkIds.optional(),
  /** Journal, package or site: what counts as one publisher for independence. */
  container: z.string().optional(),
  authors: z.array(z.string()).readonly().optional(),
  /** ISO 8601 date, as exact as known. */
  publishedAt: z.string().optional(),
  language: z.string().optional(),
  notices: z.array(Notice).readonly(),
  /** An open-access copy of the whole work, as the provider names it: read through the safe door. */
  fullTextUrl: z.string().optional(),
  /** How often the work was cited, where the provider knows. */
  citationCount: z.int().nonnegative().optional(),
  /** It has no word of the query: it is there because all that can be searched is little enough to be read. */
  isUnmatched: z.literal(true).optional(),
});
export type Hit = z.infer<typeof Hit>;
