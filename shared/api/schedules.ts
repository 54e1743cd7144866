import * as z from 'zod';
import { KeptName } from '#shared/domain/names.ts';
import { BatchDefaults } from '../domain/batch.ts';
import {
  MOST_FLEXIBLE_MINUTES,
  Schedule,
  ScheduleNotify,
  ScheduleOverlap,
  ScheduleRun,
  ScheduleStatus,
  ScheduleWhen,
  ScheduledWork,
} from '../domain/schedule/schedule.ts';
import { BatchInput } from './batch-requests.ts';

const KEPT_RUNS = 20;

/** As `ScheduledWork`, and the lines of a batch may come with the request. */
const NewWork = z.discriminatedUnion('kind', [
  ScheduledWork.options[0],
  z.strictObject({
    kind: z.literal('batch'),
    input: BatchInput,
    defaults: BatchDefaults.optional(),
  }),
  ScheduledWork.options[2],
]);

const flexibleMinutes = z.int().min(0).max(MOST_FLEXIBLE_MINUTES);
const moment = z.iso.datetime({ offset: true });

/** Body of a schedule. */
export const NewSchedule = z.strictObject({
  name: KeptName.optional(),
  when: ScheduleWhen,
  /** ISO 8601: no run before this, and the first beat of a rate. */
  startAt: moment.optional(),
  /** No run after this. */
  endAt: moment.optional(),
  /** A run begins at some moment of so many minutes after its time. */
  flexibleMinutes: flexibleMinutes.default(0),
  /** `skip`: no run begins while the one before it is at work. */
  overlap: ScheduleOverlap.default('skip'),
  /** Of which runs `research.schedule` events are sent; `failures`: those that were skipped or failed. */
  notify: ScheduleNotify.default('failures'),
  keepRuns: Schedule.shape.keepRuns.default(KEPT_RUNS),
  status: ScheduleStatus.default('ENABLED'),
  work: NewWork,
});
export type NewSchedule = z.infer<typeof NewSchedule>;

/** What changes of a schedule; `null` takes a start or an end away. */
export const ScheduleChange = z.strictObject({
  name: KeptName.optional(),
  when: ScheduleWhen.optional(),
  startAt: moment.nullable().optional(),
  endAt: moment.nullable().optional(),
  flexibleMinutes: flexibleMinutes.optional(),
  overlap: ScheduleOverlap.optional(),
  notify: ScheduleNotify.optional(),
  keepRuns: Schedule.shape.keepRuns.optional(),
  status: ScheduleStatus.optional(),
});
export type ScheduleChange = z.infer<typeof ScheduleChange>;

/** A schedule as its owner sees it. */
export const ScheduleView = Schedule.omit({ tenantId: true, requestHash: true, doneUntil: true }).extend({
  /** Its next times, five at most; none while it is paused. */
  next: z.array(z.iso.datetime()).readonly(),
});
export type ScheduleView = z.infer<typeof ScheduleView>;

export const ScheduleList = z.object({ schedules: z.array(ScheduleView).readonly() });

export const ScheduleRunView = ScheduleRun;
