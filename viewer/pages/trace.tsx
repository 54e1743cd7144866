import { useMemo, useState } from 'preact/hooks';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { useApp } from '../app-context.ts';
import { Failure } from '../parts/failure.tsx';
import { WhyFailed } from '../parts/job-end.tsx';
import { JobHead } from '../parts/job-head.tsx';
import { costOf } from '../parts/live-stages.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { Waterfall } from '../parts/waterfall.tsx';
import { readSpans } from '../state/spans.ts';
import { useLiveJob } from '../state/use-live-job.ts';
import { useLoad } from '../state/use-load.ts';

/** What happened in a job, how long each thing took, and what it cost. */
export function TracePage({ jobId }: { readonly jobId: string }) {
  const { client, words, go } = useApp();
  const [isOpen, setOpen] = useState(false);
  const live = useLiveJob(client, jobId);
  const spans = useMemo(() => readSpans(live.events), [live.events]);
  const loading = useLoad(() => client.get(jobId), `${jobId} ${live.ended}`);
  if (loading.state === 'failed')
    return (
      <main class="narrow">
        <Failure error={loading.error} retry={loading.retry} />
      </main>
    );
  if (loading.state === 'loading')
    return (
      <main class="narrow">
        <Skeleton lines={8} />
      </main>
    );
  const job = loading.value;
  return (
    <main class="broad">
      <JobHead job={job} page="trace" />
      {job.failure && <WhyFailed job={job} onResumed={() => go({ page: 'job', jobId })} />}
      {live.error !== undefined && <Failure error={live.error} />}
      <p class="summary-line">
        <span>{costOf(live.job, words)}</span>
      </p>
      <Troubles events={live.job.troubles} />
      <section aria-labelledby="waterfall">
        <h2 id="waterfall">{words.waterfall}</h2>
        <Waterfall spans={spans} />
      </section>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {words.events} ({live.events.length})
        </summary>
        {isOpen && <EventTable events={live.events} />}
      </details>
    </main>
  );
}

function Troubles({ events }: { readonly events: readonly TraceEvent[] }) {
  const { words } = useApp();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles">{words.simplerMeans}</h2>
      <ul>
        {[...countAlike(events)].map(([text, { event, count }]) => (
          <li key={text} dir="auto">
            <b>{event.stage}</b> {event.message} {count > 1 && `(${count} ×)`}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Alike {
  readonly event: TraceEvent;
  readonly count: number;
}

/** What went wrong in the same way stands there once, in the order in which it first did. */
function countAlike(events: readonly TraceEvent[]): ReadonlyMap<string, Alike> {
  const found = new Map<string, Alike>();
  for (const event of events) {
    const text = `${event.stage} ${event.message}`;
    found.set(text, { event, count: (found.get(text)?.count ?? 0) + 1 });
  }
  return found;
}

function EventTable({ events }: { readonly events: readonly TraceEvent[] }) {
  const { words } = useApp();
  return (
    <div class="wide" tabIndex={0} role="group" aria-label={words.events}>
      <table class="events">
        <tbody>
          {events.map((event) => (
            <tr key={event.sequence}>
              <td>{event.sequence}</td>
              <td>{event.at.slice(11, 23)}</td>
              <td>
                <code>{event.type}</code>
              </td>
              <td dir="auto">{event.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
