import { type Job, type JobReference, isTerminal } from '#shared/domain/job.ts';
import { STEPS, isTaskState } from '#shared/domain/steps.ts';
import { leaseUntil } from '#shared/domain/time-bounds.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import { closeAndCount } from '#shared/research/batch/close-and-count.ts';
import { jobsInStatus } from '#shared/research/jobs-in-status.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { LocalExecutions } from './executions.ts';
import type { Journal, JournalEntry } from './journal.ts';

export interface ResumeParts {
  readonly ports: Ports;
  readonly executions: LocalExecutions;
  readonly journal: Journal;
}

/**
 * Takes up what a former process left: executions go on where their journal says, running jobs without a journal begin
 * again (what they had finished is in the ledger), slots of ended jobs are freed, and the queue is looked at.
 * Returns how many jobs go on; the queued ones are among them.
 */
export async function resumeJobs(parts: ResumeParts): Promise<number> {
  for (const entry of await parts.journal.list()) await resumeEntry(parts, entry);
  for (const status of ['PROCESSING', 'AWAITING_INPUT'] as const) {
    for await (const job of jobsInStatus(parts.ports.jobs, status)) {
      if (!parts.executions.isRunning(job)) await start(parts, job);
    }
  }
  await freeSlots(parts);
  let waiting = 0;
  for await (const job of jobsInStatus(parts.ports.jobs, 'QUEUED')) {
    if (!parts.executions.isRunning(job)) waiting += 1;
  }
  const running = parts.executions.countRunning();
  await parts.ports.dispatcher.notify();
  return running + waiting;
}

/** Takes up what stands still since the disk failed it, once the disk takes enough again for a call to be recorded. */
export async function resumeStandstill(parts: ResumeParts): Promise<void> {
  if (!parts.executions.hasStandstill() || !(await hasRoom(parts.ports))) return;
  for (const entry of await parts.journal.list()) {
    if (!parts.executions.isRunning(entry.job)) await resumeEntry(parts, entry);
  }
}

const ROOM = { key: 'executions-room', text: ' '.repeat(1_048_576) };

async function hasRoom({ archive }: Ports): Promise<boolean> {
  try {
    await archive.put(ROOM.key, ROOM.text);
    return true;
  } catch (error) {
    if (error instanceof EnvironmentFailure) return false;
    throw error;
  } finally {
    await archive.delete(ROOM.key);
  }
}

async function resumeEntry(parts: ResumeParts, entry: JournalEntry): Promise<void> {
  const job = await parts.ports.jobs.get(entry.job);
  if (job && (!isTerminal(job.status) || hasWorkAfterEnd(entry.state))) {
    await start(parts, job);
    return;
  }
  await endAgain(entry.job, parts.ports);
  await parts.journal.remove(entry.job);
}

/** Whether the state has work left when its job has ended already. */
function hasWorkAfterEnd(state: string): boolean {
  return isTaskState(state) && STEPS[state].runsAfterEnd !== 'never';
}

/** What goes on keeps its slot, however long nobody was there to renew the lease; what waits for a person needs none. */
async function start({ ports, executions }: ResumeParts, job: Job): Promise<void> {
  const now = ports.clock.now();
  const lease = { limit: ports.config.job.maxConcurrency, now, until: leaseUntil(now) };
  if (job.status === 'PROCESSING') await ports.slots.claim(job, lease);
  await executions.start(job);
}

async function freeSlots({ ports, executions }: ResumeParts): Promise<void> {
  for (const slot of await ports.slots.list()) {
    const job = await ports.jobs.get(slot);
    if (job && !isTerminal(job.status)) continue;
    // The step that is at work on it emits its last event.
    if (executions.isRunning(slot)) await ports.slots.release(slot);
    else await endAgain(slot, ports);
  }
}

/** Of a job that has ended, its last event may not have been emitted. The queue is looked at when all is taken up. */
async function endAgain(job: JobReference, ports: Ports): Promise<void> {
  const withoutLook = { ...ports, dispatcher: { notify: async () => undefined } };
  await closeAndCount(job, { error: {}, stage: 'close' }, withoutLook);
}
