import { readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { removeUnfinished } from '#shared/adapters/storage/archive-files.ts';
import { EnvironmentFailure, isPlumblineError, codeOf } from '#shared/errors.ts';
import { makeFolder } from '#shared/make-folder.ts';
import { checkFormat } from './folder-format.ts';
import { lockFolder } from './folder-lock.ts';
import { closeToOthers, keepPrivate } from './private-files.ts';
import { type Flaw, checkTable, describeFlaw } from './table-files/check-table.ts';
import { breakTableSeal } from './table-files/seal.ts';
import { sealTable } from './table-files/sealing.ts';
import { type OwnTable, type TableServer, isHeldByAnother, startTableServer } from './table-server.ts';

/** Who has the folder; the port is there once its server listens. */
const Owner = z.object({ pid: z.int(), since: z.string(), port: z.int().optional() });
export type Owner = z.infer<typeof Owner>;

export interface DataFolder {
  readonly path: string;
  readonly archivePath: string;
  readonly table: TableServer;
  /** Writes down for other processes where this one serves. */
  readonly announcePort: (port: number) => Promise<void>;
  /** Closes the table and lets others have the folder. */
  readonly release: () => Promise<void>;
}

/**
 * Folders that this process has. They must not be opened a second time from here: that fails, but it also gives up the
 * lock of the first, as POSIX locks end when any descriptor of the file is closed.
 */
const ownPlaces = new Set<string>();

export interface DataFolderOptions {
  readonly folder: string;
  readonly tableName: string;
}

export type Claim =
  | { readonly state: 'owned'; readonly folder: DataFolder }
  /** Another process has it; `owner` is undefined while that process is still starting. */
  | { readonly state: 'taken'; readonly owner: Owner | undefined };

/**
 * Takes the folder if no other process has it, and makes it when it is missing. The lock is the one that the operating
 * system keeps on the table's files: it ends with the process, however that ends. Throws EnvironmentFailure when the
 * folder cannot be used; nothing in it is deleted then.
 */
export async function claimDataFolder(options: DataFolderOptions): Promise<Claim> {
  const path = resolve(options.folder);
  await explained(path, async () => {
    makeFolder(join(path, 'table'), 0o700);
    await checkFormat(path);
    await checkTableFiles(path);
  });
  const place = await realpath(path);
  if (ownPlaces.has(place)) return { state: 'taken', owner: await readOwner(path) };
  ownPlaces.add(place);
  try {
    const folder = await openFolder(path, options.tableName);
    if (folder) {
      const forget = async (): Promise<void> => void ownPlaces.delete(place);
      return { state: 'owned', folder: releasing(folder, forget) };
    }
  } catch (error) {
    ownPlaces.delete(place);
    throw error;
  }
  ownPlaces.delete(place);
  return { state: 'taken', owner: await readOwner(path) };
}

async function openFolder(path: string, tableName: string): Promise<DataFolder | undefined> {
  const lock = await explained(path, async () => lockFolder(path));
  if (!lock) return undefined;
  const makePublic = keepPrivate();
  const letGo = async (): Promise<void> => {
    await lock.release();
    makePublic();
  };
  try {
    const folder = await openLocked(path, tableName);
    if (!folder) await letGo();
    return folder && releasing(folder, letGo);
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function openLocked(path: string, tableName: string): Promise<DataFolder | undefined> {
  await explained(path, async () => closeToOthers(path));
  const flaws = await explained(path, async () => checkTable(path));
  if (flaws.length > 0) throw damaged(path, flaws);
  await explained(path, async () => breakTableSeal(path));
  const table = await startUnlessTaken(join(path, 'table'), tableName);
  if (!table) return undefined;
  try {
    await explained(path, async () => writeOwner(path));
    await removeUnfinished(archivePath(path));
    return folderOf(path, sealTable(table, path));
  } catch (error) {
    await table.close();
    throw error;
  }
}

/** Before anyone has opened it, and so lost what it cannot read. */
function damaged(path: string, flaws: readonly Flaw[]): EnvironmentFailure {
  const named = flaws.slice(0, 3).map(describeFlaw).join('; ');
  const more = flaws.length > 3 ? `; and ${flaws.length - 3} more` : '';
  return new EnvironmentFailure(`The table in ${join(path, 'table')} is damaged: ${named}${more}.`, {
    remedy: `Put a backup of ${path} in its place, or run npm run repair -- --data ${path}: it keeps a copy of the table and says what is lost.`,
  });
}

function releasing(folder: DataFolder, letGo: () => Promise<void>): DataFolder {
  return {
    ...folder,
    release: async () => {
      await folder.release();
      await letGo();
    },
  };
}

/** Like claimDataFolder, for those who cannot do without: throws EnvironmentFailure that says who has the folder. */
export async function ownDataFolder(options: DataFolderOptions): Promise<DataFolder> {
  const claim = await claimDataFolder(options);
  if (claim.state === 'owned') return claim.folder;
  const { owner } = claim;
  const who = owner ? `process ${owner.pid} since ${owner.since}` : 'another process';
  const where = owner?.port === undefined ? '' : `, which serves http://127.0.0.1:${owner.port}`;
  throw new EnvironmentFailure(`The data folder ${resolve(options.folder)} is in use by ${who}${where}.`, {
    remedy: 'Use that process, end it, or name another folder with PLUMBLINE_DATA.',
  });
}

/** Who has, or had, the folder: only what a claim calls taken is held for certain. */
export async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    const parsed = Owner.safeParse(JSON.parse(await readFile(ownerPath(folder), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return undefined;
    throw unusable(folder, error);
  }
}

function folderOf(path: string, table: TableServer): DataFolder {
  return {
    path,
    archivePath: archivePath(path),
    table,
    announcePort: async (port) => explained(path, async () => writeOwner(path, port)),
    release: async () => {
      await rm(ownerPath(path), { force: true });
      await table.close();
    },
  };
}

async function startUnlessTaken(folder: string, tableName: string): Promise<OwnTable | undefined> {
  try {
    return await startTableServer({ folder, tableName });
  } catch (error) {
    if (isHeldByAnother(error)) return undefined;
    throw error;
  }
}

/** Without its CURRENT file the table would be taken for a new one, and its data cleared away. */
async function checkTableFiles(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'table'));
  const hasData = files.some((file) => file.endsWith('.ldb') || file.endsWith('.log'));
  if (!hasData || files.includes('CURRENT')) return;
  throw new EnvironmentFailure(
    `The table in ${join(folder, 'table')} is damaged: its file CURRENT is missing.`,
    {
      remedy: `Put a backup of ${folder} in its place, or move it away to start with an empty one.`,
    },
  );
}

async function writeOwner(folder: string, port?: number): Promise<void> {
  const since = new Date(performance.timeOrigin).toISOString();
  const owner: Owner = { pid: process.pid, since, ...(port === undefined ? {} : { port }) };
  const written = `${ownerPath(folder)}.new`;
  await writeFile(written, JSON.stringify(owner));
  await rename(written, ownerPath(folder));
}

function archivePath(folder: string): string {
  return join(folder, 'archive');
}

function ownerPath(folder: string): string {
  return join(folder, 'owner.json');
}

async function explained<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isPlumblineError(error) ? error : unusable(folder, error);
  }
}

function unusable(folder: string, error: unknown): EnvironmentFailure {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new EnvironmentFailure(`The disk with ${folder} is full.`, {
      cause: error,
      remedy: `Free space on the disk with ${folder} and start again; nothing that was finished is lost.`,
    });
  }
  const isNoFolder = code === 'EEXIST' || code === 'ENOTDIR';
  return new EnvironmentFailure(
    isNoFolder
      ? `The data folder ${folder} is no folder, or a file lies in its way.`
      : `The data folder ${folder} cannot be used${code === '' ? '' : ` (${code})`}.`,
    {
      cause: error,
      remedy: `Make ${folder} a folder that this user may read and write, or name another one with PLUMBLINE_DATA.`,
    },
  );
}
