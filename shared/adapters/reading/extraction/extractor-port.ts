import type { Document } from '#shared/ports/search-provider.ts';

/** What came from the network, decompressed. */
export interface FetchedBytes {
  readonly bytes: Uint8Array;
  /** The header as it was sent; it may be wrong. */
  readonly contentType?: string;
  readonly url: string;
}

/** The text of a document, and what the document says of itself: cleaned and bounded, but untrusted. */
export interface Extracted {
  readonly title: string;
  readonly contentType: Document['contentType'];
  /**
   * HTML: its main part as HTML. PDF: pages joined by a form feed. All else: plain text or Markdown. `canonicalise`
   * makes the canonical text of it.
   */
  readonly text: string;
  readonly authors?: readonly string[];
  /** ISO 8601. */
  readonly publishedAt?: string;
  /** BCP 47. */
  readonly language?: string;
  /** Absolute, http(s). */
  readonly canonicalUrl?: string;
  /** Set where only the beginning was kept: the first 1,000 pages of a PDF, or 2 million characters. */
  readonly truncated?: 'pages' | 'characters';
}

/** Takes the text out of untrusted bytes, away from the thread that asks. */
export interface Extractor {
  /**
   * Throws UnreadableSource, and nothing else, when there is no text to be had; the message says why in a sentence.
   * EnvironmentFailure when this machine starts no process to read in.
   */
  extract(fetched: FetchedBytes): Promise<Extracted>;
  /** Ends what runs; what is still asked for is refused. */
  close(): Promise<void>;
}
