import { getDomain } from 'tldts';
import type { Page, PageReader } from '#shared/ports/page-reader.ts';
import type { Extractor } from './extraction/extractor-port.ts';
import { type SafeFetchOptions, createSafeFetch } from './safe-fetch/safe-fetch.ts';

export interface PageReaderOptions extends SafeFetchOptions {
  /** Takes the text out of what was fetched; the caller closes it. */
  readonly extractor: Extractor;
}

/** Fetches pages in this process, by the safe door, and takes their text out. */
export function createPageReader(options: PageReaderOptions): PageReader {
  const { extractor, config } = options;
  const door = createSafeFetch(options);
  return {
    async read(asked): Promise<Page> {
      const { url, bytes, contentType } = await door.fetch(asked);
      const header = contentType === undefined ? {} : { contentType };
      const { canonicalUrl, ...extracted } = await extractor.extract({ bytes, url, ...header });
      const raw = { bytes, mediaType: extracted.contentType };
      return {
        ...extracted,
        url,
        isAbstract: false,
        ...(isOnSite(canonicalUrl, url) ? { canonicalUrl } : {}),
        ...(config.fetch.keepsRaw ? { raw } : {}),
      };
    },
  };
}

/** A page may name another address of its own site, and of no other. */
function isOnSite(canonicalUrl: string | undefined, url: string): canonicalUrl is string {
  if (canonicalUrl === undefined) return false;
  const [named, read] = [canonicalUrl, url].map((one) => URL.parse(one));
  if (!named || !read) return false;
  return named.host === read.host || siteOf(named) === siteOf(read);
}

/** Of an address or a name without a registrable domain, the host itself. */
function siteOf({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
