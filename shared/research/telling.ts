import type { JobReference } from '#shared/domain/job.ts';
import type { NewTraceEvent } from '#shared/domain/trace-event.ts';
import type { TraceStore } from '../ports/trace-store.ts';

/** What a step tells the trace while it works: it goes on at once, and its events travel together. */
export interface Telling {
  tell(event: NewTraceEvent): void;
  /** Resolves when all is written that was told; throws what kept some of it from being written. */
  told(): Promise<void>;
  /** The trace itself, for those who wait for their event; what was told before comes before it. */
  readonly trace: TraceStore;
}

/** So long an event may wait for others of its step. */
const MILLISECONDS = 25;

export function createTelling(trace: TraceStore, job: JobReference): Telling {
  const written: Promise<unknown>[] = [];
  let waiting: NewTraceEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    for (const event of events) {
      const writing = trace.append(job, event);
      // Heard of in the end.
      writing.catch(() => undefined);
      written.push(writing);
    }
  };
  return {
    tell: (event) => {
      waiting.push(event);
      timer ??= setTimeout(flush, MILLISECONDS);
    },
    told: async () => {
      flush();
      await Promise.all(written);
    },
    trace: {
      append: async (reference, event) => {
        flush();
        return trace.append(reference, event);
      },
      list: async (reference, page) => trace.list(reference, page),
      standing: async (reference) => trace.standing(reference),
    },
  };
}
