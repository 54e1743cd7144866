import { Conflict } from '#shared/errors.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/** The caller has the result of a completed job: the same submission begins a new one from now on. */
export async function confirmDelivery(request: ApiRequest<'confirmDelivery'>): Promise<ApiResponse> {
  const job = await findJob(request);
  const delivered = await request.ports.jobs.change(job, ['COMPLETED'], { delivery: 'done' });
  if (delivered) return answerJson(viewJob(delivered));
  throw new Conflict(`Job ${job.jobId} is ${job.status} and has no result that could be delivered.`, {
    remedy: 'Look at the job to see where it stands.',
  });
}
