import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { hashOf } from '#shared/text/hash.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** How long the files of the table were at least when nothing was being written: what is shorter has lost something. */
const Seal = z.object({ files: z.record(z.string(), z.number()), sum: z.string() });
export type SealedSizes = ReadonlyMap<string, number>;

const NO_SIZES: SealedSizes = new Map();

/** None when the seal is missing or damaged: it only adds to what the files themselves say. */
export async function readSeal(folder: string): Promise<SealedSizes> {
  const text = await readFile(sealPath(folder), 'utf8').catch(() => '');
  const parsed = Seal.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.sum !== hashOf(parsed.data.files)) return NO_SIZES;
  return new Map(Object.entries(parsed.data.files));
}

/** Before the files are opened, which makes new ones of the same names. */
export async function breakTableSeal(folder: string): Promise<void> {
  await rm(sealPath(folder), { force: true });
}

/** To be called while nothing is written to the table; what was measured counts only when it `isStill` so. */
export async function writeSeal(folder: string, isStill: () => boolean): Promise<void> {
  const files: Record<string, number> = {};
  for (const name of await readdir(join(folder, 'table'))) {
    if (!SEALED.test(name)) continue;
    const found = await stat(join(folder, 'table', name)).catch(() => undefined);
    // A file may go while the table is tidied up.
    if (found) files[name] = found.size;
  }
  if (!isStill()) return;
  const written = `${sealPath(folder)}.new`;
  await writeFile(written, JSON.stringify({ files, sum: hashOf(files) }));
  await rename(written, sealPath(folder));
}

const SEALED = /^(?:\d+\.log|MANIFEST-\d+)$/;

function sealPath(folder: string): string {
  return join(folder, 'table-seal.json');
}
