import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { ONLY, type RecordKind } from '#shared/ports/research-store.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';

/** All that research found out about a job. */
export interface Findings {
  readonly brief: Brief;
  readonly plan: Plan;
  readonly draft: Draft;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly sources: ReadonlyMap<string, Source>;
  readonly claims: readonly Claim[];
  readonly coverage: Coverage | undefined;
  readonly gate: Gate | undefined;
  /** Stages whose deterministic twin had to step in, sorted. */
  readonly degradedSteps: readonly string[];
}

export async function loadFindings(
  job: JobReference,
  { research, trace }: Pick<Ports, 'research' | 'trace'>,
): Promise<Findings> {
  const brief = await research.get(job, 'BRIEF', ONLY);
  const plan = await research.get(job, 'PLAN', ONLY);
  const drafts = await research.list(job, 'DRAFT');
  const draft = latest(drafts, (one) => one.revision);
  if (!brief || !plan || !draft) throw missing(job, { BRIEF: brief, PLAN: plan, DRAFT: draft });
  return {
    brief,
    plan,
    draft,
    evidence: byId(await research.list(job, 'EVIDENCE')),
    sources: byId(await research.list(job, 'SOURCE')),
    claims: await research.list(job, 'CLAIM'),
    coverage: latest(await research.list(job, 'COVERAGE'), (one) => one.iteration),
    gate: latest(await research.list(job, 'GATE'), (one) => one.iteration),
    degradedSteps: await degradedSteps(job, trace),
  };
}

function missing(job: JobReference, records: Partial<Record<RecordKind, unknown>>): NotFound {
  const absent = Object.entries(records).filter(([, record]) => record === undefined);
  const kinds = absent.map(([kind]) => kind.toLowerCase()).join(' and ');
  return new NotFound(`Job ${job.jobId} has no ${kinds} to make a report of.`);
}

function latest<Item>(items: readonly Item[], at: (item: Item) => number): Item | undefined {
  return items.toSorted((a, b) => at(a) - at(b)).at(-1);
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

const EVENTS_AT_ONCE = 500;

async function degradedSteps(job: JobReference, trace: TraceStore): Promise<readonly string[]> {
  const stages = new Set<string>();
  let after = 0;
  for (;;) {
    const events = await trace.list(job, { after, limit: EVENTS_AT_ONCE });
    for (const event of events) if (event.type === 'degraded') stages.add(event.stage);
    const last = events.at(-1);
    if (!last) return [...stages].sort();
    after = last.sequence;
  }
}
