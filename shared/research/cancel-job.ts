import { endEvent } from '#shared/domain/job-end.ts';
import { type Job, STATUSES_BEFORE } from '#shared/domain/job.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { Ports } from '../ports/ports.ts';

export type CancelPorts = Pick<Ports, 'executions' | 'trace' | 'slots' | 'clock'> & {
  readonly jobs: Pick<Ports['jobs'], 'get' | 'change'>;
};

/**
 * Ends an unfinished job. The status flips first, so that no step begins after it, and nothing emits after its end; cancelling again does the rest again, in
 * case it was cut short. Throws Conflict for one that has ended otherwise. Whoever calls asks for a look at the queue.
 */
export async function cancelJob(job: Job, ports: CancelPorts): Promise<Job> {
  const cancelled = await setCancelled(job, ports);
  const ended = endEvent(cancelled, { stage: 'cancel', message: 'The job was cancelled', data: {} });
  const emitEnd = async (): Promise<unknown> => ended && ports.trace.append(cancelled, ended);
  if (cancelled.startedAt !== undefined || job.batch === undefined) {
    await ports.executions.stop(cancelled, 'The job was cancelled.', emitEnd);
  } else await emitEnd();
  await ports.slots.release(cancelled);
  return cancelled;
}

async function setCancelled(job: Job, { jobs, clock }: CancelPorts): Promise<Job> {
  const changed = await jobs.change(job, STATUSES_BEFORE.CANCELLED, {
    status: 'CANCELLED',
    endedAt: new Date(clock.now()).toISOString(),
    pendingInput: null,
  });
  if (changed) return changed;
  const ended = await jobs.get(job);
  if (!ended) throw new NotFound(`There is no job ${job.jobId}.`);
  if (ended.status === 'CANCELLED') return ended;
  throw new Conflict(`Job ${job.jobId} has ended as ${ended.status} and cannot be cancelled.`);
}
