import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bundleOptions } from '#infra/bundler.ts';
import { EXTRACTION_WORKERS } from '#infra/functions.ts';
import type { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import { fixturePage, fetched } from '../support/pages.ts';
import { writePdf } from '../support/pdf-writer.ts';

const Bundle = z.object({
  createExtractor: z.custom<typeof createExtractor>((value) => typeof value === 'function'),
});

describe('a bundled function that reads documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bundle-'));
  const reader = {
    name: 'reader',
    source: 'shared/adapters/reading/extraction/extractor.ts',
    workers: EXTRACTION_WORKERS,
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('R2.7 starts the workers that lie beside it', async () => {
    await build({ ...bundleOptions([reader], folder), sourcemap: false, minify: false });
    const loaded: unknown = createRequire(import.meta.url)(join(folder, 'reader', 'index.cjs'));
    const extractor = Bundle.parse(loaded).createExtractor({ pages: 1 });
    const pdf = writePdf([[{ text: 'A page of a PDF.' }]]);
    const [page, document] = await Promise.all([
      extractor.extract(fixturePage('hidden-text')),
      extractor.extract(fetched(pdf, 'application/pdf')),
    ]);
    await extractor.close();
    expect([page.title, document.text]).toEqual(['Lichens on walls', 'A page of a PDF.']);
  });
});
