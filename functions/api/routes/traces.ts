import { TOOL_NAME, type ToolTraceList } from '#shared/api/tool-trace.ts';
import { Report } from '#shared/domain/report.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';
import { findOwnJobs } from '../own-jobs.ts';
import { composeTrace, summarise, traceStatus } from '../tool-trace.ts';
import { claimsSoFar } from '#shared/research/findings.ts';
import { readTrace } from '#shared/research/read-trace.ts';

/** A job as the trace of a tool. */
export async function getTrace(request: ApiRequest<'getTrace'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const { research, archive, trace } = request.ports;
  const [standing, brief, plan, coverage, queries, searches, sources, claims, text] = await Promise.all([
    trace.standing(job),
    research.get(job, 'BRIEF', 'only'),
    research.get(job, 'PLAN', 'only'),
    research.list(job, 'COVERAGE'),
    research.list(job, 'QUERY'),
    research.list(job, 'SEARCH'),
    research.list(job, 'SOURCE'),
    claimsSoFar(research, job),
    archive.getText(reportKey(job.tenantId, job.jobId, 'json')),
  ]);
  const report =
    job.status === 'COMPLETED' && text !== undefined ? Report.parse(JSON.parse(text)) : undefined;
  let modelCalls = 0;
  for await (const { type } of readTrace(trace, job)) if (type === 'model-called') modelCalls += 1;
  const found = { brief, plan, coverage, queries, searches, sources, claims, report, modelCalls };
  return answerJson(composeTrace(job, standing, found));
}

/** The caller's traces, newest first, by tool and status. */
export async function listTraces(request: ApiRequest<'listTraces'>): Promise<ApiResponse> {
  const { limit, after, tool_name: tool = TOOL_NAME, status } = request.query;
  if (tool !== TOOL_NAME) return answerJson({ traces: [] } satisfies ToolTraceList);
  const { jobs, next } = await findOwnJobs(request, {
    limit,
    after,
    fits: (job) => status === undefined || traceStatus(job.status) === status,
  });
  const traces = await Promise.all(
    jobs.map(async (job) => summarise(job, await request.ports.trace.standing(job))),
  );
  const list: ToolTraceList = { traces, ...(next === undefined ? {} : { next }) };
  return answerJson(list);
}
