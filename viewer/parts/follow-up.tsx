import { useState } from 'preact/hooks';
import { answerText } from '#shared/domain/answer-text.ts';
import type { Report } from '#shared/domain/report.ts';
import { useApp } from '../app-context.ts';
import { Failure } from './failure.tsx';

/** Of an answer that goes along as background; the service takes no longer context than question. */
const LONGEST_ANSWER = 1200;

/** A further question; what was asked and answered goes along as its background. */
export function FollowUp({ report }: { readonly report: Report }) {
  const { words, client, go } = useApp();
  const [question, setQuestion] = useState('');
  const [error, setError] = useState<unknown>();
  const ask = (): void => {
    const answer = answerText(report)
      .replaceAll(/\[\d+\]/gu, '')
      .slice(0, LONGEST_ANSWER);
    const context = `Asked before: ${report.question}\nAnswered: ${answer}`.toWellFormed();
    client.submit({ question, context }).then(({ jobId }) => go({ page: 'job', jobId }), setError);
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
