import { closeSync, existsSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { hashOf } from '#shared/text/hash.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** A database has no checksums of its own: what its file came to when it was last written, beside it. */
const Seal = z.object({ size: z.int(), sum: z.int(), own: z.string() });

const CHUNK = 1 << 20;

/** Of the file that is sealed: whether it is as it was. One that was never sealed, or was being written, is not known. */
export async function isSealBroken(file: string): Promise<boolean> {
  const text = await readFile(sealOf(file), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const seal = Seal.safeParse(parseJson(text));
  if (!seal.success || seal.data.own !== ownSum(seal.data)) return true;
  const found = await sumOf(file);
  return found.size !== seal.data.size || found.sum !== seal.data.sum;
}

export function isSealed(file: string): boolean {
  return existsSync(sealOf(file));
}

/** Before the file is written to. */
export function breakIndexSeal(file: string): void {
  rmSync(sealOf(file), { force: true });
}

/** When all that was written is to be found in the file itself; not while another process writes to it. */
export function sealIndex(database: DatabaseSync, file: string): void {
  const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (Number(row?.['busy'] ?? 1) !== 0) return;
  const found = sumNow(file);
  writeFileSync(sealOf(file), JSON.stringify({ ...found, own: ownSum(found) }));
}

function ownSum({ size, sum }: { readonly size: number; readonly sum: number }): string {
  return hashOf({ size, sum }).slice(0, 16);
}

async function sumOf(file: string): Promise<{ readonly size: number; readonly sum: number }> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return { size: 0, sum: 0 };
  try {
    const chunk = Buffer.alloc(CHUNK);
    let [size, sum] = [0, 0];
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, size);
      if (bytesRead === 0) return { size, sum };
      sum = crc32(chunk.subarray(0, bytesRead), sum);
      size += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

/** In one piece: nothing may be written meanwhile. */
function sumNow(file: string): { readonly size: number; readonly sum: number } {
  const descriptor = openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    let [size, sum] = [0, 0];
    for (;;) {
      const read = readSync(descriptor, chunk, 0, CHUNK, size);
      if (read === 0) return { size, sum };
      sum = crc32(chunk.subarray(0, read), sum);
      size += read;
    }
  } finally {
    closeSync(descriptor);
  }
}

function sealOf(file: string): string {
  return `${file}.seal`;
}
