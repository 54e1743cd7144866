import type { AdminJobList, AdminJobView } from '#shared/api/responses.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';

/** For those who look after the service: how jobs of all tenants stand and what they cost, and no word of their text. */
export async function listAllJobs(request: ApiRequest<'listAllJobs'>): Promise<ApiResponse> {
  const { status, limit, after } = request.query;
  const page = await request.ports.jobs.listByStatus(status, {
    limit,
    ...(after === undefined ? {} : { after }),
  });
  const list: AdminJobList = {
    jobs: await Promise.all(page.jobs.map(async (job) => viewState(job, request.ports))),
    ...(page.next === undefined ? {} : { next: page.next }),
  };
  return answerJson(list);
}

async function viewState(job: Job, { budget }: Pick<Ports, 'budget'>): Promise<AdminJobView> {
  const { tenantId, jobId, status, createdAt, startedAt, endedAt, outcome, endReason, failure } = job;
  return {
    tenantId,
    jobId,
    status,
    createdAt,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(endReason === undefined ? {} : { endReason }),
    ...(failure === undefined ? {} : { failure: failure.name }),
    cost: await budget.read(job),
  };
}
