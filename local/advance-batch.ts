import type { Batch, BatchReference } from '#shared/domain/batch.ts';
import { readCleanLines } from '#shared/research/batch/read-results.ts';
import { type BatchPorts, runBatchTask } from '#functions/queue/batch/run-batch-task.ts';

const LINES_AT_ONCE = 25;

/**
 * What the state machine of batches does on AWS, by the same function: the lines of a batch are read, become jobs some at a
 * time, and the batch waits for their ends. Each may be done again; how far it has come is written down, so that the next
 * process goes on there.
 */
export async function advanceBatch(
  { tenantId, batchId }: BatchReference,
  ports: BatchPorts,
  mustStop: () => boolean,
): Promise<void> {
  const task = { tenantId, batchId };
  const { status } = await runBatchTask({ ...task, task: 'validate' }, ports);
  if (status !== 'SUBMITTING') return;
  const lines = await readCleanLines(task, ports);
  const batch: Batch | undefined = await ports.batches.get(task);
  for (let start = batch?.submitted ?? 0; start < lines.length; start += LINES_AT_ONCE) {
    if (mustStop()) return;
    const some = lines.slice(start, start + LINES_AT_ONCE);
    const made = await runBatchTask({ ...task, task: 'submit', lines: some }, ports);
    if (made.status !== 'SUBMITTING') return;
    await ports.batches.change(task, ['SUBMITTING'], { submitted: start + some.length });
  }
  await runBatchTask({ ...task, task: 'submitted' }, ports);
}
