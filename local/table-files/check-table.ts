import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Damage, readLog } from './log-records.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type SealedSizes, readSeal } from './seal.ts';
import { damagesIn } from './sorted-table.ts';

/** A part of the table that cannot be read as it was written. */
export interface Flaw extends Damage {
  /** In the folder of the table. */
  readonly file: string;
  readonly what: 'damaged' | 'cut off' | 'missing';
}

/**
 * Reads all files of the table in a data folder, before anyone opens it, and compares them with their checksums. LevelDB
 * itself passes over what it cannot read in its log. A last record that is not whole is no flaw unless it was whole once:
 * its process was killed before it was answered for.
 */
export async function checkTable(folder: string): Promise<readonly Flaw[]> {
  const table = join(folder, 'table');
  const names = await readdir(table);
  if (!names.includes('CURRENT')) return [];
  const seal = await readSeal(folder);
  const current = (await readFile(join(table, 'CURRENT'), 'utf8')).trimEnd();
  if (!names.includes(current) || !/^MANIFEST-\d+$/.test(current)) return [flawOf('CURRENT', 'damaged')];
  const { manifest, flaws } = await checkManifest(table, current, seal);
  if (!manifest) return flaws;
  const found = [...flaws];
  for (const [number, size] of manifest.tables)
    found.push(...(await checkTableFile(table, names, { number, size })));
  for (const name of logsOf(names, manifest, seal)) found.push(...(await checkLog(table, name, seal)));
  return found;
}

async function checkManifest(
  table: string,
  name: string,
  seal: SealedSizes,
): Promise<{ readonly manifest: Manifest | undefined; readonly flaws: readonly Flaw[] }> {
  const reading = readLog(await readFile(join(table, name)));
  const flaws: Flaw[] = reading.damages.map((damage) => ({ ...damage, file: name, what: 'damaged' }));
  const end = reading.records.at(-1)?.end ?? 0;
  const sealed = seal.get(name);
  if (sealed !== undefined && end < sealed) flaws.push(cutOff(name, end, sealed));
  try {
    return { manifest: readManifest(reading.records.map(({ bytes }) => bytes)), flaws };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { manifest: undefined, flaws: flaws.length > 0 ? flaws : [flawOf(name, 'damaged')] };
  }
}

async function checkTableFile(
  table: string,
  names: readonly string[],
  { number, size }: { readonly number: number; readonly size: number },
): Promise<readonly Flaw[]> {
  const base = String(number).padStart(6, '0');
  const file = [`${base}.ldb`, `${base}.sst`].find((name) => names.includes(name));
  if (file === undefined) return [{ file: `${base}.ldb`, what: 'missing', at: 0, bytes: size }];
  const bytes = await readFile(join(table, file));
  if (bytes.length < size) return [cutOff(file, bytes.length, size)];
  return damagesIn(bytes).map((damage) => ({ ...damage, file, what: 'damaged' as const }));
}

/** Those that the next process to open the table must read; a sealed one that is not there, too. */
function logsOf(names: readonly string[], { logNumber }: Manifest, seal: SealedSizes): readonly string[] {
  const logs = new Set([...names, ...seal.keys()].filter((name) => /^\d+\.log$/.test(name)));
  return [...logs].filter((name) => Number.parseInt(name, 10) >= logNumber).toSorted();
}

async function checkLog(table: string, file: string, seal: SealedSizes): Promise<readonly Flaw[]> {
  const sealed = seal.get(file) ?? 0;
  const bytes = await readFile(join(table, file)).catch(() => undefined);
  if (!bytes) return sealed > 0 ? [{ file, what: 'missing', at: 0, bytes: sealed }] : [];
  const { damages, records } = readLog(bytes);
  const end = Math.max(records.at(-1)?.end ?? 0, ...damages.map(({ at, bytes: length }) => at + length));
  const flaws: Flaw[] = damages.map((damage) => ({ ...damage, file, what: 'damaged' as const }));
  return end < sealed ? [...flaws, cutOff(file, end, sealed)] : flaws;
}

function cutOff(file: string, at: number, sealed: number): Flaw {
  return { file, what: 'cut off', at, bytes: sealed - at };
}

function flawOf(file: string, what: Flaw['what']): Flaw {
  return { file, what, at: 0, bytes: 0 };
}

/** `000012.log from byte 4711 on (1,203 bytes damaged)` */
export function describeFlaw({ file, what, at, bytes }: Flaw): string {
  if (what === 'missing') return `${file} is missing`;
  const size = bytes === 0 ? '' : ` (${bytes.toLocaleString('en')} bytes)`;
  return what === 'cut off'
    ? `${file} is cut off at byte ${at}${size}`
    : `${file} is damaged at byte ${at}${size}`;
}
