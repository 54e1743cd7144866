import { join } from 'node:path';
import type { Config } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { SearchProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import { createCorpusProvider, type CorpusProvider } from './corpus/provider.ts';

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

export const PROVIDER_NAMES = ['corpus'] as const;

/** The providers that the configuration names. Throws InvalidConfiguration for a name that nobody bears. */
export function createProviders(options: ProviderOptions): Providers {
  const { config } = options;
  const corpus = config.search.providers.includes('corpus') ? corpusOf(options) : undefined;
  const providers = new Map(config.search.providers.map((name) => [name, providerOf(name, corpus)] as const));
  return { providers, statistics: corpus, corpus, close: () => corpus?.close() };
}

function providerOf(name: string, corpus: CorpusProvider | undefined): SearchProvider {
  if (name === 'corpus' && corpus !== undefined) return corpus;
  throw new InvalidConfiguration(
    `SEARCH_PROVIDERS cannot name "${name}"; it takes ${PROVIDER_NAMES.join(', ')}.`,
  );
}

function corpusOf({ config, note }: ProviderOptions): CorpusProvider {
  const dataFolder = join(config.local.dataFolder);
  return createCorpusProvider({
    folders: config.local.corpusFolders,
    dataFolder,
    ...(note === undefined ? {} : { note }),
  });
}
