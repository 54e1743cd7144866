import { InvalidInput } from '#shared/errors.ts';

const SEGMENT = /^[A-Za-z0-9._=:-]{1,200}$/;
const KEY_LENGTH = 900;

/** Throws InvalidInput unless the key is one that every archive takes: no traversal, no odd characters, not too long. */
export function checkArchiveKey(key: string): void {
  if (key.length <= KEY_LENGTH && key.split('/').every(isSegment)) return;
  throw new InvalidInput(`The archive has no key ${JSON.stringify(key.slice(0, 80))}.`);
}

/** A prefix is the beginning of a key; its last segment may be cut off anywhere. */
export function checkArchivePrefix(prefix: string): void {
  const segments = prefix.split('/');
  const cut = segments.pop() ?? '';
  const isWhole = segments.every(isSegment) && (cut === '' || SEGMENT.test(cut));
  if (prefix.length <= KEY_LENGTH && isWhole) return;
  throw new InvalidInput(`The archive has no keys that begin with ${JSON.stringify(prefix.slice(0, 80))}.`);
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment) && segment !== '.' && segment !== '..';
}
