import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import type { Source } from '#shared/domain/source.ts';
import type { ResearchStore } from '../../ports/research-store.ts';

/** The run whose readings may be taken over: the one before, read for the same plan. */
export function earlierRun({ tenantId, standing }: Job): JobReference | undefined {
  if (standing?.since === undefined || !standing.reusesReading) return undefined;
  return { tenantId, jobId: standing.since.jobId };
}

export interface EarlierReading {
  readonly digest: Digest;
  readonly evidence: readonly Evidence[];
}

/** What the run before took from this very text; undefined where it did not read it, or another text was there then. */
export async function findReading(
  source: Source,
  job: Job,
  research: ResearchStore,
): Promise<EarlierReading | undefined> {
  const earlier = earlierRun(job);
  if (!earlier) return undefined;
  const known = await research.get(earlier, 'SOURCE', source.id);
  if (known?.archiveHash === undefined || known.archiveHash !== source.archiveHash) return undefined;
  const digest = await research.get(earlier, 'DIGEST', source.id);
  if (!digest || digest.degradedReason !== undefined) return undefined;
  return { digest, evidence: await research.list(earlier, 'EVIDENCE', `${source.id}:`) };
}
