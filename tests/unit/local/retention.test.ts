import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Tidied, tidyUp } from '#local/retention.ts';
import { type TableServer, startTableServer } from '#local/table-server.ts';
import { type Stores, createFileArchive, createStores, embedTable } from '#shared/adapters/index.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { sampleEvent, sampleJob } from '#tests/contract/samples.ts';

const DAY = 86_400_000;
const NAME = { tableName: 'plumbline' };
let folder: string;
let server: TableServer;
let archive: Archive;
let stores: Stores;
let now = Date.UTC(2026, 0, 1);
const clock = { now: () => now };

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  folder = await mkdtemp(join(tmpdir(), 'plumbline-'));
  server = await startTableServer(NAME);
  archive = await createFileArchive(folder);
  const table = embedTable({ ...NAME, sleep: async () => undefined }, server.requestHandler);
  stores = createStores({ table, archive, clock, sleep: async () => undefined, retentionDays: 10 });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function tidy(): Promise<Tidied | undefined> {
  const parts = { table: server.requestHandler, ...NAME, archive, archivePath: folder, clock };
  return tidyUp(parts, new AbortController().signal);
}

describe('what is over', () => {
  test('is gone from all reads at its time, and taken away by the next tidying, with what lies beside it', async () => {
    const [old, young] = [sampleJob({ jobId: 'old' }), sampleJob({ jobId: 'young' })];
    await stores.jobs.create(old);
    await stores.trace.append(old, sampleEvent('large', { data: { text: 'x'.repeat(400_000) } }));
    await tidy();
    now += 9 * DAY;
    await stores.jobs.create(young);
    expect(await stores.jobs.get(old)).toBeDefined();
    now += 1.5 * DAY;

    expect(await stores.jobs.get(old)).toBeUndefined();
    expect(await stores.jobs.statusOf(old)).toBeUndefined();
    expect(await stores.trace.list(old, { after: 0, limit: 10 })).toEqual([]);
    const listed = await stores.jobs.listByOwner(old.tenantId, old.owner, { limit: 1 });
    expect(listed.jobs.map(({ jobId }) => jobId)).toEqual(['young']);
    expect((await stores.jobs.nextQueued())?.jobId).toBe('young');

    expect(await archive.list('')).not.toEqual([]);
    expect((await tidy())?.items).toBeGreaterThanOrEqual(2);
    expect(await archive.list('')).toEqual([]);
    expect(await stores.jobs.get(young)).toBeDefined();
    now += DAY;
    expect(await tidy()).toMatchObject({ items: 0 });
  });

  test('is looked for once a day, and not on the day on which a folder is first opened', async () => {
    expect(await tidy()).toEqual({ items: 0, texts: 0 });
    expect(await tidy()).toBeUndefined();
    now += DAY;
    expect(await tidy()).toEqual({ items: 0, texts: 0 });
  });

  test('takes texts along that no report cites, and leaves the others', async () => {
    await tidy();
    const keys = ['cited', 'uncited', 'fresh'].map((name) => `t/archive/s-1/${name}.txt`);
    for (const key of keys) await archive.put(key, key);
    await archive.put('t/reports/job/report.json', '{}');
    await archive.keep(keys[0] ?? '');
    const path = join(folder, 't+', 'archive+', 's-1+');
    // Versions before checksums did not mark what is cited either.
    await writeFile(join(path, 'of-an-older-version.txt'), 'text');
    const past = new Date(now - 1 * DAY);
    for (const name of ['cited.txt', 'uncited.txt', 'of-an-older-version.txt'])
      await utimes(join(path, name), past, past);
    await utimes(join(folder, 't+', 'reports+', 'job+', 'report.json'), past, past);
    now += 29.5 * DAY;
    await utimes(join(path, 'fresh.txt'), new Date(now), new Date(now));
    expect(await tidy()).toEqual({ items: 0, texts: 1 });
    const left = ['cited', 'fresh', 'of-an-older-version'].map((name) => `t/archive/s-1/${name}.txt`);
    expect(await archive.list('')).toEqual([...left, 't/reports/job/report.json']);
  });
});
