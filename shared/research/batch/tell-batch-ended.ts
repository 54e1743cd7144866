import type { Batch } from '#shared/domain/batch.ts';
import type { Ports } from '../../ports/ports.ts';

/**
 * Told once a batch has ended, with its counts. The seam for what goes out to other services: nobody is told yet.
 */
export async function tellBatchEnded(_batch: Batch, _ports: Pick<Ports, 'clock'>): Promise<void> {
  await Promise.resolve();
}
