import type { Batch } from '#shared/domain/batch.ts';
import type { Ports } from '#shared/ports/ports.ts';

export type StartPorts = Pick<Ports, 'batches' | 'batchRuns' | 'clock'>;

/** Begins a run for each batch that is new: it reads the lines and submits them. Returns how many. */
export async function startBatches(ports: StartPorts): Promise<number> {
  const { batches, batchRuns, clock } = ports;
  if (!batchRuns) return 0;
  let started = 0;
  for (const batch of await batches.unfinished()) {
    const begun = await takeBatch(batch, { batches, clock });
    if (!begun) continue;
    await batchRuns.start(begun);
    started += 1;
  }
  return started;
}

async function takeBatch(
  batch: Batch,
  { batches, clock }: Pick<StartPorts, 'batches' | 'clock'>,
): Promise<Batch | undefined> {
  if (batch.status !== 'QUEUED') return undefined;
  const runStartedAt = new Date(clock.now()).toISOString();
  return batches.change(batch, ['QUEUED'], { status: 'VALIDATING', runs: 1, runStartedAt });
}
