import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { createReranker } from '#shared/adapters/search/rerankers/create-reranker.ts';
import { loadConfig } from '#shared/config.ts';
import type { Reranker } from '#shared/ports/reranker.ts';
import { type Answered, type Asked, type Loopback, startLoopback } from '#tests/support/services/loopback.ts';
import { json } from '../web/answers.ts';
import { NOW, noLimit } from '../web/services.ts';

const KINDS = ['bedrock', 'jina'] as const;
type Kind = (typeof KINDS)[number];

const JinaBody = z.strictObject({
  model: z.string(),
  query: z.string().min(1),
  documents: z.array(z.string().min(1)).min(1),
  top_n: z.int(),
  return_documents: z.literal(false),
});
const BedrockBody = z.strictObject({
  queries: z.tuple([
    z.strictObject({ type: z.literal('TEXT'), textQuery: z.object({ text: z.string().min(1) }) }),
  ]),
  sources: z
    .array(
      z.strictObject({
        type: z.literal('INLINE'),
        inlineDocumentSource: z.strictObject({
          type: z.literal('TEXT'),
          textDocument: z.object({ text: z.string().min(1) }),
        }),
      }),
    )
    .min(1)
    .max(1000),
  rerankingConfiguration: z.strictObject({
    type: z.literal('BEDROCK_RERANKING_MODEL'),
    bedrockRerankingConfiguration: z.strictObject({
      numberOfResults: z.int().min(1),
      modelConfiguration: z.strictObject({ modelArn: z.string().startsWith('arn:') }),
    }),
  }),
});

interface Read {
  readonly model: string;
  readonly question: string;
  readonly documents: readonly string[];
}

function readBody(kind: Kind, body: string): Read {
  if (kind === 'jina') {
    const { model, query: question, documents } = JinaBody.parse(JSON.parse(body));
    return { model, question, documents };
  }
  const { queries, sources, rerankingConfiguration } = BedrockBody.parse(JSON.parse(body));
  return {
    model: rerankingConfiguration.bedrockRerankingConfiguration.modelConfiguration.modelArn,
    question: queries[0].textQuery.text,
    documents: sources.map((one) => one.inlineDocumentSource.textDocument.text),
  };
}

/** As the services answer: best first, by the length of the text. */
function usual(kind: Kind, asked: Asked): Answered {
  const { documents } = readBody(kind, asked.body);
  const scored = documents
    .map((text, index) => ({ index, score: text.length / 100 }))
    .toSorted((a, b) => b.score - a.score);
  if (kind === 'bedrock') {
    return json({ results: scored.map(({ index, score }) => ({ index, relevanceScore: score })) });
  }
  return json({
    model: 'jina-reranker-v2-base-multilingual',
    object: 'list',
    usage: { total_tokens: 815 },
    results: scored.map(({ index, score }) => ({ index, relevance_score: score })),
  });
}

interface ServedReranker {
  readonly server: Loopback;
  readonly reranker: Reranker;
}

async function serve(
  kind: Kind,
  answer: (asked: Asked, count: number) => Answered | undefined = () => undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedReranker> {
  let count = 0;
  const server = await startLoopback((asked) => {
    count += 1;
    return answer(asked, count) ?? usual(kind, asked);
  });
  onTestFinished(() => server.close());
  const config = loadConfig({
    RERANKER: kind,
    JINA_BASE_URL: server.url,
    JINA_API_KEY: 'secret-key',
    AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME: server.url,
    ...settings,
  });
  const reranker = createReranker(config, { limiter: noLimit, clock: { now: () => NOW } });
  if (reranker === undefined) throw new Error('There is no reranker.');
  return { server, reranker };
}

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

const CANDIDATES = [
  { title: 'Reed', text: 'Short.' },
  { title: 'Heron', text: 'A text that is somewhat longer.' },
  { title: '', text: ' ' },
  { title: 'Long', text: 'x'.repeat(50_000) },
];

describe.each(KINDS)('the reranker of %s', (kind) => {
  test('R2.5 scores each candidate from 0 to 1, in the order given', async () => {
    const { reranker, server } = await serve(kind);
    expect(reranker.name).toBe(kind);
    expect(await reranker.rank('  Where do\nreeds grow? ', CANDIDATES)).toEqual([0.11, 0.37, 0.01, 1]);
    const { question, documents } = readBody(kind, server.asked[0]?.body ?? '');
    expect(question).toBe('Where do reeds grow?');
    expect(documents.slice(0, 3)).toEqual(['Reed\nShort.', 'Heron\nA text that is somewhat longer.', '-']);
    expect(documents[3]?.length).toBe(8000);
  });

  test('no candidates need no request, and many go in parts of 100', async () => {
    const { reranker, server } = await serve(kind);
    expect(await reranker.rank('reeds', [])).toEqual([]);
    expect(server.asked).toEqual([]);
    const many = Array.from({ length: 230 }, (_, index) => ({
      title: '',
      text: 'x'.repeat(1 + (index % 90)),
    }));
    const scores = await reranker.rank('reeds', many);
    expect(scores).toEqual(many.map(({ text }) => text.length / 100));
    expect(server.asked).toHaveLength(3);
  });

  test('asks the model that is named, else its usual one', async () => {
    const usualOne = await serve(kind);
    const named = await serve(kind, undefined, { RERANK_MODEL: 'reed-ranker-v9' });
    for (const { reranker } of [usualOne, named]) await reranker.rank('reeds', CANDIDATES);
    const models = [usualOne, named].map(({ server }) => readBody(kind, server.asked[0]?.body ?? '').model);
    expect(models).toEqual(
      kind === 'jina'
        ? ['jina-reranker-v2-base-multilingual', 'reed-ranker-v9']
        : [
            'arn:aws:bedrock:us-east-1::foundation-model/cohere.rerank-v3-5:0',
            'arn:aws:bedrock:us-east-1::foundation-model/reed-ranker-v9',
          ],
    );
    expect(named.reranker.model).toBe('reed-ranker-v9');
  });

  test.each<readonly [string, string, Answered]>([
    [
      'too few scores',
      'MalformedReply',
      json({ results: [{ index: 0, relevance_score: 1, relevanceScore: 1 }] }),
    ],
    [
      'a score of no candidate',
      'MalformedReply',
      json({ results: [0, 1, 2, 9].map((index) => ({ index, relevance_score: 1, relevanceScore: 1 })) }),
    ],
    [
      'the same candidate twice',
      'MalformedReply',
      json({ results: [0, 1, 2, 2].map((index) => ({ index, relevance_score: 1, relevanceScore: 1 })) }),
    ],
    [
      'a score that is no number',
      'MalformedReply',
      json({ results: [{ index: 0, relevance_score: 'high' }] }),
    ],
    ['nothing', 'MalformedReply', json({})],
    ['a text', 'MalformedReply', { body: 'ok' }],
    ['status 429', 'Throttled', json({ detail: 'Slow down' }, 429)],
    ['status 500', 'ServiceUnavailable', json({ detail: 'Oh' }, 500)],
    ['status 403', 'ProviderRefused', json({ detail: 'No' }, 403)],
  ])('%s is %s', async (_what, name, answer) => {
    const { reranker } = await serve(kind, () => answer);
    const failure = await reranker.rank('reeds', CANDIDATES).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name });
    expect(String(failure)).toMatch(/[Rr]eranker/u);
    expect(String(failure)).not.toMatch(/127\.0\.0\.1|https?:|secret-key|arn:/u);
  });
});

test('Jina is asked with its key in a header, and says when its balance is spent', async () => {
  const { reranker, server } = await serve('jina', (_asked, count) =>
    count === 1 ? undefined : json({ detail: 'Account balance not enough to run this query.' }, 402),
  );
  await reranker.rank('reeds', CANDIDATES);
  expect(server.asked[0]).toMatchObject({ method: 'POST', path: '/rerank' });
  expect(server.asked[0]?.headers['authorization']).toBe('Bearer secret-key');
  await expect(reranker.rank('reeds', CANDIDATES)).rejects.toMatchObject({ name: 'QuotaSpent' });
});

test('Bedrock is asked page by page where it does not give all scores at once', async () => {
  const { reranker, server } = await serve('bedrock', (_asked, count) =>
    count === 1
      ? json({ results: [{ index: 3, relevanceScore: 0.9 }], nextToken: 'next' })
      : json({ results: [0, 1, 2].map((index) => ({ index, relevanceScore: 0.1 * index })) }),
  );
  expect(await reranker.rank('reeds', CANDIDATES)).toEqual([0, 0.1, 0.2, 0.9]);
  expect(server.asked.map(({ path }) => path)).toEqual(['/rerank', '/rerank']);
  expect(JSON.parse(server.asked[1]?.body ?? '')).toMatchObject({ nextToken: 'next' });
});

test('scores beyond the scale are brought back to it', async () => {
  const { reranker } = await serve('jina', () =>
    json({ results: [-0.4, 0, 0.5, 1.7].map((score, index) => ({ index, relevance_score: score })) }),
  );
  expect(await reranker.rank('reeds', CANDIDATES)).toEqual([0, 0, 0.5, 1]);
});

test('by default there is none, and one without its key is refused with what to set', () => {
  const parts = { limiter: noLimit, clock: { now: () => NOW } };
  expect(createReranker(loadConfig({}), parts)).toBeUndefined();
  expect(() => createReranker(loadConfig({ RERANKER: 'jina' }), parts)).toThrow(
    'JINA_API_KEY is not set. Set JINA_API_KEY, or set RERANKER to builtin.',
  );
});
