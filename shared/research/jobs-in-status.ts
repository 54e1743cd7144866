import type { Job, JobStatus } from '#shared/domain/job.ts';
import type { JobStore } from '../ports/job-store.ts';

const JOBS_AT_ONCE = 50;

/** The jobs of all tenants in one status, oldest first, read as they are asked for. */
export async function* jobsInStatus(
  jobs: Pick<JobStore, 'listByStatus'>,
  status: JobStatus,
): AsyncGenerator<Job> {
  let after: string | undefined;
  do {
    const page = await jobs.listByStatus(status, {
      limit: JOBS_AT_ONCE,
      ...(after === undefined ? {} : { after }),
    });
    yield* page.jobs;
    after = page.next;
  } while (after !== undefined);
}
