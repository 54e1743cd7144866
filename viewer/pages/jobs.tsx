import { useState } from 'preact/hooks';
import type { JobList } from '#shared/api/responses.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { useApp } from '../app-context.ts';
import { Failure } from '../parts/failure.tsx';
import { JobRows } from '../parts/job-rows.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useAgain } from '../state/use-again.ts';
import { useLoad } from '../state/use-load.ts';

const PAGE = 20;

/** All that was asked, newest first; what is at work is looked at again and again. */
export function JobsPage() {
  const { words, client } = useApp();
  const [limit, setLimit] = useState(PAGE);
  const loading = useLoad(async () => readPages(client.list, limit), limit);
  const isMoving = loading.state === 'ready' && loading.value.jobs.some(({ status }) => !isTerminal(status));
  useAgain(loading, isMoving);
  return (
    <main class="narrow">
      <h1>{words.jobsTitle}</h1>
      {loading.state === 'loading' && <Skeleton lines={6} />}
      {loading.state === 'failed' && <Failure error={loading.error} retry={loading.retry} />}
      {loading.state === 'ready' && loading.value.jobs.length === 0 && (
        <p>
          {words.noJobs} <a href="#/">{words.ask}</a>
        </p>
      )}
      {loading.state === 'ready' && <JobRows jobs={loading.value.jobs} />}
      {loading.state === 'ready' && loading.value.next !== undefined && (
        <button type="button" class="second" onClick={() => setLimit(limit + PAGE)}>
          {words.older}
        </button>
      )}
    </main>
  );
}

type ListJobs = (page: { readonly limit: number; readonly after?: string }) => Promise<JobList>;

async function readPages(list: ListJobs, limit: number): Promise<JobList> {
  let found = await list({ limit: PAGE });
  while (found.jobs.length < limit && found.next !== undefined) {
    const more = await list({ limit: PAGE, after: found.next });
    found = { ...more, jobs: [...found.jobs, ...more.jobs] };
  }
  return found;
}
