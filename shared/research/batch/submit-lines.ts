import { type Batch, type BatchReference, type CleanLine } from '#shared/domain/batch.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import type { Job } from '#shared/domain/job.ts';
import { JobCancelled, NotFound } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { cancelJob } from '../cancel-job.ts';
import { type DraftPorts, draftJob, storeJob } from '../draft-job.ts';

export type SubmitPorts = DraftPorts &
  Pick<Ports, 'batches' | 'jobs' | 'trace' | 'executions' | 'slots' | 'dispatcher'>;

/**
 * Makes a job of each line, under an id that follows from batch and line: submitting again changes nothing. Throws JobCancelled
 * once the batch is being cancelled.
 */
export async function submitLines(
  reference: BatchReference,
  lines: readonly CleanLine[],
  ports: SubmitPorts,
): Promise<number> {
  const batch = await ports.batches.get(reference);
  if (!batch) throw new NotFound(`There is no batch ${reference.batchId}.`);
  if (batch.status !== 'SUBMITTING') throw noMore(batch);
  let submitted = 0;
  for (const line of lines) if (await submitLine(batch, line, ports)) submitted += 1;
  await ports.dispatcher.notify();
  return submitted;
}

async function submitLine(
  batch: Batch,
  { line, customId, ...asked }: CleanLine,
  ports: SubmitPorts,
): Promise<boolean> {
  const jobId = batchJobId(batch, customId);
  const drafted = await draftJob(asked, { ...batch, jobId }, ports);
  const { fingerprint: _fingerprint, ...own } = drafted;
  const wait = ports.config.job.batchTimeToLiveSeconds * 1000;
  const job: Job = {
    ...own,
    // Until it starts: then its life begins, as that of any other job.
    expiresAt: new Date(Date.parse(own.createdAt) + wait).toISOString(),
    batch: { batchId: batch.batchId, customId, line },
  };
  const isNew = await storeJob(job, ports);
  const now = await ports.batches.get(batch);
  if (now?.status === 'SUBMITTING') return isNew;
  // Whoever cancels meanwhile may not have seen this job.
  await cancelJob(job, ports);
  throw noMore(now ?? batch);
}

function noMore({ batchId, status }: Batch): JobCancelled {
  return new JobCancelled(`Batch ${batchId} takes no more jobs; it is ${status}.`);
}
