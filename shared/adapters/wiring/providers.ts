import { expandProviders } from '#shared/domain/automatic-providers.ts';
import type { SearchProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import type { Extractor } from '../reading/extraction/extractor-port.ts';
import { createCorpusProvider, type CorpusProvider } from '../search/corpus/provider.ts';
import { NETWORK_PROVIDER_NAMES, networkProvider, unknownProvider } from './network-providers.ts';
import type { NetworkOptions } from './service-options.ts';

export interface ProviderOptions extends NetworkOptions {
  /** Takes text out of the PDFs of a corpus; absent, they are left out. */
  readonly extractor?: Extractor;
  /** Called with what a reader may want to know, such as an index that had to be rebuilt. */
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

export const PROVIDER_NAMES = ['corpus', ...NETWORK_PROVIDER_NAMES] as const;

/** The providers that the configuration names. Throws InvalidConfiguration for a name that nobody bears. */
export async function createProviders(options: ProviderOptions): Promise<Providers> {
  const { search, local } = options.config;
  // Folders that are named are there to be read, even where search is off.
  const named = local.corpusFolders.length > 0 ? ['corpus'] : [];
  const names = expandProviders([...search.providers, ...named], options.config);
  const corpus = names.includes('corpus') ? corpusOf(options) : undefined;
  const making = names.map(async (name) => [name, await providerOf(name, { options, corpus })] as const);
  const providers = new Map(await Promise.all(making));
  return { providers, statistics: corpus, corpus, close: () => corpus?.close() };
}

interface Making {
  readonly options: ProviderOptions;
  readonly corpus: CorpusProvider | undefined;
}

async function providerOf(name: string, { options, corpus }: Making): Promise<SearchProvider> {
  if (name === 'corpus' && corpus !== undefined) return corpus;
  const provider = await networkProvider(name, options);
  if (provider === undefined) throw unknownProvider(name, PROVIDER_NAMES);
  return provider;
}

function corpusOf({ config, note, extractor }: ProviderOptions): CorpusProvider {
  return createCorpusProvider({
    folders: config.local.corpusFolders,
    dataFolder: config.local.dataFolder,
    bucket: config.store,
    ...(extractor === undefined ? {} : { extractor }),
    ...(note === undefined ? {} : { note }),
  });
}
