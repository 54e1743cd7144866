import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { assertFolder, checkFolder } from './folders.ts';
import type { CorpusLocation, ReadBytes } from './location.ts';
import { eachDocument, isDocument, signatureOf, type CorpusFolder } from './walk.ts';

/** A folder of this machine. */
export function folderLocation(folder: CorpusFolder): CorpusLocation {
  return {
    folder,
    assertUsable: async () => assertFolder(folder),
    assertReadable: async () => checkFolder(folder),
    list: (root, leftOut) => eachDocument(folder, root, leftOut),
    read: async (path) => readBytes(folder, path),
    signatureOf: async (path) => {
      if (!isDocument(folder, basename(path)) || !isInside(folder, path)) return undefined;
      const stat = statSync(join(folder.path, path), { throwIfNoEntry: false });
      return stat && signatureOf(stat);
    },
  };
}

/** Files are read one after the other: handing each to another thread takes longer than reading it. */
function readBytes(folder: CorpusFolder, path: string): ReadBytes {
  try {
    return { kind: 'bytes', bytes: readFileSync(join(folder.path, path)) };
  } catch (error) {
    return { kind: 'forbidden', reason: readFailure(error) };
  }
}

/** False for a path that leads out of the folder, by its parts or by a link, or to nothing. */
function isInside(folder: CorpusFolder, path: string): boolean {
  try {
    const root = realpathSync(folder.path);
    return realpathSync(join(root, path)).startsWith(root.endsWith(sep) ? root : root + sep);
  } catch {
    return false;
  }
}

function readFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'it is no longer there';
  return code === 'EACCES' || code === 'EPERM' ? 'it may not be read' : 'it cannot be read';
}
