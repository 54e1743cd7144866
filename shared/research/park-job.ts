import type { PendingInput } from '#shared/domain/job.ts';
import { JobCancelled } from '#shared/errors.ts';
import type { JobStore } from '../ports/job-store.ts';
import type { Ports } from '../ports/ports.ts';
import type { ContextWith } from './step.ts';

type ParkContext = Pick<
  ContextWith<Pick<Ports, 'clock' | 'config'> & { readonly jobs: Pick<JobStore, 'change'> }>,
  'ports' | 'job'
>;

/**
 * Lets a job wait for a person. A state that is entered again, after a crash, goes on with the same question and the
 * same bound. Throws JobCancelled for a job that has ended meanwhile.
 */
export async function parkJob(
  { ports, job }: ParkContext,
  asked: Pick<PendingInput, 'kind' | 'questions' | 'taskToken'>,
): Promise<void> {
  const now = ports.clock.now();
  const until = now + ports.config.job.inputWaitSeconds * 1000;
  const known = job.pendingInput?.kind === asked.kind ? job.pendingInput : undefined;
  const parked = await ports.jobs.change(job, ['PROCESSING', 'AWAITING_INPUT'], {
    status: 'AWAITING_INPUT',
    pendingInput: {
      ...asked,
      since: known?.since ?? new Date(now).toISOString(),
      until: known?.until ?? new Date(until).toISOString(),
    },
  });
  if (!parked) throw new JobCancelled(`Job ${job.jobId} has ended.`);
}
