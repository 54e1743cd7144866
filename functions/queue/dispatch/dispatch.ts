import { errorOfEnd } from '#shared/domain/execution.ts';
import type { Job, Resumption } from '#shared/domain/job.ts';
import { leaseUntil } from '#shared/domain/time-bounds.ts';
import { Conflict } from '#shared/errors.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type CountPorts } from '#shared/research/batch/count-end.ts';
import type { EndRunPorts } from '#shared/research/standing/end-run.ts';
import { closeAndCount } from '#shared/research/batch/close-and-count.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Slot } from '#shared/ports/slot-store.ts';
import { queueInTurn } from './queue-in-turn.ts';

export type DispatchPorts = Pick<
  Ports,
  'config' | 'clock' | 'jobs' | 'research' | 'trace' | 'slots' | 'executions' | 'dispatcher'
> &
  CountPorts &
  EndRunPorts;

/**
 * Starts queued jobs while slots are free, tenant by tenant in turn and oldest first within each; one that was replied to
 * goes on. Returns how many. A job that cannot be started gives its slot back and does not keep the next ones waiting; its
 * error is thrown at the end.
 */
export async function dispatchJobs(ports: DispatchPorts): Promise<number> {
  const failures: unknown[] = [];
  let started = 0;
  for await (const job of candidates(ports)) {
    const result = await tryStart(job, ports);
    if (result === 'no slot') break;
    if (result === 'started') started += 1;
    if (typeof result === 'object') failures.push(result.failure);
  }
  if (failures.length > 0) throw failures[0];
  return started;
}

/** First those that were given a slot and not begun, by a look that was cut short; then the queue, where slots are free. */
async function* candidates(ports: DispatchPorts): AsyncGenerator<Job> {
  for (const slot of await liveSlots(ports)) {
    const job = await ports.jobs.get(slot);
    if (job?.status === 'QUEUED') yield job;
  }
  const held = await liveSlots(ports);
  if (held.length >= ports.config.job.maxConcurrency) return;
  const holders = new Set(held.map(({ tenantId, jobId }) => `${tenantId}/${jobId}`));
  const share = await batchShare(held, ports);
  const queue = queueInTurn(ports.jobs, await ports.slots.lastTurn(), (job) => share.isFull(job));
  for await (const job of queue) {
    if (holders.has(`${job.tenantId}/${job.jobId}`)) continue;
    share.note(job);
    yield job;
  }
}

interface BatchShare {
  /** True for a job of a batch when batches have the slots that they may have. */
  isFull(job: Job): boolean;
  note(job: Job): void;
}

/**
 * However many jobs of batches are queued, the next free slot is a person's who asks for it. A look that goes on beside this
 * one may let one more through.
 */
async function batchShare(held: readonly Slot[], { jobs, config }: DispatchPorts): Promise<BatchShare> {
  const { maxConcurrency, batchSharePercent } = config.job;
  const share = Math.max(1, Math.floor((maxConcurrency * batchSharePercent) / 100));
  const holders = await Promise.all(held.map(async (slot) => jobs.get(slot)));
  let used = holders.filter((job) => job?.batch !== undefined).length;
  return {
    isFull: (job) => job.batch !== undefined && used >= share,
    note: (job) => {
      if (job.batch !== undefined) used += 1;
    },
  };
}

async function liveSlots({ slots, clock }: DispatchPorts): Promise<readonly Slot[]> {
  const now = clock.now();
  return (await slots.list()).filter((slot) => slot.leaseUntil > now);
}

type Result = 'started' | 'no slot' | 'not started' | { readonly failure: unknown };

async function tryStart(listed: Job, ports: DispatchPorts): Promise<Result> {
  const now = ports.clock.now();
  const lease = { limit: ports.config.job.maxConcurrency, now, until: leaseUntil(now) };
  if (!(await ports.slots.claim(listed, lease))) return 'no slot';
  try {
    const job = await findQueued(listed, ports);
    if (!job || !(await goOn(job, ports))) return 'not started';
    await ports.slots.takeTurn(job.tenantId);
    return 'started';
  } catch (failure) {
    await ports.slots.release(listed);
    return { failure };
  }
}

/** The list may be a moment old. A job that has begun keeps its slot; one that ended or waits must not hold one. */
async function findQueued(listed: Job, ports: DispatchPorts): Promise<Job | undefined> {
  const job = await ports.jobs.get(listed);
  if (job?.status === 'QUEUED') return job.batch ? withOwnLife(job, ports) : job;
  if (job?.status !== 'PROCESSING') await ports.slots.release(listed);
  return undefined;
}

/** A job of a batch may have waited for days; its life begins with its start. */
async function withOwnLife(job: Job, { jobs, clock, config }: DispatchPorts): Promise<Job | undefined> {
  if (job.startedAt !== undefined) return job;
  const expiresAt = new Date(clock.now() + config.job.timeToLiveSeconds * 1000).toISOString();
  return jobs.change(job, ['QUEUED'], { expiresAt });
}

/** False when the job's execution has ended: then the job has its end as well. */
async function goOn(job: Job, ports: DispatchPorts): Promise<boolean> {
  const isGoing = job.resumption ? await resume(job, job.resumption, ports) : await start(job, ports);
  if (isGoing) return true;
  const standing = await ports.executions.describe(job);
  if (standing.status === 'RUNNING') return true;
  await closeAndCount(job, { error: errorOfEnd(standing), stage: 'dispatch' }, ports);
  return false;
}

async function start({ tenantId, jobId, attempt }: Job, { executions }: DispatchPorts): Promise<boolean> {
  return executions.start({ tenantId, jobId, ...(attempt === undefined ? {} : { attempt }) });
}

/** The plan first, then the word to go on. False when nothing waits for it: it came before, or the execution has ended. */
async function resume(
  job: Job,
  { plan, output, taskToken }: Resumption,
  { research, executions }: DispatchPorts,
): Promise<boolean> {
  if (plan) await research.put(job, 'PLAN', { id: ONLY, record: plan });
  try {
    await (output ? executions.answer(taskToken, output) : executions.giveUp(taskToken));
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
