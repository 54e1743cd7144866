import { useState } from 'preact/hooks';
import type { ReplyRequest } from '#shared/api/requests.ts';
import type { JobState } from '#shared/api/responses.ts';
import { useApp } from '../app-context.ts';
import { useLoad } from '../state/use-load.ts';
import { Failure } from './failure.tsx';
import { Inline } from './inline.tsx';
import { Skeleton } from './skeleton.tsx';

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
  const time = new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(
    new Date(pending.until),
  );
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

type Reply = (body: ReplyRequest) => void;

function Clarification({
  questions,
  reply,
}: {
  readonly questions: readonly string[];
  readonly reply: Reply;
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

function PlanApproval({ jobId, reply }: { readonly jobId: string; readonly reply: Reply }) {
  const { words, client } = useApp();
  const loading = useLoad(() => client.plan(jobId), jobId);
  if (loading.state === 'loading') return <Skeleton lines={4} />;
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const { plan } = loading.value;
  return (
    <>
      <h2>{words.planTitle}</h2>
      <ol>
        {plan.checklist.map((item) => (
          <li key={item.id} dir="auto">
            <Inline text={item.description} />
          </li>
        ))}
      </ol>
      {plan.searchTasks.length > 0 && (
        <details>
          <summary>{words.searchTasks}</summary>
          <ul>
            {plan.searchTasks.map((task, index) => (
              <li key={index} dir="auto">
                <Inline text={task.query} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>{words.estimate(plan.estimate.searches, plan.estimate.reads)}</p>
      <p class="actions">
        <button type="button" class="first" ref={focusOnce} onClick={() => reply({ decision: 'approve' })}>
          {words.approve}
        </button>{' '}
        <button type="button" class="second" onClick={() => reply({ decision: 'reject' })}>
          {words.reject}
        </button>
      </p>
    </>
  );
}

const focused = new WeakSet<HTMLElement>();

/** Whoever is asked can answer at once, and is not drawn back to the field afterwards. */
function focusOnce(element: HTMLElement | null): void {
  if (!element || focused.has(element)) return;
  focused.add(element);
  element.focus();
}
