import type { JobView } from '#shared/api/responses.ts';
import { useApp } from '../app-context.ts';
import { type Route, addressOf } from '../state/route.ts';
import { shown } from './inline.tsx';
import { When } from './when.tsx';

/** Where one goes to see a job: its report when it has one, else how far it is. */
function routeTo(job: Pick<JobView, 'jobId' | 'status'>): Route {
  return job.status === 'COMPLETED'
    ? { page: 'report', jobId: job.jobId, quote: undefined }
    : { page: 'job', jobId: job.jobId };
}

/** Jobs in a list, each with where it stands. */
export function JobRows({ jobs }: { readonly jobs: readonly JobView[] }) {
  const { words } = useApp();
  return (
    <ul class="jobs">
      {jobs.map((job) => (
        <li key={job.jobId}>
          <a href={addressOf(routeTo(job))} dir="auto">
            {shown(job.question)}
          </a>
          <p class="meta">
            <Badge job={job} /> <When at={job.createdAt} language={words.language} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface BadgeProps {
  readonly job: Pick<JobView, 'status' | 'outcome'>;
  /** What its report is headed, where that is at hand. */
  readonly label?: string | undefined;
}

/** The outcome of a job that has one, else its status. */
export function Badge({ job, label }: BadgeProps) {
  const { words } = useApp();
  const { status, outcome } = job;
  if (status === 'COMPLETED' && outcome)
    return <strong class={`badge ${outcome}`}>{label ?? words.inReport.outcome[outcome]}</strong>;
  return <strong class={`badge ${status.toLowerCase()}`}>{words.status[status]}</strong>;
}
