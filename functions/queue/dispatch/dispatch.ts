import { type Job, isTerminal } from '#shared/domain/job.ts';
import { jobsInStatus } from '#shared/research/jobs-in-status.ts';
import type { Ports } from '#shared/ports/ports.ts';

/**
 * Starts queued jobs, oldest first, while slots are free; returns how many. A job that cannot be started gives its
 * slot back and does not keep the next ones waiting; its error is thrown at the end.
 */
export async function dispatchJobs(ports: Ports): Promise<number> {
  const failures: unknown[] = [];
  let started = 0;
  for await (const job of jobsInStatus(ports.jobs, 'QUEUED')) {
    const result = await tryStart(job, ports);
    if (result === 'no slot') break;
    if (result === 'started') started += 1;
    if (result !== 'started' && result !== 'not queued') failures.push(result.failure);
  }
  if (failures.length > 0) throw failures[0];
  return started;
}

type Result = 'started' | 'no slot' | 'not queued' | { readonly failure: unknown };

async function tryStart(job: Job, ports: Ports): Promise<Result> {
  const now = ports.clock.now();
  const { maxConcurrency, timeToLiveSeconds } = ports.config.job;
  const lease = { limit: maxConcurrency, now, until: now + timeToLiveSeconds * 1000 };
  if (!(await ports.slots.claim(job, lease))) return 'no slot';
  try {
    return (await isStillQueued(job, ports)) ? await start(job, ports) : 'not queued';
  } catch (failure) {
    await ports.slots.release(job);
    return { failure };
  }
}

/** The list may be a moment old. A job that has begun keeps its slot; one that has ended must not hold one. */
async function isStillQueued(job: Job, ports: Ports): Promise<boolean> {
  const current = await ports.jobs.get(job);
  if (!current || isTerminal(current.status)) await ports.slots.release(job);
  return current?.status === 'QUEUED';
}

async function start(job: Job, ports: Ports): Promise<'started'> {
  await ports.executions.start({ tenantId: job.tenantId, jobId: job.jobId });
  return 'started';
}
