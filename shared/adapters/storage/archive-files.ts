import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskFailure, InvalidInput, ServiceUnavailable, isPlumblineError, codeOf } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { isFleeting } from '#shared/domain/retention.ts';
import { checkArchiveKey, checkArchivePrefix } from './archive-keys.ts';
import { FOLDER_MARK, KEPT_MARK, SUM_MARK } from './archive-marks.ts';
import { checksumOf, damaged, isAsWritten, withChecksum } from './checksums.ts';

/** Where files are written before they get their name; on the same file system, so that a rename moves them whole. */
const UNFINISHED = '~unfinished';

const WANTING: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EISDIR',
]);

/** A file and its checksums are read one after the other: somebody may write both in between. */
const READINGS = 3;

/**
 * The archive as files below a folder, each just what was put, with a checksum beside it that is held against it whenever
 * it is read; only files of an older version have none. Strings are written as UTF-8: a lone surrogate becomes U+FFFD, of
 * the same length in UTF-16. What a killed process left unfinished is never listed.
 */
export async function createFileArchive(folder: string): Promise<Archive> {
  const unfinished = join(folder, UNFINISHED);
  await explained(folder, async () => mkdir(unfinished, { recursive: true }));
  const pathOf = (key: string): string => {
    checkArchiveKey(key);
    const segments = key.split('/');
    const file = segments.pop() ?? '';
    return join(folder, ...segments.map((segment) => segment + FOLDER_MARK), file);
  };
  const get = async (key: string): Promise<Buffer | undefined> => {
    const path = pathOf(key);
    return explained(folder, async () => readChecked(path));
  };
  return {
    put: async (key, body) => {
      const path = pathOf(key);
      await explained(folder, async () => {
        const sum = checksumOf(body);
        const before = (await unlessMissing(readFile(path + SUM_MARK, 'utf8'))) ?? '';
        const [sums, written] = await writeBoth(unfinished, [withChecksum(sum, before), body]);
        // The checksums first: until the file follows they are those of both.
        await intoFolder(path, async () => rename(sums, path + SUM_MARK));
        await rename(written, path);
        if (before === '' || before === withChecksum(sum)) return;
        await rename(await writeUnfinished(unfinished, withChecksum(sum)), path + SUM_MARK);
      });
    },
    putIfAbsent: async (key, body) => {
      const path = pathOf(key);
      return explained(folder, async () => {
        if (await isThere(path)) return false;
        const [sums, written] = await writeBoth(unfinished, [withChecksum(checksumOf(body)), body]);
        // Whoever links the file first has the say on its checksum as well.
        const isNew = await linkIfAbsent(written, path);
        if (isNew) await rename(sums, path + SUM_MARK);
        await Promise.all([rm(written, { force: true }), rm(sums, { force: true })]);
        return isNew;
      });
    },
    get,
    getText: async (key) => (await get(key))?.toString('utf8'),
    list: async (prefix) => {
      checkArchivePrefix(prefix);
      return explained(folder, async () => [...new Set(await listKeys(folder, prefix))].sort());
    },
    keep: async (key) => {
      const path = pathOf(key);
      if (!isFleeting(key) || !(await isThere(path))) return;
      await explained(folder, async () => writeFile(path + KEPT_MARK, ''));
    },
    delete: async (key) => {
      const path = pathOf(key);
      await explained(folder, async () => {
        for (const mark of ['', SUM_MARK, KEPT_MARK]) await rm(path + mark, { force: true });
      });
    },
  };
}

/** The bytes of a file, held against the checksums beside it. */
async function readChecked(path: string, readings = READINGS): Promise<Buffer | undefined> {
  const lines = await unlessMissing(readFile(path + SUM_MARK, 'utf8'));
  const body = await unlessMissing(readFile(path));
  if (body === undefined || lines === undefined || isAsWritten(body, lines)) return body;
  if (readings > 1) return readChecked(path, readings - 1);
  throw damaged(path);
}

/** Clears away what a killed process left; only for the one process that owns the folder, before it writes. */
export async function removeUnfinished(folder: string): Promise<void> {
  await explained(folder, async () => rm(join(folder, UNFINISHED), { recursive: true, force: true }));
}

async function writeUnfinished(unfinished: string, body: Body): Promise<string> {
  const path = join(unfinished, randomUUID());
  const file = await open(path, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return path;
}

type Body = Uint8Array | string;

/** Side by side; where one of them cannot be written, none is left. */
async function writeBoth(
  unfinished: string,
  [sums, body]: readonly [string, Body],
): Promise<readonly [string, string]> {
  const [first, second] = await Promise.allSettled([
    writeUnfinished(unfinished, sums),
    writeUnfinished(unfinished, body),
  ]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  const written = [first, second].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await Promise.all(written.map(async (path) => rm(path, { force: true })));
  throw [first, second].find((one) => one.status === 'rejected')?.reason;
}

async function linkIfAbsent(written: string, path: string): Promise<boolean> {
  try {
    await intoFolder(path, async () => link(written, path));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Most folders are there already: made only when missing. */
async function intoFolder(path: string, move: () => Promise<void>): Promise<void> {
  try {
    await move();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    await move();
  }
}

async function listKeys(folder: string, prefix: string): Promise<string[]> {
  const segments = prefix.split('/');
  const cut = segments.pop() ?? '';
  const start = join(folder, ...segments.map((segment) => segment + FOLDER_MARK));
  const parent = segments.length > 0 ? `${segments.join('/')}/` : '';
  return keysBelow(start, parent, cut);
}

async function keysBelow(folder: string, parent: string, beginning: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  const keys: string[] = [];
  for (const entry of entries) {
    if (!entry.name.startsWith(beginning)) continue;
    if (entry.isFile() && !isBeside(entry.name)) keys.push(parent + entry.name);
    if (!entry.isDirectory() || !entry.name.endsWith(FOLDER_MARK)) continue;
    const below = `${parent}${entry.name.slice(0, -FOLDER_MARK.length)}/`;
    keys.push(...(await keysBelow(join(folder, entry.name), below, '')));
  }
  return keys;
}

function isBeside(name: string): boolean {
  return name.endsWith(KEPT_MARK) || name.endsWith(SUM_MARK);
}

async function isThere(path: string): Promise<boolean> {
  return (await unlessMissing(stat(path))) !== undefined;
}

async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function explained<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw explain(error, folder);
  }
}

function explain(error: unknown, folder: string): Error {
  if (isPlumblineError(error)) return error;
  const code = codeOf(error);
  if (code === 'ENAMETOOLONG')
    return new InvalidInput('The archive key is too long for this disk.', { cause: error });
  if (!WANTING.has(code)) return new ServiceUnavailable('The archive does not answer.', { cause: error });
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new DiskFailure(
    isFull ? `The disk with ${folder} is full.` : `The folder ${folder} cannot be used (${code}).`,
    {
      cause: error,
      remedy: isFull
        ? `Free space on the disk with ${folder} and start again; nothing that was finished is lost.`
        : `Make ${folder} a folder that this user may read and write, or name another one.`,
    },
  );
}
