import type { JobReference } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { TraceStore } from '../ports/trace-store.ts';

const EVENTS_AT_ONCE = 500;

/** All events of a job in order, read as they are asked for. */
export async function* readTrace(
  trace: Pick<TraceStore, 'list'>,
  job: JobReference,
): AsyncGenerator<TraceEvent> {
  let after = 0;
  for (;;) {
    const events = await trace.list(job, { after, limit: EVENTS_AT_ONCE });
    yield* events;
    if (events.length < EVENTS_AT_ONCE) return;
    after = events.at(-1)?.sequence ?? after;
  }
}
