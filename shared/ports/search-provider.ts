import type { Hit, Notice } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import type { SearchUsage } from '#shared/domain/search-usage.ts';

/** The text of a document in the form it came, before it is made canonical. */
export interface Document {
  readonly title: string;
  /** MIME type without parameters. */
  readonly contentType: 'text/plain' | 'text/markdown' | 'text/html' | 'application/pdf';
  /** Decoded text; pages of a PDF joined by a form feed. */
  readonly text: string;
  /** True when this is an abstract and not the full text. */
  readonly isAbstract: boolean;
  /** Set for a file of the corpus: its path within its folder. The lines of `text` are then those of the file. */
  readonly file?: string;
  /** ISO 8601, where the document says it. */
  readonly publishedAt?: string;
  /** What the record of a work says of its standing by now. */
  readonly notices?: readonly Notice[];
}

/** Called with what a search used, once for each answer of a paid service; also of a search that fails later. */
export type OnUsage = (usage: SearchUsage) => void;

/** Called with terms, as the index has them, that were looked for because no document has one of the query's own. */
export type OnNearTerms = (terms: readonly string[]) => void;

/**
 * A place to search. `search` never returns an empty list for a failure: it throws ServiceUnavailable, Throttled,
 * QuotaSpent, ProviderRefused or MalformedReply (an answer in an unexpected shape); the corpus, where its folders or its
 * index cannot be used, InvalidInput or EnvironmentFailure.
 */
export interface SearchProvider {
  readonly name: string;
  /** True when it cannot work without the network. */
  readonly needsNetwork: boolean;
  search(query: Query, onUsage?: OnUsage, onNearTerms?: OnNearTerms): Promise<readonly Hit[]>;
  /**
   * The document behind a hit. Throws UnreadableSource when there is none to read. Absent where hits are pages of the
   * web: those are read through the safe door.
   */
  readonly read?: (hitId: string) => Promise<Document>;
}

/** A provider that reads what it finds by itself. */
export type ReadingProvider = SearchProvider & Required<Pick<SearchProvider, 'read'>>;

/** How rare terms are in what can be searched; the corpus provider knows, others need not. */
export interface TermStatistics {
  /** 0 until the first answer of `documentFrequencies`, when the documents have been counted. */
  readonly documentCount: number;
  /** Number of documents that bear each analysed term. */
  documentFrequencies(terms: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
