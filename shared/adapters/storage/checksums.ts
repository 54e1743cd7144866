import { createHash } from 'node:crypto';
import { DamagedFile } from '#shared/errors.ts';

export function checksumOf(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Of a file that is written again and again, what it was before by so many writes that were broken off one after the other. */
const MOST_CHECKSUMS = 4;

/**
 * What is written beside a file: its checksum, then those of before, each in a line. While a file is written again it may
 * still be as it was.
 */
export function withChecksum(sum: string, before = ''): string {
  const sums = new Set([sum, ...before.split('\n').filter((line) => line !== '')]);
  return [...sums]
    .slice(0, MOST_CHECKSUMS)
    .map((one) => `${one}\n`)
    .join('');
}

export function isAsWritten(body: Uint8Array, lines: string): boolean {
  return lines.split('\n').includes(checksumOf(body));
}

export function damaged(path: string): DamagedFile {
  return new DamagedFile(`The file ${path} is damaged: it is not as it was written.`, {
    remedy: 'Put a backup of it in its place, or erase the job it belongs to and ask again.',
  });
}
