import type { Batch } from './batch.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { outgoingEventId } from './outgoing-event-id.ts';

/** What others are notified of a batch that has ended; one id however often it is sent. */
export function batchEvent(batch: Batch): OutgoingEvent {
  const { tenantId, batchId, owner, status, counts, lines = 0, errors = 0 } = batch;
  const type = 'research.batch.completed' as const;
  const path = `/v1/batches/${encodeURIComponent(batchId)}`;
  return {
    id: outgoingEventId({ type, tenantId, subject: batchId }),
    type,
    timestamp: batch.endedAt ?? batch.createdAt,
    tenantId,
    owner,
    data: {
      batchId,
      status: status === 'CANCELLED' || status === 'FAILED' ? status : 'COMPLETED',
      counts: {
        total: lines + errors,
        completed: counts.answered + counts.partial + counts.insufficientEvidence,
        failed: counts.failed,
        cancelled: counts.cancelled,
        expired: counts.expired,
        rejected: errors,
      },
      links: { batch: path, results: `${path}/results` },
    },
  };
}
