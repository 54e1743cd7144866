import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { JobReference } from '#shared/domain/job.ts';
import { nearnessBefore, withNearness } from '#shared/domain/nearness.ts';
import type { Coverage } from '#shared/domain/plan.ts';
import { iterationId } from '#shared/domain/query.ts';
import type { Draft } from '#shared/domain/report.ts';
import { markOlderEditions } from '#shared/domain/older-editions.ts';
import type { Source } from '#shared/domain/source.ts';
import { withTelling } from '#shared/domain/telling.ts';
import type { ResearchStore } from '../ports/research-store.ts';
import type { RecordKind } from '#shared/domain/records.ts';

/** What research has found so far: all evidence and sources, and the assessment of the newest iteration. */
export interface Findings {
  readonly sources: readonly Source[];
  readonly evidence: readonly Evidence[];
  /** As they may be shown: those of the newest draft, where it has read them. */
  readonly claims: readonly Claim[];
  /** As they were weighed. */
  readonly weighed: readonly Claim[];
  readonly coverage: Coverage | undefined;
  readonly gate: Gate | undefined;
  readonly draft: Draft | undefined;
}

/** Claims are kept per iteration under `{waveId}-{claimId}`; the newest iteration's are those that hold. */
export async function loadFindings(research: ResearchStore, job: JobReference): Promise<Findings> {
  const [listed, evidence, coverages, gates, drafts] = await Promise.all([
    research.list(job, 'SOURCE'),
    listEvidence(research, job),
    research.list(job, 'COVERAGE'),
    research.list(job, 'GATE'),
    research.list(job, 'DRAFT'),
  ]);
  const sources = markOlderEditions(listed);
  const coverage = coverages.at(-1);
  const draft = drafts.at(-1);
  const weighed = coverage
    ? await research.list(job, 'CLAIM', iterationPrefix('CLAIM', coverage.iteration))
    : [];
  const claims = draft?.claims ?? weighed;
  return { sources, evidence, claims, weighed, coverage, gate: gates.at(-1), draft };
}

/** The claims of a job as far as it has come: as they may be shown, once a draft has read them. */
export async function claimsSoFar(
  research: Pick<ResearchStore, 'list'>,
  job: JobReference,
): Promise<readonly Claim[]> {
  const [weighed, drafts] = await Promise.all([research.list(job, 'CLAIM'), research.list(job, 'DRAFT')]);
  return drafts.at(-1)?.claims ?? weighed;
}

/** All evidence, as the newest wave has compared it in meaning, and read it. */
async function listEvidence(
  research: Pick<ResearchStore, 'list'>,
  job: JobReference,
): Promise<readonly Evidence[]> {
  const [evidence, measured] = await Promise.all([
    research.list(job, 'EVIDENCE'),
    research.list(job, 'NEARNESS'),
  ]);
  const compared = withNearness(evidence, nearnessBefore(measured, evidence));
  return withTelling(compared, measured.at(-1)?.telling?.items ?? {});
}

/** The id, or the beginning of the ids, of the records of one iteration. */
export function iterationPrefix(
  kind: Extract<RecordKind, 'CLAIM' | 'COVERAGE' | 'GATE'>,
  iteration: number,
): string {
  const id = iterationId(iteration);
  return kind === 'CLAIM' ? `${id}-` : id;
}
