import { useState } from 'preact/hooks';
import type { JobState } from '#shared/api/responses.ts';
import { useApp } from '../app-context.ts';
import { addressOf } from '../state/route.ts';
import { Failure } from './failure.tsx';

interface JobEndProps {
  readonly job: JobState;
  readonly onResumed: () => void;
}

/** How a job ended: the way to its report, or why there is none and what to do. */
export function JobEnd({ job, onResumed }: JobEndProps) {
  const { words } = useApp();
  if (job.status === 'COMPLETED')
    return (
      <p class="actions">
        <a class="first" href={addressOf({ page: 'report', jobId: job.jobId, quote: undefined })}>
          {words.readReport}
        </a>
      </p>
    );
  return <WhyFailed job={job} onResumed={onResumed} />;
}

interface WhyFailedProps {
  readonly job: Pick<JobState, 'failure' | 'status' | 'question' | 'context' | 'settings' | 'jobId'>;
  readonly onResumed: () => void;
}

/** Why a job has no report, with the remedy, and ways to go on: from where it was, or by asking again. */
export function WhyFailed({ job, onResumed }: WhyFailedProps) {
  const { words, client, go } = useApp();
  const [error, setError] = useState<unknown>();
  const { failure, jobId } = job;
  const again = (): void => {
    client.submit(sameAs(job)).then((submitted) => go({ page: 'job', jobId: submitted.jobId }), setError);
  };
  const resume = (): void => {
    client.call('resumeJob', { params: { jobId } }).then(onResumed, setError);
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
        {client.canAsk && job.status === 'FAILED' && (
          <button type="button" class="first" onClick={resume}>
            {words.resume}
          </button>
        )}{' '}
        {client.canAsk && (
          <button type="button" class="second" onClick={again}>
            {words.askAgain}
          </button>
        )}{' '}
        <a href={addressOf({ page: 'trace', jobId })}>{words.trace}</a>
      </p>
      {error !== undefined && <Failure error={error} />}
    </div>
  );
}

function sameAs({ question, context, settings }: Pick<JobState, 'question' | 'context' | 'settings'>) {
  const { interaction, format } = settings;
  return {
    question,
    interaction,
    ...(context === undefined ? {} : { context }),
    ...(format === undefined ? {} : { format }),
  };
}
