import type { QueueSummary } from '#shared/api/responses.ts';
import type { JobStatus } from '#shared/domain/job.ts';
import { jobsInStatus } from '#shared/research/jobs-in-status.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';

/** How many jobs of the caller's tenant wait and run, and how many slots are taken by anyone. */
export async function getQueueSummary(request: ApiRequest<'getQueueSummary'>): Promise<ApiResponse> {
  const { ports } = request;
  const [queued, processing, awaitingInput, slots] = await Promise.all([
    countJobs(request, 'QUEUED'),
    countJobs(request, 'PROCESSING'),
    countJobs(request, 'AWAITING_INPUT'),
    ports.slots.list(),
  ]);
  const now = ports.clock.now();
  const summary: QueueSummary = {
    queued,
    processing,
    awaitingInput,
    slotsInUse: slots.filter((slot) => slot.leaseUntil > now).length,
    slots: ports.config.job.maxConcurrency,
  };
  return answerJson(summary);
}

async function countJobs(
  { ports, caller }: Pick<ApiRequest, 'caller' | 'ports'>,
  status: JobStatus,
): Promise<number> {
  let count = 0;
  for await (const job of jobsInStatus(ports.jobs, status)) {
    if (job.tenantId === caller.tenantId) count += 1;
  }
  return count;
}
