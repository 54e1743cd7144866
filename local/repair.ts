import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Repaired } from '#shared/api/session.ts';
import { EnvironmentFailure } from '#shared/errors.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import { lockFolder } from './folder-lock.ts';
import { keepPrivate } from './private-files.ts';
import { checkTable, describeFlaw } from './table-files/check-table.ts';
import { type StoredItem, findLosses } from './table-files/find-losses.ts';
import { breakTableSeal } from './table-files/seal.ts';
import { salvageEntries } from './table-files/salvage.ts';
import { startTableServer } from './table-server.ts';

/**
 * Rebuilds a damaged table from all of it that can be read; what was there is kept beside it. Throws EnvironmentFailure
 * when another process uses the folder. A table that is whole is left as it is.
 */
export async function repairFolder(folder: string, tableName: string): Promise<Repaired> {
  const path = resolve(folder);
  const makePublic = keepPrivate();
  const lock = await lockFolder(path);
  try {
    if (!lock) {
      throw new EnvironmentFailure(`The data folder ${path} is in use by another process.`, {
        remedy: 'End that process first.',
      });
    }
    const flaws = await checkTable(path);
    if (flaws.length === 0) return { damages: [], items: 0, losses: [], copy: undefined };
    const items = await readItems(join(path, 'table'), tableName);
    const copy = join(path, `table-damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    await rename(join(path, 'table'), copy);
    await breakTableSeal(path);
    await writeItems(join(path, 'table'), tableName, items);
    return { damages: flaws.map(describeFlaw), items: items.length, losses: findLosses(items), copy };
  } finally {
    await lock?.release();
    makePublic();
  }
}

/** The items alone: the indexes are rebuilt from them. */
async function readItems(table: string, tableName: string): Promise<readonly StoredItem[]> {
  const entries = await salvageEntries(table);
  const prefix = `item-${tableName}~`;
  return [...entries].flatMap(([key, value]) => {
    const item = key.startsWith(prefix) ? parseJson(value.toString('utf8')) : undefined;
    return typeof item === 'object' && item !== null && 'pk' in item ? [{ ...item }] : [];
  });
}

async function writeItems(folder: string, tableName: string, items: readonly StoredItem[]): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const server = await startTableServer({ folder, tableName });
  try {
    for (const item of items) {
      const body = JSON.stringify({ TableName: tableName, Item: item });
      const headers = { 'x-amz-target': 'DynamoDB_20120810.PutItem' };
      const { response } = await server.requestHandler.handle({ headers, body });
      if (response.statusCode !== 200)
        throw new EnvironmentFailure('An item of the table cannot be put back.');
    }
  } finally {
    await server.close();
  }
}
