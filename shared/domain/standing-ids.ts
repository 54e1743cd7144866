import { hashOf } from '#shared/text/hash.ts';
import type { StandingReference } from './standing.ts';

/** The job of a run: the same run of the same standing question is one job, however often it is begun. */
export function standingJobId({ tenantId, standingId }: StandingReference, runKey: string): string {
  return `st-${hashOf([tenantId, standingId, runKey]).slice(0, 40)}`;
}
