import { JobCancelled } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';

type Guard = () => void;

/**
 * The same ports, for an execution that may be stopped: after that its calls under way reach no provider, no page and
 * no model any more, and tell the trace nothing, which has had its last word.
 */
export function stopCalls(ports: Ports, signal: AbortSignal): Ports {
  const guard: Guard = () => {
    if (signal.aborted) throw new JobCancelled('The job was stopped.');
  };
  const providers = [...ports.providers].map(
    ([name, provider]) => [name, guardProvider(provider, guard)] as const,
  );
  const trace: Ports['trace'] = {
    list: async (job, page) => ports.trace.list(job, page),
    append: async (job, event) => {
      guard();
      return ports.trace.append(job, event);
    },
  };
  const { model } = ports;
  return {
    ...ports,
    ...guardReaders(ports, guard),
    model: guardModel(model, guard),
    trace,
    providers: new Map(providers),
  };
}

/** What the call does, unless the job was stopped before it. */
function guarded<Input extends readonly unknown[], Output>(
  call: (...input: Input) => Promise<Output>,
  guard: Guard,
): (...input: Input) => Promise<Output> {
  return async (...input) => {
    guard();
    return call(...input);
  };
}

function guardModel(model: Ports['model'], guard: Guard): Ports['model'] {
  const { priceOf } = model;
  return {
    name: model.name,
    modelOf: (role) => model.modelOf(role),
    ...(priceOf ? { priceOf } : {}),
    complete: guarded(async (request) => model.complete(request), guard),
  };
}

function guardReaders({ pages, fullTexts, reranker }: Ports, guard: Guard): Partial<Ports> {
  return {
    ...(pages && { pages: { read: guarded(async (url) => pages.read(url), guard) } }),
    ...(fullTexts && {
      fullTexts: { name: fullTexts.name, read: guarded(async (ids) => fullTexts.read(ids), guard) },
    }),
    ...(reranker && {
      reranker: {
        ...reranker,
        rank: guarded(async (question, candidates) => reranker.rank(question, candidates), guard),
      },
    }),
  };
}

function guardProvider(provider: SearchProvider, guard: Guard): SearchProvider {
  const { read } = provider;
  return {
    ...provider,
    search: guarded(async (query, onUsage) => provider.search(query, onUsage), guard),
    ...(read === undefined ? {} : { read: guarded(read, guard) }),
  };
}
