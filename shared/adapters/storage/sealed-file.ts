import { createHash } from 'node:crypto';
import { DamagedFile } from '#shared/errors.ts';

const SUM_BYTES = 32;

/** What is written to the disk for a body. */
export function sealed(body: Uint8Array | string): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return Buffer.concat([bytes, sumOf(bytes)]);
}

/** The body again. Throws DamagedFile when a bit of it, or of its checksum, is not as it was written. */
export function unsealed(file: Buffer, path: string): Buffer {
  const body = file.subarray(0, Math.max(0, file.length - SUM_BYTES));
  if (file.length >= SUM_BYTES && sumOf(body).equals(file.subarray(body.length))) return body;
  throw new DamagedFile(`The file ${path} is damaged: it is not as it was written.`, {
    remedy: 'Put a backup of it in its place, or erase the job it belongs to and ask again.',
  });
}

function sumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
