import { runBatchTask } from '#functions/queue/batch/batch.ts';
import type { Batch, BatchReference } from '#shared/domain/batch.ts';
import { readCleanLines } from '#shared/research/batch/read-results.ts';
import type { BatchRuns } from '#shared/ports/batch-runs.ts';
import type { Ports } from '#shared/ports/ports.ts';

export interface LocalBatchRuns extends BatchRuns {
  /** Begins the runs again that a former process left in the middle. */
  resume(): Promise<void>;
  /** Resolves when no run is under way. */
  settled(): Promise<void>;
  /** No run does anything more after this, and none is under way when it resolves. */
  close(): Promise<void>;
}

export interface BatchRunParts {
  readonly ports: () => Ports;
  readonly report: (message: string, error: unknown) => void;
}

/** As the batcher of the machine on AWS. */
const LINES_AT_ONCE = 25;

/**
 * The tasks of the batch machine one after another in this process: its definition reads a file of S3, which nothing here does.
 * Each task may be done again, so a run that was cut short simply begins again.
 */
export function createBatchRuns({ ports, report }: BatchRunParts): LocalBatchRuns {
  const running = new Map<string, Promise<void>>();
  let isClosing = false;
  const run = async (batch: BatchReference): Promise<void> => {
    const { tenantId, batchId } = batch;
    const task = { tenantId, batchId };
    const { status } = await runBatchTask({ ...task, task: 'validate' }, ports());
    if (status !== 'SUBMITTING') return;
    const lines = await readCleanLines(task, ports());
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
      if (isClosing) return;
      const some = lines.slice(start, start + LINES_AT_ONCE);
      await runBatchTask({ ...task, task: 'submit', lines: some }, ports());
    }
    await runBatchTask({ ...task, task: 'submitted' }, ports());
  };
  const start = (batch: Batch): void => {
    const key = `${batch.tenantId}/${batch.batchId}`;
    if (isClosing || running.has(key)) return;
    const done = run(batch)
      .catch((error: unknown) => report(`The lines of batch ${batch.batchId} could not be submitted`, error))
      .finally(() => running.delete(key));
    running.set(key, done);
  };
  const settled = async (): Promise<void> => {
    await Promise.all(running.values());
  };
  return {
    start: async (batch) => start(batch),
    resume: async () => {
      for (const batch of await ports().batches.unfinished()) {
        if (batch.status === 'VALIDATING' || batch.status === 'SUBMITTING') start(batch);
      }
    },
    settled,
    close: async () => {
      isClosing = true;
      await settled();
    },
  };
}
