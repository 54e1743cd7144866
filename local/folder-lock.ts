import { join } from 'node:path';
import dynalite from 'dynalite/db/index.js';
import { makeFolder } from '#shared/make-folder.ts';
import { isHeldByAnother } from './table-server.ts';

/**
 * The lock of a data folder: that of a database with nothing in it, so that the files of the table can be looked at before
 * anyone opens it. It ends with the process, however that ends. Undefined when another process has it.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> } | undefined> {
  const path = join(folder, 'lock');
  makeFolder(path);
  const store = dynalite.create({ path, createTableMs: 0 });
  try {
    await store.db.open();
  } catch (error) {
    if (isHeldByAnother(error)) return undefined;
    throw error;
  }
  return { release: async () => store.db.close() };
}
