import { JobCancelled } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';

/** The same ports, whose providers and model are not called any more once the execution has been stopped. */
export function stopCalls(ports: Ports, signal: AbortSignal): Ports {
  const guard = (): void => {
    if (signal.aborted) throw new JobCancelled('The job was stopped before this call.');
  };
  const providers = [...ports.providers].map(([name, provider]) => [name, guarded(provider, guard)] as const);
  const { priceOf } = ports.model;
  const model: Ports['model'] = {
    name: ports.model.name,
    modelOf: (role) => ports.model.modelOf(role),
    ...(priceOf ? { priceOf } : {}),
    complete: async (request) => {
      guard();
      return ports.model.complete(request);
    },
  };
  return { ...ports, model, providers: new Map(providers) };
}

function guarded(provider: SearchProvider, guard: () => void): SearchProvider {
  return {
    name: provider.name,
    needsNetwork: provider.needsNetwork,
    search: async (query) => {
      guard();
      return provider.search(query);
    },
    read: async (hitId) => {
      guard();
      return provider.read(hitId);
    },
  };
}
