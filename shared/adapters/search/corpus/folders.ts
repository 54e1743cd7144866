import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { withoutPadding } from '#shared/adapters/reading/extraction/count-bytes.ts';
import { EnvironmentFailure, InvalidInput } from '#shared/errors.ts';
import { ALLOWED_SIZES, tooLarge } from './allowed-size.ts';
import { formatS3Address, isS3Address, parseS3Address } from './s3-address.ts';
import { isExtracted, READ_KINDS } from './file-kinds.ts';
import { plainName } from './gzipped.ts';
import { eachDocument, type CorpusFile, type CorpusFolder } from './walk.ts';

const REMEDY = `Name a folder with documents, by --corpus or CORPUS_FOLDERS. Read are ${READ_KINDS}.`;

/** The folders to search: those named, else the documentation of the packages installed here or above. */
export function corpusFolders(
  named: readonly string[],
  from: string = process.cwd(),
): readonly CorpusFolder[] {
  if (named.length > 0) return named.map((one) => corpusFolder(one, from));
  const installed = findPackages(from);
  if (installed !== undefined) return [{ path: installed, kind: 'readmes' }];
  throw new InvalidInput(
    'There is no corpus: no folder is named, and no installed packages are found here.',
    {
      remedy: REMEDY,
    },
  );
}

/** Where a corpus is, in one spelling wherever the process runs: an absolute path, or `s3://bucket/prefix/`. */
export function absoluteFolder(named: string, from: string = process.cwd()): string {
  return isS3Address(named) ? formatS3Address(parseS3Address(named)) : resolve(from, named);
}

function corpusFolder(named: string, from: string): CorpusFolder {
  const path = absoluteFolder(named, from);
  return { path, kind: isS3Address(named) ? 'objects' : 'documents' };
}

/**
 * Looks whether the corpus can be searched, before any job begins. Throws InvalidInput for a folder that is missing,
 * not a folder, or without a readable document, EnvironmentFailure for one that may not be read. A bucket is looked at
 * when its index is brought up to date.
 */
export function checkCorpusFolders(named: readonly string[], from: string = process.cwd()): void {
  for (const folder of corpusFolders(named, from)) {
    if (folder.kind !== 'objects') checkFolder(folder);
  }
}

/** Whether the folder is there and can be listed; says nothing of what is in it. */
export function assertFolder(folder: CorpusFolder): void {
  const shown = `The corpus folder "${folder.path}"`;
  const stat = statSync(folder.path, { throwIfNoEntry: false });
  if (stat === undefined) throw new InvalidInput(`${shown} does not exist.`, { remedy: REMEDY });
  if (!stat.isDirectory()) throw new InvalidInput(`${shown} is not a folder.`, { remedy: REMEDY });
  assertListable(folder.path, shown);
}

/** Whether the folder holds at least one document that can be read. */
export function checkFolder(folder: CorpusFolder): void {
  assertFolder(folder);
  const shown = `The corpus folder "${folder.path}"`;
  const looks = new Set<Look>();
  for (const file of eachDocument(folder, 0)) {
    const look = lookAt(folder, file);
    if (look === 'text') return;
    looks.add(look);
  }
  if (looks.size === 0) {
    const link = linkIn(folder.path);
    throw new InvalidInput(`${shown} holds no document that is read.`, {
      remedy:
        link === undefined
          ? REMEDY
          : `Links are not followed: name the folder or file that "${link}" leads to.`,
    });
  }
  throw unusable(shown, looks);
}

function linkIn(path: string): string | undefined {
  const link = readdirSync(path, { recursive: true, withFileTypes: true }).find((one) =>
    one.isSymbolicLink(),
  );
  return link && relative(path, join(link.parentPath, link.name));
}

function unusable(shown: string, looks: ReadonlySet<Look>): Error {
  if (looks.has('forbidden')) {
    return new EnvironmentFailure(`${shown} holds documents that may not be read.`, {
      remedy: 'Give this user the right to read them, or name another folder.',
    });
  }
  const kinds = [...looks]
    .sort()
    .map((look) => (look === 'large' ? ALLOWED_SIZES : look))
    .join(' or ');
  return new InvalidInput(`${shown} holds no readable document: every one is ${kinds}.`, { remedy: REMEDY });
}

function assertListable(path: string, shown: string): void {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
  } catch (cause) {
    throw new EnvironmentFailure(`${shown} may not be read.`, {
      remedy: 'Give this user the right to read it, or name another folder.',
      cause,
    });
  }
}

type Look = 'text' | 'binary' | 'empty' | 'forbidden' | 'large';

/** What the size and the first bytes of a file say. */
function lookAt(folder: CorpusFolder, file: CorpusFile): Look {
  if (tooLarge(file.path, file.size) !== undefined) return 'large';
  const look = lookInto(join(folder.path, file.path));
  const isPacked = isExtracted(file.path) || plainName(file.path) !== file.path;
  return look === 'binary' && isPacked ? 'text' : look;
}

function lookInto(path: string): Look {
  const bytes = Buffer.alloc(8192);
  try {
    const handle = openSync(path, 'r');
    const size = readSync(handle, bytes);
    closeSync(handle);
    if (size === 0) return 'empty';
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (!isUtf16 && withoutPadding(bytes.subarray(0, size)).includes(0)) return 'binary';
    return bytes.subarray(0, size).toString('utf8').trim() === '' ? 'empty' : 'text';
  } catch {
    return 'forbidden';
  }
}

function findPackages(from: string): string | undefined {
  const candidate = join(from, 'node_modules');
  if (existsSync(candidate)) return candidate;
  const parent = dirname(from);
  return parent === from ? undefined : findPackages(parent);
}
