import type { JobState } from '#shared/api/responses.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/** Where a job stands, as its latest event tells. */
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

const PAGE = 1000;

async function findLatestEvent(job: JobReference, ports: Ports): Promise<TraceEvent | undefined> {
  let latest: TraceEvent | undefined;
  for (;;) {
    const events = await ports.trace.list(job, { after: latest?.sequence ?? 0, limit: PAGE });
    latest = events.at(-1) ?? latest;
    if (events.length < PAGE) return latest;
  }
}
