import { isTerminal } from '#shared/domain/job.ts';
import type { BreakerStore } from '#shared/ports/breaker-store.ts';
import type { JobStore } from '#shared/ports/job-store.ts';
import type { Metrics } from '#shared/ports/metrics.ts';

/** The same store; each job that gets its end is counted, whoever gives it. */
export function countEnds(jobs: JobStore, metrics: Metrics): JobStore {
  return {
    ...jobs,
    change: async (reference, from, change) => {
      const job = await jobs.change(reference, from, change);
      const { status } = change;
      if (job === undefined || status === undefined || status === null || !isTerminal(status)) return job;
      metrics.count('jobs_ended', 1, { status: job.status, result: job.outcome ?? 'none' });
      if (job.failure?.name === 'ExecutionAborted') metrics.count('executions_aborted', 1);
      const milliseconds = Date.parse(job.endedAt ?? '') - Date.parse(job.startedAt ?? job.createdAt);
      metrics.observe('job_seconds', milliseconds / 1000 - job.waitedMilliseconds / 1000);
      return job;
    },
  };
}

/** The same store; each breaker that opens is counted. */
export function countOpened(breakers: BreakerStore, metrics: Metrics): BreakerStore {
  return {
    ...breakers,
    update: async (job, name, change) => {
      let opens = false;
      const breaker = await breakers.update(job, name, (before) => {
        const after = change(before);
        opens = after !== before && after.openUntil !== undefined && after.openUntil !== before.openUntil;
        return after;
      });
      if (opens) metrics.count('breakers_opened', 1);
      return breaker;
    },
  };
}
