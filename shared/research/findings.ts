import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { JobReference } from '#shared/domain/job.ts';
import { nearnessBefore, withNearness } from '#shared/domain/nearness.ts';
import type { Coverage } from '#shared/domain/plan.ts';
import { iterationId } from '#shared/domain/query.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import type { ResearchStore } from '../ports/research-store.ts';
import type { RecordKind } from '#shared/domain/records.ts';

/** What research has found so far: all evidence and sources, and the assessment of the newest iteration. */
export interface Findings {
  readonly sources: readonly Source[];
  readonly evidence: readonly Evidence[];
  readonly claims: readonly Claim[];
  readonly coverage: Coverage | undefined;
  readonly gate: Gate | undefined;
  readonly draft: Draft | undefined;
}

/** Claims are kept per iteration under `{waveId}-{claimId}`; the newest iteration's are those that hold. */
export async function loadFindings(research: ResearchStore, job: JobReference): Promise<Findings> {
  const [sources, evidence, coverages, gates, drafts] = await Promise.all([
    research.list(job, 'SOURCE'),
    listEvidence(research, job),
    research.list(job, 'COVERAGE'),
    research.list(job, 'GATE'),
    research.list(job, 'DRAFT'),
  ]);
  const coverage = coverages.at(-1);
  const claims = coverage
    ? await research.list(job, 'CLAIM', iterationPrefix('CLAIM', coverage.iteration))
    : [];
  return { sources, evidence, claims, coverage, gate: gates.at(-1), draft: drafts.at(-1) };
}

/** All evidence, as the newest wave has compared it in meaning. */
async function listEvidence(
  research: Pick<ResearchStore, 'list'>,
  job: JobReference,
): Promise<readonly Evidence[]> {
  const [evidence, measured] = await Promise.all([
    research.list(job, 'EVIDENCE'),
    research.list(job, 'NEARNESS'),
  ]);
  return withNearness(evidence, nearnessBefore(measured, evidence));
}

/** The id, or the beginning of the ids, of the records of one iteration. */
export function iterationPrefix(
  kind: Extract<RecordKind, 'CLAIM' | 'COVERAGE' | 'GATE'>,
  iteration: number,
): string {
  const id = iterationId(iteration);
  return kind === 'CLAIM' ? `${id}-` : id;
}
