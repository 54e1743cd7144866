import * as z from 'zod';
import { BatchDefaults } from '../batch.ts';
import { StandingRequest } from '../standing.ts';

const TEXT = 100;

/** Wall-clock times in a zone, or a steady beat. */
export const ScheduleWhen = z.union(
  [
    z.strictObject({
      /** Minute, hour, day of the month, month, day of the week. */
      cron: z.string().min(1).max(TEXT),
      /** IANA name of the zone that the times are meant in. */
      timeZone: z.string().min(1).max(TEXT).default('UTC'),
    }),
    z.strictObject({
      /** Such as `6 hours`: counted from `startAt`, else from when the schedule was made. */
      rate: z.string().min(1).max(TEXT),
    }),
  ],
  'must be { cron: "30 2 * * *", timeZone: "Europe/Berlin" } or { rate: "6 hours" }',
);
export type ScheduleWhen = z.infer<typeof ScheduleWhen>;

/** What a schedule begins each time. */
export const ScheduledWork = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('question'), request: StandingRequest }),
  z.strictObject({
    kind: z.literal('batch'),
    /** Archive key of the lines, read each time as they are then. */
    inputKey: z.string().min(1).max(1024),
    defaults: BatchDefaults.optional(),
  }),
  z.strictObject({ kind: z.literal('standing'), standingId: z.string().min(1).max(80) }),
]);
export type ScheduledWork = z.infer<typeof ScheduledWork>;

/** What has become of one time of a schedule: `skipped` when the run before was still at work. */
export const ScheduleRun = z.object({
  /** What distinguishes runs: the time that it was meant for, or who asked for it. */
  key: z.string(),
  /** ISO 8601. */
  scheduledFor: z.iso.datetime(),
  /** When it was begun, or was not. */
  at: z.iso.datetime(),
  result: z.enum(['started', 'skipped', 'failed']),
  jobId: z.string().optional(),
  batchId: z.string().optional(),
  /** Why it was skipped or failed. */
  reason: z.string().optional(),
  /** Times before this one that passed while nothing ran, and were left out. */
  missed: z.int().positive().optional(),
});
export type ScheduleRun = z.infer<typeof ScheduleRun>;

export const ScheduleStatus = z.enum(['ENABLED', 'PAUSED']);
/** `allow`: a run begins beside the one before it. */
export const ScheduleOverlap = z.enum(['skip', 'allow']);
/** Which runs others are notified of; `failures` are those that were skipped or failed. */
export const ScheduleNotify = z.enum(['never', 'failures', 'always']);

const MOST_RUNS = 100;
export const MOST_FLEXIBLE_MINUTES = 1440;

export const ScheduleReference = z.object({ tenantId: z.string(), scheduleId: z.string() });
export type ScheduleReference = z.infer<typeof ScheduleReference>;

/** Something that is begun again and again at set times. */
export const Schedule = ScheduleReference.extend({
  owner: z.string(),
  name: z.string().optional(),
  status: ScheduleStatus,
  when: ScheduleWhen,
  /** ISO 8601: no run before this. */
  startAt: z.iso.datetime().optional(),
  /** No run after this. */
  endAt: z.iso.datetime().optional(),
  /** A run begins at some moment of so many minutes after its time; 0: at its time. */
  flexibleMinutes: z.int().min(0).max(MOST_FLEXIBLE_MINUTES),
  overlap: ScheduleOverlap,
  notify: ScheduleNotify,
  work: ScheduledWork,
  /** How many runs are listed; their jobs are kept for as long as other jobs are. */
  keepRuns: z.int().min(1).max(MOST_RUNS),
  createdAt: z.iso.datetime(),
  /** Times up to this one are done with: they were run, or passed while it was paused or meant for others. */
  doneUntil: z.iso.datetime(),
  /** The newest last. */
  runs: z.array(ScheduleRun).readonly(),
  /** Distinguishes the same request from another under the same key. */
  requestHash: z.string().optional(),
});
export type Schedule = z.infer<typeof Schedule>;

/** The runs with one more; those beyond the limit go, oldest first. What is known of a time stays as it is. */
export function withScheduleRun(schedule: Schedule, run: ScheduleRun): Schedule {
  if (findRun(schedule, run.key)) return schedule;
  const runs = [...schedule.runs, run].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isOnTime = run.key === run.scheduledFor && run.scheduledFor > schedule.doneUntil;
  const doneUntil = isOnTime ? run.scheduledFor : schedule.doneUntil;
  return { ...schedule, doneUntil, runs: runs.slice(-schedule.keepRuns) };
}

export function findRun({ runs }: Schedule, key: string): ScheduleRun | undefined {
  return runs.find((run) => run.key === key);
}

/** Archive key of lines that a schedule keeps for its batches. */
export function scheduleLinesKey({ tenantId, scheduleId }: ScheduleReference): string {
  return `${tenantId}/batches/${scheduleId}/lines.jsonl`;
}
