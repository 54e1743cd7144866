import type { ReadingProvider } from '#shared/ports/search-provider.ts';

/** A provider whose calls are counted and may be held back or fail first. */
export interface Watched {
  readonly provider: ReadingProvider;
  readonly calls: string[];
}

/** Does something before each call; what it throws, the call throws. */
export function watch(
  inner: ReadingProvider,
  before: (call: 'search' | 'read', count: number) => Promise<void> | void = () => undefined,
): Watched {
  const calls: string[] = [];
  const enter = async (call: 'search' | 'read'): Promise<void> => {
    calls.push(call);
    await before(call, calls.filter((one) => one === call).length);
  };
  const provider: ReadingProvider = {
    name: inner.name,
    needsNetwork: inner.needsNetwork,
    search: async (query) => {
      await enter('search');
      return inner.search(query);
    },
    read: async (hitId) => {
      await enter('read');
      return inner.read(hitId);
    },
  };
  return { provider, calls };
}
