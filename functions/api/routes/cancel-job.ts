import { cancelJob as cancel } from '#shared/research/cancel-job.ts';
import { countEnd } from '#shared/research/batch/count-end.ts';
import { endRun } from '#shared/research/standing/end-run.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/** Ends an unfinished job; doing it again is harmless. */
export async function cancelJob(request: ApiRequest<'cancelJob'>): Promise<ApiResponse> {
  const { ports } = request;
  const cancelled = await cancel(await findJob(request), ports);
  await countEnd(cancelled, ports);
  await endRun(cancelled, ports);
  await ports.dispatcher.notify();
  return answerJson(viewJob(cancelled));
}
