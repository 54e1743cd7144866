import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createOpenaiService } from '#shared/adapters/models/openai.ts';
import { portableSchema } from '#shared/adapters/models/portable-schema.ts';
import type { Exchange, ServiceRequest } from '#shared/adapters/models/service.ts';

const REQUEST: ServiceRequest = {
  modelId: 'm',
  level: 0,
  system: 'You plan.',
  correction: undefined,
  user: 'Plan.',
  schemaName: 'make_plan',
  jsonSchema: portableSchema(z.object({ title: z.string() })),
  maximumTokens: 200,
  signal: new AbortController().signal,
};

interface Seen {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface Bench {
  readonly origin: string;
  readonly seen: readonly Seen[];
}

async function serve(...answers: readonly (readonly [status: number, body: unknown])[]): Promise<Bench> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { authorization } = request.headers;
      const [status, answer] = answers[Math.min(seen.length, answers.length - 1)] ?? [500, {}];
      seen.push({ path: request.url ?? '', authorization, body });
      response.writeHead(status, { location: 'http://127.0.0.1:9/', 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, seen };
}

const completion = (message: unknown): unknown => ({ choices: [{ finish_reason: 'stop', message }] });
const FINE = [200, completion({ content: '{"title":"Plan"}' })] as const;

async function exchange(bench: Bench, apiKey?: string): Promise<Exchange> {
  const baseUrl = `${bench.origin}/v1`;
  return createOpenaiService({ baseUrl, apiKey, now: () => 0 }).send(REQUEST);
}

describe('the adapter for chat completions', () => {
  test.each(['/v1', '/v1/', '/v1/chat/completions'])('takes the base URL %s', async (path) => {
    const bench = await serve(FINE);
    await createOpenaiService({ baseUrl: `${bench.origin}${path}`, apiKey: undefined, now: () => 0 }).send(
      REQUEST,
    );
    expect(bench.seen[0]?.path).toBe('/v1/chat/completions');
  });

  test('sends a key when there is one, and none when there is none', async () => {
    const bench = await serve(FINE);
    await exchange(bench);
    await exchange(bench, 'k');
    expect(bench.seen.map((one) => one.authorization)).toEqual([undefined, 'Bearer k']);
  });

  test('learns the name that a model wants for the bound of its answer', async () => {
    const refusal = { message: 'Use the other one.', param: 'max_tokens', code: 'unsupported_parameter' };
    const bench = await serve([400, { error: refusal }], FINE);
    const service = createOpenaiService({ baseUrl: `${bench.origin}/v1`, apiKey: undefined, now: () => 0 });
    expect(await service.send(REQUEST)).toEqual({ kind: 'adapted' });
    expect(await service.send(REQUEST)).toMatchObject({ kind: 'reply' });
    expect(bench.seen.map((one) => /"max_\w+":200/u.exec(one.body)?.[0])).toEqual([
      '"max_tokens":200',
      '"max_completion_tokens":200',
    ]);
  });

  test('reads content in parts', async () => {
    const parts = [
      { type: 'text', text: '{"title":' },
      { type: 'text', text: '"Plan"}' },
    ];
    expect(await exchange(await serve([200, completion({ content: parts })]))).toMatchObject({
      kind: 'reply',
      text: '{"title":"Plan"}',
      tokens: { input: 0, output: 0 },
    });
  });

  test.each([
    [
      'a gateway’s error in an answer that says all is well',
      200,
      { error: { code: 503, message: 'm' } },
      'ServiceUnavailable',
    ],
    [
      'a quota that is used up',
      429,
      { error: { code: 'insufficient_quota', message: 'm' } },
      'ProviderRefused',
    ],
    ['missing credit', 402, { error: { code: 402, message: 'm' } }, 'ProviderRefused'],
    ['a redirect', 302, {}, 'ProviderRefused'],
    [
      'a prompt that vLLM finds too long',
      400,
      { object: 'error', message: "The model's context length is only 1024 tokens.", code: 400 },
      'ContextTooLong',
    ],
    ['a prompt that is too large to send', 413, {}, 'ContextTooLong'],
    ['a content filter', 400, { error: { code: 'content_filter', message: 'm' } }, 'ModelRefused'],
    ['a gateway that timed out', 504, '<html>', 'ServiceUnavailable'],
  ])('tells %s', async (_, status, body, name) => {
    expect(await exchange(await serve([status, body]))).toMatchObject({ kind: 'failed', error: { name } });
  });
});
