import { hashOf } from '#shared/text/hash.ts';
import type { ScheduleReference } from './schedule.ts';

/** The same time (or the same word to run it now) of the same schedule is one run, however often it is delivered; the tenant is in it. */
function runHash({ tenantId, scheduleId }: ScheduleReference, key: string): string {
  return hashOf([tenantId, scheduleId, key]).slice(0, 40);
}

/** The job of a run that asks one question. */
export function scheduledJobId(schedule: ScheduleReference, key: string): string {
  return `sc-${runHash(schedule, key)}`;
}

/** The batch of a run; the id of each of its jobs follows from it and the customId of the line. */
export function scheduledBatchId(schedule: ScheduleReference, key: string): string {
  return `sb-${runHash(schedule, key)}`;
}

/** By what a standing question knows the run. */
export function scheduledRunKey({ scheduleId }: ScheduleReference, key: string): string {
  return `schedule ${scheduleId} ${key}`;
}
