import { type Batch, type CleanLine, sumCounts } from '#shared/domain/batch.ts';
import { batchJobId } from '#shared/domain/batch-job-id.ts';
import { isTerminal } from '#shared/domain/job.ts';
import type { Ports } from '../../ports/ports.ts';
import { type CancelBatchPorts, cancelBatch } from './cancel-batch.ts';
import { countEnd } from './count-end.ts';
import { finishBatch } from './finish-batch.ts';
import { readCleanLines } from './read-results.ts';
import { type SubmitPorts, submitLines } from './submit-lines.ts';

export type MendPorts = CancelBatchPorts & SubmitPorts;

/** Between the beginnings of two runs: what one has stumbled over may have passed by then. */
const AGAIN_SECONDS = 300;
const MOST_RUNS = 5;
/** That a sweep submits of one batch: it has other work. */
const LINES_AT_MOST = 500;
const CANCELLING_MILLISECONDS = 60_000;

/**
 * The net below the batches: counts ends that were missed, ends those whose jobs have all ended, goes on with cancelling,
 * submits lines that a run could not submit, and lets one begin again that was cut short. Errors are thrown at the end.
 */
export async function mendBatches(ports: MendPorts): Promise<void> {
  const failures: unknown[] = [];
  for (const batch of await ports.batches.unfinished()) {
    await mend(batch, ports).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

async function mend(batch: Batch, ports: MendPorts): Promise<void> {
  const now = ports.clock.now();
  if (batch.status === 'RUNNING') await mendCounts(batch, ports);
  if (batch.status === 'CANCELLING') await cancelBatch(batch, ports, now + CANCELLING_MILLISECONDS);
  const isDue = now - Date.parse(batch.runStartedAt ?? batch.createdAt) > AGAIN_SECONDS * 1000;
  if ((batch.status === 'VALIDATING' || batch.status === 'SUBMITTING') && isDue) await runAgain(batch, ports);
}

/** Asked of the jobs themselves, when some are missing: their ends may have been reported to nobody. */
async function mendCounts(batch: Batch, ports: MendPorts): Promise<void> {
  const ends = await ports.batches.ends(batch);
  const missing = (await readCleanLines(batch, ports)).filter(({ line }) => !ends.has(line));
  let found = 0;
  const unsubmitted: CleanLine[] = [];
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const some = missing.slice(start, start + AT_ONCE);
    const looked = await Promise.all(some.map(async (line) => countMissed(batch, line, ports)));
    found += looked.filter((result) => result === 'counted').length;
    unsubmitted.push(...some.filter((_line, index) => looked[index] === 'no job'));
  }
  if (unsubmitted.length > 0) await submitLines(batch, unsubmitted.slice(0, LINES_AT_MOST), ports);
  if (batch.counts.ended !== ends.size && found === 0) {
    await ports.batches.mendCounts(batch, batch.counts.ended, sumCounts(ends.values()));
  }
  if (ends.size + found >= (batch.lines ?? Infinity)) await finishBatch(batch, ports);
}

const AT_ONCE = 16;

type Looked = 'counted' | 'nothing to count' | 'no job';

async function countMissed(batch: Batch, { customId }: CleanLine, ports: MendPorts): Promise<Looked> {
  const reference = { tenantId: batch.tenantId, jobId: batchJobId(batch, customId) };
  const status = await ports.jobs.statusOf(reference);
  if (status === undefined) return 'no job';
  const job = isTerminal(status) ? await ports.jobs.get(reference) : undefined;
  return job && (await countEnd(job, ports)) ? 'counted' : 'nothing to count';
}

/** A run may take its time: only one that is not at work was cut short. */
async function runAgain(batch: Batch, ports: MendPorts): Promise<void> {
  if (await ports.batchRuns?.isAtWork(batch)) return;
  if (batch.runs < MOST_RUNS) {
    const again = { runs: batch.runs + 1, runStartedAt: new Date(ports.clock.now()).toISOString() };
    const changed = await ports.batches.change(batch, [batch.status], again);
    if (changed) await ports.batchRuns?.start(changed);
    return;
  }
  await failBatch(batch, ports);
}

/** A batch whose lines cannot be read or submitted ends, with the reason. */
export async function failBatch(
  batch: Batch,
  ports: Pick<Ports, 'batches' | 'clock' | 'outbox'>,
  failure: NonNullable<Batch['failure']> = CUT_SHORT,
): Promise<void> {
  const endedAt = new Date(ports.clock.now()).toISOString();
  const change = { status: 'FAILED' as const, endedAt, failure };
  await ports.outbox.putEndOf(batch);
  await ports.batches.change(batch, ['QUEUED', 'VALIDATING', 'SUBMITTING'], change);
}

const CUT_SHORT = {
  name: 'ExecutionLost',
  message: 'The lines of the batch could not all be submitted; its run was cut short again and again.',
  remedy: 'Submit the batch again: jobs that are there already are not made twice.',
};
