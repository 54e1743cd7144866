import type { Caller } from '#shared/domain/caller.ts';

/** What was promised to who sent a key first: a submission, known by the hash of its body, will be this job. */
export interface Promised {
  readonly bodyHash: string;
  readonly jobId: string;
  /** Milliseconds since 1970: when the job counts as submitted. */
  readonly at: number;
  /** Whether the job was stored: it may have been erased since, but is not to be made again. */
  readonly isStored: boolean;
}

/**
 * Keys by which a caller repeats a submission safely, each caller's own. A promise is made before its job is stored and
 * holds for a time; then the key is free again. Throws ServiceUnavailable when the store does not answer.
 */
export interface IdempotencyKeys {
  find(caller: Caller, key: string): Promise<Promised | undefined>;
  /** Of several who promise under one key at once one is first; all are given what that one promised. */
  promise(caller: Caller, key: string, promised: Omit<Promised, 'isStored'>): Promise<Promised>;
  /** Says that the promised job was stored. */
  confirm(caller: Caller, key: string): Promise<void>;
}
