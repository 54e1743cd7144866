import type { DatabaseSync } from 'node:sqlite';
import { ServiceUnavailable } from '#shared/errors.ts';
import { inOrder } from './in-order.ts';
import { IndexWriter, type WriterOptions } from './index-writer.ts';
import {
  countUnread,
  dropStale,
  listFiles,
  markStale,
  rememberListing,
  unreadFiles,
  type Pause,
} from './listed-files.ts';
import type { LoadOptions } from './load-file.ts';
import { tellTitlesApart } from './titles-apart.ts';

export interface IndexChange {
  readonly added: number;
  readonly removed: number;
  /** What is there and not read for its kind, in words; absent when there is none. */
  readonly leftOut?: string;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface SynchroniseOptions extends LoadOptions, WriterOptions {
  /** Ends it between two files; what was indexed so far stays. */
  readonly signal?: AbortSignal;
  /** Called before the index is written to. */
  readonly onChange?: () => void;
  /** Called after each file. */
  readonly progress?: (progress: Progress) => void;
}

/** How far reading runs ahead of indexing: objects of a bucket take their time, PDFs are taken apart elsewhere. */
const LEAD = { items: 4, weight: 64_000_000 };
const SLICE_MILLISECONDS = 25;

/**
 * Brings the index up to date with the folders; what has the same signature is not read again. Others run meanwhile.
 * Ended in the middle, it goes on after the last whole batch the next time.
 */
export async function synchronise(database: DatabaseSync, options: SynchroniseOptions): Promise<IndexChange> {
  const pause = pauses(options.signal);
  const listing = await listFiles(database, options.locations, pause);
  const kinds = listing.leftOut.describe();
  const leftOut = kinds === undefined ? {} : { leftOut: kinds };
  if (listing.isKnown) return { added: 0, removed: 0, ...leftOut };
  options.onChange?.();
  rememberListing(database, undefined);
  const stale = markStale(database);
  const total = countUnread(database);
  const { added, unchanged, later } = total > 0 ? await takeIn(database, { options, total, pause }) : NOTHING;
  dropStale(database);
  tellTitlesApart(database);
  if (later === 0) rememberListing(database, listing.hash);
  return { added, removed: stale - unchanged, ...leftOut };
}

interface Taking {
  readonly options: SynchroniseOptions;
  readonly total: number;
  readonly pause: Pause;
}

const NOTHING = { added: 0, unchanged: 0, later: 0 };

async function takeIn(database: DatabaseSync, { options, total, pause }: Taking): Promise<typeof NOTHING> {
  const { FileLoader } = await import('./load-file.ts');
  const loader = new FileLoader(database, options);
  const writer = new IndexWriter(database, options);
  const lead = { ...LEAD, weigh: (file: { readonly size: number }) => file.size };
  let done = 0;
  let [unchanged, later] = [0, 0];
  for await (const loaded of inOrder(unreadFiles(database), async (file) => loader.load(file), lead)) {
    throwIfEnded(options.signal);
    writer.add(loaded);
    done += 1;
    if (loaded.kind === 'unchanged') unchanged += 1;
    if (loaded.kind === 'later') later += 1;
    options.progress?.({ done, total });
    if (writer.isFull) writer.flush();
    await pause();
  }
  writer.flush();
  return { added: done - unchanged - later, unchanged, later };
}

/** Lets others run when the last time is a while ago. */
function pauses(signal: AbortSignal | undefined): Pause {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE_MILLISECONDS) return;
    await new Promise((resolve) => setImmediate(resolve));
    throwIfEnded(signal);
    last = performance.now();
  };
}

function throwIfEnded(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new ServiceUnavailable('The corpus is being closed.');
}
