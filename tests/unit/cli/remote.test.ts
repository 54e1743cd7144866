import { onTestFinished, describe, expect, test } from 'vitest';
import { createClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import type { SessionOptions } from '#shared/api/session.ts';
import { type Answered, type Asked, type Loopback, startLoopback } from '#tests/support/services/loopback.ts';
import { awsServiceOf } from '../../../cli/remote/aws-service.ts';
import { openRemote } from '../../../cli/remote/remote-session.ts';
import { signWithAws } from '../../../cli/remote/sign-with-aws.ts';
import { sessionOptions } from '../../../cli/with-session.ts';
import { createTestTerminal } from './test-terminal.ts';

const OPTIONS: SessionOptions = sessionOptions({}, { terminal: createTestTerminal() });

async function service(answer: (asked: Asked) => Answered): Promise<Loopback> {
  const server = await startLoopback(answer);
  onTestFinished(() => server.close());
  return server;
}

const EMPTY: Answered = { headers: { 'content-type': 'application/json' }, body: '{"jobs":[]}' };

async function listAt(url: string, environment: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const session = await openRemote(url, OPTIONS, readConfig(environment));
  return createClient(session.transport).list({ limit: 1 });
}

describe('a service elsewhere', () => {
  test('is asked below its address, with the token of the configuration', async () => {
    const server = await service(() => EMPTY);
    await listAt(`${server.url}/live/`, { PLUMBLINE_TOKEN: 'abc' });
    expect(server.asked[0]).toMatchObject({
      method: 'GET',
      path: '/live/v1/research/jobs?limit=1',
      headers: { authorization: 'Bearer abc', accept: 'application/json' },
    });
  });

  test('that lets nobody in without a sign is named with what to do', async () => {
    const server = await service(() => ({ status: 403, body: '{"message":"Forbidden"}' }));
    await expect(listAt(server.url)).rejects.toMatchObject({
      failure: { name: 'AccessDenied', remedy: expect.stringContaining('PLUMBLINE_TOKEN') },
    });
  });

  test('that does not answer is named by its host', async () => {
    await expect(listAt('http://127.0.0.1:1')).rejects.toThrow('The service at 127.0.0.1:1 does not answer.');
  });

  test('is no address of any kind', async () => {
    await expect(listAt('ftp://a.example')).rejects.toThrow('is no address of a service');
  });

  test('has its own corpus and model', async () => {
    const options = { ...OPTIONS, corpusFolders: ['docs'] };
    await expect(openRemote('https://a.example', options, readConfig())).rejects.toThrow(
      '--corpus cannot change them',
    );
  });
});

describe('a request to AWS', () => {
  test('is signed for the service and region that its host names', () => {
    const at = (host: string): unknown => awsServiceOf(new URL(`https://${host}/live`));
    expect(at('a1b2.execute-api.eu-west-1.amazonaws.com')).toEqual({
      service: 'execute-api',
      region: 'eu-west-1',
    });
    expect(at('abc.lambda-url.us-east-1.on.aws')).toEqual({ service: 'lambda', region: 'us-east-1' });
    expect(at('amazonaws.com.example')).toBeUndefined();
  });

  test('bears a signature over its host, its time and its session', async () => {
    const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'session' };
    const sign = signWithAws({ service: 'execute-api', region: 'eu-west-1' }, credentials);
    const url = new URL('https://a1b2.execute-api.eu-west-1.amazonaws.com/live/v1/research/jobs?limit=1');
    const headers = await sign({ method: 'POST', url, headers: { accept: 'application/json' }, body: '{}' });
    expect(headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/execute-api\/aws4_request, SignedHeaders=accept;host;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=[0-9a-f]{64}$/u,
    );
    expect(headers['x-amz-security-token']).toBe('session');
    expect(JSON.stringify(headers)).not.toContain('"secret"');
  });
});
