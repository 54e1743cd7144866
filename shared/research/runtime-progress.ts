import type { GateCounts } from '#shared/domain/gate.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { type Cursor, type Query, waveId } from '#shared/domain/query.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { ResearchUnit, RuntimeProgress } from '#shared/domain/runtime-progress.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { ResearchStore } from '../ports/research-store.ts';

interface Wave {
  readonly cursor: Cursor;
  readonly plan: Pick<Plan, 'subQuestions'> | undefined;
  readonly queries: readonly Query[];
  /** Those that have been made. */
  readonly searches: readonly SearchResult[];
  readonly counts: GateCounts | undefined;
  readonly verdict: Pick<RuntimeProgress, 'quality_gate_status' | 'quality_gate_reason'>;
}

/** A wave as seed 003 says of it: its research units are the sub-questions of the plan. */
export function runtimeProgress(wave: Wave): RuntimeProgress {
  const units = unitsOf(wave);
  const skipped = units.filter(({ status }) => status === 'skipped').length;
  const domains = wave.counts?.domains ?? [];
  return {
    supervisor_iteration: wave.cursor.iteration,
    dispatched_research_units: units.length - skipped,
    skipped_research_units: skipped,
    ...wave.verdict,
    evidence_record_count: wave.counts?.evidenceRecords ?? 0,
    source_domain_count: domains.length,
    source_domains: domains,
    research_units: units,
  };
}

/** The same of a wave whose searches are about to be made; its gate has not looked yet. */
export async function progressOfDispatch(
  { research }: { readonly research: ResearchStore },
  job: JobReference,
  { cursor, queries }: Pick<Wave, 'cursor' | 'queries'>,
): Promise<RuntimeProgress> {
  const [plan, gates] = await Promise.all([research.get(job, 'PLAN', ONLY), research.list(job, 'GATE')]);
  const verdict = { quality_gate_status: 'none', quality_gate_reason: null } as const;
  return runtimeProgress({ cursor, plan, queries, searches: [], counts: gates.at(-1)?.counts, verdict });
}

/** The same of a wave that its gate has judged. */
export async function progressOfGate(
  { research }: { readonly research: ResearchStore },
  job: JobReference,
  { cursor, searches, counts, verdict }: Omit<Wave, 'plan' | 'queries'>,
): Promise<RuntimeProgress> {
  const [plan, queries] = await Promise.all([
    research.get(job, 'PLAN', ONLY),
    research.list(job, 'QUERY', waveId(cursor)),
  ]);
  return runtimeProgress({ cursor, plan, queries, searches, counts, verdict });
}

/** Queries that serve no sub-question are those of the question as a whole. */
function unitsOf({ plan, queries, searches }: Wave): readonly ResearchUnit[] {
  const made = new Map(searches.map((search) => [search.queryId, search]));
  const known = new Set(plan?.subQuestions.map(({ id }) => id));
  const whole = queries.filter(({ subQuestionId: id }) => id === undefined || !known.has(id));
  const units = (plan?.subQuestions ?? []).map(({ id, text }) =>
    unitOf(
      text,
      queries.filter(({ subQuestionId }) => subQuestionId === id),
      made,
    ),
  );
  return whole.length === 0 ? units : [...units, unitOf(WHOLE, whole, made)];
}

const WHOLE = 'the question as a whole';

function unitOf(
  text: string,
  queries: readonly Query[],
  made: ReadonlyMap<string, SearchResult>,
): ResearchUnit {
  const searches = queries.flatMap(({ id }) => made.get(id) ?? []);
  const failures = searches.flatMap(({ failure }) => failure?.message ?? []);
  const times = searches.flatMap(({ milliseconds }) => milliseconds ?? []);
  const hasFailed = searches.length > 0 && failures.length === searches.length;
  return {
    topic: text.toWellFormed(),
    status: statusOf(queries, searches, hasFailed ? 'failed' : 'completed'),
    duration_seconds: times.length === 0 ? null : Math.max(...times) / 1000,
    failure_reason: hasFailed ? [...new Set(failures)].join(' ').toWellFormed() : null,
  };
}

function statusOf(
  queries: readonly Query[],
  searches: readonly SearchResult[],
  done: 'failed' | 'completed',
): ResearchUnit['status'] {
  if (queries.length === 0) return 'skipped';
  return searches.length === 0 ? 'dispatched' : done;
}
