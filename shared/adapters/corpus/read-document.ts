import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { canonicalise, type CanonicalText } from '#shared/text/canonical/canonicalise.ts';
import { sha256 } from '#shared/text/hash.ts';
import { contentTypeOf } from './describe.ts';
import type { CorpusFolder } from './walk.ts';

export const MAX_BYTES = 5 * 1024 * 1024;

export type ReadResult =
  | { readonly kind: 'text'; readonly hash: string; readonly raw: string }
  | { readonly kind: 'unreadable'; readonly hash: string; readonly reason: string }
  /** Not now: nothing is known of what it holds, so it is worth another try. */
  | { readonly kind: 'forbidden'; readonly reason: string };

/** The decoded text of a corpus file, or why there is none. */
export function readCorpusFile(folder: CorpusFolder, path: string): ReadResult {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder.path, path));
  } catch (error) {
    return { kind: 'forbidden', reason: readFailure(error) };
  }
  const hash = sha256(bytes);
  if (bytes.length > MAX_BYTES) return { kind: 'unreadable', hash, reason: 'it is larger than 5 MB' };
  const raw = decode(bytes);
  if (raw === undefined) return { kind: 'unreadable', hash, reason: 'it is binary' };
  return raw.trim() === ''
    ? { kind: 'unreadable', hash, reason: 'it is empty' }
    : { kind: 'text', hash, raw };
}

/** False for a path that leads out of the folder, by its parts or by a link, or to nothing. */
export function isInside(folder: CorpusFolder, path: string): boolean {
  try {
    const root = realpathSync(folder.path);
    return realpathSync(join(root, path)).startsWith(root.endsWith(sep) ? root : root + sep);
  } catch {
    return false;
  }
}

/** The canonical text of what was read. */
export function canonicalOf(path: string, raw: string): CanonicalText {
  return canonicalise({ contentType: contentTypeOf(path), text: raw });
}

/** UTF-16 by its byte order mark, UTF-8 otherwise, Windows-1252 when it is not valid UTF-8; binary has NUL bytes. */
function decode(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'it is no longer there';
  return code === 'EACCES' || code === 'EPERM' ? 'it may not be read' : 'it cannot be read';
}
