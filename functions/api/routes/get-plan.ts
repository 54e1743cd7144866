import type { PlanView } from '#shared/api/responses.ts';
import { NotFound } from '#shared/errors.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** The plan of a job, to be looked at before it is approved. */
export async function getPlan(request: ApiRequest<'getPlan'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const [brief, stored] = await Promise.all([
    request.ports.research.get(job, 'BRIEF', ONLY),
    request.ports.research.get(job, 'PLAN', ONLY),
  ]);
  // Edited, and put in place when the job goes on.
  const plan = job.resumption?.plan ?? stored;
  if (!plan) {
    throw new NotFound(`Job ${job.jobId} has no plan yet.`, { remedy: 'Follow its events and ask again.' });
  }
  const view: PlanView = { ...(brief ? { brief } : {}), plan };
  return answerJson(view);
}
