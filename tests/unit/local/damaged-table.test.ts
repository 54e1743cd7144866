import { cp, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DataFolder, ownDataFolder } from '#local/data-folder.ts';
import { repairFolder } from '#local/repair.ts';
import { checkTable } from '#local/table-files/check-table.ts';
import { damagesIn, readTableFile } from '#local/table-files/sorted-table.ts';
import { createFileArchive, createStores, embedTable, type Stores } from '#shared/adapters/index.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import { sampleEvent, sampleJob } from '#tests/contract/samples.ts';

const TABLE = { tableName: 'plumbline' };
const JOBS = 12;
const EVENTS = 30;
let place: string;
/** A folder that was closed; each test has a copy of it. */
let whole: string;
let folder: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plumbline-'));
  whole = join(place, 'whole');
  // Opened twice: what the first time left in the log is in a table file then.
  for (const round of [0, 1]) {
    await using(whole, async (stores) => {
      for (let number = 0; number < JOBS; number += 1) {
        const job = sampleJob({ jobId: `job-${round}-${number}` });
        await stores.jobs.create(job);
        for (let event = 0; event < EVENTS; event += 1) {
          await stores.trace.append(job, sampleEvent(`key-${event}`, { data: { text: 'x'.repeat(500) } }));
        }
      }
    });
  }
});
afterAll(async () => rm(place, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(place, 'copy-'));
  await cp(whole, folder, { recursive: true });
});

async function using(path: string, work: (stores: Stores) => Promise<void>): Promise<void> {
  const owned: DataFolder = await ownDataFolder({ folder: path, ...TABLE });
  try {
    await work(
      createStores({
        table: embedTable({ ...TABLE, sleep: async () => undefined }, owned.table.requestHandler),
        archive: await createFileArchive(owned.archivePath),
        clock: { now: () => Date.UTC(2026, 0, 1) },
        sleep: async () => undefined,
      }),
    );
  } finally {
    await owned.release();
  }
}

async function filesOf(kind: RegExp): Promise<readonly string[]> {
  return (await readdir(join(folder, 'table')))
    .filter((name) => kind.test(name))
    .map((name) => join(folder, 'table', name));
}

async function flip(path: string, at: number): Promise<() => Promise<void>> {
  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
  await writeFile(path, changed);
  return async () => writeFile(path, bytes);
}

test('the check of a table file finds what its reading finds, wherever a bit has flipped', async () => {
  const [path = ''] = await filesOf(/\.ldb$/u);
  const bytes = await readFile(path);
  expect(damagesIn(bytes)).toEqual([]);
  for (let at = 7; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    expect(damagesIn(changed)).toEqual(readTableFile(changed).damages);
    expect(damagesIn(changed)).not.toEqual([]);
  }
});

describe('a table on disk', () => {
  test('is whole when it was closed, and when it was copied', async () => {
    expect(await checkTable(folder)).toEqual([]);
    expect((await filesOf(/\.ldb$/)).length).toBeGreaterThan(0);
    expect((await filesOf(/\.log$/)).length).toBeGreaterThan(0);
  });

  test('shows each flipped bit of its logs, tables and manifest, but for bytes that nobody reads', async () => {
    const unseen: string[] = [];
    let flips = 0;
    for (const path of await filesOf(/\.(?:log|ldb)$|^MANIFEST/)) {
      const { size } = await stat(path);
      const step = Math.max(1, Math.floor(size / 40));
      for (let at = 0; at < size; at += step) {
        const mend = await flip(path, at);
        flips += 1;
        if ((await checkTable(folder)).length === 0)
          unseen.push(`${path.slice(folder.length)} ${at} of ${size}`);
        await mend();
      }
    }
    expect(flips).toBeGreaterThan(100);
    // Between the end of the last record of a block and that of the block, and before the end of a table, nothing stands.
    expect(unseen.filter((one) => !one.includes('.ldb'))).toEqual([]);
    expect(unseen.length).toBeLessThanOrEqual(1);
  });

  test('shows what was cut off, wherever', async () => {
    for (const path of await filesOf(/\.(?:log|ldb)$|^MANIFEST/)) {
      const bytes = await readFile(path);
      for (const share of [0, 0.3, 0.7, 0.999]) {
        await truncate(path, Math.floor(bytes.length * share));
        expect(await checkTable(folder), `${path} at ${share}`).not.toEqual([]);
        await writeFile(path, bytes);
      }
      await rm(path);
      expect(await checkTable(folder), `${path} missing`).not.toEqual([]);
      await writeFile(path, bytes);
    }
  });

  test('is not opened when it is damaged, and nothing of it is changed', async () => {
    const [log = ''] = await filesOf(/\.log$/);
    await flip(log, 5000);
    const before = await readFile(log);
    const failure = await ownDataFolder({ folder, ...TABLE }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EnvironmentFailure);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/The table in .* is damaged: \d+\.log is damaged at byte \d+/),
      remedy: expect.stringContaining(`npm run repair -- --data ${folder}`),
    });
    expect(await readFile(log)).toEqual(before);
  });

  test('is repaired: what can be read is kept, the rest is named, and a copy stays', async () => {
    const [log = ''] = await filesOf(/\.log$/);
    for (let at = 40_000; at < 160_000; at += 500) await flip(log, at);
    const repaired = await repairFolder(folder, TABLE.tableName);
    expect(repaired.damages.length).toBeGreaterThan(0);
    expect(repaired.losses.join('\n')).toMatch(/job job-1-\d+: /);
    expect(await readdir(repaired.copy ?? '')).toContain(log.split('/').at(-1));
    expect(await checkTable(folder)).toEqual([]);
    await using(folder, async (stores) => {
      expect(await stores.jobs.get(sampleJob({ jobId: 'job-0-3' }))).toBeDefined();
      const listed = await stores.jobs.listByOwner(sampleJob().tenantId, sampleJob().owner, { limit: 100 });
      expect(listed.jobs.length).toBeGreaterThan(JOBS);
      const events = await stores.trace.list(sampleJob({ jobId: 'job-0-3' }), { after: 0, limit: 100 });
      expect(events).toHaveLength(EVENTS);
    });
  });

  test('is left alone by a repair when it is whole', async () => {
    expect(await repairFolder(folder, TABLE.tableName)).toEqual({
      damages: [],
      items: 0,
      losses: [],
      copy: undefined,
    });
  });

  test('opens when a process was killed within a write', async () => {
    const [log = ''] = await filesOf(/\.log$/);
    await rm(join(folder, 'table-seal.json'));
    await truncate(log, (await stat(log)).size - 20);
    expect(await checkTable(folder)).toEqual([]);
  });

  test('is for its user alone', async () => {
    const modes = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
    await using(folder, async () => {
      expect(await modes(folder)).toBe('700');
      expect(await modes(join(folder, 'table'))).toBe('700');
    });
    for (const path of await filesOf(/\.log$/)) expect(await modes(path)).toMatch(/^6[04][04]$/);
  });
});
