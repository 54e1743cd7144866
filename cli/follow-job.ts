import type { ResearchClient } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';
import type { ReplyRequest } from '#shared/api/requests.ts';
import type { EventList } from '#shared/api/responses.ts';
import type { JobStatus } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { PendingView } from './ask-person.ts';
import type { ProgressDisplay } from './live/progress-display.ts';

export interface Following {
  readonly client: ResearchClient;
  readonly jobId: string;
  readonly display: ProgressDisplay;
  /** Fires when the person wants to stop. */
  readonly interrupted: AbortSignal;
  /** The reply to what the job asks; undefined when there is nobody to ask. */
  readonly reply: ((pending: PendingView) => Promise<ReplyRequest>) | undefined;
  /** Events that were there before, not to be shown again. */
  readonly past: readonly TraceEvent[];
  /** Resolves, with the failure, when the job will not go on in this process. */
  readonly stuck: Promise<unknown>;
  /** What an interrupt does: it cancels the job, or only ends the watching. */
  readonly onInterrupt: 'cancel' | 'leave';
}

export interface Followed {
  readonly status: JobStatus;
  readonly events: readonly TraceEvent[];
}

const WAIT_SECONDS = 20;

/** Follows a job to its end; an interrupt cancels it, or leaves it as it is. Throws the failure of a job that stands still. */
export async function followJob(following: Following): Promise<Followed> {
  const events = [...following.past];
  const answered = new Set<string>();
  for (;;) {
    const list = await interruptible(following, events.at(-1)?.sequence ?? 0);
    if (!list) return { status: await interrupt(following), events };
    list.events.forEach((event) => following.display.show(event));
    events.push(...list.events);
    if (list.isEnd) return { status: list.status, events };
    if (list.status === 'AWAITING_INPUT' && list.events.length === 0) await replyOnce(following, answered);
  }
}

/** All events that a job has emitted so far. */
export async function readPast(client: ResearchClient, jobId: string): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  for (;;) {
    const list = await client.events(jobId, { after: events.at(-1)?.sequence ?? 0, waitSeconds: 0 });
    if (list.events.length === 0) return events;
    events.push(...list.events);
  }
}

async function interruptible(
  { client, jobId, interrupted, reply, stuck }: Following,
  after: number,
): Promise<EventList | undefined> {
  const left = new AbortController();
  const stop = Promise.withResolvers<undefined>();
  const onStop = (): void => stop.resolve(undefined);
  if (interrupted.aborted) return undefined;
  interrupted.addEventListener('abort', onStop, { once: true });
  // Someone who may be asked must be asked soon.
  const asked = client.events(jobId, {
    after,
    waitSeconds: reply ? 1 : WAIT_SECONDS,
    signal: AbortSignal.any([interrupted, left.signal]),
  });
  try {
    return await Promise.race([asked, stop.promise, failing(stuck)]);
  } catch (error) {
    if (interrupted.aborted) return undefined;
    throw error;
  } finally {
    interrupted.removeEventListener('abort', onStop);
    left.abort();
  }
}

async function failing(stuck: Promise<unknown>): Promise<never> {
  throw await stuck;
}

/** A job that ended a moment before stays as it ended. */
async function interrupt({ client, jobId, onInterrupt }: Following): Promise<JobStatus> {
  if (onInterrupt === 'leave') return (await client.get(jobId)).status;
  try {
    return (await client.cancel(jobId)).status;
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.name === 'Conflict') {
      return (await client.get(jobId)).status;
    }
    throw error;
  }
}

/** Each question is put once; an answer that comes too late is no failure, the job went on without it. */
async function replyOnce(following: Following, answered: Set<string>): Promise<void> {
  const { client, jobId, reply, display } = following;
  const { pendingInput } = await client.get(jobId);
  if (!pendingInput || !reply || answered.has(pendingInput.since)) return;
  answered.add(pendingInput.since);
  display.clear();
  const said = await reply(pendingInput);
  if (following.interrupted.aborted) return;
  await client.reply(jobId, said).catch((error: unknown) => {
    if (!(error instanceof RequestFailed) || error.failure.name !== 'Conflict') throw error;
  });
}
