import type { Source } from '#shared/domain/source.ts';

type Origin = Source['origins'][number];

/** One place where the text of a source may be had. */
export type Way =
  | { readonly kind: 'earlier' }
  | { readonly kind: 'full-text' }
  | { readonly kind: 'page'; readonly url: string; readonly isCopy: boolean }
  | { readonly kind: 'provider'; readonly origin: Origin };

/** What can be asked here and now. */
export interface Readers {
  readonly readingProviders: ReadonlySet<string>;
  readonly hasPages: boolean;
  readonly hasFullTexts: boolean;
  /** Sources that the earlier job of the thread has read and cited. */
  readonly readEarlier?: ReadonlySet<string>;
}

/**
 * Where to read a source, the best first: what an earlier job of the thread has read, if it is kept. Of a scholarly work: its full text, an open copy of it, what the providers
 * have (mostly the abstract), its page. Of anything else: where it was found, then its page.
 */
export function waysToRead(source: Source, readers: Readers): readonly Way[] {
  const atProviders = distinct(source.origins)
    .filter((origin) => readers.readingProviders.has(origin.provider))
    .map((origin) => ({ kind: 'provider' as const, origin }));
  const page = pageWays([source.url], { readers, isCopy: false });
  const before: readonly Way[] = readers.readEarlier?.has(source.id) === true ? [{ kind: 'earlier' }] : [];
  if (source.kind !== 'scholar' && source.kind !== 'pubmed') return [...before, ...atProviders, ...page];
  const copies = pageWays(openCopies(source), { readers, isCopy: true });
  return [...before, ...fullText(source, readers), ...copies, ...atProviders, ...page];
}

/** By what a read at this place is known among the calls of a job. */
export function identifyWay(way: Way): readonly string[] {
  if (way.kind === 'provider') return [way.origin.provider, way.origin.hitId];
  if (way.kind === 'earlier') return ['earlier'];
  return way.kind === 'page' ? ['page', way.url] : ['full-text'];
}

/** As a reader of the trace knows the place. */
export function wayName(way: Way): string {
  if (way.kind === 'full-text') return 'full text';
  if (way.kind === 'earlier') return 'earlier job';
  return way.kind === 'page' ? new URL(way.url).hostname : way.origin.provider;
}

function fullText({ workIds }: Source, { hasFullTexts }: Readers): readonly Way[] {
  const isKnown = workIds?.pmcid !== undefined || workIds?.pmid !== undefined || workIds?.doi !== undefined;
  return hasFullTexts && isKnown ? [{ kind: 'full-text' }] : [];
}

function openCopies({ fullTextUrl, workIds }: Source): readonly string[] {
  const preprint = workIds?.arxiv === undefined ? [] : [`https://arxiv.org/pdf/${workIds.arxiv}`];
  return [...new Set([...(fullTextUrl === undefined ? [] : [fullTextUrl]), ...preprint])];
}

function pageWays(
  urls: readonly string[],
  { readers, isCopy }: { readonly readers: Readers; readonly isCopy: boolean },
): readonly Way[] {
  if (!readers.hasPages) return [];
  return urls
    .filter((url) => /^https?:$/u.test(URL.parse(url)?.protocol ?? ''))
    .map((url) => ({ kind: 'page' as const, url, isCopy }));
}

function distinct(origins: readonly Origin[]): readonly Origin[] {
  return [...new Map(origins.map((origin) => [`${origin.provider}\n${origin.hitId}`, origin])).values()];
}
