import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { OnNearTerms, ReadingProvider, TermStatistics } from '#shared/ports/search-provider.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { askedTerms, paraphrasesOf } from '#shared/text/words/paraphrase.ts';
import { containerOf, hitIdOf, urlOf } from './describe.ts';
import { IndexHolder } from './index-holder.ts';
import type { FileEntry, IndexReader, ScoredFile } from './index-reader.ts';
import type { CorpusOptions, CorpusSummary } from './open-index.ts';
import type { CorpusLocation } from './location.ts';
import { readHit } from './read-hit.ts';
import { rescore } from './rescore.ts';
import { isS3Address } from './s3-address.ts';
import type { CorpusFolder } from './walk.ts';
import { withTitled } from './with-titled.ts';
import { withoutOtherForms } from './without-other-forms.ts';

export interface CorpusProvider extends ReadingProvider, TermStatistics {
  /** Brings the index up to date, however long it takes; a search waits for it a minute at most. */
  prepare(): Promise<CorpusSummary>;
  close(): void;
}

const CANDIDATES = 100;
/** Where there are no more documents than these, nor than a query asks for, all are found. */
const FEW = 50;
const MAX_QUERY_CHARACTERS = 2000;
/** Milliseconds that a search waits for a first indexing; a step has 90 seconds. */
const LONGEST_WAIT = 60_000;
const REMEDY = 'Wait until the indexing has ended, and ask again.';

/**
 * Searches folders of documents through a persisted index, which is brought up to date again and again. Where there are but a
 * few documents, all are found, those without any of a query's words last.
 */
export function createCorpusProvider(options: CorpusOptions): CorpusProvider {
  const holder = new IndexHolder(options);

  async function search(query: Query, onNearTerms?: OnNearTerms): Promise<readonly Hit[]> {
    const index = await inTime(holder.current());
    if (index === undefined)
      throw new ServiceUnavailable('The corpus is still being indexed.', { remedy: REMEDY });
    const { locations, reader } = index;
    const asked = query.text.slice(0, MAX_QUERY_CHARACTERS);
    const near = nearTermsOf(asked, reader);
    if (near.length > 0) onNearTerms?.(near);
    const text = [asked, ...near].join(' ');
    const { language } = query;
    const found = reader.search(weighTerms(text), {
      limit: CANDIDATES,
      few: Math.min(FEW, query.resultCount),
      language,
    });
    const matched = found.filter(({ score }) => score > 0);
    const unmatched = found.filter(({ score }) => score === 0);
    const productOf = (entry: FileEntry): string => containerOf(folderOf(locations, entry), entry.path);
    const ranked = [...rescore(text, matched, { reader, language, productOf }), ...unmatched];
    const first = withoutOtherForms(ranked.slice(0, 2 * query.resultCount), reader);
    const best = { first: first.slice(0, query.resultCount), all: ranked };
    return withTitled(query.text, best, reader).map((file, at) => ({
      ...toHit({ file, locations, reader }, at),
      ...(unmatched.includes(file) ? { isUnmatched: true as const } : {}),
    }));
  }

  return {
    name: 'corpus',
    needsNetwork: options.folders.some(isS3Address),
    get documentCount() {
      return holder.opened?.documents ?? 0;
    },
    search: async (query, _, onNearTerms) => holder.mending(async () => search(query, onNearTerms)),
    documentFrequencies: async (terms) =>
      holder.mending(async () => {
        const index = await inTime(holder.current());
        return index === undefined ? new Map<string, number>() : index.reader.documentFrequencies(terms);
      }),
    read: async (hitId) =>
      holder.mending(async () => readHit(await holder.current(), hitId, options.extractor)),
    async prepare() {
      const index = await holder.mending(async () => holder.current());
      const { documents, added, removed, skipped } = index;
      return { documents, added, removed, skipped };
    },
    close: () => holder.close(),
  };
}

/** What no document has word for word is looked for in its other forms, too. */
function nearTermsOf(text: string, reader: IndexReader): readonly string[] {
  return queryTerms(text).flatMap((term) => reader.nearTerms(term));
}

/** What says a term in other words counts so much of what the term does. */
const ALIKE_WEIGHT = 0.2;

/** The terms of a query, and those by which documents may say the same. */
function weighTerms(text: string): ReadonlyMap<string, number> {
  const terms = askedTerms(text);
  const others = [...paraphrasesOf(text, terms).values()].flatMap((alike) => [...alike]);
  return new Map([
    ...others.map((other): [string, number] => [other, ALIKE_WEIGHT]),
    ...terms.map((term): [string, number] => [term, 1]),
  ]);
}

/** What `work` comes to, or undefined when it takes longer than a step may wait; it goes on. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, LONGEST_WAIT, undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Found {
  readonly file: ScoredFile;
  readonly locations: readonly CorpusLocation[];
  readonly reader: IndexReader;
}

function folderOf(locations: readonly CorpusLocation[], { root }: FileEntry): CorpusFolder {
  return locations[root]?.folder ?? { path: '', kind: 'documents' };
}

function toHit(found: Found, at: number): Hit {
  const { entry, score, passages } = found.file;
  const best = passages[0];
  const folder = folderOf(found.locations, entry);
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
