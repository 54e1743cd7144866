import type { Config } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { SearchProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import { createCorpusProvider, type CorpusProvider } from './corpus/provider.ts';
import { createPubmedProvider } from './pubmed/provider.ts';

export interface ProviderOptions {
  readonly config: Config;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Told what a reader may want to know, such as an index that had to be rebuilt. */
  readonly note?: (message: string) => void;
}

export interface Providers {
  /** By name, in the order of the configuration. */
  readonly providers: ReadonlyMap<string, SearchProvider>;
  /** Term statistics of the corpus, when it is among the providers. */
  readonly statistics: TermStatistics | undefined;
  /** The corpus, when it is among the providers: to bring its index up to date early. */
  readonly corpus: CorpusProvider | undefined;
  close(): void;
}

export const PROVIDER_NAMES = ['corpus', 'pubmed'] as const;

/** The providers that the configuration names. Throws InvalidConfiguration for a name that nobody bears. */
export function createProviders(options: ProviderOptions): Providers {
  const names = options.config.search.providers;
  const corpus = names.includes('corpus') ? corpusOf(options) : undefined;
  const providers = new Map(names.map((name) => [name, providerOf(name, { options, corpus })] as const));
  return { providers, statistics: corpus, corpus, close: () => corpus?.close() };
}

interface Making {
  readonly options: ProviderOptions;
  readonly corpus: CorpusProvider | undefined;
}

function providerOf(name: string, { options, corpus }: Making): SearchProvider {
  if (name === 'corpus' && corpus !== undefined) return corpus;
  if (name === 'pubmed') return pubmedOf(options);
  throw new InvalidConfiguration(
    `SEARCH_PROVIDERS cannot name "${name.slice(0, 80)}"; it takes ${PROVIDER_NAMES.join(', ')}.`,
    { remedy: 'Set SEARCH_PROVIDERS to names from this list, separated by commas.' },
  );
}

function corpusOf({ config, note }: ProviderOptions): CorpusProvider {
  return createCorpusProvider({
    folders: config.local.corpusFolders,
    dataFolder: config.local.dataFolder,
    ...(note === undefined ? {} : { note }),
  });
}

function pubmedOf({ config, limiter, clock }: ProviderOptions): SearchProvider {
  return createPubmedProvider({
    baseUrl: config.search.pubmedBaseUrl,
    apiKey: config.search.pubmedApiKey,
    contactEmail: config.search.contactEmail,
    timeoutSeconds: config.search.timeoutSeconds,
    limiter,
    clock,
  });
}
