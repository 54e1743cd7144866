import { describe, expect, test } from 'vitest';
import type { Answered } from '#tests/support/services/loopback.ts';
import { json } from '../web/answers.ts';
import { knowledgeBaseAt, retrieve, serveKnowledgeBase } from './knowledge-base.ts';
import { failureOf, queryTo } from '../web/services.ts';

const QUERY = queryTo('bedrock-kb', { endpoint: 'corpus', resultCount: 3 });

function awsError(
  name: string,
  status: number,
  message = 'arn:aws:bedrock:us-east-1:123456789012:x',
): Answered {
  return json({ message }, status, { 'x-amzn-errortype': `${name}:http://internal.amazon.com/coral/` });
}

const located = (location: unknown, rest: Readonly<Record<string, unknown>> = {}): Answered =>
  json({ retrievalResults: [{ content: { text: 'Reeds.' }, location, score: 0.5, ...rest }] });

describe('searching a knowledge base', () => {
  test('signs what it sends and asks for more passages than documents', async () => {
    const { provider, server } = await serveKnowledgeBase();
    await provider.search(QUERY);
    const [asked] = server.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/knowledgebases/KB12345678/retrieve' });
    expect(asked?.headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 .*\/us-east-1\/bedrock\/aws4_request/u,
    );
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      retrievalQuery: { text: 'reeds' },
      retrievalConfiguration: { vectorSearchConfiguration: { numberOfResults: 9 } },
    });
  });

  test('R2.1 passages of one document are one hit, in the order of the best', async () => {
    const chunk = (uri: string, text: string, score: number): unknown => ({
      content: { type: 'TEXT', text },
      location: { type: 'S3', s3Location: { uri } },
      score,
      metadata: { title: `About ${uri.at(-1)}`, authors: ['A. Marsh'], date: '2024-03-03', language: 'en' },
    });
    const { provider } = await serveKnowledgeBase(() =>
      json({
        retrievalResults: [
          chunk('s3://bucket/papers/a', 'Best of\n a', 0.9),
          chunk('s3://bucket/papers/b', 'Best of b', 0.8),
          chunk('s3://bucket/papers/a', 'More of a', 0.7),
        ],
      }),
    );
    const hits = await provider.search(QUERY);
    expect(hits).toMatchObject([
      {
        provider: 'bedrock-kb',
        kind: 'corpus',
        title: 'About a',
        url: 's3://bucket/papers/a',
        snippet: 'Best of a',
        score: 0.9,
        container: 'bucket/papers',
        authors: ['A. Marsh'],
        publishedAt: '2024-03-03',
        language: 'en',
      },
      { title: 'About b', rank: 2, score: 0.8 },
    ]);
    expect(hits).toHaveLength(2);
  });

  test.each([
    ['S3', { s3Location: { uri: 's3://marsh/top.pdf' } }, 's3://marsh/top.pdf', 'top.pdf', 'marsh'],
    [
      'WEB',
      { webLocation: { url: 'https://a.example/Reed%20beds' } },
      'https://a.example/Reed%20beds',
      'Reed beds',
      undefined,
    ],
    [
      'CONFLUENCE',
      { confluenceLocation: { url: 'https://c.example/x' } },
      'https://c.example/x',
      'x',
      undefined,
    ],
    [
      'KENDRA',
      { kendraDocumentLocation: { uri: 'https://k.example/y' } },
      'https://k.example/y',
      'y',
      undefined,
    ],
    ['CUSTOM', { customDocumentLocation: { id: 'reed 7' } }, 'bedrock-kb:reed%207', 'reed 7', undefined],
    ['SQL', { sqlLocation: { query: 'SELECT 1' } }, 'bedrock-kb:SELECT%201', 'SELECT 1', undefined],
  ] as const)('a document in %s has its address and a title', async (type, place, url, title, container) => {
    const { provider } = await serveKnowledgeBase(() => located({ type, ...place }));
    const [hit] = await provider.search(QUERY);
    expect(hit).toMatchObject({ url, title });
    expect(hit?.container).toBe(container);
  });

  test('takes the words of rows, sound and film, and passes over what has none', async () => {
    const location = (id: string): unknown => ({ type: 'CUSTOM', customDocumentLocation: { id } });
    const { provider } = await serveKnowledgeBase(() =>
      json({
        retrievalResults: [
          { content: { type: 'IMAGE', byteContent: 'data:image/png;base64,AAAA' }, location: location('1') },
          {
            content: { type: 'AUDIO', audio: { s3Uri: 's3://x', transcription: 'Reeds heard' } },
            location: location('2'),
          },
          {
            content: { type: 'VIDEO', video: { s3Uri: 's3://x', summary: 'Reeds seen' } },
            location: location('3'),
          },
          {
            content: { type: 'ROW', row: [{ columnName: 'plant', columnValue: 'reed', type: 'STRING' }] },
            location: location('4'),
          },
          { content: { text: 'Nowhere' } },
          { content: { text: 'By its id' }, documentId: 'doc-5' },
        ],
      }),
    );
    const hits = await provider.search({ ...QUERY, resultCount: 10 });
    expect(hits.map(({ snippet }) => snippet)).toEqual([
      'Reeds heard',
      'Reeds seen',
      'plant: reed',
      'By its id',
    ]);
    expect(hits.map(({ score }) => score)).toEqual([1, 1 / 2, 1 / 3, 1 / 4]);
  });

  test('a search is counted; its price is not known', async () => {
    const used: unknown[] = [];
    const { provider } = await serveKnowledgeBase();
    await provider.search(QUERY, (usage) => used.push(usage));
    expect(used).toEqual([{ requests: 1 }]);
  });
});

describe('reading from a knowledge base', () => {
  test('gives the passages of the document in the order of their pages, each text once', async () => {
    const { provider, server } = await serveKnowledgeBase();
    const [hit] = await provider.search(QUERY);
    expect(await provider.read(hit?.id ?? '')).toEqual({
      title: 'reeds-1.pdf',
      contentType: 'text/plain',
      text: [1, 2].map((part) => `Reeds of part 1 grow at the edge of still water. (${part})`).join('\n\n'),
      isAbstract: false,
    });
    expect(server.asked).toHaveLength(2);
  });

  test.each([
    ['finds nothing by address', json({ retrievalResults: [] })],
    ['takes no filter', awsError('ValidationException', 400)],
  ])('a store that %s is searched for the document among all', async (_what, filtered) => {
    const { provider, server } = await serveKnowledgeBase((asked) =>
      asked.body.includes('filter') ? filtered : undefined,
    );
    const [hit] = await provider.search(QUERY);
    expect((await provider.read(hit?.id ?? '')).text).toContain('Reeds of part 1 grow');
    expect(server.asked).toHaveLength(3);
  });

  test('a document that is there no more is unreadable', async () => {
    const { provider } = await serveKnowledgeBase((asked, count) =>
      count === 1 ? retrieve(asked) : json({ retrievalResults: [] }),
    );
    const [hit] = await provider.search(QUERY);
    await expect(provider.read(hit?.id ?? '')).rejects.toMatchObject({ name: 'UnreadableSource' });
  });

  test.each(['', 'kb-', 'kb-????', `kb-${Buffer.from('{"a":1}').toString('base64url')}`])(
    'the id "%s" is unreadable without asking',
    async (id) => {
      const { provider, server } = await serveKnowledgeBase();
      await expect(provider.read(id)).rejects.toMatchObject({ name: 'UnreadableSource' });
      expect(server.asked).toEqual([]);
    },
  );

  test('a service that fails while reading is no unreadable document', async () => {
    const { provider } = await serveKnowledgeBase((_asked, count) =>
      count === 1 ? undefined : awsError('AccessDeniedException', 403),
    );
    const [hit] = await provider.search(QUERY);
    await expect(provider.read(hit?.id ?? '')).rejects.toMatchObject({ name: 'ProviderRefused' });
  });
});

test.each<readonly [string, string, Answered]>([
  ['ThrottlingException', 'Throttled', awsError('ThrottlingException', 429)],
  ['ServiceQuotaExceededException', 'QuotaSpent', awsError('ServiceQuotaExceededException', 400)],
  ['AccessDeniedException', 'ProviderRefused', awsError('AccessDeniedException', 403)],
  ['UnrecognizedClientException', 'ProviderRefused', awsError('UnrecognizedClientException', 403)],
  ['ResourceNotFoundException', 'ProviderRefused', awsError('ResourceNotFoundException', 404)],
  ['ValidationException', 'ProviderRefused', awsError('ValidationException', 400)],
  [
    'a database that sleeps',
    'ServiceUnavailable',
    awsError('ValidationException', 400, 'The database is resuming after being auto-paused. Try again.'),
  ],
  ['InternalServerException', 'ServiceUnavailable', awsError('InternalServerException', 500)],
  ['DependencyFailedException', 'ServiceUnavailable', awsError('DependencyFailedException', 424)],
  ['an error that nobody knows', 'ServiceUnavailable', awsError('StrangeException', 502)],
  ['an answer that is not JSON', 'MalformedReply', { body: '<html></html>' }],
  ['an answer without results', 'MalformedReply', json({ results: [] })],
  ['results of another form', 'MalformedReply', json({ retrievalResults: ['x'] })],
])('R2.1 %s is %s, in words without an ARN or an address', async (_what, name, answer) => {
  const { provider } = await serveKnowledgeBase(() => answer);
  const failure = await failureOf(provider);
  expect(failure).toMatchObject({ name, message: expect.stringContaining('nowledge base') });
  expect(String(failure)).not.toMatch(/arn:|127\.0\.0\.1|https?:|12345/u);
});

test('a service that nobody can reach, and one that is too slow, are unavailable', async () => {
  const nobody = knowledgeBaseAt('http://127.0.0.1:1');
  expect(await failureOf(nobody)).toMatchObject({ message: 'The knowledge base does not answer.' });
});

test('a passing failure is tried once more', async () => {
  const { provider, server } = await serveKnowledgeBase((_asked, count) =>
    count === 1 ? awsError('ServiceUnavailableException', 503) : undefined,
  );
  expect(await provider.search(QUERY)).toHaveLength(3);
  expect(server.asked).toHaveLength(2);
});

test('without a knowledge base there is nothing to search, and it says what to set', () => {
  expect(() => knowledgeBaseAt('http://127.0.0.1:1', { knowledgeBaseId: undefined })).toThrow(
    'KNOWLEDGE_BASE_ID is not set. Set KNOWLEDGE_BASE_ID, or take bedrock-kb out of SEARCH_PROVIDERS.',
  );
});
