import { useEffect, useState } from 'preact/hooks';
import type { JobStatus } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Update, ViewerClient } from '../client/client.ts';
import { type LiveJob, NOTHING_YET, withEvents } from './live-job.ts';

export interface Live {
  readonly job: LiveJob;
  readonly events: readonly TraceEvent[];
  readonly ended: JobStatus | undefined;
  readonly isLost: boolean;
  /** How often the connection came to stand. */
  readonly opened: number;
  readonly error: unknown;
}

const BEGINNING: Live = {
  job: NOTHING_YET,
  events: [],
  ended: undefined,
  isLost: false,
  opened: 0,
  error: undefined,
};
/** A page is drawn so often at most, with so many events at most, so that it stays at hand while many come. */
const BETWEEN_DRAWINGS = 150;
const EVENTS_AT_ONCE = 400;

/** Follows a job as long as the page is open. */
export function useLiveJob(client: ViewerClient, jobId: string): Live {
  const [live, setLive] = useState(BEGINNING);
  useEffect(() => {
    const leaving = new AbortController();
    const queue = createQueue(setLive);
    follow(client, jobId, { signal: leaving.signal, onUpdate: queue.add }).catch((error: unknown) => {
      if (!leaving.signal.aborted) setLive((known) => ({ ...known, error }));
    });
    return () => {
      leaving.abort();
      queue.close();
    };
  }, [client, jobId]);
  return live;
}

interface Following {
  readonly signal: AbortSignal;
  readonly onUpdate: (update: Update) => void;
}

async function follow(client: ViewerClient, jobId: string, { signal, onUpdate }: Following): Promise<void> {
  for await (const update of client.follow(jobId, { after: 0, signal })) onUpdate(update);
}

interface UpdateQueue {
  readonly add: (update: Update) => void;
  readonly close: () => void;
}

/** Draws the first update at once, and those that come soon after it together. */
function createQueue(draw: (change: (known: Live) => Live) => void): UpdateQueue {
  let waiting: readonly Update[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    const { now, later } = takeSome(waiting);
    waiting = later;
    timer = now.length === 0 ? undefined : setTimeout(flush, BETWEEN_DRAWINGS);
    if (now.length > 0) draw((known) => now.reduce(withUpdate, known));
  };
  return {
    add: (update) => {
      waiting = [...waiting, update];
      if (timer === undefined) flush();
    },
    close: () => clearTimeout(timer),
  };
}

/** The first updates with no more than so many events; one that has more is parted. */
function takeSome(updates: readonly Update[]): {
  readonly now: readonly Update[];
  readonly later: readonly Update[];
} {
  const now: Update[] = [];
  let room = EVENTS_AT_ONCE;
  for (const [index, update] of updates.entries()) {
    if (update.kind === 'events' && update.events.length > room) {
      const part = { kind: 'events', events: update.events.slice(0, room) } as const;
      const rest = { kind: 'events', events: update.events.slice(room) } as const;
      return { now: [...now, part], later: [rest, ...updates.slice(index + 1)] };
    }
    now.push(update);
    if (update.kind === 'events') room -= update.events.length;
  }
  return { now, later: [] };
}

function withUpdate(known: Live, update: Update): Live {
  switch (update.kind) {
    case 'open':
      return { ...known, isLost: false, opened: known.opened + 1 };
    case 'lost':
      return { ...known, isLost: true };
    case 'end':
      return { ...known, isLost: false, ended: update.status };
    default:
      return {
        ...known,
        isLost: false,
        job: withEvents(known.job, update.events),
        events: [...known.events, ...update.events],
      };
  }
}
