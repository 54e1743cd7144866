import { type Batch, CANCELLABLE, type LineEnd } from '#shared/domain/batch.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { Conflict } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { type CancelPorts, cancelJob } from '../cancel-job.ts';
import { type CountPorts, countEnd } from './count-end.ts';
import { finishBatch } from './finish-batch.ts';
import { readCleanLines } from './read-results.ts';

export type CancelBatchPorts = CancelPorts & CountPorts & Pick<Ports, 'jobs' | 'dispatcher' | 'batchRuns'>;

/**
 * Ends a batch: no further line becomes a job, and its unfinished jobs are cancelled. As far as that gets until the time that
 * is given; the sweep does the rest. Reports that are there stay. Throws Conflict for a batch that has ended otherwise.
 */
export async function cancelBatch(batch: Batch, ports: CancelBatchPorts, until: number): Promise<Batch> {
  const change = { status: 'CANCELLING' as const };
  const now = (await ports.batches.change(batch, CANCELLABLE, change)) ?? (await ports.batches.get(batch));
  if (now?.status === 'COMPLETED' || now?.status === 'FAILED') {
    throw new Conflict(`Batch ${batch.batchId} has ended as ${now.status} and cannot be cancelled.`);
  }
  if (now?.status !== 'CANCELLING') return now ?? batch;
  await ports.batchRuns?.stop(now);
  const left = await cancelLines(now, ports, until);
  await ports.dispatcher.notify();
  return left > 0 ? now : finishBatch(now, ports);
}

const AT_ONCE = 16;

/** Cancels what has not ended; returns how many lines are left when the time is up. */
async function cancelLines(batch: Batch, ports: CancelBatchPorts, until: number): Promise<number> {
  const ends = await ports.batches.ends(batch);
  const open = (await readCleanLines(batch, ports)).filter(({ line }) => !ends.has(line));
  for (let start = 0; start < open.length; start += AT_ONCE) {
    if (ports.clock.now() >= until) return open.length - start;
    const some = open.slice(start, start + AT_ONCE);
    await Promise.all(some.map(async ({ customId, line }) => cancelLine(batch, { customId, line }, ports)));
  }
  return 0;
}

async function cancelLine(
  batch: Batch,
  { customId, line }: { readonly customId: string; readonly line: number },
  ports: CancelBatchPorts,
): Promise<void> {
  const job = await ports.jobs.get({ tenantId: batch.tenantId, jobId: batchJobId(batch, customId) });
  if (!job) {
    await ports.batches.recordEnd(batch, line, NEVER_BEGUN);
    return;
  }
  const ended = isTerminal(job.status) ? job : await endNow(job, ports);
  await countEnd(ended, ports);
}

/** It may end by itself in this very moment: that is an end as well. */
async function endNow(
  job: Parameters<typeof cancelJob>[0],
  ports: CancelBatchPorts,
): ReturnType<typeof cancelJob> {
  try {
    return await cancelJob(job, ports);
  } catch (error) {
    const now = error instanceof Conflict ? await ports.jobs.get(job) : undefined;
    if (now) return now;
    throw error;
  }
}

const NEVER_BEGUN: LineEnd = { status: 'CANCELLED', usd: 0, tokens: 0 };
