import type { Batch } from '#shared/domain/batch.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { BatchPorts } from './batch/batch.ts';
import { advanceBatch } from './batch/run-batch.ts';

export type StartPorts = Pick<Ports, 'batchRuns'> & BatchPorts;

/** Left of a minute for the queue itself. */
const SPENT_MILLISECONDS = 35_000;
/** A look that has not come back by then was cut short: the next one goes on where it was. */
const LEASE_MILLISECONDS = 90_000;

/**
 * Reads and submits the lines of batches: those that are new, and those at which another look has stopped. In a process that
 * lasts, a run of its own does that; else this look does as much as its time allows, and the next goes on. Returns how many
 * were begun.
 */
export async function startBatches(ports: StartPorts): Promise<number> {
  const { batches, batchRuns, clock } = ports;
  const until = clock.now() + SPENT_MILLISECONDS;
  let started = 0;
  for (const batch of await batches.unfinished()) {
    const begun = await takeBatch(batch, ports);
    if (!begun) continue;
    started += 1;
    if (batchRuns) await batchRuns.start(begun);
    else await advanceBatch(begun, ports, () => clock.now() >= until);
  }
  return started;
}

async function takeBatch(
  batch: Batch,
  { batches, batchRuns, clock }: StartPorts,
): Promise<Batch | undefined> {
  const now = clock.now();
  const runStartedAt = new Date(now).toISOString();
  if (batch.status === 'QUEUED') {
    return batches.change(batch, ['QUEUED'], { status: 'VALIDATING', runs: 1, runStartedAt });
  }
  const isLeft = now - Date.parse(batch.runStartedAt ?? batch.createdAt) > LEASE_MILLISECONDS;
  const isUnderWay = batch.status === 'VALIDATING' || batch.status === 'SUBMITTING';
  if (batchRuns || !isLeft || !isUnderWay) return undefined;
  return batches.change(batch, [batch.status], { runStartedAt });
}
