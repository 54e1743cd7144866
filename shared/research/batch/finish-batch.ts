import { type Batch, type BatchReference, batchKey, sumCounts } from '#shared/domain/batch.ts';
import { batchEvent } from '#shared/domain/batch-event.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { readLineErrors, readResults } from './read-results.ts';
import { renderSummary } from './render-summary.ts';
import { toJsonLines } from './json-lines.ts';

export type FinishPorts = Pick<Ports, 'archive' | 'batches' | 'clock' | 'outbox'>;

/** Ends a batch whose jobs have all ended, by the count that was just made; a count that a crash has lost is for the sweep. */
export async function finishIfDone(batch: Batch, ports: FinishPorts): Promise<Batch> {
  const isSubmitted = batch.status === 'RUNNING' || batch.status === 'CANCELLING';
  if (!isSubmitted || batch.counts.ended < (batch.lines ?? Infinity)) return batch;
  return finishBatch(batch, ports);
}

/**
 * Writes the results and the page of a batch, then what others are notified of it, then its end: so whoever sees the end finds them.
 * Written again where it was cut short; the event has one id.
 */
export async function finishBatch(reference: BatchReference, ports: FinishPorts): Promise<Batch> {
  const ends = await ports.batches.ends(reference);
  const before = await ports.batches.get(reference);
  if (!before) throw new NotFound(`There is no batch ${reference.batchId}.`);
  if (before.counts.ended !== ends.size) {
    await ports.batches.mendCounts(before, before.counts.ended, sumCounts(ends.values()));
  }
  const status = before.status === 'CANCELLING' ? 'CANCELLED' : 'COMPLETED';
  const endedAt = new Date(ports.clock.now()).toISOString();
  const ended: Batch = { ...before, status, endedAt, counts: sumCounts(ends.values()) };
  const results = await readResults(before, ends, ports);
  await ports.archive.put(batchKey(before, 'results'), toJsonLines(results));
  await ports.archive.put(
    batchKey(before, 'summary'),
    renderSummary(ended, { results, errors: await readLineErrors(before, ports) }),
  );
  const from = before.status === 'CANCELLING' ? (['CANCELLING'] as const) : (['RUNNING'] as const);
  await ports.outbox.put(batchEvent(ended));
  const changed = await ports.batches.change(before, from, { status, endedAt });
  return changed ?? (await ports.batches.get(before)) ?? before;
}
