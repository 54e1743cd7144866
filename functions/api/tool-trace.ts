import {
  TOOL_NAME,
  type ToolTrace,
  type ToolTraceStatus,
  type ToolTraceSummary,
} from '#shared/api/tool-trace.ts';
import { toToolOutput } from '#shared/api/tool-output.ts';
import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Job, JobStatus } from '#shared/domain/job.ts';
import { type Coverage, type Plan, asAsked } from '#shared/domain/plan.ts';
import { type Query, iterationId } from '#shared/domain/query.ts';
import type { Report } from '#shared/domain/report.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { Source } from '#shared/domain/source.ts';
import type { TraceStanding } from '#shared/domain/trace-event.ts';

const STATUSES: Readonly<Record<JobStatus, ToolTraceStatus>> = {
  QUEUED: 'pending',
  PROCESSING: 'in_progress',
  AWAITING_INPUT: 'in_progress',
  COMPLETED: 'completed',
  FAILED: 'failed',
  EXPIRED: 'failed',
  CANCELLED: 'cancelled',
};

export function traceStatus(status: JobStatus): ToolTraceStatus {
  return STATUSES[status];
}

/** What a list says of a run. */
export function summarise(job: Job, standing: TraceStanding | undefined): ToolTraceSummary {
  return {
    id: job.jobId,
    user_id: job.owner,
    org_id: job.tenantId,
    tool_name: TOOL_NAME,
    input_params: {
      question: job.question,
      context: job.context ?? null,
      max_iterations: job.settings.maxIterations,
    },
    status: traceStatus(job.status),
    progress: standing?.progress ?? 0,
    current_stage: standing?.message ?? '',
    error_message: job.failure?.message ?? null,
    created_at: job.createdAt,
    started_at: job.startedAt ?? null,
    completed_at: job.endedAt ?? null,
    timings: timingsOf(job),
  };
}

function timingsOf({ createdAt, startedAt, endedAt, waitedMilliseconds }: Job): ToolTraceSummary['timings'] {
  const waited = waitedMilliseconds / 1000;
  const queued = startedAt === undefined ? null : secondsBetween(createdAt, startedAt);
  const ran = startedAt === undefined || endedAt === undefined ? null : secondsBetween(startedAt, endedAt);
  return {
    queued_seconds: queued,
    running_seconds: ran === null ? null : Math.max(0, ran - waited),
    waiting_seconds: waited,
  };
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
}

/** What research has kept of a job. */
export interface Found {
  readonly brief: Brief | undefined;
  readonly plan: Plan | undefined;
  readonly coverage: readonly Coverage[];
  readonly queries: readonly Query[];
  readonly searches: readonly SearchResult[];
  readonly sources: readonly Source[];
  readonly claims: readonly Claim[];
  readonly report: Report | undefined;
  readonly modelCalls: number;
}

/** The whole record of a run. */
export function composeTrace(job: Job, standing: TraceStanding | undefined, found: Found): ToolTrace {
  const read = found.sources.filter(({ status }) => status === 'fetched' || status === 'digested');
  const checklist = checklistOf(found);
  return {
    ...summarise(job, standing),
    state: {
      refined_question: found.brief?.question ?? job.question,
      checklist,
      knowledge_base: {
        facts: found.claims.map(({ text }) => text),
        sources: read.map(toKnownSource),
        gaps: checklist.filter((item) => !item.satisfied).map((item) => item.description),
      },
      iterations: iterationsOf(found),
    },
    result: found.report ? resultOf(job, found.report) : null,
    metrics: {
      total_iterations: found.coverage.length,
      pubmed_queries: found.queries.filter(({ provider }) => provider === 'pubmed').length,
      web_queries: found.queries.filter(({ provider }) => provider !== 'pubmed').length,
      sources_processed: read.length,
      llm_calls: found.modelCalls,
    },
  };
}

function checklistOf({ plan, coverage }: Found): ToolTrace['state']['checklist'] {
  const latest = new Map(coverage.at(-1)?.items.map((item) => [item.itemId, item]));
  return (plan?.checklist ?? []).map((one) => {
    const item = latest.get(one.id);
    return {
      id: one.id,
      description: asAsked(one),
      satisfied: item?.status === 'satisfied',
      ...(item === undefined ? {} : { evidence: item.reason }),
    };
  });
}

function toKnownSource(source: Source): ToolTrace['state']['knowledge_base']['sources'][number] {
  const { id, kind, title, url, workIds } = source;
  const type = kind === 'pubmed' ? 'pubmed' : 'web';
  return { id, type, title, url, ...(workIds?.pmid === undefined ? {} : { pmid: workIds.pmid }) };
}

function iterationsOf({ coverage, queries, searches }: Found): ToolTrace['state']['iterations'] {
  return coverage.map(({ iteration, items }) => {
    const wave = iterationId(iteration);
    const results = searches.filter(({ waveId }) => waveId === wave);
    const satisfied = items.filter(({ status }) => status === 'satisfied').length;
    return {
      iteration,
      queries: queries.filter(({ waveId }) => waveId === wave).map(({ text }) => text),
      results_count: results.reduce((sum, { hits }) => sum + hits.length, 0),
      checklist_progress: `${satisfied}/${items.length}`,
    };
  });
}

function resultOf(job: Job, report: Report): ToolTrace['result'] {
  const { answer, sources } = toToolOutput(job, report);
  const count = (status: 'partial' | 'satisfied' | 'unsatisfied'): number =>
    report.checklist.filter((item) => item.status === status).length;
  return {
    answer,
    sources,
    checklist_coverage: {
      satisfied: count('satisfied'),
      partial: count('partial'),
      unsatisfied: count('unsatisfied'),
    },
  };
}
