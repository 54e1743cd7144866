import type { JobReference } from '#shared/domain/job.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';
import type { TraceWatch, Watching } from '#shared/ports/trace-watch.ts';

export interface LocalTraceWatch extends TraceWatch {
  /** Wakes whoever watches this job. */
  announce(job: JobReference): void;
}

/** Wakes those who follow a job in this process, who would look again and again otherwise. */
export function createTraceWatch(): LocalTraceWatch {
  const bells = new Map<string, Set<() => void>>();
  return {
    announce: (job) => {
      for (const ring of bells.get(keyOf(job)) ?? []) ring();
    },
    open: (job) => {
      const key = keyOf(job);
      const { ring, ...watching } = createBell();
      const ofJob = bells.get(key) ?? new Set();
      bells.set(key, ofJob.add(ring));
      return {
        ...watching,
        close: () => {
          ofJob.delete(ring);
          if (ofJob.size === 0 && bells.get(key) === ofJob) bells.delete(key);
        },
      };
    },
  };
}

/** The same trace, of which each event is announced as soon as it can be read. */
export function announceEvents(trace: TraceStore, announce: (job: JobReference) => void): TraceStore {
  return {
    ...trace,
    append: async (job, event, place) => {
      const appended = await trace.append(job, event, place);
      announce(job);
      return appended;
    },
  };
}

/** One that has rung before anyone waits is heard as well. */
function createBell(): { readonly ring: () => void } & Pick<Watching, 'appended'> {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      hasRung = true;
      wake?.();
    },
    appended: async (milliseconds) => {
      if (!hasRung) {
        const heard = Promise.withResolvers<undefined>();
        wake = () => heard.resolve(undefined);
        const timer = setTimeout(wake, milliseconds);
        await heard.promise;
        clearTimeout(timer);
      }
      hasRung = false;
    },
  };
}

function keyOf({ tenantId, jobId }: JobReference): string {
  return `${tenantId}/${jobId}`;
}
