import { countEntries, type EvidenceDiff } from './diff/evidence-diff.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { outgoingEventId } from './outgoing-event-id.ts';
import type { Standing, StandingRun } from './standing.ts';

/** What others are notified of a run that found changes; one id however often it is sent. */
export function standingEvent(
  { tenantId, standingId, owner, name }: Standing,
  { jobId, at }: Pick<StandingRun, 'jobId' | 'at'>,
  diff: EvidenceDiff,
): OutgoingEvent {
  const type = 'research.standing.changed' as const;
  const standing = `/v1/standing/${encodeURIComponent(standingId)}`;
  return {
    id: outgoingEventId({ type, tenantId, subject: standingId, occasion: jobId }),
    type,
    timestamp: at,
    tenantId,
    owner,
    data: {
      standingId,
      ...(name === undefined ? {} : { name }),
      jobId,
      changes: { ...countEntries(diff) },
      links: {
        standing,
        changes: `${standing}/changes?jobId=${encodeURIComponent(jobId)}`,
        result: `/v1/research/jobs/${encodeURIComponent(jobId)}/result`,
      },
    },
  };
}
