import type { JobState } from '#shared/api/responses.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/** Where a job stands, as its latest events say. */
export async function getJob(request: ApiRequest<'getJob'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const standing = await request.ports.trace.standing(job);
  const state: JobState = {
    ...viewJob(job),
    progress: standing?.progress ?? 0,
    stage: standing?.stage ?? 'queue',
    message: standing?.message ?? '',
    ...(standing?.runtimeProgress === undefined ? {} : { runtime_progress: standing.runtimeProgress }),
  };
  return answerJson(state);
}
