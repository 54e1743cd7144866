import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import type { RankableDocument } from '#shared/text/retrieval/rank-documents.ts';
import { plainIndex, plainTerms, ranking } from './plain-bm25.ts';

const CANDIDATES = 100;

/** Ids of a corpus, best first, for one query. */
export type Retrieve = (query: string) => readonly string[];

/** The reference over title and text as one. */
export function plainRetrieval(documents: readonly RankableDocument[]): Retrieve {
  const index = plainIndex(documents.map((document) => `${document.title} ${document.text}`));
  return (query) => ids(documents, ranking(index.scores(plainTerms(query))));
}

/** What the product finds in a folder that holds each document as a file, best first, for each of the queries. */
export async function ourRetrieval(
  documents: readonly RankableDocument[],
  queries: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const library = join(folder, 'library');
  await writeLibrary(library, documents);
  const provider = createCorpusProvider({ folders: [library], dataFolder: join(folder, 'data') });
  try {
    await provider.prepare();
    const found: (readonly string[])[] = [];
    for (const text of queries) {
      const hits = await provider.search({ ...QUERY, text });
      found.push(hits.flatMap(({ url }) => documents[placeIn(url)]?.id ?? []));
    }
    return found;
  } finally {
    provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const QUERY = {
  id: 'i01-01',
  waveId: 'i01',
  provider: 'corpus',
  endpoint: 'corpus',
  resultCount: CANDIDATES,
  itemIds: [],
} as const;

/** Files are named by their place in the list: ids may be no names. What has a title says it in its heading. */
async function writeLibrary(library: string, documents: readonly RankableDocument[]): Promise<void> {
  await mkdir(library, { recursive: true });
  for (const [place, { title, text }] of documents.entries()) {
    const [name, content] =
      title === '' ? [`${place}.txt`, text] : [`${place}.md`, `# ${title}\n\n${text}\n`];
    await writeFile(join(library, name), content);
  }
}

function placeIn(url: string): number {
  return Number.parseInt(basename(new URL(url).pathname), 10);
}

function ids(documents: readonly RankableDocument[], places: readonly number[]): readonly string[] {
  return places.slice(0, CANDIDATES).flatMap((place) => documents[place]?.id ?? []);
}
