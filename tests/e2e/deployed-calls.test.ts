import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { serve } from '#local/session.ts';
import { type SignedGateway, startSignedGateway } from './documented/signed-gateway.ts';
import { CORPUS, start } from './run-command.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'secret/key',
  sessionToken: 'session==',
};
const Job = z.object({ jobId: z.string(), status: z.string() });
let folder: string;
let server: Awaited<ReturnType<typeof serve>>;
let gateway: SignedGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-deployed-'));
  server = await serve({
    dataFolder: join(folder, 'data'),
    corpusFolders: [CORPUS],
    model: undefined,
    port: 0,
    note: () => undefined,
  });
  gateway = await startSignedGateway(server.url, KEYS);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The lines of a page that a reader copies, from the block in which this stands. */
async function linesWith(part: string): Promise<string> {
  const page = await readFile('docs/deploy/calling.md', 'utf8');
  const block = [...page.matchAll(/^```\n(.*?)^```/gmsu)].map(([, text = '']) => text);
  return block.find((text) => text.includes(part)) ?? '';
}

async function shell(script: string): Promise<string> {
  const environment = {
    ...process.env,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    AWS_SESSION_TOKEN: KEYS.sessionToken,
    URL: gateway.url,
    PEOPLE_URL: gateway.url,
    TOKEN: gateway.token,
  };
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env: environment });
  return stdout;
}

test('R7.3 the page shows how to sign with curl: submit, look, follow and fetch', async () => {
  const [, signing = '', submit = '', look = '', follow = '', fetchIt = ''] =
    /^URL=[^\n]+\n(sign=.+?)\n\n(curl [^\n]+)\n(curl [^\n]+)\n(curl [^\n]+)\n(curl [^\n]+)\n/su.exec(
      await linesWith('--aws-sigv4'),
    ) ?? [];
  const run = async (line: string): Promise<string> => shell(`${signing}\n${line}`);
  const { jobId } = Job.parse(JSON.parse(await run(submit)));
  const named = (line: string): string => line.replace('JOB', jobId);
  expect(Job.parse(JSON.parse(await run(named(look)))).jobId).toBe(jobId);
  expect(await run(named(follow))).toMatch(/"type":"job-completed"/u);
  expect(await run(named(fetchIt))).toMatch(/^# /u);
  expect(gateway.admitted.slice(0, 4)).toEqual(['signature', 'signature', 'signature', 'signature']);
});

test('R7.3 the page shows how to call with a token, and who brings neither is refused', async () => {
  const line = await linesWith('authorization: Bearer');
  expect(Job.parse(JSON.parse(await shell(line)))).toMatchObject({ status: 'QUEUED' });
  expect(gateway.admitted.at(-1)).toBe('token');
  expect(await shell(`TOKEN=nonsense\n${line}`)).toBe('{"message":"Forbidden"}');
});

test('R7.3 the command signs with the credentials of the environment', async () => {
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    AWS_SESSION_TOKEN: KEYS.sessionToken,
    PLUMBLINE_SIGN: 'always',
  }))
    vi.stubEnv(name, value);
  const before = gateway.admitted.length;
  const listed = await start(['list', '--url', gateway.url]).ended.finally(() => vi.unstubAllEnvs());
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(gateway.admitted.length).toBeGreaterThan(before);
  expect(gateway.admitted.at(-1)).toBe('signature');
});
