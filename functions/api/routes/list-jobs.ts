import type { JobList } from '#shared/api/responses.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { viewJob } from '../job-access.ts';

/** The caller's jobs, newest first. */
export async function listJobs(request: ApiRequest<'listJobs'>): Promise<ApiResponse> {
  const { limit, after } = request.query;
  const { tenantId, owner } = request.caller;
  const page = await request.ports.jobs.listByOwner(tenantId, owner, {
    limit,
    ...(after === undefined ? {} : { after }),
  });
  const list: JobList = {
    jobs: page.jobs.map((job) => viewJob(job)),
    ...(page.next === undefined ? {} : { next: page.next }),
  };
  return answerJson(list);
}
