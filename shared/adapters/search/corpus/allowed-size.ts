import { isExtracted } from './file-kinds.ts';
import { type Inflated, inflate } from './gzipped.ts';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 5;
const MAX_PACKED_MEGABYTES = 50;

/** Why a file of that size is not read; undefined when it is. */
export function tooLarge(path: string, size: number): string | undefined {
  const limit = mostMegabytes(path);
  return size > limit * MEGABYTE ? `it is larger than ${limit} MB` : undefined;
}

function mostMegabytes(path: string): number {
  return isExtracted(path) ? MAX_PACKED_MEGABYTES : MAX_MEGABYTES;
}

/** The bytes that were compressed; bounded as those of a file of that name are. */
export function uncompressed(path: string, bytes: Uint8Array): Inflated {
  return inflate(path, bytes, mostMegabytes(path) * MEGABYTE);
}
