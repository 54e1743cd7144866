import { expect, test } from 'vitest';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import { renderMarkdown } from '#functions/steps/publish-report/markdown/render-markdown.ts';
import { describeLocation, describeLocations } from '#shared/domain/quote-location.ts';
import type { Report } from '#shared/domain/report.ts';
import { type Source, archiveKey, linesKey } from '#shared/domain/source.ts';
import { sha256 } from '#shared/text/hash.ts';
import { mapLines } from '#functions/steps/fetch-source/line-map.ts';
import { renderReport } from '../../../../../cli/render-report.ts';
import { outputTo } from '#tests/unit/cli/test-terminal.ts';
import { fillWorld } from '../publish-report/fixture.ts';
import { TEXTS } from '../publish-report/sources.ts';
import { verify } from './verified.ts';
import { JOB, type World, makeWorld } from '../publish-report/world.ts';

const QUEUES = TEXTS['s-queues'] ?? '';
const HASH = sha256(QUEUES);
/** The same text as somebody wrote it. */
const ORIGINAL = `---\ntitle: Queues\n---\n\n${QUEUES.replace('by default. No', 'by default.\nNo')}`;

async function fill(change: Partial<Source>, lines: string | undefined): Promise<World> {
  const world = await makeWorld();
  await fillWorld(world);
  const source = await world.research.get(JOB, 'SOURCE', 's-queues');
  if (source) await world.research.put(JOB, 'SOURCE', { id: source.id, record: { ...source, ...change } });
  if (lines !== undefined) await world.archive.put(linesKey(JOB.tenantId, 's-queues', HASH), lines);
  return world;
}

function placesOf(report: Report, sourceId: string): readonly unknown[] {
  return report.sources
    .filter((one) => one.sourceId === sourceId)
    .flatMap(({ quotes }) => quotes.map(({ place }) => place));
}

const LINES = JSON.stringify(mapLines(QUEUES, { contentType: 'text/markdown', text: ORIGINAL }));

test('R3.2 gives file and line of the quotes of a corpus file, and the page of those of a PDF', async () => {
  const report = await verify(await fill({ file: 'queues/README.md' }, LINES));
  const lines = ORIGINAL.split('\n');
  const quotes = report.sources.find((one) => one.sourceId === 's-queues')?.quotes ?? [];
  expect(quotes.length).toBeGreaterThan(1);
  for (const { quote, place } of quotes) {
    expect(place?.file).toBe('queues/README.md');
    const first = /^\S+ \S+ \S+/u.exec(quote)?.[0] ?? quote;
    expect(lines[(place?.line ?? 0) - 1]).toContain(first);
  }
  expect(placesOf(report, 's-paper')).toEqual([{ page: 2 }]);
  expect(placesOf(report, 's-tables').every((place) => place === undefined)).toBe(true);
});

test('gives the file alone when its lines are not known, or not of this text', async () => {
  const unknown = await verify(await fill({ file: 'queues/README.md' }, undefined));
  expect(placesOf(unknown, 's-queues')[0]).toEqual({ file: 'queues/README.md' });
  const other = JSON.stringify(mapLines(QUEUES, { contentType: 'text/plain', text: 'Something else.' }));
  const wrong = await verify(await fill({ file: 'queues/README.md' }, other));
  expect(placesOf(wrong, 's-queues')[0]).toEqual({ file: 'queues/README.md' });
});

test('keeps the lines of what a report cites as long as the text', async () => {
  const world = await fill({ file: 'queues/README.md' }, LINES);
  const kept: string[] = [];
  const archive = { ...world.archive, keep: async (key: string) => void kept.push(key) };
  await verify({ ...world, context: { ...world.context, ports: { ...world.context.ports, archive } } });
  expect(kept).toContain(archiveKey(JOB.tenantId, 's-queues', HASH));
  expect(kept).toContain(linesKey(JOB.tenantId, 's-queues', HASH));
});

test('shows the places in Markdown, HTML and at the terminal', async () => {
  const report = await verify(await fill({ file: 'queues/README.md' }, LINES));
  expect(renderMarkdown(report)).toMatch(/`queues\/README\.md:\d+`, `char:/u);
  expect(renderHtml(report, new Map())).toMatch(
    /<bdi>queues\/README\.md:\d+<\/bdi> · <code dir="ltr">char:/u,
  );
  expect(renderReport(report, outputTo([]))).toMatch(/^ {4}queues\/README\.md:\d+, \d+/mu);
});

test.each([
  [{ file: 'a.md', line: 12 }, 'a.md:12'],
  [{ file: 'a.md' }, 'a.md'],
  [{ file: 'a.pdf', page: 7 }, 'a.pdf, page 7'],
  [{ page: 7 }, 'page 7'],
  [undefined, undefined],
])('describes %j as %s', (place, words) => {
  expect(describeLocation(place)).toBe(words);
});

test('describes the places of a source together, in order and each once', () => {
  const at = (...places: readonly { file?: string; line?: number; page?: number }[]): string =>
    describeLocations(places.map((place) => ({ place })));
  expect(at({ file: 'a.md', line: 40 }, { file: 'a.md', line: 12 }, { file: 'a.md', line: 40 })).toBe(
    'a.md:12, 40',
  );
  expect(at({ file: 'a.pdf', page: 9 }, { file: 'a.pdf', page: 3 })).toBe('a.pdf, pages 3, 9');
  expect(at({ page: 3 })).toBe('page 3');
  expect(at({ file: 'a.md' })).toBe('a.md');
  expect(at()).toBe('');
});
