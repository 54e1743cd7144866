import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const NOBODY_ELSE = 0o077;
let usual: number | undefined;
let held = 0;

/**
 * While a data folder is in use, what this process writes is for its user alone; the mask is that of the whole process,
 * which a thread beside the main one cannot change.
 */
export function keepPrivate(): () => void {
  held += 1;
  if (held === 1 && isMainThread) usual = process.umask(NOBODY_ELSE);
  return () => {
    held -= 1;
    if (held > 0 || usual === undefined) return;
    process.umask(usual);
    usual = undefined;
  };
}

/** Closes a folder that an older version made to others; no one gets to its files but through it. */
export async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of ['table', '.']) {
    const place = join(folder, name);
    for (const entry of await readdir(place, { withFileTypes: true })) {
      if (entry.isFile()) await chmod(join(place, entry.name), 0o600).catch(ignoreMissing);
      if (entry.isDirectory()) await chmod(join(place, entry.name), 0o700).catch(ignoreMissing);
    }
  }
}

/** Another process may have tidied up meanwhile. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
