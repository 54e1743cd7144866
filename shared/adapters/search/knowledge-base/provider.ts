import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { InvalidConfiguration, ProviderRefused, UnreadableSource } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Document, OnUsage, ReadingProvider } from '#shared/ports/search-provider.ts';
import type { AgentOptions, AgentPurpose, AgentRuntime } from '../bedrock-agent/client.ts';
import { cleanQuery } from '../web/query-text.ts';
import { readDocumentId } from './document-id.ts';
import { groupByDocument, joinChunks, chunkTitle, toHit } from './documents.ts';
import { type Chunk, type ChunkPage, readChunks } from './replies.ts';

export interface BedrockKbOptions extends AgentOptions {
  readonly knowledgeBaseId: string | undefined;
  readonly clock: Clock;
}

const PURPOSE: AgentPurpose = {
  service: 'The knowledge base',
  setting: 'KNOWLEDGE_BASE_ID',
  limitName: 'bedrock-kb',
  // The quota of an account for Retrieve, unless it was raised.
  perSecond: 20,
};
const QUERY_LIMITS = { characters: 1000, words: 1000 };
/** Several passages of a document make one hit. */
const CHUNKS_PER_HIT = 3;
const MOST_CHUNKS = 100;
const MAXIMUM_PAGES = 3;
const CHUNKS_OF_A_DOCUMENT = 25;
const SOURCE_URI = 'x-amz-bedrock-kb-source-uri';

/**
 * Searches a Bedrock Knowledge Base, one hit for each document. What is read of one is what the knowledge base holds of it and
 * finds for the query: its passages, retrieved again by the id alone, so that any process can.
 */
export function createBedrockKbProvider(options: BedrockKbOptions): ReadingProvider {
  const { knowledgeBaseId, clock } = options;
  if (knowledgeBaseId === undefined) {
    const remedy = 'Set KNOWLEDGE_BASE_ID, or take bedrock-kb out of SEARCH_PROVIDERS.';
    throw new InvalidConfiguration(`KNOWLEDGE_BASE_ID is not set. ${remedy}`, { remedy });
  }
  const base: Base = { knowledgeBaseId, runtime: connectLater(options) };
  return {
    name: 'bedrock-kb',
    needsNetwork: true,
    search: (query, onUsage) => search(query, { ...base, clock, onUsage }),
    read: (hitId) => read(hitId, base),
  };
}

interface Base {
  readonly knowledgeBaseId: string;
  readonly runtime: () => Promise<AgentRuntime>;
}

/** The SDK is loaded by the first call: most processes never make one. */
function connectLater(options: AgentOptions): () => Promise<AgentRuntime> {
  let connected: Promise<AgentRuntime> | undefined;
  return () => {
    connected ??= import('../bedrock-agent/client.ts').then(({ connectAgentRuntime }) =>
      connectAgentRuntime(options, PURPOSE),
    );
    return connected;
  };
}

interface Searching extends Base {
  readonly clock: Clock;
  readonly onUsage: OnUsage | undefined;
}

async function search(query: Query, { clock, onUsage, ...base }: Searching): Promise<readonly Hit[]> {
  const text = cleanQuery(query.text, QUERY_LIMITS);
  if (text === '') return [];
  const wanted = query.resultCount;
  const chunks: Chunk[] = [];
  let nextToken: string | undefined;
  for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
    const count = Math.min(wanted * CHUNKS_PER_HIT, MOST_CHUNKS);
    const found = await retrieve(base, { text, count, nextToken });
    onUsage?.({ requests: 1 });
    chunks.push(...found.chunks);
    ({ nextToken } = found);
    if (nextToken === undefined || groupByDocument(chunks).length >= wanted) break;
  }
  return rankDocuments(chunks, { text, wanted, now: clock.now() });
}

interface Ranking {
  readonly text: string;
  readonly wanted: number;
  readonly now: number;
}

function rankDocuments(chunks: readonly Chunk[], { text, wanted, now }: Ranking): readonly Hit[] {
  const documents = groupByDocument(chunks).slice(0, wanted);
  const scores = documents.map((one) => one.chunks[0]?.score);
  const isScored = scores.every(
    (score, index) => score !== undefined && score <= (scores[index - 1] ?? Infinity),
  );
  return documents.map((one, index) => {
    const score = isScored ? (scores[index] ?? 0) : 1 / (index + 1);
    return toHit(one, { query: text, rank: index + 1, score, now });
  });
}

async function read(hitId: string, base: Base): Promise<Document> {
  const id = readDocumentId(hitId);
  if (id === undefined) throw new UnreadableSource('This is not the id of a document of a knowledge base.');
  const { place, query } = id;
  const own = ofPlace(await retrieveOf(base, { place, query }), place);
  const chunks = own.length > 0 ? own : ofPlace(await retrieveAny(base, query), place);
  if (chunks.length === 0) throw new UnreadableSource('The knowledge base has this document no more.');
  return {
    title: chunkTitle(place, chunks[0]?.metadata ?? {}),
    contentType: 'text/plain',
    text: joinChunks(chunks),
    isAbstract: false,
  };
}

function ofPlace(chunks: readonly Chunk[], place: string): readonly Chunk[] {
  return chunks.filter((chunk) => chunk.place === place).slice(0, CHUNKS_OF_A_DOCUMENT);
}

interface Wanted {
  readonly place: string;
  readonly query: string;
}

/** Empty where the store behind the knowledge base does not filter by address. */
async function retrieveOf(base: Base, { place, query }: Wanted): Promise<readonly Chunk[]> {
  try {
    return (await retrieve(base, { text: query, count: CHUNKS_OF_A_DOCUMENT, place })).chunks;
  } catch (error) {
    if (error instanceof ProviderRefused) return [];
    throw error;
  }
}

async function retrieveAny(base: Base, query: string): Promise<readonly Chunk[]> {
  return (await retrieve(base, { text: query, count: MOST_CHUNKS })).chunks;
}

interface Retrieval {
  readonly text: string;
  readonly count: number;
  /** Only of this document. */
  readonly place?: string;
  readonly nextToken?: string | undefined;
}

async function retrieve(
  { knowledgeBaseId, runtime }: Base,
  { text, count, place, nextToken }: Retrieval,
): Promise<ChunkPage> {
  const client = await runtime();
  const reply = await client.retrieve({
    knowledgeBaseId,
    retrievalQuery: { text },
    retrievalConfiguration: {
      vectorSearchConfiguration: {
        numberOfResults: count,
        ...(place === undefined ? {} : { filter: { equals: { key: SOURCE_URI, value: place } } }),
      },
    },
    ...(nextToken === undefined ? {} : { nextToken }),
  });
  return readChunks(PURPOSE.service, reply);
}
