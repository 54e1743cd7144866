import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileArchive, removeUnfinished } from '#shared/adapters/storage/archive-files.ts';
import { EnvironmentFailure } from '#shared/errors.ts';

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
  expect(failure).toBeInstanceOf(EnvironmentFailure);
  expect(failure).toMatchObject({ remedy: expect.stringContaining(path) });
});

test('says what to do when a file is in the place of a folder further down', async () => {
  const archive = await createFileArchive(folder);
  await writeFile(join(folder, 't+'), 'x');
  await expect(archive.put('t/a', 'a')).rejects.toThrow(EnvironmentFailure);
  await expect(archive.get('t/a')).rejects.toThrow(EnvironmentFailure);
});
