import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { createModel } from '#shared/adapters/models/create-model.ts';
import { loadConfig } from '#shared/config.ts';
import { enclose } from '#shared/prompting/envelope.ts';
import type { Model, ModelRequest } from '#shared/ports/model.ts';
import { type Script, type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts';

const Answer = z.object({ title: z.string() });
const REQUEST: ModelRequest<typeof Answer> = {
  role: 'planner',
  system: 'You plan.',
  user: 'Plan.',
  schema: Answer,
  schemaName: 'make_plan',
  maximumTokens: 200,
};
const fine: Script = () => ({ value: { title: 'Plan' } });

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

async function open(
  script: Script,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly model: Model; readonly server: ScriptedModel }> {
  const server = await startScriptedModel(script);
  onTestFinished(async () => server.close());
  const own = { MODEL_PROVIDER: 'bedrock', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.bedrockEndpoint };
  return { model: await createModel(loadConfig({ ...own, ...environment })), server };
}

async function bodyAfter(
  request: ModelRequest<typeof Answer>,
  environment = {},
  script = fine,
): Promise<unknown> {
  const { model, server } = await open(script, environment);
  await model.complete(request);
  return server.requests.at(-1)?.body;
}

describe('the Bedrock adapter', () => {
  test('signs what it sends and asks for a closed schema by name', async () => {
    const { model, server } = await open(fine);
    await model.complete(REQUEST);
    const [request] = server.requests;
    expect(request?.headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 .*\/us-east-1\/bedrock\/aws4_request/u,
    );
    expect(request).toMatchObject({ schemaName: 'make_plan', maximumTokens: 200, user: 'Plan.' });
    expect(JSON.stringify(request?.body)).toContain(String.raw`\"additionalProperties\":false`);
  });

  test('takes the ARN of an inference profile for a model', async () => {
    const arn = 'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abc';
    const { model, server } = await open(fine, { DEFAULT_MODEL: arn });
    await model.complete(REQUEST);
    expect(server.requests[0]?.modelId).toBe(arn);
  });

  test('marks a long system prompt for the cache, and puts what changes behind the mark', async () => {
    const long = { ...REQUEST, system: 'You plan. '.repeat(2000) };
    const script: Script = ({ number }) => ({ value: number === 1 ? {} : { title: 'Plan' } });
    const body = await bodyAfter(long, {}, script);
    expect(body).toMatchObject({
      system: [
        { text: long.system },
        { cachePoint: { type: 'default' } },
        { text: expect.stringContaining('title') },
      ],
    });
  });

  test.each([
    ['a short prompt', REQUEST, {}],
    [
      'a model that may not know the mark',
      { ...REQUEST, system: 'x'.repeat(50_000) },
      { DEFAULT_MODEL: 'meta.llama' },
    ],
  ])('leaves the mark out for %s', async (_, request, environment) => {
    expect(await bodyAfter(request, environment)).toMatchObject({ system: [{ text: request.system }] });
  });

  test('shows a guardrail what is not ours, and asks for no tool that it would not look into', async () => {
    const { model, server } = await open(
      ({ form }) => ({ value: { title: 'Plan' }, fault: form === 'plain' ? undefined : 'form-rejected' }),
      { GUARDRAIL_ID: 'gr-1', GUARDRAIL_VERSION: '3' },
    );
    await model.complete(REQUEST);
    expect(server.requests.map((request) => request.form)).toEqual(['text-format', 'plain']);
    expect(server.requests[1]?.body).toMatchObject({
      guardrailConfig: { guardrailIdentifier: 'gr-1', guardrailVersion: '3' },
      messages: [{ role: 'user', content: [{ guardContent: { text: { text: 'Plan.' } } }] }],
    });
  });

  test('shows a guardrail of a prompt only what others wrote', async () => {
    const enclosed = enclose([{ name: 'question', text: 'Why?' }]);
    const user = `Today is a day.\n\n${enclosed}`;
    const guarded = { GUARDRAIL_ID: 'gr-1', GUARDRAIL_VERSION: '3' };
    expect(await bodyAfter({ ...REQUEST, user }, guarded)).toMatchObject({
      messages: [
        {
          content: [{ guardContent: { text: { text: enclosed } } }, { text: 'Today is a day.' }],
        },
      ],
    });
  });

  test.each([
    ['global.anthropic.claude-sonnet-5-5', 'after'],
    ['us.amazon.nova-pro-v1:0', 'before'],
  ])('for %s, says our own words %s what others wrote', async (model, place) => {
    const enclosed = enclose([{ name: 'question', text: 'Why?' }]);
    const own = 'Today is a day.';
    const { messages } = z
      .object({ messages: z.array(z.object({ content: z.array(z.object({ text: z.string() })) })) })
      .parse(await bodyAfter({ ...REQUEST, user: `${own}\n\n${enclosed}` }, { DEFAULT_MODEL: model }));
    const expected = place === 'after' ? [enclosed, own] : [own, enclosed];
    expect(messages[0]?.content).toEqual([{ text: expected.join('\n\n') }]);
  });
});
