import { onTestFinished } from 'vitest';
import * as z from 'zod';
import {
  type BedrockKbOptions,
  createBedrockKbProvider,
} from '#shared/adapters/search/knowledge-base/provider.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type Answered, type Asked, type Loopback, startLoopback } from '#tests/support/services/loopback.ts';
import { PAGES, json, pagesFor } from '../web/answers.ts';
import { NOW, noLimit } from '../web/services.ts';

const Filter = z.object({
  equals: z.object({ key: z.literal('x-amz-bedrock-kb-source-uri'), value: z.string() }),
});
const RetrieveBody = z.strictObject({
  retrievalQuery: z.strictObject({ text: z.string().min(1).max(1000) }),
  retrievalConfiguration: z.strictObject({
    vectorSearchConfiguration: z.strictObject({
      numberOfResults: z.int().min(1).max(100),
      filter: Filter.optional(),
    }),
  }),
  nextToken: z.string().optional(),
});

const uriOf = (index: number): string => `s3://marsh-documents/papers/reeds-${index + 1}.pdf`;

/** Two passages of each page, the first ones of all documents before the second ones, as a search by vectors gives them. */
const CHUNKS = [2, 1].flatMap((part, round) =>
  PAGES.map(({ words }, index) => ({
    content: { type: 'TEXT', text: `${words} (${part})` },
    location: { type: 'S3', s3Location: { uri: uriOf(index) } },
    score: 0.9 - round * 0.3 - index / 1000,
    metadata: {
      'x-amz-bedrock-kb-source-uri': uriOf(index),
      'x-amz-bedrock-kb-chunk-id': `chunk-${index}-${part}`,
      'x-amz-bedrock-kb-data-source-id': 'DS12345678',
      'x-amz-bedrock-kb-document-page-number': part,
    },
  })),
);

/** Answers as Retrieve does, and as strict about what it is asked. */
export function retrieve({ body }: Asked): Answered {
  const asked = RetrieveBody.parse(JSON.parse(body));
  const { numberOfResults, filter } = asked.retrievalConfiguration.vectorSearchConfiguration;
  const uri = filter?.equals.value;
  const start = Number(asked.nextToken ?? 0);
  const found = pagesFor(asked.retrievalQuery.text).length === 0 ? [] : CHUNKS;
  const all = found.filter((chunk) => uri === undefined || chunk.location.s3Location.uri === uri);
  const end = start + numberOfResults;
  return json({
    retrievalResults: all.slice(start, end),
    ...(end < all.length ? { nextToken: String(end) } : {}),
  });
}

export interface ServedKnowledgeBase {
  readonly server: Loopback;
  readonly provider: ReadingProvider;
}

const CREDENTIALS = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'secret' };

export async function serveKnowledgeBase(
  answer: (asked: Asked, count: number) => Answered | undefined = () => undefined,
  setup: Partial<BedrockKbOptions> = {},
): Promise<ServedKnowledgeBase> {
  let count = 0;
  const server = await startLoopback((asked) => {
    count += 1;
    return answer(asked, count) ?? retrieve(asked);
  });
  onTestFinished(() => server.close());
  return { server, provider: knowledgeBaseAt(server.url, setup) };
}

export function knowledgeBaseAt(endpoint: string, setup: Partial<BedrockKbOptions> = {}): ReadingProvider {
  return createBedrockKbProvider({
    knowledgeBaseId: 'KB12345678',
    region: 'us-east-1',
    endpoint,
    timeoutSeconds: 5,
    limiter: noLimit,
    clock: { now: () => NOW },
    credentials: CREDENTIALS,
    ...setup,
  });
}
