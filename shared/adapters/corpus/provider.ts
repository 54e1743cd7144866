import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document, SearchProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import { queryTerms } from '#shared/text/analyze.ts';
import { CANONICAL_VERSION } from '#shared/text/canonical/canonicalise.ts';
import { hashOf } from '#shared/text/hash.ts';
import { asEnvironmentFailure, discardDatabase, isDamage, openDatabase } from './database.ts';
import { containerOf, contentTypeOf, hitIdOf, parseHitId, titleOf, urlOf } from './describe.ts';
import { assertFolder, checkFolder, corpusFolders } from './folders.ts';
import { INDEX_VERSION } from './index-writer.ts';
import { IndexReader, type ScoredFile } from './index-reader.ts';
import { canonicalOf, isInside, readCorpusFile } from './read-document.ts';
import { rescore } from './rescore.ts';
import { synchronise } from './synchronise.ts';
import { isDocument, type CorpusFolder } from './walk.ts';

export interface CorpusOptions {
  /** As named by the user; empty means the documentation of the installed packages. */
  readonly folders: readonly string[];
  readonly dataFolder: string;
  /** Told what a reader may want to know, such as an index that had to be rebuilt. */
  readonly note?: (message: string) => void;
}

export interface CorpusSummary {
  readonly documents: number;
  readonly added: number;
  readonly removed: number;
  /** Files under the name of a document that cannot be searched, the first hundred of them. */
  readonly skipped: readonly SkippedFile[];
}

export interface SkippedFile {
  readonly id: string;
  readonly reason: string;
}

export interface CorpusProvider extends SearchProvider, TermStatistics {
  /** Brings the index up to date, once for this process; every search waits for it. */
  prepare(): Promise<CorpusSummary>;
  close(): void;
}

interface OpenIndex extends CorpusSummary {
  readonly database: DatabaseSync;
  readonly reader: IndexReader;
}

const CANDIDATES = 100;
const MAX_QUERY_CHARACTERS = 2000;

/** Searches folders of documents through a persisted index, brought up to date at the first search of a process. */
export function createCorpusProvider(options: CorpusOptions): CorpusProvider {
  const holder = indexHolder(options);

  async function search(query: Query): Promise<readonly Hit[]> {
    const { folders, index } = await holder.current();
    const terms = queryTerms(query.text.slice(0, MAX_QUERY_CHARACTERS));
    const found = index.reader.search(terms, CANDIDATES);
    const ranked = rescore(query.text.slice(0, MAX_QUERY_CHARACTERS), found, index.reader);
    return ranked
      .slice(0, query.resultCount)
      .map((file, at) => toHit({ file, folders, reader: index.reader }, at));
  }

  return {
    name: 'corpus',
    needsNetwork: false,
    get documentCount() {
      return holder.opened()?.documents ?? 0;
    },
    search: (query) => holder.mending(() => search(query)),
    documentFrequencies: (terms) =>
      holder.mending(async () => (await holder.current()).index.reader.documentFrequencies(terms)),
    read: async (hitId) => readHit(options, hitId),
    async prepare() {
      const { documents, added, removed, skipped } = await holder.mending(
        async () => (await holder.current()).index,
      );
      return { documents, added, removed, skipped };
    },
    close: () => holder.close(),
  };
}

interface Current {
  readonly folders: readonly CorpusFolder[];
  readonly index: OpenIndex;
}

interface IndexHolder {
  current(): Promise<Current>;
  opened(): OpenIndex | undefined;
  /** Runs `work`; when the index proves damaged, throws it away and runs `work` once more. */
  mending<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

function indexHolder(options: CorpusOptions): IndexHolder {
  let pending: Promise<Current> | undefined;
  let open: OpenIndex | undefined;

  async function prepare(isDamaged: boolean): Promise<Current> {
    const folders = corpusFolders(options.folders);
    folders.forEach(assertFolder);
    open = await openIndex({ options, folders, isDamaged });
    if (open.documents === 0) folders.forEach(checkFolder);
    return { folders, index: open };
  }

  function current(): Promise<Current> {
    pending ??= prepare(false).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  }

  function close(): void {
    if (open?.database.isOpen === true) open.database.close();
    open = undefined;
    pending = undefined;
  }

  return {
    current,
    opened: () => open,
    close,
    async mending(work) {
      const used = current();
      try {
        return await work();
      } catch (error) {
        if (!isDamage(error)) throw asEnvironmentFailure(error);
        if (pending === undefined || pending === used) {
          close();
          pending = prepare(true);
        }
        return work();
      }
    },
  };
}

interface Opening {
  readonly options: CorpusOptions;
  readonly folders: readonly CorpusFolder[];
  readonly isDamaged: boolean;
}

async function openIndex(opening: Opening): Promise<OpenIndex> {
  const { options, folders } = opening;
  const file = join(options.dataFolder, 'corpus', `${hashOf(folders).slice(0, 16)}.sqlite`);
  if (opening.isDamaged) {
    options.note?.('The index of the corpus was damaged.');
    discardDatabase(file);
  }
  const { database, rebuilt } = openDatabase(file, `${INDEX_VERSION}.${CANONICAL_VERSION}`);
  if (rebuilt !== undefined) options.note?.(`${rebuilt} It is built anew.`);
  try {
    const change = await synchronise(database, folders);
    const reader = new IndexReader(database);
    return { database, reader, documents: reader.fileCount, skipped: skippedIn(database), ...change };
  } catch (error) {
    database.close();
    throw error;
  }
}

function skippedIn(database: DatabaseSync): readonly SkippedFile[] {
  const query = "SELECT root, path, reason FROM files WHERE status = 'skipped' ORDER BY root, path LIMIT 100";
  const rows = database.prepare(query).all();
  return rows.map(({ root, path, reason }) => ({
    id: hitIdOf(Number(root), String(path)),
    reason: String(reason),
  }));
}

interface Found {
  readonly file: ScoredFile;
  readonly folders: readonly CorpusFolder[];
  readonly reader: IndexReader;
}

function toHit(found: Found, at: number): Hit {
  const { entry, score, passages } = found.file;
  const best = passages[0];
  const folder = found.folders[entry.root] ?? { path: '', kind: 'documents' };
  return {
    id: hitIdOf(entry.root, entry.path),
    provider: 'corpus',
    kind: 'corpus',
    title: entry.title,
    url: urlOf(folder, entry.path),
    snippet: found.reader.textOf(entry).slice(best?.start, best?.end).trim(),
    rank: at + 1,
    score,
    container: containerOf(folder, entry.path),
    notices: [],
  };
}

function readHit(options: CorpusOptions, hitId: string): Document {
  const place = parseHitId(hitId);
  const folder = place === undefined ? undefined : corpusFolders(options.folders)[place.root];
  const isKnown = place !== undefined && folder !== undefined && isDocument(folder, basename(place.path));
  if (!isKnown || !isInside(folder, place.path)) {
    throw new UnreadableSource(`There is no document "${hitId.slice(0, 200)}" in the corpus any more.`, {
      remedy: 'Look whether the file was moved, and search again.',
    });
  }
  const read = readCorpusFile(folder, place.path);
  if (read.kind !== 'text') {
    throw new UnreadableSource(`"${place.path}" cannot be read: ${read.reason}.`);
  }
  const contentType = contentTypeOf(place.path);
  const title = titleOf(folder, place.path, canonicalOf(place.path, read.raw).title);
  return { title, contentType, text: read.raw, isAbstract: false };
}
