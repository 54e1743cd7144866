import type { StateError } from '#shared/domain/execution.ts';
import { type Job, type JobReference, STATUSES_BEFORE, isTerminal } from '#shared/domain/job.ts';
import { endEvent } from '#shared/domain/job-end.ts';
import type { NewTraceEvent } from '#shared/domain/trace-event.ts';
import type { JobStore } from '../../ports/job-store.ts';
import type { Ports } from '../../ports/ports.ts';
import { findFailedState } from './failed-state.ts';
import { judgeEnd } from './judge-end.ts';
import { readError } from './read-error.ts';

export type ClosePorts = Pick<Ports, 'trace' | 'slots' | 'dispatcher' | 'clock'> & {
  readonly jobs: Pick<JobStore, 'get' | 'change'>;
};

/** What ended a job, and who noticed. */
export interface Closing {
  readonly error: StateError;
  /** The stage that the last event bears: a step's name, or that of a function around the queue. */
  readonly stage: string;
}

export interface Closed {
  readonly job: Job;
  /** Its last event, which is still to be emitted, for whom others of its own come first. */
  readonly end: NewTraceEvent | undefined;
}

/**
 * The one way in which a job that cannot go on gets its honest end: its status, its last event, its slot back, and a look
 * at the queue. A job that has ended stays as it is, so this may be done again by anyone. Undefined: there is no such job.
 */
export async function closeJob(
  reference: JobReference,
  closing: Closing,
  ports: ClosePorts,
): Promise<Job | undefined> {
  const closed = await endJob(reference, closing, ports);
  if (closed?.end) await ports.trace.append(reference, closed.end);
  await freeSlot(reference, ports);
  return closed?.job;
}

/** The first part of that: its status. */
export async function endJob(
  reference: JobReference,
  closing: Closing,
  ports: ClosePorts,
): Promise<Closed | undefined> {
  const job = await ports.jobs.get(reference);
  const ended = job && (isTerminal(job.status) ? job : await setEnded(job, closing, ports));
  return ended && { job: ended, end: lastEvent(ended, closing) };
}

/** The last part of it: another job may begin. */
export async function freeSlot(
  reference: JobReference,
  { slots, dispatcher }: Pick<ClosePorts, 'dispatcher' | 'slots'>,
): Promise<void> {
  await slots.release(reference);
  await dispatcher.notify();
}

async function setEnded(job: Job, { error }: Closing, { jobs, trace, clock }: ClosePorts): Promise<Job> {
  const now = clock.now();
  const { status, failure } = judgeEnd(readError(error), {
    isPastExpiry: now >= Date.parse(job.expiresAt),
    failedState: await findFailedState(job, trace),
  });
  const changed = await jobs.change(job, STATUSES_BEFORE[status], {
    status,
    failure,
    endedAt: new Date(now).toISOString(),
    pendingInput: null,
    resumption: null,
  });
  return changed ?? (await jobs.get(job)) ?? job;
}

/** Emitted once however often this runs; that of a completed job is there already, unless the step that completed it died. */
function lastEvent(job: Job, { stage }: Closing): NewTraceEvent | undefined {
  if (job.status === 'COMPLETED') {
    const { outcome, endReason } = job;
    const data = { outcome, ...(endReason === undefined ? {} : { endReason }) };
    return endEvent(job, { stage, message: 'The report is ready', data });
  }
  const message = job.failure?.message ?? `The job ended as ${job.status.toLowerCase()}`;
  const data = job.failure ? { failure: job.failure } : {};
  return endEvent(job, { stage, message, data });
}
