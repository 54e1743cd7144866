import { hasBatchEnded } from '#shared/domain/batch.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { scheduleEvent } from '#shared/domain/schedule/schedule-event.ts';
import {
  type Schedule,
  type ScheduleReference,
  type ScheduleRun,
  findRun,
  withScheduleRun,
} from '#shared/domain/schedule/schedule.ts';
import { Conflict, InvalidInput, NotFound } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { type BeginPorts, type Begun, beginWork, idsOf } from './begin-work.ts';

export type FirePorts = BeginPorts & Pick<Ports, 'schedules' | 'outbox'>;

/** A time of a schedule that has come. */
export interface Fired {
  /** ISO 8601 with milliseconds: the time that was meant, not the one at which it is delivered. */
  readonly scheduledFor: string;
  /** Distinguishes runs by hand; undefined: the time itself does. */
  readonly key?: string;
  /** Times before it that passed while nobody watched the clock. */
  readonly missed?: number;
}

/**
 * Begins what a schedule begins at its time, once however often that time is delivered, and writes down what has become of it.
 * Undefined: there is no such schedule any more, it is paused, or the time is after its end.
 */
export async function fireSchedule(
  reference: ScheduleReference,
  fired: Fired,
  ports: FirePorts,
): Promise<ScheduleRun | undefined> {
  const schedule = await ports.schedules.get(reference);
  if (!schedule || !isMeant(schedule, fired)) return undefined;
  const key = fired.key ?? fired.scheduledFor;
  const known = findRun(schedule, key);
  if (known) return known;
  const run: ScheduleRun = {
    key,
    scheduledFor: fired.scheduledFor,
    at: new Date(ports.clock.now()).toISOString(),
    ...(await tryBegin(schedule, key, ports)),
    ...(fired.missed === undefined || fired.missed === 0 ? {} : { missed: fired.missed }),
  };
  const event = scheduleEvent(schedule, run);
  if (event) await ports.outbox.put(event);
  await ports.schedules.change(schedule, (now) => withScheduleRun(now, run));
  await ports.dispatcher.notify();
  return run;
}

/** By hand it runs whenever it is asked to. */
function isMeant({ status, endAt }: Schedule, { scheduledFor, key }: Fired): boolean {
  if (key !== undefined) return true;
  return status === 'ENABLED' && (endAt === undefined || Date.parse(scheduledFor) <= Date.parse(endAt));
}

/** What cannot be begun is an end of this run, of which its owner is notified; a service that does not answer is tried again. */
async function tryBegin(schedule: Schedule, key: string, ports: FirePorts): Promise<Begun> {
  const atWork = schedule.overlap === 'skip' ? await findAtWork(schedule, key, ports) : undefined;
  if (atWork !== undefined) return { result: 'skipped', reason: `${atWork} is still at work.` };
  try {
    return await beginWork(schedule, key, ports);
  } catch (error) {
    const isFinal = error instanceof InvalidInput || error instanceof NotFound || error instanceof Conflict;
    if (!isFinal) throw error;
    return { result: 'failed', reason: error.message };
  }
}

const LOOKED_BACK = 5;

/** What an earlier run has begun and has not ended; what this very run began, before it was cut short, does not count. */
async function findAtWork(schedule: Schedule, key: string, ports: FirePorts): Promise<string | undefined> {
  const { tenantId } = schedule;
  const own = idsOf(schedule, key);
  const begun = schedule.runs.filter(({ result }) => result === 'started').slice(-LOOKED_BACK);
  for (const { jobId, batchId } of begun) {
    if (jobId !== undefined && jobId !== own.jobId) {
      const status = await ports.jobs.statusOf({ tenantId, jobId });
      if (status !== undefined && !isTerminal(status)) return `Job ${jobId}`;
    }
    if (batchId !== undefined && batchId !== own.batchId) {
      const batch = await ports.batches.get({ tenantId, batchId });
      if (batch && !hasBatchEnded(batch.status)) return `Batch ${batchId}`;
    }
  }
  return undefined;
}
