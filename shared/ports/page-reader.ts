import type { Document } from './search-provider.ts';

/** A page of the web, or a PDF, as it was read; what it says of itself is untrusted. */
export interface Page extends Document {
  /** Where it was at last, after redirects. */
  readonly url: string;
  /** The address it gives itself, when that is on the same site. */
  readonly canonicalUrl?: string;
  readonly authors?: readonly string[];
  /** ISO 8601. */
  readonly publishedAt?: string;
  /** BCP 47. */
  readonly language?: string;
  /** Set where only its beginning was read: the first pages of a PDF, or the first characters. */
  readonly truncated?: 'pages' | 'characters';
  /** As it was sent, decompressed; absent where it is not kept or too large to carry. */
  readonly raw?: { readonly bytes: Uint8Array; readonly mediaType: string };
}

/** The door to untrusted pages: there is no other. */
export interface PageReader {
  /**
   * Fetches a URL and takes its text out. Throws AddressRefused (never fetched), UnreadableSource (nothing to read:
   * missing, too large, hostile, of an unknown kind), ServiceUnavailable and Throttled (worth another try later).
   */
  read(url: string): Promise<Page>;
}
