import { createServer } from 'node:http';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { withSecretKeys } from '#shared/adapters/wiring/secrets.ts';
import { loadConfig } from '#shared/config.ts';
import { InvalidConfiguration, ServiceUnavailable, Throttled } from '#shared/errors.ts';

const ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:plumbline-keys-AbCdEf';

interface Reply {
  readonly status?: number;
  readonly body: object;
}

/** Answers as Secrets Manager does, and keeps what it was asked. */
async function startSecretsManager(reply: Reply): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${String(request.headers['x-amz-target'])} ${Buffer.concat(chunks).toString()}`);
      asked.push(String(request.headers.authorization));
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(reply.body));
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
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
  return asked;
}

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  return () => vi.unstubAllEnvs();
});

const CONFIG = loadConfig({ API_KEYS_SECRET_ARN: ARN, EXA_API_KEY: 'of-environment', PORT: '4000' });

async function failureWith(reply: Reply): Promise<unknown> {
  await startSecretsManager(reply);
  return withSecretKeys(CONFIG).then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
}

describe('keys from Secrets Manager', () => {
  test('go into the configuration, before those of the environment', async () => {
    const keys = {
      TAVILY_API_KEY: 'tvly-1 ',
      OPENAI_API_KEY: 'sk-1',
      EXA_API_KEY: 'exa-1',
      BRAVE_API_KEY: '',
    };
    const asked = await startSecretsManager({ body: { ARN, SecretString: JSON.stringify(keys) } });
    const config = await withSecretKeys(CONFIG);
    expect(config.apiKey).toEqual({ tavily: 'tvly-1', exa: 'exa-1' });
    expect(config.model.openaiApiKey).toBe('sk-1');
    expect(config).toEqual({ ...CONFIG, apiKey: config.apiKey, model: config.model });
    expect(asked[0]).toBe(`secretsmanager.GetSecretValue {"SecretId":"${ARN}"}`);
    expect(asked[1]).toContain('/eu-west-1/secretsmanager/');
    expect(asked).toHaveLength(2);
  });

  test('are not asked for where no secret is named', async () => {
    const asked = await startSecretsManager({ body: {} });
    const config = loadConfig({ TAVILY_API_KEY: 'tvly-2' });
    expect(await withSecretKeys(config)).toBe(config);
    expect(asked).toEqual([]);
  });

  test.each([
    ['no JSON', { SecretString: 'tvly-secret' }],
    ['a list', { SecretString: '["tvly-secret"]' }],
    ['a nested object', { SecretString: '{"TAVILY_API_KEY": {"value": "tvly-secret"}}' }],
    ['a number', { SecretString: '{"TAVILY_API_KEY": 7}' }],
    ['bytes', { SecretBinary: 'dHZseS1zZWNyZXQ=' }],
  ])('are refused when they are %s, and not shown', async (_, body) => {
    const failure = await failureWith({ body });
    expect(failure).toBeInstanceOf(InvalidConfiguration);
    expect(failure).toHaveProperty('remedy', expect.stringContaining('Store a JSON object'));
    expect(JSON.stringify([String(failure), failure])).not.toMatch(/tvly-secret|dHZs|plumbline-keys/u);
  });

  test('are refused under a name that is no key', async () => {
    const failure = await failureWith({ body: { SecretString: '{"TAVILY_KEY": "tvly-secret"}' } });
    expect(failure).toBeInstanceOf(InvalidConfiguration);
    expect(String(failure)).toMatch(/TAVILY_KEY is no key; there are .*PUBMED_API_KEY, .*TAVILY_API_KEY/u);
    expect(String(failure)).not.toContain('tvly-secret');
  });

  test('may not be other settings', async () => {
    const failure = await failureWith({
      body: { SecretString: '{"OPENAI_BASE_URL": "http://evil.example"}' },
    });
    expect(String(failure)).toContain('OPENAI_BASE_URL is no key');
  });

  test.each([
    ['AccessDeniedException', InvalidConfiguration],
    ['ResourceNotFoundException', InvalidConfiguration],
    ['DecryptionFailure', InvalidConfiguration],
    ['ThrottlingException', Throttled],
    ['InternalServiceError', ServiceUnavailable],
  ])('that cannot be had (%s) are reported without the name of the secret', async (name, kind) => {
    const status = name === 'InternalServiceError' ? 500 : 400;
    const failure = await failureWith({ status, body: { __type: name, message: `no ${ARN}` } });
    expect(failure).toBeInstanceOf(kind);
    expect(String(failure)).not.toContain('arn:');
  });
});
