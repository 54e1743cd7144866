import { type Batch, type BatchReference, type LineEnd, batchKey, sumCounts } from '#shared/domain/batch.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { readLineErrors, readResults } from './read-results.ts';
import { renderSummary } from './render-summary.ts';
import { toJsonLines } from './json-lines.ts';

export type FinishPorts = Pick<Ports, 'archive' | 'batches' | 'clock' | 'outbox'>;

/** Ends a batch whose jobs have all ended, by the count that was just made; a count that a crash has lost is for the sweep. */
export async function finishIfDone(batch: Batch, ports: FinishPorts): Promise<Batch> {
  if (!isToEnd(batch) || batch.counts.ended < (batch.lines ?? Infinity)) return batch;
  return finishBatch(batch, ports);
}

function isToEnd<Some extends Batch>(
  batch: Some,
): batch is Some & { readonly status: 'CANCELLING' | 'RUNNING' } {
  return batch.status === 'RUNNING' || batch.status === 'CANCELLING';
}

/**
 * Writes the results and the page of a batch, then what others are notified of it, then its end: so whoever sees the end finds them.
 * Written again where it was cut short; one that has ended, or has jobs to get yet, is left as it is.
 */
export async function finishBatch(reference: BatchReference, ports: FinishPorts): Promise<Batch> {
  const ends = await ports.batches.ends(reference);
  const before = await ports.batches.get(reference);
  if (!before) throw new NotFound(`There is no batch ${reference.batchId}.`);
  if (!isToEnd(before)) return before;
  if (before.counts.ended !== ends.size) {
    await ports.batches.mendCounts(before, before.counts.ended, sumCounts(ends.values()));
  }
  const status = before.status === 'CANCELLING' ? 'CANCELLED' : 'COMPLETED';
  const endedAt = new Date(ports.clock.now()).toISOString();
  const ended: Batch = { ...before, status, endedAt, counts: sumCounts(ends.values()) };
  await writeResults(ended, ends, ports);
  await ports.outbox.putEndOf(before);
  const changed = await ports.batches.change(before, [before.status], { status, endedAt });
  if (changed) return changed;
  const now = (await ports.batches.get(before)) ?? before;
  // Cancelled meanwhile, or ended by another: the page that was written here says what it has not come to.
  if (now.status === 'CANCELLING' && before.status === 'RUNNING') return finishBatch(now, ports);
  if (now.status !== status) await writeResults(now, ends, ports);
  return now;
}

async function writeResults(
  batch: Batch,
  ends: ReadonlyMap<number, LineEnd>,
  ports: FinishPorts,
): Promise<void> {
  const results = await readResults(batch, ends, ports);
  await ports.archive.put(batchKey(batch, 'results'), toJsonLines(results));
  await ports.archive.put(
    batchKey(batch, 'summary'),
    renderSummary(batch, { results, errors: await readLineErrors(batch, ports) }),
  );
}
