import { basename } from 'node:path';
import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document, ReadingProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import { queryTerms } from '#shared/text/analyze.ts';
import { containerOf, contentTypeOf, hitIdOf, parseHitId, titleOf, urlOf } from './describe.ts';
import { corpusFolders } from './folders.ts';
import { indexHolder, type CorpusOptions, type CorpusSummary } from './index-holder.ts';
import type { IndexReader, ScoredFile } from './index-reader.ts';
import { canonicalOf, isInside, readCorpusFile } from './read-document.ts';
import { rescore } from './rescore.ts';
import { isDocument, type CorpusFolder } from './walk.ts';

export interface CorpusProvider extends ReadingProvider, TermStatistics {
  /** Brings the index up to date, once for this process; every search waits for it. */
  prepare(): Promise<CorpusSummary>;
  close(): void;
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
