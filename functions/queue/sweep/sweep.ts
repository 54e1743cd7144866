import { type ExecutionStanding, errorOfEnd, stateError } from '#shared/domain/execution.ts';
import { type Job, type JobStatus, isTerminal } from '#shared/domain/job.ts';
import { isLeaseLow, leaseUntil } from '#shared/domain/time-bounds.ts';
import type { EndRunPorts } from '#shared/research/standing/end-run.ts';
import { endJob } from '#shared/research/close-job/close-job.ts';
import { closeAndCount } from '#shared/research/batch/close-and-count.ts';
import { type MendPorts, mendBatches } from '#shared/research/batch/mend-batches.ts';
import { jobsInStatus } from '#shared/research/jobs-in-status.ts';
import { settleWait } from '#shared/research/settle-wait.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Slot } from '#shared/ports/slot-store.ts';

export type SweepPorts = Pick<
  Ports,
  'clock' | 'jobs' | 'trace' | 'slots' | 'executions' | 'dispatcher' | 'metrics'
> &
  MendPorts &
  EndRunPorts;

/**
 * The net below everything that ends jobs: finds those whose execution has ended without anyone noticing, whose life is
 * over, whose wait for a person is over, and slots that nobody uses; then the queue is looked at. Nothing that it does
 * harms a healthy job, so it may run at any time and several times at once. Errors are thrown at the end.
 */
export async function sweepJobs(ports: SweepPorts): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((failure: unknown) => failures.push(failure));
  };
  const now = ports.clock.now();
  let oldest = now;
  for (const status of UNFINISHED) {
    for await (const job of jobsInStatus(ports.jobs, status)) {
      // What a batch has waiting is no sign of trouble.
      if (status === 'QUEUED' && !job.batch) oldest = Math.min(oldest, Date.parse(job.createdAt));
      await attempt(mend(job, ports));
    }
  }
  ports.metrics?.observe('oldest_queued_seconds', (now - oldest) / 1000);
  for (const slot of await ports.slots.list()) await attempt(mendSlot(slot, ports));
  await attempt(mendBatches(ports));
  await ports.dispatcher.notify();
  if (failures.length > 0) throw failures[0];
}

const UNFINISHED: readonly JobStatus[] = ['PROCESSING', 'AWAITING_INPUT', 'QUEUED'];

async function mend(job: Job, ports: SweepPorts): Promise<void> {
  const now = ports.clock.now();
  if (now >= Date.parse(job.expiresAt)) return expire(job, ports);
  if (hasBegun(job) && (await isClosed(job, ports))) return;
  const until = job.pendingInput?.until;
  if (job.status === 'AWAITING_INPUT' && until !== undefined && now >= Date.parse(until)) {
    await settleWait(job, { message: NOT_ANSWERED }, ports);
  }
}

const NOT_ANSWERED = 'Nobody replied in time; the research goes on by the stated default';

/** A queued job has an execution only when it was begun before and waits for a slot to go on. */
function hasBegun(job: Job): boolean {
  return job.status !== 'QUEUED' || job.resumption !== undefined;
}

/** The status flips first, so that no step begins after it; its last event comes when none is at work. */
async function expire(job: Job, ports: SweepPorts): Promise<void> {
  const closing = { error: EXPIRED, stage: 'expire' };
  const close = async (): Promise<unknown> => closeAndCount(job, closing, ports);
  if (!hasBegun(job)) return void (await close());
  await endJob(job, closing, ports);
  await ports.executions.stop(job, 'The time to live of the job is over.', close);
}

const EXPIRED = stateError('JobExpired', 'The job did not finish in its time.');

/** Gives the job of an execution that is not at work its end. */
async function isClosed(job: Job, ports: SweepPorts): Promise<boolean> {
  const standing = await ports.executions.describe(job);
  if (standing.status === 'RUNNING' || isYoung(job, standing, ports.clock.now())) return false;
  await closeAndCount(job, { error: errorOfEnd(standing), stage: 'sweep' }, ports);
  return true;
}

/** An execution that began a moment ago may not be seen everywhere yet. */
function isYoung(job: Job, { status }: ExecutionStanding, now: number): boolean {
  return status === 'NONE' && now - Date.parse(job.startedAt ?? job.createdAt) < UNSEEN_MILLISECONDS;
}

const UNSEEN_MILLISECONDS = 60_000;

/** A slot is for a job at work; the lease of one that is at a long step is renewed on its behalf. */
async function mendSlot(slot: Slot, ports: SweepPorts): Promise<void> {
  const now = ports.clock.now();
  const job = await ports.jobs.get(slot);
  if (!job || job.status === 'AWAITING_INPUT') return ports.slots.release(slot);
  if (isTerminal(job.status)) {
    // The step that completed it, or the one after that, gives it its last event.
    if (job.status === 'COMPLETED' && (await ports.executions.describe(job)).status === 'RUNNING') {
      return ports.slots.release(slot);
    }
    await closeAndCount(job, { error: {}, stage: 'sweep' }, ports);
  } else if (job.status === 'PROCESSING' && isLeaseLow(slot.leaseUntil, now)) {
    await ports.slots.renew(slot, { now, until: leaseUntil(now) });
  }
}
