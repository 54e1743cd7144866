import { sha256 } from '#shared/text/hash.ts';
import type { BatchReference } from './batch.ts';

/**
 * The job of a line: the same line of the same batch is the same job, however often it is submitted. The tenant is in it,
 * since an execution bears the job's id and no two may share a name.
 */
export function batchJobId({ tenantId, batchId }: BatchReference, customId: string): string {
  return `b-${sha256(JSON.stringify([tenantId, batchId, customId])).slice(0, 40)}`;
}
