import { withPermit } from '#shared/adapters/index.ts';
import type { CallPermit } from '#shared/ports/call-permit.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';

type Guard = <Input extends readonly unknown[], Output>(
  call: (...input: Input) => Promise<Output>,
) => (...input: Input) => Promise<Output>;

/**
 * The same ports, for work on a job that may be ended: after that no call of a model, a provider, a page or a reranker
 * begins, and those under way are broken off. Each throws JobCancelled then.
 */
export function guardCalls(ports: Ports, permit: CallPermit): Ports {
  const guard: Guard =
    (call) =>
    async (...input) => {
      permit.signal.throwIfAborted();
      return withPermit(permit, async () => call(...input));
    };
  const { pages, fullTexts, reranker } = ports;
  return {
    ...ports,
    model: guardModel(ports.model, guard),
    providers: new Map([...ports.providers].map(([name, one]) => [name, guardProvider(one, guard)] as const)),
    ...(pages && { pages: { read: guard(async (url: string) => pages.read(url)) } }),
    ...(fullTexts && {
      fullTexts: {
        name: fullTexts.name,
        read: guard(async (ids: Parameters<typeof fullTexts.read>[0]) => fullTexts.read(ids)),
      },
    }),
    ...(reranker && {
      reranker: {
        ...reranker,
        rank: guard(async (...asked: Parameters<typeof reranker.rank>) => reranker.rank(...asked)),
      },
    }),
  };
}

function guardModel(model: Ports['model'], guard: Guard): Ports['model'] {
  const { priceOf } = model;
  return {
    name: model.name,
    modelOf: (role) => model.modelOf(role),
    ...(priceOf ? { priceOf } : {}),
    complete: async (request) => guard(async () => model.complete(request))(),
  };
}

function guardProvider(provider: SearchProvider, guard: Guard): SearchProvider {
  const { read } = provider;
  return {
    ...provider,
    search: guard(async (...asked: Parameters<SearchProvider['search']>) => provider.search(...asked)),
    ...(read === undefined ? {} : { read: guard(read) }),
  };
}
