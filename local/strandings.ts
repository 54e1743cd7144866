import type { JobReference } from '#shared/domain/job.ts';

export interface Strandings {
  readonly stuck: (job: JobReference, error: unknown) => void;
  readonly of: (jobId: string) => Promise<unknown>;
}

/** Remembers which jobs stand still, for those who follow them now or later. */
export function watchStrandings(): Strandings {
  const known = new Map<string, PromiseWithResolvers<unknown>>();
  const entry = (jobId: string): PromiseWithResolvers<unknown> => {
    const found = known.get(jobId) ?? Promise.withResolvers<unknown>();
    known.set(jobId, found);
    return found;
  };
  return {
    stuck: ({ jobId }, error) => entry(jobId).resolve(error),
    of: async (jobId) => entry(jobId).promise,
  };
}
