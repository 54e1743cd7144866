import type { Job, JobReference } from '#shared/domain/job.ts';
import { type ClosePorts, type Closing, closeJob } from '../close-job/close-job.ts';
import { type CountPorts, countEnd } from './count-end.ts';

/** Gives a job its end (see `closeJob`) and counts it in its batch. */
export async function closeAndCount(
  reference: JobReference,
  closing: Closing,
  ports: ClosePorts & CountPorts,
): Promise<Job | undefined> {
  const ended = await closeJob(reference, closing, ports);
  if (ended) await countEnd(ended, ports);
  return ended;
}
