import type { JobReference } from '#shared/domain/job.ts';
import type { NewTraceEvent } from '#shared/domain/trace-event.ts';
import type { TraceStore } from '../ports/trace-store.ts';

/** The events that a step emits while it works: it goes on at once, and its events travel together. */
export interface EventBuffer {
  add(event: NewTraceEvent): void;
  /** Resolves when all that was added is written; throws what kept some of it from being written. */
  flush(): Promise<void>;
  /** The trace itself, for those who wait for their event; what was added before comes before it. */
  readonly trace: TraceStore;
}

/** So long an event may wait for others of its step. */
const MILLISECONDS = 25;

export function createEventBuffer(trace: TraceStore, job: JobReference): EventBuffer {
  const written: Promise<unknown>[] = [];
  let waiting: NewTraceEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    for (const event of events) {
      const writing = trace.append(job, event);
      // Thrown by the flush in the end.
      writing.catch(() => undefined);
      written.push(writing);
    }
  };
  return {
    add: (event) => {
      waiting.push(event);
      timer ??= setTimeout(write, MILLISECONDS);
    },
    flush: async () => {
      write();
      await Promise.all(written);
    },
    trace: {
      append: async (reference, event) => {
        write();
        return trace.append(reference, event);
      },
      list: async (reference, page) => trace.list(reference, page),
      standing: async (reference) => trace.standing(reference),
    },
  };
}
