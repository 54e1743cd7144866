import { type Batch, type BatchDefaults, NO_COUNTS, batchKey } from '#shared/domain/batch.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Ports } from '../../ports/ports.ts';

export interface NewBatch extends Pick<
  Batch,
  'tenantId' | 'owner' | 'batchId' | 'name' | 'scheduleId' | 'requestHash'
> {
  readonly defaults: BatchDefaults;
  /** The lines as they came, or where they lie in the archive. */
  readonly input: { readonly bytes: Uint8Array | string } | { readonly key: string };
}

export type CreatePorts = Pick<Ports, 'archive' | 'batches' | 'clock'>;

/** Stores a batch, its lines first; one of that id that is there already stays as it is. Whoever calls asks for a look. */
export async function createBatch(
  { input, ...asked }: NewBatch,
  ports: CreatePorts,
): Promise<{ readonly batch: Batch; readonly isNew: boolean }> {
  const there = await ports.batches.get(asked);
  if (there) return { batch: there, isNew: false };
  const inputKey = 'key' in input ? input.key : batchKey(asked, 'input');
  if ('bytes' in input) await ports.archive.put(inputKey, input.bytes);
  const { name, scheduleId, requestHash } = asked;
  const batch: Batch = {
    tenantId: asked.tenantId,
    batchId: asked.batchId,
    owner: asked.owner,
    ...(name === undefined ? {} : { name }),
    ...(scheduleId === undefined ? {} : { scheduleId }),
    ...(requestHash === undefined ? {} : { requestHash }),
    status: 'QUEUED',
    defaults: asked.defaults,
    inputKey,
    createdAt: new Date(ports.clock.now()).toISOString(),
    counts: NO_COUNTS,
    runs: 0,
  };
  const isNew = await ports.batches.create(batch);
  return { batch: isNew ? batch : ((await ports.batches.get(batch)) ?? batch), isNew };
}

/** The id of the batch that a caller's own key stands for: the same key again is the same batch. */
export function batchIdOf(tenantId: string, owner: string, key: string): string {
  return `batch-${hashOf([tenantId, owner, key]).slice(0, 32)}`;
}
