import { type Batch, type BatchReference, type BatchStatus, type CleanLine } from '#shared/domain/batch.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '../../ports/ports.ts';
import { cancelJob } from '../cancel-job.ts';
import { type DraftPorts, draftJob, storeJob } from '../draft-job.ts';

export type SubmitPorts = DraftPorts &
  Pick<Ports, 'batches' | 'jobs' | 'trace' | 'executions' | 'slots' | 'dispatcher'>;

/** One that is RUNNING lacks jobs whose submission failed. */
const TAKING: ReadonlySet<BatchStatus> = new Set(['SUBMITTING', 'RUNNING']);

/**
 * Makes a job of each line, under an id that follows from batch and line: submitting again changes nothing. False when the
 * batch takes no more jobs, since it is cancelled or gone.
 */
export async function submitLines(
  reference: BatchReference,
  lines: readonly CleanLine[],
  ports: SubmitPorts,
): Promise<boolean> {
  const batch = await ports.batches.get(reference);
  if (!takesJobs(batch)) return false;
  for (const line of lines) if (!(await submitLine(batch, line, ports))) return false;
  await ports.dispatcher.notify();
  return true;
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
  await storeJob(job, ports);
  if (takesJobs(await ports.batches.get(batch))) return true;
  // Whoever cancels meanwhile may not have seen this job.
  await cancelJob(job, ports);
  return false;
}

function takesJobs(batch: Batch | undefined): batch is Batch {
  return batch !== undefined && TAKING.has(batch.status);
}
