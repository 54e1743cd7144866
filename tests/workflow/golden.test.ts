import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import { parseLocator } from '#shared/domain/locator.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { OuterPorts } from '#local/runtime.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { createMemoryArchive } from './support/memory-archive.ts';
import {
  eventsOf,
  jobNamed,
  type Library,
  type Logged,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
  runtimeOn,
} from './support/world.ts';

let library: Library;
let ports: OuterPorts;
let job: Job;
const logged: Logged[] = [];
const positions: string[] = [];
beforeAll(async () => {
  library = await openLibrary();
  const archive = createMemoryArchive();
  const put: Archive['put'] = async (key, body) => {
    if (key.startsWith('executions/')) positions.push(String(body));
    await archive.put(key, body);
  };
  ports = await openWorld({ library, archive: { ...archive, put } });
  job = await runJob(runtimeOn(ports, logged), jobNamed('golden', ports));
});
afterAll(() => library.close());

test('a question goes through all states to a completed job', () => {
  expect(job).toMatchObject({ status: 'COMPLETED' });
  expect(job.failure).toBeUndefined();
  expect(logged).toEqual([]);
});

test('R5.4 every quote of the report stands in the archive where its locator says', async () => {
  const report = await reportOf(ports, job);
  const quotes = report.sources.flatMap((source) => source.quotes.map((quote) => ({ source, quote })));
  expect(quotes.length).toBeGreaterThan(3);
  for (const { source, quote } of quotes) {
    const text = await ports.archive.getText(archiveKey(job.tenantId, source.sourceId, source.archiveHash));
    const locator = parseLocator(quote.locator);
    expect(text?.slice(locator?.start, locator?.end)).toBe(quote.quote);
  }
});

test('the report names the defaults that the corpus states for both buffers', async () => {
  const text = JSON.stringify(await reportOf(ports, job));
  expect(text).toContain('64 MB');
  expect(text).toContain('512 MB');
});

test('R6.6 events have sequence numbers without gaps, and progress never falls', async () => {
  const events = await eventsOf(ports, job);
  expect(events.map((event) => event.sequence)).toEqual(events.map((_, index) => index + 1));
  expect(events.at(-1)?.progress).toBe(1);
  const progress = events.map((event) => event.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('the last event is that of the end of the job', async () => {
  expect((await eventsOf(ports, job)).at(-1)).toMatchObject({ type: 'job-completed' });
});

test('every state that began has finished', async () => {
  const types = (await eventsOf(ports, job)).map((event) => event.type);
  const began = types.filter((type) => type.endsWith('-started')).map((type) => type.replace('-started', ''));
  const ended = types
    .filter((type) => type.endsWith('-finished'))
    .map((type) => type.replace('-finished', ''));
  expect(began.toSorted()).toEqual(ended.toSorted());
});

test('the state of the execution stays below 32 KiB at every transition', () => {
  const inputs = positions.map((entry) => JSON.stringify(JSON.parse(entry).input));
  expect(inputs.length).toBeGreaterThan(10);
  expect(Math.max(...inputs.map((input) => Buffer.byteLength(input)))).toBeLessThan(32 * 1024);
});

test('nothing is left of the execution: no slot, no journal', async () => {
  expect(await ports.slots.list()).toEqual([]);
  expect(await ports.archive.list('executions/')).toEqual([]);
});
