import * as z from 'zod';
import { hashOf } from '../text/hash.ts';
import { type Job, type JobStatus, PendingInput, isTerminal } from './job.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { outgoingEventId } from './outgoing-event-id.ts';

/**
 * That something has happened to a job which others are to be notified of: written with the very change that makes it so, and
 * taken off when they were. What else the event says stands in the job, and does not change any more.
 */
export const JobMark = z.discriminatedUnion('happened', [
  z.object({ happened: z.literal('started'), at: z.string() }),
  z.object({
    happened: z.literal('awaiting_input'),
    at: z.string(),
    kind: PendingInput.shape.kind,
    until: z.string(),
  }),
  z.object({ happened: z.literal('ended'), at: z.string() }),
]);
export type JobMark = z.infer<typeof JobMark>;

/** What a change of a job says of its life; `null` removes. */
export interface LifeChange {
  readonly status?: JobStatus | null | undefined;
  readonly startedAt?: string | null | undefined;
  readonly endedAt?: string | null | undefined;
  readonly pendingInput?: PendingInput | null | undefined;
}

/** What others are to be notified of a change; undefined: nothing. A job starts when it gets the time of its start. */
export function jobMarkOf({ status, startedAt, endedAt, pendingInput }: LifeChange): JobMark | undefined {
  if (status === 'PROCESSING' && startedAt) return { happened: 'started', at: startedAt };
  if (status === 'AWAITING_INPUT' && pendingInput) {
    const { kind, since, until } = pendingInput;
    return { happened: 'awaiting_input', at: since, kind, until };
  }
  return status && isTerminal(status) && endedAt ? { happened: 'ended', at: endedAt } : undefined;
}

/** The same for the same happening: a name in letters, digits and `_`. */
export function markName(mark: JobMark): string {
  return mark.happened === 'awaiting_input' ? `${mark.happened}_${occasionOf(mark)}` : mark.happened;
}

/** Each round of questions is a happening of its own. */
function occasionOf({ kind, at }: Extract<JobMark, { happened: 'awaiting_input' }>): string {
  return hashOf([kind, at]).slice(0, 16);
}

/** The event of a mark; undefined where the job has not come to that. */
export function jobEvent(job: Job, mark: JobMark): OutgoingEvent | undefined {
  const { jobId, createdAt } = job;
  const about = { jobId, createdAt, links: { job: pathOf(jobId) } };
  if (mark.happened === 'started') {
    const envelope = envelopeOf(job, mark, 'research.job.started');
    return { ...envelope, data: { ...about, startedAt: mark.at } };
  }
  if (mark.happened === 'awaiting_input') {
    const envelope = envelopeOf(job, mark, 'research.job.awaiting_input', occasionOf(mark));
    return { ...envelope, data: { ...about, kind: mark.kind, until: mark.until } };
  }
  return endOf(job, mark);
}

function endOf(job: Job, mark: JobMark): OutgoingEvent | undefined {
  const { jobId, createdAt, status, outcome, endReason, failure } = job;
  if (status === 'COMPLETED' && outcome !== undefined) {
    const links = { job: pathOf(jobId), result: `${pathOf(jobId)}/result` };
    const reason = endReason === undefined ? {} : { endReason };
    const data = { jobId, createdAt, endedAt: mark.at, outcome, ...reason, links };
    return { ...envelopeOf(job, mark, 'research.job.completed'), data };
  }
  const type = ENDS.get(status);
  if (type === undefined) return undefined;
  const failed = failure === undefined ? {} : { failure: failure.name };
  const data = { jobId, createdAt, endedAt: mark.at, status, ...failed, links: { job: pathOf(jobId) } };
  return { ...envelopeOf(job, mark, type), data };
}

const ENDS = new Map<JobStatus, 'research.job.failed' | 'research.job.cancelled' | 'research.job.expired'>([
  ['FAILED', 'research.job.failed'],
  ['CANCELLED', 'research.job.cancelled'],
  ['EXPIRED', 'research.job.expired'],
]);

interface EnvelopeOf<Type extends OutgoingEvent['type']> {
  readonly id: string;
  readonly type: Type;
  readonly timestamp: string;
  readonly tenantId: string;
  readonly owner: string;
}

function envelopeOf<Type extends OutgoingEvent['type']>(
  { tenantId, jobId, owner }: Job,
  mark: JobMark,
  type: Type,
  occasion?: string,
): EnvelopeOf<Type> {
  const happening = { type, tenantId, subject: jobId, ...(occasion === undefined ? {} : { occasion }) };
  return { id: outgoingEventId(happening), type, timestamp: mark.at, tenantId, owner };
}

/** Where the API has the job. */
function pathOf(jobId: string): string {
  return `/v1/research/jobs/${encodeURIComponent(jobId)}`;
}
