import * as z from 'zod';
import { EndReason, JobStatus, Outcome, PendingInput } from './job.ts';

/** By what subscribers of the event bus know events of this service. */
export const EVENT_SOURCE = 'plumbline';

/** What every event for others says of itself. Text of questions and answers is never in one: its links lead there. */
const Envelope = z.object({
  /** The same for the same happening, however often it is delivered: `evt_` and 32 hexadecimal digits. */
  id: z.string().regex(/^evt_[0-9a-f]{32}$/),
  /** ISO 8601: when it happened. */
  timestamp: z.iso.datetime(),
  tenantId: z.string(),
  /** Whose job, batch, standing question or schedule it is. */
  owner: z.string(),
});

/** A path of the API, or an address where the service knows its own. */
const Link = z.string().regex(/^(?:\/|https?:\/\/)/);

const JobOf = z.object({
  jobId: z.string(),
  createdAt: z.iso.datetime(),
  links: z.object({ job: Link, result: Link.optional() }),
});

const JobEnded = JobOf.extend({
  status: JobStatus,
  endedAt: z.iso.datetime().optional(),
  /** The name of what went wrong. */
  failure: z.string().optional(),
});

const JobStarted = JobOf.extend({ startedAt: z.iso.datetime().optional() });
const JobAwaitingInput = JobOf.extend({
  kind: PendingInput.shape.kind,
  /** Then the stated default is taken. */
  until: z.iso.datetime(),
});
const JobCompleted = JobOf.extend({
  endedAt: z.iso.datetime().optional(),
  outcome: Outcome,
  endReason: EndReason.optional(),
});

const count = z.int().nonnegative();

const BatchCompleted = z.object({
  batchId: z.string(),
  status: z.enum(['COMPLETED', 'CANCELLED', 'FAILED']),
  /** Lines of the batch by what became of them; `rejected` were no questions. */
  counts: z.object({
    total: count,
    completed: count,
    failed: count,
    cancelled: count,
    expired: count,
    rejected: count,
  }),
  links: z.object({ batch: Link, results: Link.optional() }),
});

const StandingChanged = z.object({
  standingId: z.string(),
  /** As its owner calls it. */
  name: z.string().optional(),
  /** The run that found the changes. */
  jobId: z.string(),
  /** Entries of the comparison by their kind, such as `new`, `contradicted` or `retracted`; kinds without any are left out. */
  changes: z.record(z.string(), count),
  links: z.object({ standing: Link, changes: Link.optional(), result: Link.optional() }),
});

/** A time of a schedule, and what has become of it. */
const ScheduleTime = z.object({
  scheduleId: z.string(),
  /** As its owner calls it. */
  name: z.string().optional(),
  /** The time that it was meant for. */
  scheduledFor: z.iso.datetime(),
  /** What was begun. */
  jobId: z.string().optional(),
  batchId: z.string().optional(),
  /** Why nothing was. */
  reason: z.string().optional(),
  links: z.object({ schedule: Link, job: Link.optional(), batch: Link.optional() }),
});

/** Every event for others, by its type. */
export const OUTGOING_EVENTS = {
  'research.job.started': JobStarted,
  'research.job.awaiting_input': JobAwaitingInput,
  'research.job.completed': JobCompleted,
  'research.job.failed': JobEnded,
  'research.job.cancelled': JobEnded,
  'research.job.expired': JobEnded,
  'research.batch.completed': BatchCompleted,
  'research.standing.changed': StandingChanged,
  'research.schedule.started': ScheduleTime,
  'research.schedule.skipped': ScheduleTime,
  'research.schedule.failed': ScheduleTime,
} as const;

function event<const Type extends keyof typeof OUTGOING_EVENTS>(type: Type) {
  return Envelope.extend({ type: z.literal(type), data: OUTGOING_EVENTS[type] });
}

/** What the service notifies others of, over an event bus and by webhooks: thin, with links to the rest. */
export const OutgoingEvent = z.discriminatedUnion('type', [
  event('research.job.started'),
  event('research.job.awaiting_input'),
  event('research.job.completed'),
  event('research.job.failed'),
  event('research.job.cancelled'),
  event('research.job.expired'),
  event('research.batch.completed'),
  event('research.standing.changed'),
  event('research.schedule.started'),
  event('research.schedule.skipped'),
  event('research.schedule.failed'),
]);
export type OutgoingEvent = z.infer<typeof OutgoingEvent>;

export const OutgoingEventType = z.enum([
  'research.job.started',
  'research.job.awaiting_input',
  'research.job.completed',
  'research.job.failed',
  'research.job.cancelled',
  'research.job.expired',
  'research.batch.completed',
  'research.standing.changed',
  'research.schedule.started',
  'research.schedule.skipped',
  'research.schedule.failed',
]);
export type OutgoingEventType = z.infer<typeof OutgoingEventType>;
