import type { Batch, BatchReference } from '#shared/domain/batch.ts';
import type { BatchRuns } from '#shared/ports/batch-runs.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { advanceBatch } from './advance-batch.ts';

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

/** Runs of batches in this process, one for each; a run that was cut short goes on where it was. */
export function createBatchRuns({ ports, report }: BatchRunParts): LocalBatchRuns {
  const running = new Map<string, Promise<void>>();
  let isClosing = false;
  const run = async (batch: BatchReference): Promise<void> => advanceBatch(batch, ports(), () => isClosing);
  const start = (batch: Batch): void => {
    const key = keyOf(batch);
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
    isAtWork: async (batch) => running.has(keyOf(batch)),
    // It looks at the status of the batch before each line.
    stop: async () => undefined,
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

function keyOf({ tenantId, batchId }: BatchReference): string {
  return `${tenantId}/${batchId}`;
}
