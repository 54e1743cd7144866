import { EnvironmentFailure, InvalidInput, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { ReadingProvider, TermStatistics } from '#shared/ports/search-provider.ts';

type Corpus = ReadingProvider & TermStatistics;

/** A corpus that callers know by its name: no error tells them where on the side of the service it lies. */
export function withoutPlace(name: string, corpus: Corpus): Corpus {
  const hiding = async <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw hidePlace(name, error);
    });
  return {
    name: corpus.name,
    needsNetwork: corpus.needsNetwork,
    get documentCount() {
      return corpus.documentCount;
    },
    search: async (query, onUsage, onNearTerms) => hiding(corpus.search(query, onUsage, onNearTerms)),
    documentFrequencies: async (terms) => hiding(corpus.documentFrequencies(terms)),
    read: async (hitId) => hiding(corpus.read(hitId)),
  };
}

function hidePlace(name: string, cause: unknown): unknown {
  if (cause instanceof ServiceUnavailable || cause instanceof Throttled) {
    const remedy = cause.remedy === undefined ? {} : { remedy: cause.remedy };
    return new ServiceUnavailable(`The corpus "${name}" cannot be searched now.`, { ...remedy, cause });
  }
  if (!(cause instanceof InvalidInput || cause instanceof EnvironmentFailure)) return cause;
  return new EnvironmentFailure(
    `The corpus "${name}" cannot be searched: what the service has for it is missing, empty or closed to it.`,
    { remedy: 'Choose another corpus; whoever runs the service sees in its log what is wrong.', cause },
  );
}
