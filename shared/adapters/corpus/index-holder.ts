import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CANONICAL_VERSION } from '#shared/text/canonical/canonicalise.ts';
import { hashOf } from '#shared/text/hash.ts';
import { asEnvironmentFailure, discardDatabase, isDamage, openDatabase } from './database.ts';
import { hitIdOf, parseHitId } from './describe.ts';
import { assertFolder, checkFolder, corpusFolders } from './folders.ts';
import { INDEX_VERSION } from './index-writer.ts';
import { IndexReader } from './index-reader.ts';
import { synchronise } from './synchronise.ts';
import type { CorpusFolder } from './walk.ts';

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

export interface OpenIndex extends CorpusSummary {
  readonly database: DatabaseSync;
  readonly reader: IndexReader;
}

export interface Current {
  readonly folders: readonly CorpusFolder[];
  readonly index: OpenIndex;
}

export interface IndexHolder {
  current(): Promise<Current>;
  opened(): OpenIndex | undefined;
  /** Runs `work`; when the index proves damaged, throws it away and runs `work` once more. */
  mending<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

/** Opens the index at its first use, once for everybody who asks. */
export function indexHolder(options: CorpusOptions): IndexHolder {
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
    const skipped = skippedIn(database);
    if (folders.some((folder) => folder.kind === 'documents')) tellSkipped(skipped, options.note);
    return { database, reader, documents: reader.fileCount, skipped, ...change };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Someone's own documents are missed when they are not searched; the READMEs of packages are not. */
function tellSkipped(skipped: readonly SkippedFile[], note: CorpusOptions['note']): void {
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
