import { createBatchRuns, type LocalBatchRuns } from '#local/batch-runs.ts';
import { closeEnded } from '#functions/queue/close/close.ts';
import { dispatchJobs } from '#functions/queue/dispatch/dispatch.ts';
import { startBatches } from '#functions/queue/dispatch/start-batches.ts';
import type { Batch } from '#shared/domain/batch.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createBatch } from '#shared/research/batch/create-batch.ts';
import type { StandingClock } from '#tests/unit/functions/steps/ports.ts';
import { openQueue } from '../queue/queue-world.ts';

/** A queue whose executions end as the test says, and batches that go through it. */
export interface BatchWorld {
  readonly ports: Ports;
  readonly clock: StandingClock;
  readonly runs: LocalBatchRuns;
  readonly started: readonly string[];
  create(batchId: string, lines: readonly string[], tenantId?: string): Promise<Batch>;
  /** One look: batches begin, and jobs while slots are free. */
  look(): Promise<void>;
  /** Until everything that the batch has to submit is submitted. */
  submitted(): Promise<void>;
  /** The execution of a job that was started has ended with a report, and the close function is notified. */
  finish(jobId: string, tenantId?: string): Promise<void>;
  batch(batchId: string, tenantId?: string): Promise<Batch>;
}

export async function openBatches(environment: Readonly<Record<string, string>> = {}): Promise<BatchWorld> {
  const world = await openQueue(environment);
  const runs = createBatchRuns({
    ports: () => ports,
    report: (_message, error) => {
      throw error;
    },
  });
  const ports: Ports = { ...world.ports, batchRuns: runs };
  const find = async (reference: JobReference): Promise<Job> => {
    const job = await ports.jobs.get(reference);
    if (!job) throw new Error(`There is no job ${reference.jobId}.`);
    return job;
  };
  return {
    ports,
    clock: world.clock,
    runs,
    started: world.started,
    create: async (batchId, lines, tenantId = 'local') => {
      const asked = {
        tenantId,
        owner: 'me',
        batchId,
        name: undefined,
        scheduleId: undefined,
        requestHash: undefined,
        defaults: {},
      };
      const { batch } = await createBatch({ ...asked, input: { bytes: lines.join('\n') } }, ports);
      return batch;
    },
    look: async () => {
      await startBatches(ports);
      await dispatchJobs(ports);
    },
    submitted: async () => {
      await startBatches(ports);
      await runs.settled();
    },
    finish: async (jobId, tenantId = 'local') => {
      const job = await find({ tenantId, jobId });
      await ports.jobs.change(job, ['QUEUED', 'PROCESSING'], { status: 'COMPLETED', outcome: 'answered' });
      world.end(jobId, { status: 'SUCCEEDED' });
      const input = JSON.stringify({ tenantId, jobId });
      await closeEnded({ detail: { status: 'SUCCEEDED', input } }, ports);
    },
    batch: async (batchId, tenantId = 'local') => {
      const batch = await ports.batches.get({ tenantId, batchId });
      if (!batch) throw new Error(`There is no batch ${batchId}.`);
      return batch;
    },
  };
}

export function lineOf(customId: string): string {
  return JSON.stringify({ customId, question: `What is ${customId}?`, providers: [] });
}
