import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '#shared/domain/job.ts';
import { Conflict } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob, viewJob } from '../job-access.ts';

/**
 * Queues a failed job again. Its next execution is of the definition and the functions as they are today; steps that were
 * finished, and calls that were paid, are answered from the ledger.
 */
export async function resumeJob(request: ApiRequest<'resumeJob'>): Promise<ApiResponse> {
  const { ports } = request;
  const job = await findJob(request);
  const attempt = (job.attempt ?? 0) + 1;
  if (job.status === 'FAILED') await waitForEnd(job, ports);
  const resumed = await ports.jobs.change(job, ['FAILED'], {
    status: 'QUEUED',
    attempt,
    failure: null,
    endedAt: null,
    // Its run time and its life begin again.
    startedAt: null,
    waitedMilliseconds: 0,
    expiresAt: new Date(ports.clock.now() + ports.config.job.timeToLiveSeconds * 1000).toISOString(),
  });
  if (!resumed) throw notFailed(job);
  await ports.trace.append(resumed, {
    key: `job-resumed-${attempt}`,
    type: 'job-resumed',
    stage: 'queue',
    message: 'The job goes on where it failed',
    progress: (await ports.trace.standing(resumed))?.progress ?? 0,
    data: { attempt, failure: job.failure },
  });
  await ports.dispatcher.notify();
  return answerJson(viewJob(resumed));
}

const LOOKS = 25;
const PAUSE = 200;

/** A job is failed a moment before its execution has ended; there is one at a time. */
async function waitForEnd(job: Job, { executions }: Pick<Ports, 'executions'>): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await executions.describe(job)).status !== 'RUNNING') return;
    await pause(PAUSE);
  }
  throw new Conflict(`The execution of job ${job.jobId} has not ended yet.`, {
    remedy: 'Try again in a moment.',
  });
}

function notFailed(job: Job): Conflict {
  return new Conflict(`Job ${job.jobId} is ${job.status}; only one that has failed can be resumed.`, {
    remedy: 'Look at the job to see where it stands.',
  });
}
