import type { ComponentChildren } from 'preact';
import type { JobState } from '#shared/api/responses.ts';
import { directionOf } from '#shared/presentation/direction.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';
import { Inline } from './inline.tsx';
import { Badge } from './job-rows.tsx';

interface JobHeadProps {
  readonly job: Pick<JobState, 'jobId' | 'question' | 'status' | 'outcome'>;
  readonly page: 'job' | 'report' | 'trace';
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  /** At the end of the line that says where it stands. */
  readonly children?: ComponentChildren;
}

/** The question of a job with where it stands, and its three pages. */
export function JobHead({ job, page, label, note, children }: JobHeadProps) {
  const { words } = useApp();
  const { jobId } = job;
  const current = (one: JobHeadProps['page']): 'page' | undefined => (one === page ? 'page' : undefined);
  return (
    <header class="head">
      <nav class="tabs" aria-label={words.jobs}>
        {job.status === 'COMPLETED' && (
          <a href={addressOf({ page: 'report', jobId, quote: undefined })} aria-current={current('report')}>
            {words.report}
          </a>
        )}
        <a href={addressOf({ page: 'job', jobId })} aria-current={current('job')}>
          {words.progress}
        </a>
        <a href={addressOf({ page: 'trace', jobId })} aria-current={current('trace')}>
          {words.trace}
        </a>
      </nav>
      <h1 dir={directionOf(job.question)}>
        <Inline text={job.question} />
      </h1>
      <p class="verdict">
        {children}
        <Badge job={job} label={label} /> {note}
      </p>
    </header>
  );
}
