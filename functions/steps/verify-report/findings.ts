import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { NotFound } from '#shared/errors.ts';
import { loadFindings } from '#shared/research/findings.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { readTrace } from '#shared/research/read-trace.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';

/** All that is known of a job whose report is to be verified. */
export interface Findings {
  readonly brief: Brief;
  readonly plan: Plan;
  readonly draft: Draft;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly sources: ReadonlyMap<string, Source>;
  readonly claims: readonly Claim[];
  readonly coverage: Coverage | undefined;
  readonly gate: Gate | undefined;
  readonly searches: readonly SearchResult[];
  readonly digests: readonly Digest[];
  /** Stages whose deterministic fallback had to step in, sorted. */
  readonly degradedSteps: readonly string[];
}

export async function loadAll(
  job: JobReference,
  { research, trace }: Pick<Ports, 'research' | 'trace'>,
): Promise<Findings> {
  const brief = await research.get(job, 'BRIEF', ONLY);
  const plan = await research.get(job, 'PLAN', ONLY);
  const found = await loadFindings(research, job);
  if (!brief || !plan || !found.draft) {
    throw new NotFound(`Job ${job.jobId} has no draft to make a report of.`);
  }
  return {
    ...found,
    brief,
    plan,
    draft: found.draft,
    evidence: byId(found.evidence),
    sources: byId(found.sources),
    searches: await research.list(job, 'SEARCH'),
    digests: await research.list(job, 'DIGEST'),
    degradedSteps: await degradedSteps(job, trace),
  };
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

async function degradedSteps(job: JobReference, trace: TraceStore): Promise<readonly string[]> {
  const stages = new Set<string>();
  for await (const event of readTrace(trace, job)) if (event.type === 'degraded') stages.add(event.stage);
  return [...stages].sort();
}
