import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import { PAGE_LIMITS, PDF_LIMITS, type WorkerLimits } from '#shared/adapters/reading/extraction/limits.ts';
import { WorkerProcess } from '#shared/adapters/reading/extraction/worker-process.ts';
import { EnvironmentFailure, UnreadableSource } from '#shared/errors.ts';
import { HOSTILE_PAGES, HOSTILE_PDFS } from '#tests/support/hostile-documents.ts';
import { fetched, fixturePage } from '#tests/support/pages.ts';
import { writePdf } from '#tests/support/pdf-writer.ts';

// One page and one PDF at a time: starting a process costs more than all that is read here.
const extractor = createExtractor({ pages: 1 });
afterAll(async () => extractor.close());

function hostile(name: string): Uint8Array {
  const found = [...HOSTILE_PAGES, ...HOSTILE_PDFS].find((one) => one.name === name);
  if (!found) throw new Error(`There is no hostile document named ${name}.`);
  return found.make();
}

function processOf(worker: string, limits: WorkerLimits): WorkerProcess {
  const path = new URL(`../../../../../../shared/adapters/reading/extraction/${worker}.ts`, import.meta.url);
  return new WorkerProcess(fileURLToPath(path), limits, {});
}

describe('the extractor', () => {
  test('R2.7 reads pages and PDFs side by side, each to whom it belongs', async () => {
    const pdf = writePdf([[{ text: 'A page of a PDF.' }]]);
    const names = ['news-article', 'documentation', 'arabic-article', 'japanese-article'];
    const [found, ...pages] = await Promise.all([
      extractor.extract(fetched(pdf, 'text/html')),
      ...names.map(async (name) => extractor.extract(fixturePage(name))),
    ]);
    expect(found).toMatchObject({ contentType: 'application/pdf', text: 'A page of a PDF.' });
    expect(pages.map((page) => page.title)).toEqual([
      'River gauges find a missing flood',
      'Retry policies',
      'النخيل والملوحة',
      '里山の蛍、三年ぶりに増加',
    ]);
  });

  test('says in a sentence why it cannot read something', async () => {
    await expect(extractor.extract(fetched(''))).rejects.toThrow(new UnreadableSource('It is empty.'));
    await expect(extractor.extract(fixturePage('needs-scripts'))).rejects.toThrow(
      /^It has no text in it: .*\.$/u,
    );
    await expect(extractor.extract(fetched(new Uint8Array(50_000_001)))).rejects.toThrow('larger than 50 MB');
  });

  test('leaves this thread to others while it reads', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await extractor.extract(fetched(hostile('300 levels of paragraphs')));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  test.each([
    'nesting of 50,000, never closed',
    '1 million attributes on one element',
    'cycle in the page tree',
    'encrypted',
  ])('refuses %s and reads the next document', async (name) => {
    await expect(extractor.extract(fetched(hostile(name)))).rejects.toThrow(UnreadableSource);
    expect((await extractor.extract(fixturePage('hidden-text'))).title).toBe('Lichens on walls');
  });
});

describe('a process that reads', () => {
  test('is killed when it takes too long, and says so', async () => {
    const slow = processOf('pdf-worker', { ...PDF_LIMITS, deadlineMilliseconds: 50 });
    await expect(slow.read(fetched(hostile('page tree nested 50,000 deep')))).rejects.toThrow(
      new UnreadableSource('Taking out its text took more than 1 second.'),
    );
    expect(slow.isFit).toBe(false);
    await slow.end();
  });

  test('is killed when it takes too much memory, and says so', async () => {
    const commands = deflateSync(Buffer.alloc(120_000_000, ' '));
    const bomb = writePdf([{ commands, filters: ['FlateDecode'] }]);
    const greedy = processOf('pdf-worker', { ...PDF_LIMITS, memoryMegabytes: 220 });
    await expect(greedy.read(fetched(bomb))).rejects.toThrow(
      new UnreadableSource('Taking out its text took more than 220 MB of memory.'),
    );
    expect(greedy.isFit).toBe(false);
    await greedy.end();
  });

  test('counts the time of each document by itself', async () => {
    const page = processOf('page-worker', { ...PAGE_LIMITS, deadlineMilliseconds: 1500 });
    const titles = new Set<string>();
    for (let turn = 0; turn < 250; turn += 1)
      titles.add((await page.read(fixturePage('documentation'))).title);
    expect([...titles]).toEqual(['Retry policies']);
    await page.end();
  });

  test('leaves behind the text it had offered when it is killed', async () => {
    const large = `<!doctype html><table>${'<tr><td>a cell</td><td>b</td></tr>'.repeat(9_900)}</table>`;
    const page = processOf('page-worker', { ...PAGE_LIMITS, memoryMegabytes: 175 });
    const kept = await page.read(fetched(large));
    expect(kept.text).toContain('| a cell | b |');
    await page.end();
  });

  test('that does not start is reported as a failure of the machine', async () => {
    const missing = processOf('no-such-worker', PAGE_LIMITS);
    await expect(missing.read(fixturePage('hidden-text'))).rejects.toThrow(EnvironmentFailure);
    await missing.end();
  });
});
