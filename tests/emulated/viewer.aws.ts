import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { buildViewer } from '#infra/viewer/build-viewer.ts';
import { toProxyEvent } from '#local/proxy-event.ts';
import { type MotoServer, startMoto } from '../contract/moto.ts';
import { plumblineTemplate } from '../infra/synthesise.ts';
import { functionsOf } from './deployment.ts';
import { type LambdaRuntime, createLambdaRuntime } from './lambda-runtime.ts';
import { REGION, numberVersions, resolver } from './resolver.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const FILES = path('viewer-files');
const SIGN_IN = {
  authorizationUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  clientId: 'viewer',
};
const Answer = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

let moto: MotoServer;
let lambda: LambdaRuntime;
let name = '';

/** The function of the viewer alone, with the files in an emulated bucket where the template says that they are. */
beforeAll(async () => {
  await buildViewer(FILES);
  const started = await startMoto();
  if (!started) throw new Error('moto_server is not installed.');
  moto = started;
  const viewer = { ...SIGN_IN, folder: FILES };
  const template = plumblineTemplate({
    people: { issuer: 'https://id.example.org', audience: ['plumbline'], viewer },
  });
  const versions = numberVersions(template);
  const resolve = resolver(template, versions);
  const site = { endpoint: moto.endpoint, bundles: path('functions') };
  const functions = functionsOf(template, { resolve, versions, ...site });
  name = [...functions.keys()].find((id) => id.includes('ViewerServe')) ?? '';
  await putFiles(functions.get(name)?.environment ?? {});
  lambda = createLambdaRuntime(functions);
});
afterAll(async () => {
  await lambda.close();
  await moto.stop();
});

async function putFiles({
  VIEWER_BUCKET = '',
  VIEWER_FILES = '{}',
}: Readonly<Record<string, string>>): Promise<void> {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const s3 = new S3Client({ endpoint: moto.endpoint, region: REGION, credentials, forcePathStyle: true });
  await s3.send(new CreateBucketCommand({ Bucket: VIEWER_BUCKET }));
  for (const [file, Key] of Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(VIEWER_FILES))))
    await s3.send(
      new PutObjectCommand({ Bucket: VIEWER_BUCKET, Key, Body: await readFile(join(FILES, file)) }),
    );
}

async function get(asked: string): Promise<z.infer<typeof Answer>> {
  const event = toProxyEvent({
    method: 'GET',
    path: asked,
    query: new URLSearchParams(),
    headers: {},
    body: undefined,
  });
  const file = asked.startsWith('/assets/') ? { name: asked.slice('/assets/'.length) } : null;
  const result = await lambda.invokeInTime(name, { ...event, pathParameters: file });
  return Answer.parse(JSON.parse(result.body));
}

test('R7.9 the viewer comes out of its bucket: the page with how to sign in, and the script that it names', async () => {
  const page = await get('/');
  expect(page).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
  expect(page.body).toContain('&quot;clientId&quot;:&quot;viewer&quot;');
  const names = (await readdir(FILES)).filter((file) => file !== 'index.html');
  expect(names).toHaveLength(1);
  for (const file of names) {
    expect(page.body).toContain(`assets/${file}`);
    const asset = await get(`/assets/${file}`);
    expect(asset.body).toBe(await readFile(join(FILES, file), 'utf8'));
    expect(asset.headers['cache-control']).toContain('immutable');
  }
  expect((await get('/assets/viewer-0.js')).statusCode).toBe(404);
});
