import type { Job, JobReference } from '#shared/domain/job.ts';
import { type ClosePorts, type Closing, closeJob } from '../close-job/close-job.ts';
import { type EndRunPorts, endRun } from '../standing/end-run.ts';
import { type CountPorts, countEnd } from './count-end.ts';

/** Gives a job its end (see `closeJob`), and counts it in the batch or the standing question that it is of. */
export async function closeAndCount(
  reference: JobReference,
  closing: Closing,
  ports: ClosePorts & CountPorts & EndRunPorts,
): Promise<Job | undefined> {
  const ended = await closeJob(reference, closing, ports);
  if (ended) {
    await countEnd(ended, ports);
    await endRun(ended, ports);
  }
  return ended;
}
