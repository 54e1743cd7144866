import { type Batch, type BatchReference, type LineError, batchKey } from '#shared/domain/batch.ts';
import { type ReadLines, readBatchLines } from '#shared/domain/batch-lines.ts';
import { InvalidInput, NotFound } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { checkRequest } from '../draft-job.ts';
import { toJsonLines } from './json-lines.ts';

export type ValidatePorts = Pick<Ports, 'archive' | 'batches' | 'config' | 'providers'>;

/**
 * Reads the lines of a batch and writes two files: those that can be submitted, which nothing that reads them later can
 * stumble over, and why each of the others cannot. Doing it again writes the same files. Throws NotFound when the lines are
 * not there, InvalidInput when they are too many.
 */
export async function validateBatch(reference: BatchReference, ports: ValidatePorts): Promise<Batch> {
  const { archive, batches } = ports;
  const batch = await batches.get(reference);
  if (!batch) throw new NotFound(`There is no batch ${reference.batchId}.`);
  if (batch.status !== 'VALIDATING') return batch;
  const bytes = await archive.get(batch.inputKey);
  if (!bytes) {
    throw new NotFound(`The lines of batch ${batch.batchId} are not there.`, {
      remedy: 'Put the file where the batch looks for it, or send the lines with the request.',
    });
  }
  const { lines, errors } = refuseUnfit(readBatchLines(bytes, batch.defaults), ports);
  const most = ports.config.job.batchMaxLines;
  if (lines.length > most) {
    throw new InvalidInput(`The batch has ${lines.length} lines; at most ${most} are taken.`, {
      remedy: 'Split the file.',
    });
  }
  await archive.put(batchKey(batch, 'clean'), toJsonLines(lines));
  await archive.put(batchKey(batch, 'errors'), toJsonLines(errors));
  const counted = { status: 'SUBMITTING' as const, lines: lines.length, errors: errors.length };
  return (await batches.change(batch, ['VALIDATING'], counted)) ?? batch;
}

/** What only the service knows of a line: how long a question may be, and which providers there are. */
function refuseUnfit(read: ReadLines, ports: ValidatePorts): ReadLines {
  const errors: LineError[] = [...read.errors];
  const lines: ReadLines['lines'][number][] = [];
  for (const one of read.lines) {
    const { line, customId, ...asked } = one;
    try {
      checkRequest(asked, ports);
      lines.push(one);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const { name, message, field } = error;
      errors.push({ line, customId, error: { name, message, ...(field === undefined ? {} : { field }) } });
    }
  }
  return { lines, errors: errors.toSorted((one, other) => one.line - other.line) };
}
