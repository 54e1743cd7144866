import type { Batch, BatchCounts, BatchReference, BatchStatus, LineEnd } from '#shared/domain/batch.ts';
import type { PageRequest } from './job-store.ts';

/** Fields of a batch that change over its life. `null` removes the field. */
export type BatchChange = {
  readonly [
    Field in 'status' | 'endedAt' | 'lines' | 'errors' | 'submitted' | 'runs' | 'runStartedAt' | 'failure'
  ]?: Batch[Field] | null;
};

export interface BatchPage {
  readonly batches: readonly Batch[];
  /** Opaque; absent on the last page. */
  readonly next?: string;
}

/** Batches by tenant. Every operation throws ServiceUnavailable when the store does not answer. */
export interface BatchStore {
  /** False when a batch of that id exists already (nothing is changed). */
  create(batch: Batch): Promise<boolean>;
  get(reference: BatchReference): Promise<Batch | undefined>;
  /** Changes the batch only if its status is one of `from`; undefined when it is not (or there is no such batch). */
  change(
    reference: BatchReference,
    from: readonly BatchStatus[],
    change: BatchChange,
  ): Promise<Batch | undefined>;
  /** Those that have not ended, of all tenants. */
  unfinished(): Promise<readonly Batch[]>;
  /** A tenant's batches of one owner, newest first. */
  listByOwner(tenantId: string, owner: string, page: PageRequest): Promise<BatchPage>;
  /**
   * Writes down how the job of a line (by its number in the file) has ended, and adds it to the counts; once per line, however
   * often it is called. The batch as it is then; undefined when the end was known before.
   */
  recordEnd(reference: BatchReference, line: number, end: LineEnd): Promise<Batch | undefined>;
  /** The ends that are written down, by the numbers of their lines. */
  ends(reference: BatchReference): Promise<ReadonlyMap<number, LineEnd>>;
  /** Puts the counts right where a crash came between an end and its count; unless something was counted since `seen`. */
  mendCounts(reference: BatchReference, seen: number, counts: BatchCounts): Promise<void>;
}
