import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bundleOptions, copyEncoder } from '#infra/bundler.ts';
import { stepBundle } from '#infra/functions.ts';
import { copiedFiles } from '#shared/adapters/encoding/encoder-files.ts';
import type { createMiniLm } from '#shared/adapters/encoding/minilm.ts';
import { ENCODER_FOLDER } from '#shared/domain/encoder-files.ts';

const Bundle = z.object({
  createMiniLm: z.custom<typeof createMiniLm>((value) => typeof value === 'function'),
});

describe('a bundled function that compares meanings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bundle-'));
  const name = stepBundle('CheckCompleteness');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('runs the encoder whose files lie beside it', async () => {
    const entry = { name, source: 'shared/adapters/encoding/minilm.ts' };
    await build({ ...bundleOptions([entry], folder), sourcemap: false });
    await copyEncoder([entry], folder);
    const loaded: unknown = createRequire(import.meta.url)(join(folder, name, 'index.cjs'));
    const encoder = Bundle.parse(loaded).createMiniLm(() => copiedFiles(join(folder, name, ENCODER_FOLDER)));
    const [vector] = await encoder.encode(['Beside a bundle.']);
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 4);
  });

  test('has them beside it, and one that compares none has not', async () => {
    const other = stepBundle('DraftReport');
    await copyEncoder([{ name: other, source: '' }], folder);
    expect(existsSync(join(folder, other, ENCODER_FOLDER))).toBe(false);
  });
});
