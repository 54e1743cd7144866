import { useEffect, useRef, useState } from 'preact/hooks';
import type { JobState } from '#shared/api/responses.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { useApp } from '../app-context.ts';
import { CancelJob } from '../parts/cancel-job.tsx';
import { Failure } from '../parts/failure.tsx';
import { JobEnd } from '../parts/job-end.tsx';
import { JobHead } from '../parts/job-head.tsx';
import { LiveChecklist } from '../parts/live-checklist.tsx';
import { LiveSources } from '../parts/live-sources.tsx';
import { LiveStages } from '../parts/live-stages.tsx';
import { PersonAsked } from '../parts/person-asked.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { Thread } from '../parts/thread.tsx';
import { useLiveJob } from '../state/use-live-job.ts';
import { useLoad } from '../state/use-load.ts';

interface JobPageProps {
  readonly jobId: string;
}

/** A job while it is at work: what it does, what is covered, what it reads. Its report opens when it is ready. */
export function JobPage({ jobId }: JobPageProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} jobId={jobId} onResumed={() => setAttempt(attempt + 1)} />;
}

/** From the beginning or from a failure to the end: what was resumed is followed anew. */
function Attempt({ jobId, onResumed }: JobPageProps & { readonly onResumed: () => void }) {
  const { client, words, replace } = useApp();
  const live = useLiveJob(client, jobId);
  const isWaiting = live.job.stage === 'question' || live.job.stage === 'plan';
  const loading = useLoad(
    () => client.get(jobId),
    `${jobId} ${live.ended} ${live.opened} ${isWaiting ? live.job.last : ''}`,
  );
  // What was known stays in view while the service does not answer.
  const known = useRef<JobState | undefined>(undefined);
  if (loading.state === 'ready') known.current = loading.value;
  const wasWatched = useRef(false);
  const status = live.ended ?? known.current?.status;
  useEffect(() => {
    if (status !== undefined && !isTerminal(status)) wasWatched.current = true;
    if (status === 'COMPLETED' && wasWatched.current) replace({ page: 'report', jobId, quote: undefined });
  }, [status]);
  if (loading.state === 'failed' && !known.current)
    return <Wrapped error={loading.error} retry={loading.retry} />;
  if (!known.current)
    return (
      <main class="narrow">
        <Skeleton lines={8} />
      </main>
    );
  const job = { ...known.current, ...(live.ended === undefined ? {} : { status: live.ended }) };
  return (
    <main class="page live">
      <JobHead job={job} page="job" note={live.job.message} />
      <div class="doing">
        <Thread followUp={job.followUp} />
        {live.isLost && (
          <p class="lost" role="status">
            {words.lost}
          </p>
        )}
        {live.error !== undefined && <Failure error={live.error} />}
        {isTerminal(job.status) && <JobEnd job={job} onResumed={onResumed} />}
        {job.pendingInput && job.status === 'AWAITING_INPUT' && (
          <PersonAsked job={job} pending={job.pendingInput} onReplied={loading.retry} />
        )}
        <LiveStages job={live.job} status={job.status} />
      </div>
      <LiveChecklist job={live.job} />
      <div class="reads">
        <LiveSources job={live.job} />
        {!isTerminal(job.status) && <CancelJob jobId={jobId} onCancelled={loading.retry} />}
      </div>
    </main>
  );
}

function Wrapped(props: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <main class="narrow">
      <Failure error={props.error} retry={props.retry} />
    </main>
  );
}
