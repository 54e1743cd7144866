import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DataFolder, claimDataFolder, ownDataFolder, readOwner } from '#local/data-folder.ts';
import { createFileArchive, createStores, embedTable, type Stores } from '#shared/adapters/index.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import { sampleJob } from '#tests/contract/samples.ts';
import { COMPILED } from '#tests/support/compiled.ts';

const TABLE = { tableName: 'plumbline' };
const sleep = async (): Promise<void> => undefined;
let place: string;
let folder: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'plumbline-'));
  folder = join(place, 'deep', 'data');
});
afterEach(async () => rm(place, { recursive: true, force: true }));

async function storesOf(owned: DataFolder): Promise<Stores> {
  return createStores({
    table: embedTable({ ...TABLE, sleep }, owned.table.requestHandler),
    archive: await createFileArchive(owned.archivePath),
    clock: { now: () => 0 },
    sleep,
  });
}

async function fillAndRelease(): Promise<void> {
  const owned = await ownDataFolder({ folder, ...TABLE });
  await (await storesOf(owned)).jobs.create(sampleJob());
  await owned.release();
}

async function failureOf(options: { readonly folder: string }): Promise<EnvironmentFailure> {
  const failure = await ownDataFolder({ ...options, ...TABLE }).catch((error: unknown) => error);
  if (failure instanceof EnvironmentFailure) return failure;
  throw new Error('It did not fail as it should.');
}

describe('a data folder', () => {
  test('is made when it is missing, and keeps what was stored', async () => {
    await fillAndRelease();
    const again = await ownDataFolder({ folder, ...TABLE });
    expect(await (await storesOf(again)).jobs.get(sampleJob())).toEqual(sampleJob());
    await again.release();
  });

  test('is had once, also by claims of the same process', async () => {
    const owned = await ownDataFolder({ folder, ...TABLE });
    await owned.announcePort(4380);
    const claims = await Promise.all([1, 2].map(async () => claimDataFolder({ folder, ...TABLE })));
    expect(claims).toEqual([1, 2].map(() => ({ state: 'taken', owner: thisProcess(4380) })));
    // A claim that fails must not loosen the lock that keeps other processes out.
    expect(await exitCode(holdFolder(folder, 'ignore'))).toBe(1);
    await owned.release();
    expect(await readOwner(folder)).toBeUndefined();
    const next = await claimDataFolder({ folder, ...TABLE });
    expect(next.state).toBe('owned');
    if (next.state === 'owned') await next.folder.release();
  });

  test('clears away what a killed process left unfinished in the archive', async () => {
    await fillAndRelease();
    await writeFile(join(folder, 'archive', '~unfinished', 'left-over'), 'half');
    const owned = await ownDataFolder({ folder, ...TABLE });
    expect(await readdir(join(folder, 'archive'))).toEqual([]);
    await owned.release();
  });
});

function thisProcess(port: number): unknown {
  return { pid: process.pid, since: expect.any(String), port };
}

describe('a data folder of another process', () => {
  let child: ChildProcess;
  let written: Set<string>;
  beforeEach(async () => {
    written = new Set();
    child = holdFolder(folder, 'pipe');
    await readLines(child, written, 100);
  });
  afterEach(async () => kill(child));

  test('is refused, with a word on who has it and what to do', async () => {
    const failure = await failureOf({ folder });
    expect(failure.message).toContain(`process ${child.pid}`);
    expect(failure.message).toContain('http://127.0.0.1:4380');
    expect(failure.remedy).toContain('PLUMBLINE_DATA');
    // Having been refused must not have loosened the lock.
    expect((await claimDataFolder({ folder, ...TABLE })).state).toBe('taken');
  });

  test('can be had once that process was killed, with all that it was answered for, each job in one list', async () => {
    await kill(child);
    const owned = await ownDataFolder({ folder, ...TABLE });
    const { jobs } = await storesOf(owned);
    for (const jobId of written) {
      expect((await jobs.get({ tenantId: 'tenant', jobId }))?.status).toBe('PROCESSING');
    }
    const queued = await jobs.listByStatus('QUEUED', { limit: 100 });
    for (const job of queued.jobs) expect((await jobs.get(job))?.status).toBe('QUEUED');
    expect(queued.jobs.length).toBeLessThanOrEqual(1);
    await owned.release();
  });
});

describe('a data folder that cannot be used', () => {
  test.each([['file'], [join('file', 'below')]])(
    'because %s is or lies below a file is explained',
    async (name) => {
      await writeFile(join(place, 'file'), 'x');
      const failure = await failureOf({ folder: join(place, name) });
      expect(failure.message).toContain(join(place, name));
      expect(failure.remedy).toContain(join(place, name));
    },
  );

  test.each([
    ['CURRENT', 'nonsense'],
    ['CURRENT', ''],
    ['MANIFEST', 'nonsense'],
  ])('because the file %s holds %j is explained, and nothing is deleted', async (name, content) => {
    await fillAndRelease();
    const files = await readdir(join(folder, 'table'));
    const file = files.find((each) => each.startsWith(name)) ?? name;
    await writeFile(join(folder, 'table', file), content);
    const failure = await failureOf({ folder });
    expect(failure.remedy).toContain('backup');
    expect(await readdir(join(folder, 'table'))).toEqual(expect.arrayContaining(dataFiles(files)));
  });

  test('because the file CURRENT is gone is explained, and nothing is deleted', async () => {
    await fillAndRelease();
    const files = await readdir(join(folder, 'table'));
    await rm(join(folder, 'table', 'CURRENT'));
    expect((await failureOf({ folder })).message).toContain('CURRENT');
    expect(await readdir(join(folder, 'table'))).toEqual(expect.arrayContaining(dataFiles(files)));
  });

  test.each([
    ['{"format":2}', /newer/],
    ['{', /damaged/],
  ])('because its format is %s is explained', async (format, words) => {
    await fillAndRelease();
    await writeFile(join(folder, 'format.json'), format);
    expect((await failureOf({ folder })).message).toMatch(words);
    expect(await readFile(join(folder, 'format.json'), 'utf8')).toBe(format);
  });

  test('can be had again once it is mended', async () => {
    await fillAndRelease();
    await writeFile(join(folder, 'format.json'), '{"format":2}');
    await failureOf({ folder });
    await writeFile(join(folder, 'format.json'), '{"format":1}');
    await (await ownDataFolder({ folder, ...TABLE })).release();
    expect(await readOwner(folder)).toBeUndefined();
  });
});

function dataFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.ldb') || file.endsWith('.log'));
}

function holdFolder(path: string, output: 'pipe' | 'ignore'): ChildProcess {
  const script = join(import.meta.dirname, 'hold-folder.ts');
  const env = { ...process.env, ...COMPILED };
  return spawn(process.execPath, [script, path], { stdio: ['ignore', output, 'ignore'], env });
}

/** A process that goes on when it should not is killed, and has no code. */
async function exitCode(child: ChildProcess): Promise<number | null> {
  const limit = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  clearTimeout(limit);
  return code;
}

async function readLines(child: ChildProcess, lines: Set<string>, count: number): Promise<void> {
  if (!child.stdout) throw new Error('The child has no output.');
  const reader = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.add(line);
      if (lines.size === count) resolve();
    });
    child.once('exit', () => reject(new Error('The child ended early.')));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  child.kill('SIGKILL');
  await ended;
}
