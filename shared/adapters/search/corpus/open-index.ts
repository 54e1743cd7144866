import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CANONICAL_VERSION } from '#shared/text/markup/canonical/canonical-version.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { discardDatabase, openDatabase } from './database.ts';
import { hitIdOf, parseHitId } from './describe.ts';
import { folderLocation } from './folder-location.ts';
import { corpusFolders } from './folders.ts';
import { breakIndexSeal, isSealBroken, isSealed, sealIndex } from './index-seal.ts';
import { INDEX_VERSION } from './index-writer.ts';
import { IndexReader } from './index-reader.ts';
import type { BucketAccess, CorpusLocation } from './location.ts';
import { synchronise, type IndexChange } from './synchronise.ts';
import { emitProgress } from './emit-progress.ts';
import type { CorpusFolder } from './walk.ts';

export interface CorpusOptions {
  /** As named by the user: folders, or `s3://bucket/prefix`; empty means the documentation of the installed packages. */
  readonly folders: readonly string[];
  readonly dataFolder: string;
  /** Called with what a reader may want to know, such as an index that had to be rebuilt, or how far a long indexing is. */
  readonly note?: (message: string) => void;
  /** Takes the text out of PDFs and Word documents; without it they are skipped. It is not closed with the corpus. */
  readonly extractor?: Extractor;
  /** What `s3://` locations are reached with. */
  readonly bucket?: BucketAccess;
  /**
   * How old, in milliseconds, what is known of the folders may be at a search. By default a minute, or more where a look
   * takes long; a search then does not wait for one that does.
   */
  readonly maximumAge?: number;
}

export interface CorpusSummary extends IndexChange {
  readonly documents: number;
  /** Files under the name of a document that cannot be searched, the first hundred of them. */
  readonly skipped: readonly SkippedFile[];
}

export interface SkippedFile {
  readonly id: string;
  readonly reason: string;
}

/** An index in use: its reader knows the files of the last look at the locations. */
export interface OpenIndex extends CorpusSummary {
  readonly database: DatabaseSync;
  readonly file: string;
  readonly locations: readonly CorpusLocation[];
  readonly reader: IndexReader;
}

/** Where buckets are without a configuration. */
const HERE: BucketAccess = { region: 'us-east-1', s3Endpoint: undefined };
/** An index in which PDFs are skipped is not one in which they are read. */
const WITHOUT_PDF = '.without-pdf';

export interface OpenOptions extends CorpusOptions {
  /** Ends what is under way. */
  readonly signal: AbortSignal;
}

/** Opens the index of the folders and brings it up to date; a damaged one is begun again. */
export async function openIndex(options: OpenOptions, isDamaged: boolean): Promise<OpenIndex> {
  const folders = corpusFolders(options.folders);
  const locations = await openLocations(folders, options.bucket ?? HERE);
  for (const location of locations) await location.assertUsable();
  const file = join(options.dataFolder, 'corpus', `${hashOf(folders).slice(0, 16)}.sqlite`);
  if (isDamaged || (await isSealBroken(file))) {
    options.note?.('The index of the corpus was damaged.');
    discardDatabase(file);
  }
  const version = `${INDEX_VERSION}.${CANONICAL_VERSION}${options.extractor ? '' : WITHOUT_PDF}`;
  const { database, rebuilt } = openDatabase(file, version);
  if (rebuilt !== undefined) options.note?.(`${rebuilt} It is built again.`);
  try {
    const index = await readIndex({ database, file, locations }, options);
    if (folders.some((folder) => folder.kind !== 'readmes')) {
      emitSkipped(index.skipped, options.note);
      if (index.leftOut !== undefined)
        options.note?.(`Not searched, as such files are not read: ${index.leftOut}.`);
    }
    if (index.documents === 0) for (const location of locations) await location.assertReadable();
    return index;
  } catch (error) {
    if (database.isOpen) database.close();
    throw error;
  }
}

/** The locations behind folders and addresses; the SDK is loaded only where a bucket is named. */
async function openLocations(
  folders: readonly CorpusFolder[],
  access: BucketAccess,
): Promise<readonly CorpusLocation[]> {
  const locations: CorpusLocation[] = [];
  for (const folder of folders) locations.push(await openLocation(folder, access));
  return locations;
}

async function openLocation(folder: CorpusFolder, access: BucketAccess): Promise<CorpusLocation> {
  if (folder.kind !== 'objects') return folderLocation(folder);
  const { s3Location } = await import('./s3-location.ts');
  return s3Location(folder, access);
}

/** Looks at the locations again. The reader stays when nothing has changed. */
export async function renewIndex(index: OpenIndex, options: OpenOptions): Promise<OpenIndex> {
  for (const location of index.locations) await location.assertUsable();
  return readIndex(index, options);
}

type Held = Pick<OpenIndex, 'database' | 'file' | 'locations'> & { readonly reader?: IndexReader };

async function readIndex(held: Held, options: OpenOptions): Promise<OpenIndex> {
  const { database, file, locations } = held;
  const emitter = emitProgress(options.note ?? (() => undefined), () => performance.now());
  const { extractor, signal } = options;
  let isChanged = false;
  const onChange = (): void => {
    isChanged = true;
    breakIndexSeal(file);
  };
  const { progress } = emitter;
  const change = await synchronise(database, { locations, extractor, signal, progress, onChange });
  emitter.end();
  if (isChanged || !isSealed(file)) sealIndex(database, file);
  const isSame = change.added === 0 && change.removed === 0;
  const reader = isSame && held.reader !== undefined ? held.reader : new IndexReader(database);
  return {
    database,
    file,
    locations,
    reader,
    documents: reader.fileCount,
    skipped: skippedIn(database),
    ...change,
  };
}

/** Someone's own documents are missed when they are not searched; the READMEs of packages are not. */
function emitSkipped(skipped: readonly SkippedFile[], note: CorpusOptions['note']): void {
  const [first] = skipped;
  if (first === undefined) return;
  const path = parseHitId(first.id)?.path ?? first.id;
  const others = skipped.length === 1 ? '' : `, and ${skipped.length - 1} more`;
  note?.(`Not searched, as ${first.reason}: ${path}${others}.`);
}

function skippedIn(database: DatabaseSync): readonly SkippedFile[] {
  const query = "SELECT root, path, reason FROM files WHERE status = 'skipped' ORDER BY root, path LIMIT 100";
  const rows = database.prepare(query).all();
  return rows.map(({ root, path, reason }) => ({
    id: hitIdOf(Number(root), String(path)),
    reason: String(reason),
  }));
}
