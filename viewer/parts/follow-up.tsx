import { useState } from 'preact/hooks';
import type { Report } from '#shared/domain/report.ts';
import { useApp } from '../app-context.ts';
import { Failure } from './failure.tsx';

/** A further question, which goes on from this report. */
export function FollowUp({ report }: { readonly report: Report }) {
  const { words, client, go } = useApp();
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<unknown>();
  const ask = (): void => {
    client
      .submit({ question, followUpTo: report.jobId })
      .then(({ jobId }) => go({ page: 'job', jobId }), setError);
  };
  return (
    <form
      class="follow-up"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label>
        <b>{words.followUp}</b>
        <textarea
          rows={2}
          dir="auto"
          required
          value={question}
          onInput={(event) => setQuestion(event.currentTarget.value)}
        />
      </label>
      <p class="actions">
        <button type="submit" class="first" disabled={question.trim() === ''}>
          {words.askButton}
        </button>{' '}
        <span class="meta">{words.followUpLead}</span>
      </p>
      {error !== undefined && <Failure error={error} />}
    </form>
  );
}
