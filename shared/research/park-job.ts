import type { Job, PendingInput } from '#shared/domain/job.ts';
import { waitUntil } from '#shared/domain/time-bounds.ts';
import { JobCancelled } from '#shared/errors.ts';
import type { JobStore } from '../ports/job-store.ts';
import type { Ports } from '../ports/ports.ts';
import type { ContextWith } from './step.ts';

type ParkPorts = Pick<Ports, 'clock' | 'config' | 'slots' | 'dispatcher'> & {
  readonly jobs: Pick<JobStore, 'get' | 'change'>;
};
type ParkContext = Pick<ContextWith<ParkPorts>, 'ports' | 'job'>;

type Asked = Pick<PendingInput, 'kind' | 'questions' | 'taskToken'>;

/**
 * Lets a job wait for a person, without a slot. A state that is entered again, after a crash, goes on with the same
 * question and the same bound; or with the reply, when that came meanwhile. Throws JobCancelled for a job that has ended.
 */
export async function parkJob({ ports, job }: ParkContext, asked: Asked): Promise<void> {
  const isParked = (await wait(ports, job, asked)) || (await goOnWaitingForSlot(ports, job, asked));
  if (!isParked) throw new JobCancelled(`Job ${job.jobId} has ended.`);
  await ports.slots.release(job);
  await ports.dispatcher.notify();
}

async function wait(ports: ParkPorts, job: Job, asked: Asked): Promise<boolean> {
  const now = ports.clock.now();
  const until = waitUntil(job, now, ports.config.job.inputWaitSeconds);
  const known = job.pendingInput?.kind === asked.kind ? job.pendingInput : undefined;
  const parked = await ports.jobs.change(job, ['PROCESSING', 'AWAITING_INPUT'], {
    status: 'AWAITING_INPUT',
    pendingInput: {
      ...asked,
      since: known?.since ?? new Date(now).toISOString(),
      until: known?.until ?? new Date(until).toISOString(),
    },
  });
  return parked !== undefined;
}

/** The reply is here already: it goes to the token that waits now. */
async function goOnWaitingForSlot({ jobs }: ParkPorts, job: Job, { taskToken }: Asked): Promise<boolean> {
  const current = await jobs.get(job);
  if (!current?.resumption) return false;
  const resumption = { ...current.resumption, taskToken };
  return (await jobs.change(job, ['QUEUED'], { resumption })) !== undefined;
}
