import type { JobState } from '#shared/api/responses.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { readTrace } from '#shared/research/read-trace.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/** Where a job stands, as its latest event says. */
export async function getJob(request: ApiRequest): Promise<ApiResponse> {
  const job = await findJob(request);
  const latest = await findLatestEvent(job, request.ports);
  const state: JobState = {
    ...viewJob(job),
    progress: latest?.progress ?? 0,
    stage: latest?.stage ?? 'queue',
    message: latest?.message ?? '',
  };
  return answerJson(state);
}

async function findLatestEvent(job: JobReference, { trace }: Ports): Promise<TraceEvent | undefined> {
  let latest: TraceEvent | undefined;
  for await (const event of readTrace(trace, job)) latest = event;
  return latest;
}
