import type { Job } from '#shared/domain/job.ts';
import type { JobPage } from '#shared/ports/job-store.ts';
import type { ApiRequest } from './api-request.ts';

interface Sought {
  readonly limit: number;
  readonly after: string | undefined;
  readonly fits: (job: Job) => boolean;
  /** True for a job from which on none fits any more. */
  readonly isPast?: (job: Job) => boolean;
}

/** Reads of the store for one answer; a list that is not at its end then says where to go on. */
const MOST_READS = 40;

/** Jobs of the caller that fit, newest first, behind all others those of batches: at most `limit`, and fewer where few of many fit. */
export async function findOwnJobs(
  { ports, caller }: Pick<ApiRequest, 'caller' | 'ports'>,
  { limit, after: first, fits, isPast }: Sought,
): Promise<JobPage> {
  const found: Job[] = [];
  let after = first;
  for (let read = 0; read < MOST_READS && found.length < limit; read += 1) {
    const page = await ports.jobs.listByOwner(caller.tenantId, caller.owner, {
      // No more than are wanted still: so the page ends where the next one begins.
      limit: limit - found.length,
      ...(after === undefined ? {} : { after }),
    });
    found.push(...page.jobs.filter(fits));
    after = page.next;
    if (after === undefined || page.jobs.some((job) => isPast?.(job) === true)) return { jobs: found };
  }
  return { jobs: found, ...(after === undefined ? {} : { next: after }) };
}
