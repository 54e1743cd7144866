import { getDomain } from 'tldts';
import type { Config } from '#shared/config.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Page, PageReader } from '#shared/ports/page-reader.ts';
import type { Extracted, Extractor } from './extraction/extractor-port.ts';
import type { Resolve } from './fetch/lookup.ts';
import { type FetchedPage, createSafeFetch } from './fetch/safe-fetch.ts';

export interface PageReaderOptions {
  readonly config: Pick<Config, 'fetch' | 'search'>;
  readonly extractor: Extractor;
  readonly clock: Clock;
  /** How names are resolved; by the system unless set otherwise. */
  readonly resolve?: Resolve;
}

export type ClosablePageReader = PageReader & {
  /** Ends the extraction that is under way. */
  close(): Promise<void>;
};

/** Pages as this process reads them: fetched through the safe door, then taken apart away from this thread. */
export function createPageReader(options: PageReaderOptions): ClosablePageReader {
  const { config, extractor } = options;
  const door = createSafeFetch(options);
  return {
    read: async (given) => {
      const fetched = await door.fetch(given);
      const { bytes, contentType, url } = fetched;
      const extracted = await extractor.extract({
        bytes,
        url,
        ...(contentType === undefined ? {} : { contentType }),
      });
      return pageOf(fetched, extracted, config.fetch.keepsRaw);
    },
    close: async () => extractor.close(),
  };
}

function pageOf(fetched: FetchedPage, extracted: Extracted, keepsRaw: boolean): Page {
  const { canonicalUrl, ...rest } = extracted;
  const { url, bytes } = fetched;
  return {
    ...rest,
    isAbstract: false,
    url,
    ...(canonicalUrl !== undefined && isSameSite(canonicalUrl, url) ? { canonicalUrl } : {}),
    ...(keepsRaw ? { raw: { bytes, mediaType: mediaTypeOf(fetched, extracted) } } : {}),
  };
}

/** A page may say where it stands on its own site, and not that it is someone else's. */
function isSameSite(claimed: string, url: string): boolean {
  const one = URL.parse(claimed);
  const other = URL.parse(url);
  if (one === null || other === null || !/^https?:$/u.test(one.protocol)) return false;
  const site = siteOf(one);
  return site === siteOf(other);
}

/** The registrable domain, with suffixes such as github.io under which anybody has a site; else the host itself. */
function siteOf({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** As the server named it, where that is a name at all; else what it turned out to be. */
function mediaTypeOf({ contentType = '' }: FetchedPage, extracted: Extracted): string {
  const [named = ''] = contentType.toLowerCase().split(';');
  return /^[\w.+-]+\/[\w.+-]+$/u.test(named.trim()) ? named.trim() : extracted.contentType;
}
