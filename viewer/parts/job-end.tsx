import type { JobState } from '#shared/api/responses.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';

/** How a job ended: the way to its report, or why there is none and what to do. */
export function JobEnd({ job }: { readonly job: JobState }) {
  const { words } = useApp();
  if (job.status === 'COMPLETED')
    return (
      <p class="actions">
        <a class="first" href={addressOf({ page: 'report', jobId: job.jobId, quote: undefined })}>
          {words.readReport}
        </a>
      </p>
    );
  return <WhyFailed job={job} />;
}

/** Why a job has no report, with the remedy, and a way to ask again. */
export function WhyFailed({
  job,
}: {
  readonly job: Pick<JobState, 'failure' | 'status' | 'question' | 'jobId'>;
}) {
  const { words, client, go } = useApp();
  const { failure } = job;
  const again = (): void => {
    client
      .submit({ question: job.question })
      .then(({ jobId }) => go({ page: 'job', jobId }))
      .catch(() => go({ page: 'ask' }));
  };
  return (
    <div class="failure">
      <p dir="auto">
        <strong>{failure?.message ?? words.status[job.status]}</strong>{' '}
        {failure && <code>{failure.name}</code>}
      </p>
      {failure?.remedy !== undefined && (
        <p dir="auto">
          <b>{words.whatToDo}:</b> {failure.remedy}
        </p>
      )}
      <p class="actions">
        {client.canAsk && (
          <button type="button" class="second" onClick={again}>
            {words.askAgain}
          </button>
        )}{' '}
        <a href={addressOf({ page: 'trace', jobId: job.jobId })}>{words.trace}</a>
      </p>
    </div>
  );
}
