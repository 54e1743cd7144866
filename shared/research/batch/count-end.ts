import { type Batch, endOf } from '#shared/domain/batch.ts';
import { type Job, isTerminal } from '#shared/domain/job.ts';
import { finishIfDone, type FinishPorts } from './finish-batch.ts';
import type { Ports } from '../../ports/ports.ts';

export type CountPorts = FinishPorts & Pick<Ports, 'budget'>;

/**
 * Counts the end of a job in its batch, once however often it is sent, and ends the batch with its last job. Of a job that has
 * not ended or is of no batch nothing is counted.
 */
export async function countEnd(job: Job, ports: CountPorts): Promise<Batch | undefined> {
  if (job.batch === undefined || !isTerminal(job.status)) return undefined;
  const { batchId, line } = job.batch;
  const end = endOf(job, await ports.budget.read(job));
  const batch = await ports.batches.recordEnd({ tenantId: job.tenantId, batchId }, line, end);
  return batch && finishIfDone(batch, ports);
}
