import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Encoder } from '#shared/ports/encoder.ts';

const KEY_BYTES = 16;
const NUMBER_BYTES = 4;

/** The encoder with all that it has made of texts kept in a file: what a fit compares is much the same the next time. */
export function keepVectors(encoder: Encoder, file: string, width: number): Encoder {
  const kept = readKept(file, width);
  return {
    name: encoder.name,
    reader: encoder.reader,
    encode: async (texts) => {
      const fresh = [...new Set(texts.filter((text) => !kept.has(keyOf(encoder, text))))];
      const made = fresh.length === 0 ? [] : await encoder.encode(fresh);
      for (const [index, text] of fresh.entries()) {
        const vector = made[index];
        if (vector === undefined) throw new Error(`${encoder.name} made nothing of: ${text}`);
        kept.set(keyOf(encoder, text), vector);
        const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
        appendFileSync(file, Buffer.concat([Buffer.from(keyOf(encoder, text), 'hex'), bytes]));
      }
      return texts.map((text) => kept.get(keyOf(encoder, text)) ?? new Float32Array(width));
    },
  };
}

/** What a write was cut short in is taken out: all behind it would be read askew. */
function readKept(file: string, width: number): Map<string, Float32Array> {
  const kept = new Map<string, Float32Array>();
  mkdirSync(dirname(file), { recursive: true });
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const size = KEY_BYTES + width * NUMBER_BYTES;
  const whole = bytes.length - (bytes.length % size);
  if (whole < bytes.length) truncateSync(file, whole);
  for (let at = 0; at < whole; at += size) {
    const from = bytes.byteOffset + at + KEY_BYTES;
    const vector = new Float32Array(bytes.buffer.slice(from, from + width * NUMBER_BYTES));
    kept.set(bytes.subarray(at, at + KEY_BYTES).toString('hex'), vector);
  }
  return kept;
}

/** Of what a model makes of a text. */
function keyOf({ name }: Encoder, text: string): string {
  return createHash('sha256')
    .update(`${name}\n${text}`)
    .digest('hex')
    .slice(0, 2 * KEY_BYTES);
}
