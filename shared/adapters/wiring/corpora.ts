import type { Config } from '#shared/config.ts';
import type { NamedCorpora } from '#shared/ports/named-corpora.ts';
import { withoutPlace } from '../search/corpus/without-place.ts';
import { type CorpusProvider, createCorpusProvider } from '../search/corpus/provider.ts';
import type { ProviderOptions } from './providers.ts';

export interface OpenCorpora extends NamedCorpora {
  /** Brings the index of each up to date, one after the other. */
  prepare(): Promise<void>;
  close(): void;
}

/** The corpora of the configuration, each opened when it is first asked for. */
export function createCorpora(
  options: Omit<ProviderOptions, 'limiter' | 'clock'> & { readonly config: Config },
): OpenCorpora {
  const { config, note, extractor } = options;
  const places = new Map(Object.entries(config.local.corpora));
  const opened = new Map<string, CorpusProvider>();
  const openFolders = (folders: readonly string[]): CorpusProvider => {
    const key = folders.join('\n');
    const known = opened.get(key);
    if (known !== undefined) return known;
    const made = createCorpusProvider({
      folders,
      dataFolder: config.local.dataFolder,
      bucket: config.store,
      ...(extractor === undefined ? {} : { extractor }),
      ...(note === undefined ? {} : { note }),
    });
    opened.set(key, made);
    return made;
  };
  const open = (name: string): CorpusProvider | undefined => {
    const place = places.get(name);
    return place === undefined ? undefined : openFolders([place]);
  };
  const names = [...places.keys()];
  return {
    names,
    open: (name) => {
      const corpus = open(name);
      return corpus && withoutPlace(name, corpus);
    },
    openFolders,
    prepare: async () => {
      for (const name of names) await open(name)?.prepare();
    },
    close: () => {
      for (const corpus of opened.values()) corpus.close();
    },
  };
}
