import type { JobState } from '#shared/api/responses.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { jobsInStatus } from '#shared/research/jobs-in-status.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/** Where a job stands, as its latest events say. */
export async function getJob(request: ApiRequest<'getJob'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const { ports } = request;
  const [standing, cost, position] = await Promise.all([
    ports.trace.standing(job),
    ports.budget.read(job),
    job.status === 'QUEUED' ? positionOf(job, ports) : undefined,
  ]);
  const state: JobState = {
    ...viewJob(job),
    progress: standing?.progress ?? 0,
    stage: standing?.stage ?? 'queue',
    message: standing?.message ?? '',
    cost,
    degradedSteps: standing?.degradedSteps ?? [],
    ...(position === undefined ? {} : { queuePosition: position }),
    ...(standing?.runtimeProgress === undefined ? {} : { runtime_progress: standing.runtimeProgress }),
  };
  return answerJson(state);
}

/** Its place among the queued jobs of its tenant, which are started oldest first. */
async function positionOf(job: Job, { jobs }: Pick<Ports, 'jobs'>): Promise<number> {
  let ahead = 0;
  for await (const other of jobsInStatus(jobs, 'QUEUED')) {
    if (other.tenantId === job.tenantId && isBefore(other, job)) ahead += 1;
  }
  return ahead + 1;
}

function isBefore(other: Job, job: Job): boolean {
  if (other.createdAt !== job.createdAt) return other.createdAt < job.createdAt;
  return other.jobId < job.jobId;
}
