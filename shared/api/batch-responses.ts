import * as z from 'zod';
import { Batch, LineError } from '#shared/domain/batch.ts';
import { BatchResult } from '#shared/domain/batch-result.ts';

/** A batch as its owner sees it. */
export const BatchView = Batch.omit({ tenantId: true, inputKey: true, requestHash: true });
export type BatchView = z.infer<typeof BatchView>;

export const BatchList = z.object({
  batches: z.array(BatchView).readonly(),
  next: z.string().optional(),
});
export type BatchList = z.infer<typeof BatchList>;

/** What has become of lines so far; `next` goes into `after` while there are more. */
export const BatchResults = z.object({
  results: z.array(BatchResult).readonly(),
  next: z.int().positive().optional(),
});
export type BatchResults = z.infer<typeof BatchResults>;

export const BatchErrors = z.object({ errors: z.array(LineError).readonly() });
export type BatchErrors = z.infer<typeof BatchErrors>;
