import { endEvent } from '#shared/domain/job-end.ts';
import { type Job, STATUSES_BEFORE } from '#shared/domain/job.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/**
 * Ends an unfinished job. The status flips first, so that no step begins after it;
 * cancelling again does the rest again, in case it was cut short.
 */
export async function cancelJob(request: ApiRequest<'cancelJob'>): Promise<ApiResponse> {
  const { ports } = request;
  const job = await findJob(request);
  const cancelled = await setCancelled(job, ports);
  const ended = endEvent(cancelled, { stage: 'cancel', message: 'The job was cancelled', data: {} });
  if (ended) await ports.trace.append(cancelled, ended);
  await ports.executions.stop(cancelled, 'The job was cancelled.');
  await ports.slots.release(cancelled);
  await ports.dispatcher.notify();
  return answerJson(viewJob(cancelled));
}

async function setCancelled(job: Job, ports: Ports): Promise<Job> {
  const changed = await ports.jobs.change(job, STATUSES_BEFORE.CANCELLED, {
    status: 'CANCELLED',
    endedAt: new Date(ports.clock.now()).toISOString(),
    pendingInput: null,
  });
  if (changed) return changed;
  const ended = await ports.jobs.get(job);
  if (!ended) throw new NotFound(`There is no job ${job.jobId}.`);
  if (ended.status === 'CANCELLED') return ended;
  throw new Conflict(`Job ${job.jobId} has ended as ${ended.status} and cannot be cancelled.`);
}
