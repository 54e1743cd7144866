import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumOf, withChecksum } from '#shared/adapters/storage/checksums.ts';
import { createFileArchive, removeUnfinished } from '#shared/adapters/storage/archive-files.ts';
import { DamagedFile, DiskFailure } from '#shared/errors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

test('leaves nothing unfinished behind', async () => {
  const archive = await createFileArchive(folder);
  await archive.put('t/a', 'a');
  await archive.putIfAbsent('t/b', 'b');
  await archive.putIfAbsent('t/b', 'c');
  expect(await readdir(join(folder, '~unfinished'))).toEqual([]);
});

test('does not list what a killed process left unfinished, and clears it away when asked to', async () => {
  const archive = await createFileArchive(folder);
  await archive.put('t/a', 'a');
  await writeFile(join(folder, '~unfinished', 'left-over'), 'half a te');
  expect(await archive.list('')).toEqual(['t/a']);
  await removeUnfinished(folder);
  expect(await readdir(folder)).not.toContain('~unfinished');
  const next = await createFileArchive(folder);
  expect(await next.getText('t/a')).toBe('a');
});

test('removing what is unfinished minds no missing folder', async () => {
  await removeUnfinished(join(folder, 'nowhere'));
  expect(await readdir(folder)).toEqual([]);
});

test('says what to do when a file is in the place of the folder', async () => {
  const path = join(folder, 'file');
  await writeFile(path, 'x');
  const failure = await createFileArchive(path).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DiskFailure);
  expect(failure).toMatchObject({ remedy: expect.stringContaining(path) });
});

test('says what to do when a file is in the place of a folder further down', async () => {
  const archive = await createFileArchive(folder);
  await writeFile(join(folder, 't+'), 'x');
  await expect(archive.put('t/a', 'a')).rejects.toThrow(DiskFailure);
  await expect(archive.get('t/a')).rejects.toThrow(DiskFailure);
});

test.each(['a', 'a~sum'])(
  'notices a flipped bit anywhere in %s, and a file that was cut off',
  async (name) => {
    const archive = await createFileArchive(folder);
    await archive.put('t/reports/a', 'The memory buffer holds 64 MB.');
    const path = join(folder, 't+', 'reports+', name);
    const whole = await readFile(path);
    for (let at = 0; at < whole.length - (name === 'a' ? 0 : 1); at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      await writeFile(path, changed);
      await expect(archive.getText('t/reports/a')).rejects.toThrow(DamagedFile);
    }
    for (const length of [0, 10, whole.length - 2]) {
      await writeFile(path, whole.subarray(0, length));
      await expect(archive.get('t/reports/a')).rejects.toThrow(/a is damaged/u);
    }
    await writeFile(path, whole);
    expect(await archive.getText('t/reports/a')).toBe('The memory buffer holds 64 MB.');
  },
);

test('keeps a file just as it was put, and one that is written again is never damaged in between', async () => {
  const archive = await createFileArchive(folder);
  await archive.put('t/reports/a', 'first');
  expect(await readFile(join(folder, 't+', 'reports+', 'a'), 'utf8')).toBe('first');
  const bodies = Array.from({ length: 20 }, (_, index) => `body ${index}`);
  const reads = Promise.all(bodies.map(async () => archive.getText('t/reports/a')));
  for (const body of bodies) await archive.put('t/reports/a', body);
  for (const text of await reads) expect(['first', ...bodies]).toContain(text);
  expect(await archive.list('t/')).toEqual(['t/reports/a']);
});

test('reads a file whose later writes were broken off behind their checksums, and no longer once it is another', async () => {
  const archive = await createFileArchive(folder);
  const [file, sums] = [join(folder, 't+', 'a'), join(folder, 't+', 'a~sum')];
  await archive.put('t/a', 'first');
  for (const body of ['second', 'third'])
    await writeFile(sums, withChecksum(checksumOf(body), await readFile(sums, 'utf8')));
  expect(await archive.getText('t/a')).toBe('first');
  await archive.put('t/a', 'fourth');
  expect(await archive.getText('t/a')).toBe('fourth');
  await writeFile(file, 'first');
  await expect(archive.get('t/a')).rejects.toThrow(DamagedFile);
});

test('reads files that a version without checksums wrote, until they are written again or deleted', async () => {
  const archive = await createFileArchive(folder);
  await mkdir(join(folder, 't+'));
  await writeFile(join(folder, 't+', 'a'), 'old');
  expect(await archive.getText('t/a')).toBe('old');
  expect(await archive.putIfAbsent('t/a', 'new')).toBe(false);
  await archive.put('t/a', 'new');
  expect(await archive.getText('t/a')).toBe('new');
  expect(await archive.list('')).toEqual(['t/a']);
  await archive.delete('t/a');
  expect(await archive.list('')).toEqual([]);
  expect(await archive.get('t/a')).toBeUndefined();
});
