import type { JobView } from '#shared/api/responses.ts';
import { useApp } from '../app-context.ts';
import { Failure } from '../parts/failure.tsx';
import { Inline } from '../parts/inline.tsx';
import { WhyFailed } from '../parts/job-end.tsx';
import { Badge } from '../parts/job-rows.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { When } from '../parts/when.tsx';
import { useLoad } from '../state/use-load.ts';

/** Jobs that are looked through at once. */
const LOOKED_THROUGH = 100;

/** The jobs that ended without a report, each with why and what to do. */
export function FailuresPage() {
  const { words, client, go } = useApp();
  const loading = useLoad(() => client.list({ limit: LOOKED_THROUGH }), 'failures');
  const failed = loading.state === 'ready' ? loading.value.jobs.filter(hasFailed) : [];
  return (
    <main class="narrow">
      <h1>{words.failuresTitle}</h1>
      {loading.state === 'loading' && <Skeleton lines={6} />}
      {loading.state === 'failed' && <Failure error={loading.error} retry={loading.retry} />}
      {loading.state === 'ready' && failed.length === 0 && <p>{words.noFailures}</p>}
      <ul class="jobs">
        {failed.map((job) => (
          <li key={job.jobId}>
            <h2 dir="auto">
              <Inline text={job.question} />
            </h2>
            <p class="meta">
              <Badge job={job} /> <When at={job.endedAt ?? job.createdAt} language={words.language} />
            </p>
            <WhyFailed job={job} onResumed={() => go({ page: 'job', jobId: job.jobId })} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function hasFailed({ status }: JobView): boolean {
  return status === 'FAILED' || status === 'EXPIRED' || status === 'CANCELLED';
}
