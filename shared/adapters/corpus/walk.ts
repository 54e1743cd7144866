import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** One file of a corpus folder; `path` is relative to the folder, with forward slashes. */
export interface CorpusFile {
  readonly root: number;
  readonly path: string;
  readonly size: number;
  /** Milliseconds since 1970, with fractions. */
  readonly modifiedAt: number;
}

export interface CorpusFolder {
  /** Absolute. */
  readonly path: string;
  /** `readmes`: only the README of each folder, as for installed packages. */
  readonly kind: 'documents' | 'readmes';
}

const DOCUMENT = /\.(?:md|markdown|txt|html?)$/iu;
const README = /^readme\.(?:md|markdown)$/iu;
const MAX_DEPTH = 60;

/** Whether a file of that name counts as a document of the folder. */
export function isDocument(folder: CorpusFolder, name: string): boolean {
  return (folder.kind === 'readmes' ? README : DOCUMENT).test(name);
}

/** All documents of a folder, shallow ones first; links are not followed. Folders that cannot be listed are skipped. */
export function walkFolder(folder: CorpusFolder, root: number): readonly CorpusFile[] {
  return [...eachDocument(folder, root)];
}

/** The same, one by one: who has seen enough need not have all folders listed. */
export function* eachDocument(folder: CorpusFolder, root: number): Generator<CorpusFile> {
  let level = [''];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const below: string[] = [];
    for (const prefix of level) {
      for (const entry of list(join(folder.path, prefix))) {
        if (entry.isFile() && isDocument(folder, entry.name)) yield* found(folder, root, prefix + entry.name);
        if (entry.isDirectory() && isEntered(folder, entry.name)) below.push(`${prefix}${entry.name}/`);
      }
    }
    level = below;
  }
}

function list(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function found(folder: CorpusFolder, root: number, path: string): readonly CorpusFile[] {
  try {
    const { size, mtimeMs } = statSync(join(folder.path, path));
    return [{ root, path, size, modifiedAt: mtimeMs }];
  } catch {
    return [];
  }
}

/** Hidden folders and installed packages inside a folder of documents are nobody's documents. */
function isEntered(folder: CorpusFolder, name: string): boolean {
  if (folder.kind === 'readmes') return name !== '.bin' && name !== '.cache';
  const isPackages = name === 'node_modules' && !folder.path.split(/[\\/]/u).includes('node_modules');
  return !name.startsWith('.') && !isPackages;
}
