import { useState } from 'preact/hooks';
import type { ReplyRequest } from '#shared/api/requests.ts';
import type { JobState } from '#shared/api/responses.ts';
import { useApp } from '../app-context.ts';
import { Failure } from './failure.tsx';
import { focusOnce } from './focus-once.ts';
import { Inline } from './inline.tsx';
import { PlanApproval } from './plan-approval.tsx';

interface PersonAskedProps {
  readonly job: JobState;
  readonly pending: NonNullable<JobState['pendingInput']>;
  readonly onReplied: () => void;
}

/** What a job asks the person: an answer, or a word on its plan. */
export function PersonAsked({ job, pending, onReplied }: PersonAskedProps) {
  const { words, client } = useApp();
  const [error, setError] = useState<unknown>();
  const reply = (body: ReplyRequest): void => {
    client.reply(job.jobId, body).then(onReplied, setError);
  };
  const time = shortTime(new Date(pending.until), words.language);
  return (
    <section class="panel asked" aria-live="polite">
      {pending.kind === 'clarify' ? (
        <Clarification questions={pending.questions} reply={reply} />
      ) : (
        <PlanApproval jobId={job.jobId} reply={reply} />
      )}
      <p class="meta">{words.until(time)}</p>
      {error !== undefined && <Failure error={error} />}
    </section>
  );
}

/** The hour, and the day where it is another one. */
function shortTime(time: Date, language: string): string {
  const isToday = time.toDateString() === new Date().toDateString();
  const day = isToday ? {} : { dateStyle: 'medium' as const };
  return new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short' }).format(time);
}

function Clarification({
  questions,
  reply,
}: {
  readonly questions: readonly string[];
  readonly reply: (body: ReplyRequest) => void;
}) {
  const { words } = useApp();
  const [answer, setAnswer] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        reply({ answer });
      }}
    >
      <h2>{words.clarifyTitle}</h2>
      {questions.map((question, index) => (
        <p key={index} dir="auto">
          <Inline text={question} />
        </p>
      ))}
      <label>
        {words.yourAnswer}
        <textarea
          rows={2}
          dir="auto"
          value={answer}
          ref={focusOnce}
          onInput={(event) => setAnswer(event.currentTarget.value)}
        />
      </label>
      <p class="actions">
        <button type="submit" class="first" disabled={answer.trim() === ''}>
          {words.sendAnswer}
        </button>{' '}
        <button type="button" class="second" onClick={() => reply({ answer: '' })}>
          {words.asItIs}
        </button>
      </p>
    </form>
  );
}
