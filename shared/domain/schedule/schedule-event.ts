import type { OutgoingEvent } from '../outgoing-event.ts';
import { outgoingEventId } from '../outgoing-event-id.ts';
import type { Schedule, ScheduleRun } from './schedule.ts';

const TYPES = {
  started: 'research.schedule.started',
  skipped: 'research.schedule.skipped',
  failed: 'research.schedule.failed',
} as const;

/** What others are notified of a run, one id however often it is sent; undefined where its owner wants nobody notified. */
export function scheduleEvent(schedule: Schedule, run: ScheduleRun): OutgoingEvent | undefined {
  const { tenantId, scheduleId, owner, name, notify } = schedule;
  if (notify === 'never' || (notify === 'failures' && run.result === 'started')) return undefined;
  const type = TYPES[run.result];
  const { jobId, batchId, reason } = run;
  return {
    id: outgoingEventId({ type, tenantId, subject: scheduleId, occasion: run.key }),
    type,
    timestamp: run.at,
    tenantId,
    owner,
    data: {
      scheduleId,
      ...(name === undefined ? {} : { name }),
      scheduledFor: run.scheduledFor,
      ...(jobId === undefined ? {} : { jobId }),
      ...(batchId === undefined ? {} : { batchId }),
      ...(reason === undefined ? {} : { reason }),
      links: {
        schedule: `/v1/schedules/${encodeURIComponent(scheduleId)}`,
        ...(jobId === undefined ? {} : { job: `/v1/research/jobs/${encodeURIComponent(jobId)}` }),
        ...(batchId === undefined ? {} : { batch: `/v1/batches/${encodeURIComponent(batchId)}` }),
      },
    },
  };
}
