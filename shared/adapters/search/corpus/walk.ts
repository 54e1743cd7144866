import { readdirSync, statSync, type Dirent, type Stats } from 'node:fs';
import { isReadable, type LeftOut } from './file-kinds.ts';

/** One file of a corpus folder; `path` is relative to the folder, with forward slashes. */
export interface CorpusFile {
  readonly root: number;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Another one whenever the content is another: the size with the time of the change, or with the tag of the object. */
  readonly signature: string;
}

export interface CorpusFolder {
  /** Absolute, or `s3://bucket/prefix/`. */
  readonly path: string;
  /** `readmes`: only the README of each folder, as for installed packages. `objects`: those of a bucket. */
  readonly kind: 'documents' | 'readmes' | 'objects';
}

const README = /^readme\.(?:md|markdown)$/iu;
const MAX_DEPTH = 60;

/** Whether a file of that name counts as a document of the folder. */
export function isDocument(folder: CorpusFolder, name: string): boolean {
  return folder.kind === 'readmes' ? README.test(name) : isReadable(name);
}

export function signatureOf({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `${size}-${mtimeMs}`;
}

/**
 * All documents of a folder, shallow ones first, one folder at a time; links are not followed. Folders that cannot be
 * listed are passed over. Files of other kinds are counted as left out.
 */
export function* eachDocument(folder: CorpusFolder, root: number, leftOut?: LeftOut): Generator<CorpusFile> {
  let level = [''];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const below: string[] = [];
    for (const prefix of level) {
      for (const entry of list(`${folder.path}/${prefix}`)) {
        const isRead = isDocument(folder, entry.name);
        if (entry.isFile() && isRead) yield* found(folder, root, prefix + entry.name);
        else if (entry.isFile()) leftOut?.add(entry.name);
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
  const stat = statSync(`${folder.path}/${path}`, { throwIfNoEntry: false });
  return stat === undefined ? [] : [{ root, path, size: stat.size, signature: signatureOf(stat) }];
}

/** Hidden folders and installed packages inside a folder of documents are nobody's documents. */
function isEntered(folder: CorpusFolder, name: string): boolean {
  if (folder.kind === 'readmes') return name !== '.bin' && name !== '.cache';
  const isPackages = name === 'node_modules' && !folder.path.split(/[\\/]/u).includes('node_modules');
  return !name.startsWith('.') && !isPackages;
}
