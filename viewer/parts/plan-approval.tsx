import { useState } from 'preact/hooks';
import type { ReplyRequest } from '#shared/api/requests.ts';
import { addItem, leaveOut, rewordItem } from '#shared/domain/edit-plan.ts';
import { MOST_ITEMS, type Plan } from '#shared/domain/plan.ts';
import { useApp } from '../app-context.ts';
import { useLoad } from '../state/use-load.ts';
import { Failure } from './failure.tsx';
import { focusOnce } from './focus-once.ts';
import { Inline } from './inline.tsx';
import { Skeleton } from './skeleton.tsx';

interface PlanApprovalProps {
  readonly jobId: string;
  readonly reply: (body: ReplyRequest) => void;
}

/** The plan, before anything is spent on it: to go ahead with, to change, or to stop at. */
export function PlanApproval({ jobId, reply }: PlanApprovalProps) {
  const { words, client } = useApp();
  const loading = useLoad(() => client.plan(jobId), jobId);
  const [edited, setEdited] = useState<Plan>();
  if (loading.state === 'loading') return <Skeleton lines={4} />;
  if (loading.state === 'failed') return <Failure error={loading.error} retry={loading.retry} />;
  const plan = edited ?? loading.value.plan;
  const isWhole = plan.checklist.every(({ description }) => description.trim() !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        reply(edited === undefined ? { decision: 'approve' } : { decision: 'edit', plan: edited });
      }}
    >
      <h2>{words.planTitle}</h2>
      <PlanItems plan={plan} onChange={setEdited} />
      <p class="actions">
        <button
          type="button"
          class="second"
          disabled={plan.checklist.length >= MOST_ITEMS}
          onClick={() => setEdited(addItem(plan, ''))}
        >
          {words.addItem}
        </button>{' '}
        {edited !== undefined && (
          <button type="button" class="second" onClick={() => setEdited(undefined)}>
            {words.undoChanges}
          </button>
        )}
      </p>
      {edited === undefined && <Searches plan={plan} />}
      <p>{words.estimate(plan.estimate.searches, plan.estimate.reads)}</p>
      <p class="actions">
        <button type="submit" class="first" ref={focusOnce} disabled={!isWhole}>
          {edited === undefined ? words.approve : words.approveEdited}
        </button>{' '}
        <button type="button" class="second" onClick={() => reply({ decision: 'reject' })}>
          {words.reject}
        </button>
      </p>
    </form>
  );
}

interface PlanItemsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

function PlanItems({ plan, onChange }: PlanItemsProps) {
  const { words } = useApp();
  return (
    <ol class="plan-items">
      {plan.checklist.map((item, index) => (
        <li key={item.id}>
          <div class="plan-item">
            <textarea
              rows={1}
              dir="auto"
              aria-label={words.itemLabel(index + 1)}
              value={item.description}
              ref={item.description === '' ? focusOnce : null}
              onInput={(event) => onChange(rewordItem(plan, item.id, event.currentTarget.value))}
            />
            <button
              type="button"
              class="second"
              aria-label={`${words.leaveOut}: ${words.itemLabel(index + 1)}`}
              disabled={plan.checklist.length === 1}
              onClick={() => onChange(leaveOut(plan, [index + 1]))}
            >
              {words.leaveOut}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Searches({ plan }: { readonly plan: Plan }) {
  const { words } = useApp();
  if (plan.searchTasks.length === 0) return null;
  return (
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
  );
}
