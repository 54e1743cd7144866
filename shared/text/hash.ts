import { createHash } from 'node:crypto';

/** sha256 of the UTF-8 bytes, lower-case hexadecimal. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** JSON with sorted keys and without undefined fields: equal values give equal text. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => (isPlainObject(inner) ? sortKeys(inner) : inner)) ??
    'null'
  );
}

/** sha256 of the canonical JSON of a value. */
export function hashOf(value: unknown): string {
  return sha256(canonicalJson(value));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
