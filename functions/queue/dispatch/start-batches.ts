import type { Ports } from '#shared/ports/ports.ts';

export type StartPorts = Pick<Ports, 'batches' | 'batchRuns' | 'clock'>;

/** Begins the runs of batches that were submitted, where this function begins runs at all. Returns how many. */
export async function startBatches(ports: StartPorts): Promise<number> {
  const { batches, batchRuns, clock } = ports;
  if (!batchRuns) return 0;
  let started = 0;
  for (const batch of await batches.unfinished()) {
    // One that was marked and not begun, by a look that was cut short, is begun again by the sweep.
    if (batch.status !== 'QUEUED') continue;
    const begun = {
      status: 'VALIDATING' as const,
      runs: 1,
      runStartedAt: new Date(clock.now()).toISOString(),
    };
    const changed = await batches.change(batch, ['QUEUED'], begun);
    if (!changed) continue;
    await batchRuns.start(changed);
    started += 1;
  }
  return started;
}
