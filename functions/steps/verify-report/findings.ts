import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { ModelTrouble } from '#shared/domain/model-trouble.ts';
import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
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
  /** Undefined where no model failed. */
  readonly modelTrouble?: ModelTrouble | undefined;
}

export async function loadAll(
  job: JobReference,
  { research, trace }: Pick<Ports, 'research' | 'trace'>,
): Promise<Findings> {
  const [brief, plan, found, searches, digests, troubles] = await Promise.all([
    research.get(job, 'BRIEF', ONLY),
    research.get(job, 'PLAN', ONLY),
    loadFindings(research, job),
    research.list(job, 'SEARCH'),
    research.list(job, 'DIGEST'),
    readTroubles(job, trace),
  ]);
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
    searches,
    digests,
    ...troubles,
  };
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** What the trace says of steps that their fallback had to do. */
async function readTroubles(
  job: JobReference,
  trace: TraceStore,
): Promise<Pick<Findings, 'degradedSteps' | 'modelTrouble'>> {
  const events: TraceEvent[] = [];
  let answered = 0;
  for await (const event of readTrace(trace, job)) {
    if (event.type === 'model-called') answered += 1;
    if (event.type === 'degraded') events.push(event);
  }
  const ofModel = events.filter(({ data }) => data?.['role'] !== undefined);
  // An answer that came and could not be used was counted as one.
  const unusable = ofModel.filter(({ data }) => data?.['error'] === undefined).length;
  return {
    degradedSteps: stagesOf(events).toSorted(),
    ...(ofModel.length === 0
      ? {}
      : {
          modelTrouble: {
            answered: Math.max(0, answered - unusable),
            failed: ofModel.length,
            stages: stagesOf(ofModel),
            reasons: reasonsOf(ofModel),
          },
        }),
  };
}

/** A call that served something else than its stage counts for that. */
function stagesOf(events: readonly TraceEvent[]): readonly string[] {
  const stages = events.map(({ stage, data }) => {
    const askedFor = data?.['askedFor'];
    return typeof askedFor === 'string' ? askedFor : stage;
  });
  return [...new Set(stages)];
}

const UNUSABLE = 'Its answer could not be used.';
const MOST_REASONS = 5;

function reasonsOf(events: readonly TraceEvent[]): readonly string[] {
  const reasons = events.map(({ data }) => {
    const reason = data?.['reason'];
    return data?.['error'] === undefined || typeof reason !== 'string' ? UNUSABLE : reason;
  });
  return [...new Set(reasons)].slice(0, MOST_REASONS);
}
