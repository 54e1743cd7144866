import { useEffect, useState } from 'preact/hooks';
import type { JobStatus } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { ViewerClient } from '../client/client.ts';
import { type LiveJob, NOTHING_YET, withEvents } from './live-job.ts';

export interface Live {
  readonly job: LiveJob;
  readonly events: readonly TraceEvent[];
  readonly ended: JobStatus | undefined;
  readonly isLost: boolean;
  readonly error: unknown;
}

const BEGINNING: Live = { job: NOTHING_YET, events: [], ended: undefined, isLost: false, error: undefined };

/** Follows a job as long as the page is open; each batch of events is drawn once. */
export function useLiveJob(client: ViewerClient, jobId: string): Live {
  const [live, setLive] = useState(BEGINNING);
  useEffect(() => {
    const leaving = new AbortController();
    follow(client, jobId, { signal: leaving.signal, tell: setLive }).catch((error: unknown) => {
      if (!leaving.signal.aborted) setLive((known) => ({ ...known, error }));
    });
    return () => leaving.abort();
  }, [client, jobId]);
  return live;
}

interface Telling {
  readonly signal: AbortSignal;
  readonly tell: (change: (known: Live) => Live) => void;
}

async function follow(client: ViewerClient, jobId: string, { signal, tell }: Telling): Promise<void> {
  for await (const update of client.follow(jobId, { after: 0, signal })) {
    if (update.kind === 'open') tell((known) => (known.isLost ? { ...known, isLost: false } : known));
    if (update.kind === 'lost') tell((known) => ({ ...known, isLost: true }));
    if (update.kind === 'end') tell((known) => ({ ...known, isLost: false, ended: update.status }));
    if (update.kind === 'events') {
      const { events } = update;
      tell((known) => ({
        ...known,
        isLost: false,
        job: withEvents(known.job, events),
        events: [...known.events, ...events],
      }));
    }
  }
}
