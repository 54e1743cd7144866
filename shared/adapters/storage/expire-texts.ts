import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDER_MARK, KEPT_MARK, SUM_MARK } from './archive-marks.ts';

/**
 * Lets go of texts of sources that were last written before a moment and that no report cites. Texts that a version wrote
 * which did not mark what is cited stay. Returns how many went.
 */
export async function expireTexts(folder: string, before: number): Promise<number> {
  let gone = 0;
  for (const tenant of await foldersIn(folder)) {
    const texts = join(folder, tenant, `archive${FOLDER_MARK}`);
    for (const source of await foldersIn(texts)) gone += await expireIn(join(texts, source), before);
  }
  return gone;
}

async function expireIn(folder: string, before: number): Promise<number> {
  const names = new Set((await entriesOf(folder)).map(({ name }) => name));
  let gone = 0;
  for (const name of names) {
    if (!names.has(name + SUM_MARK) || names.has(name + KEPT_MARK)) continue;
    if ((await writtenAt(join(folder, name))) >= before) continue;
    for (const mark of ['', SUM_MARK]) await rm(join(folder, name + mark), { force: true });
    gone += 1;
  }
  return gone;
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  return (await entriesOf(folder))
    .filter((entry) => entry.isDirectory() && entry.name.endsWith(FOLDER_MARK))
    .map(({ name }) => name);
}

/** None of a folder that is not there, or no longer. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function writtenAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return Infinity;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
