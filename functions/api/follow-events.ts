import { setTimeout as pause } from 'node:timers/promises';
import type { EventList } from '#shared/api/responses.ts';
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

/** The next events of a job; waits for them until the time given, looking ever less often. */
export async function nextEvents(job: Job, from: Following, ports: Ports): Promise<EventList> {
  let wait = FIRST_PAUSE;
  for (;;) {
    const list = await readEvents(job, from, ports);
    const left = from.until - ports.clock.now();
    if (list.events.length > 0 || list.isEnd || left <= 0) return list;
    await pause(Math.min(wait, left));
    wait = Math.min(wait * 1.5, LONGEST_PAUSE);
  }
}

/** The status is read before the events: a job seen as ended has told all that came before. */
async function readEvents(job: Job, from: Following, ports: Ports): Promise<EventList> {
  const current = await ports.jobs.get(job);
  if (!current) throw new NotFound(`There is no job ${job.jobId}.`);
  const events = await ports.trace.list(job, { after: from.after, limit: from.limit });
  return {
    events,
    last: events.at(-1)?.sequence ?? from.after,
    status: current.status,
    isEnd: isTerminal(current.status) && events.length === 0,
  };
}
