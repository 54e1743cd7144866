import { gunzipSync } from 'node:zlib';

/** The name of a file without what says that it is compressed: manuals are kept so. */
export function plainName(path: string): string {
  return path.replace(/\.gz$/iu, '');
}

export type Inflated =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** The bytes of a file as they were before it was compressed, `most` at most; of any other file its own. */
export function inflate(path: string, bytes: Uint8Array, most: number): Inflated {
  if (plainName(path) === path || bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { kind: 'bytes', bytes };
  try {
    return { kind: 'bytes', bytes: gunzipSync(bytes, { maxOutputLength: most }) };
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return {
      kind: 'unreadable',
      reason: isLarge ? 'it is larger than allowed once it is uncompressed' : 'it cannot be uncompressed',
    };
  }
}
