import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Encoder } from '#shared/ports/encoder.ts';
import { keepVectors } from '#tests/bench/kept-vectors.ts';
import { PLAIN_READER } from '#tests/support/plain-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-vectors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function counting(): { readonly encoder: Encoder; readonly asked: string[] } {
  const asked: string[] = [];
  const encode = async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    asked.push(...texts);
    return texts.map((text) => Float32Array.of(text.length, 0.5));
  };
  return { encoder: { name: 'counting', encode, reader: PLAIN_READER }, asked };
}

test('vectors that were kept are read again, each text once, and what was cut short is made anew', async () => {
  const file = join(folder, 'below', 'vectors.bin');
  const first = counting();
  const made = await keepVectors(first.encoder, file, 2).encode(['one', 'three', 'one']);
  expect(first.asked).toEqual(['one', 'three']);
  expect(made).toEqual([Float32Array.of(3, 0.5), Float32Array.of(5, 0.5), Float32Array.of(3, 0.5)]);

  const second = counting();
  expect(await keepVectors(second.encoder, file, 2).encode(['three', 'one'])).toEqual([made[1], made[0]]);
  expect(second.asked).toEqual([]);

  truncateSync(file, statSync(file).size - 1);
  const third = counting();
  expect(await keepVectors(third.encoder, file, 2).encode(['one', 'three'])).toEqual(made.slice(0, 2));
  expect(third.asked).toEqual(['three']);

  const fourth = counting();
  expect(await keepVectors(fourth.encoder, file, 2).encode(['one', 'three'])).toEqual(made.slice(0, 2));
  expect(fourth.asked).toEqual([]);
});
