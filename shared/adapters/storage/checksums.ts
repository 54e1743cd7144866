import { createHash } from 'node:crypto';
import { DamagedFile } from '#shared/errors.ts';

export function checksumOf(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** What is written beside a file: a checksum in each line. While a file is written again it may have the one or the other. */
export function checksumLines(sums: readonly string[]): string {
  return sums.map((sum) => `${sum}\n`).join('');
}

export function isAsWritten(body: Uint8Array, lines: string): boolean {
  return lines.split('\n').includes(checksumOf(body));
}

export function damaged(path: string): DamagedFile {
  return new DamagedFile(`The file ${path} is damaged: it is not as it was written.`, {
    remedy: 'Put a backup of it in its place, or erase the job it belongs to and ask again.',
  });
}
