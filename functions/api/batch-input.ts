import type { BatchInput } from '#shared/api/batch-requests.ts';
import { batchUploadPrefix } from '#shared/domain/batch.ts';
import { InvalidInput } from '#shared/errors.ts';
import type { NewBatch } from '#shared/research/batch/create-batch.ts';
import { toJsonLines } from '#shared/research/batch/json-lines.ts';

/** The lines of a batch, or where they lie: a caller reads nothing of the archive but what it has put there itself. */
export function batchInput(input: BatchInput, tenantId: string): NewBatch['input'] {
  if ('jsonl' in input) return { bytes: input.jsonl };
  if ('lines' in input) return { bytes: toJsonLines(input.lines) };
  const prefix = batchUploadPrefix(tenantId);
  if (input.inputKey.startsWith(prefix) && !/(?:^|\/)\.{1,2}(?:\/|$)/u.test(input.inputKey)) {
    return { key: input.inputKey };
  }
  throw new InvalidInput('This key is none that a batch may read.', {
    field: 'input.inputKey',
    remedy: `Put the file below ${prefix} of the archive.`,
  });
}
