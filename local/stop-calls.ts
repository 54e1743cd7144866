import { JobCancelled } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';

/**
 * The same ports, for an execution that may be stopped: after that its calls under way reach no provider and no model
 * any more, and tell the trace nothing, which has had its last word.
 */
export function stopCalls(ports: Ports, signal: AbortSignal): Ports {
  const guard = (): void => {
    if (signal.aborted) throw new JobCancelled('The job was stopped.');
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
  const trace: Ports['trace'] = {
    list: async (job, page) => ports.trace.list(job, page),
    append: async (job, event) => {
      guard();
      return ports.trace.append(job, event);
    },
  };
  return { ...ports, model, trace, providers: new Map(providers) };
}

function guarded(provider: SearchProvider, guard: () => void): SearchProvider {
  const { read } = provider;
  return {
    name: provider.name,
    needsNetwork: provider.needsNetwork,
    search: async (query) => {
      guard();
      return provider.search(query);
    },
    ...(read === undefined
      ? {}
      : {
          read: async (hitId: string) => {
            guard();
            return read(hitId);
          },
        }),
  };
}
