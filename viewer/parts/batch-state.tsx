import type { BatchView } from '#shared/api/batch-responses.ts';
import type { BatchStatus } from '#shared/domain/batch.ts';
import { useApp } from '../app-context.ts';

/** The class of the status of a job that means the same. */
const LIKE: Readonly<Record<BatchStatus, string>> = {
  QUEUED: 'queued',
  VALIDATING: 'processing',
  SUBMITTING: 'processing',
  RUNNING: 'processing',
  CANCELLING: 'cancelled',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
};

export function BatchBadge({ status }: { readonly status: BatchStatus }) {
  const { words } = useApp();
  return <strong class={`badge ${LIKE[status]}`}>{words.batch.status[status]}</strong>;
}

/** How much of a batch has ended. */
export function BatchMeter({ batch }: { readonly batch: Pick<BatchView, 'counts' | 'lines'> }) {
  const { words } = useApp();
  const { counts, lines = 0 } = batch;
  const percent = lines === 0 ? 0 : Math.round((counts.ended / lines) * 100);
  return (
    <div
      class="meter"
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
