import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it that are missing, one by one; one that is there is left as it is. Throws the error of
 * the operating system. The recursive `mkdir` of Node goes round for ever where a folder that is there takes no others, as
 * `/proc` does.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (isFolder(folder)) return;
    if (!isMissing(error)) throw error;
    // Another process may have made the one above it in the meantime.
    if (!isThere(dirname(folder))) makeFolder(dirname(folder), mode);
    makeLast(folder, mode);
  }
}

/** Throws where the folder above is there, and takes no others. */
function makeLast(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
