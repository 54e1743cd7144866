import { setTimeout as pause } from 'node:timers/promises';
import type { EventList } from '#shared/api/responses.ts';
import { endType } from '#shared/domain/job-end.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

export interface Following {
  /** The last sequence number seen. */
  readonly after: number;
  readonly limit: number;
  /** Milliseconds since 1970 after which an empty list is an answer too. */
  readonly until: number;
}

/** The next events of a job; waits for them until the time given, looking ever less often where nobody tells of them. */
export async function nextEvents(job: Job, from: Following, ports: Ports): Promise<EventList> {
  const watching = ports.traceWatch?.open(job);
  let wait = FIRST_PAUSE;
  try {
    for (;;) {
      const list = await readEvents(job, from, ports);
      const left = from.until - ports.clock.now();
      if (list.events.length > 0 || list.isEnd || left <= 0) return list;
      const longest = Math.min(wait, left);
      await (watching?.appended(longest) ?? pause(longest));
      wait = Math.min(wait * 1.5, LONGEST_PAUSE);
    }
  } finally {
    watching?.close();
  }
}

/**
 * The end of a list is where a job has ended and emitted its end. Whoever ends a job sets its status first and appends the event
 * then, so a job without its last event is waited for, but not for ever: the process may have died in between. Where the
 * report is to be rated, the end of that is the last of all.
 */
async function readEvents(job: Job, from: Following, ports: Ports): Promise<EventList> {
  const current = await ports.jobs.get(job);
  if (!current) throw new NotFound(`There is no job ${job.jobId}.`);
  const events = await ports.trace.list(job, { after: from.after, limit: from.limit });
  return {
    events,
    last: events.at(-1)?.sequence ?? from.after,
    status: current.status,
    isEnd: events.length === 0 && (await hasEmittedItsEnd(current, from, ports)),
  };
}

const PATIENCE_FOR_END = 5000;
/** A judge may take its time; an evaluation that was lost is not waited for any longer. */
const PATIENCE_FOR_EVALUATION = 240_000;
const EVALUATION_ENDS = ['evaluate-report-finished', 'evaluate-report-failed'] as const;
/** Events that may stand behind the last one of a job's life: those of its evaluation. */
const EVENTS_AFTER_END = 50;

async function hasEmittedItsEnd(job: Job, { after }: Following, ports: Ports): Promise<boolean> {
  if (!isTerminal(job.status)) return false;
  const isRated = job.status === 'COMPLETED' && job.settings.evaluate;
  const patience = isRated ? PATIENCE_FOR_EVALUATION : PATIENCE_FOR_END;
  const { endedAt } = job;
  if (endedAt === undefined || ports.clock.now() - Date.parse(endedAt) > patience) return true;
  const page = { after: Math.max(0, after - EVENTS_AFTER_END), limit: EVENTS_AFTER_END };
  const last = await ports.trace.list(job, page);
  const ends: readonly string[] = isRated ? EVALUATION_ENDS : [endType(job)];
  return last.some(({ type }) => ends.includes(type));
}
