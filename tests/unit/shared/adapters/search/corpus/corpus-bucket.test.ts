import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CorpusOptions } from '#shared/adapters/search/corpus/open-index.ts';
import { createCorpusProvider, type CorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { absoluteFolder, checkCorpusFolders } from '#shared/adapters/search/corpus/folders.ts';
import { formatS3Address, parseS3Address } from '#shared/adapters/search/corpus/s3-address.ts';
import { type S3Server, startS3Server } from '#tests/contract/s3-server.ts';
import { makeFolder, matchesOf, queryFor, type Files } from './corpus-folder.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
});

const LIBRARY: Files = {
  'handbook/birds/heron.md': '# Herons\n\nThe heron waits in the reed.',
  'handbook/otter.txt': 'The otter swims.',
  'handbook/.hidden/secret.md': 'The heron is secret.',
  'handbook/photo.png': 'heron',
  'elsewhere/heron.md': 'Another heron.',
};

async function put(server: S3Server, files: Files): Promise<void> {
  for (const [key, content] of Object.entries(files)) {
    const body = typeof content === 'string' ? content : Buffer.from(content);
    await fetch(`${server.endpoint}/library/${key}`, { method: 'PUT', body });
  }
}

async function remove(server: S3Server, key: string): Promise<void> {
  await fetch(`${server.endpoint}/library/${key}`, { method: 'DELETE' });
}

async function start(files: Files, pageLimit?: number): Promise<S3Server> {
  const server = await startS3Server('library', pageLimit);
  onTestFinished(server.close);
  await put(server, files);
  return server;
}

function open(server: S3Server, options: Partial<CorpusOptions> = {}): CorpusProvider {
  const provider = createCorpusProvider({
    folders: ['s3://library/handbook'],
    dataFolder: makeFolder(),
    bucket: { region: 'us-east-1', s3Endpoint: server.endpoint },
    maximumAge: 0,
    ...options,
  });
  onTestFinished(() => provider.close());
  return provider;
}

test('R2.1 finds and reads the objects of a bucket under a prefix', async () => {
  const provider = open(await start(LIBRARY));
  const hits = await matchesOf(provider, queryFor('heron'));
  expect(hits).toHaveLength(1);
  expect(hits[0]).toMatchObject({
    id: '0/birds/heron.md',
    title: 'Herons',
    url: 's3://library/handbook/birds/heron.md',
    container: 'birds',
  });
  expect(await provider.read('0/birds/heron.md')).toMatchObject({
    text: '# Herons\n\nThe heron waits in the reed.',
    file: 'birds/heron.md',
  });
  expect(provider.needsNetwork).toBe(true);
});

test('notices new, changed and deleted objects by their tags, and reads no other again', async () => {
  const server = await start(LIBRARY);
  const provider = open(server);
  expect(await provider.prepare()).toMatchObject({ documents: 2, added: 2, removed: 0 });
  expect(await provider.prepare()).toMatchObject({ documents: 2, added: 0, removed: 0 });
  await put(server, { 'handbook/otter.txt': 'The stork flies.', 'handbook/new.md': 'A stork, too.' });
  await remove(server, 'handbook/birds/heron.md');
  expect(await provider.prepare()).toMatchObject({ documents: 2, added: 2, removed: 2 });
  const ids = (await matchesOf(provider, queryFor('stork'))).map((hit) => hit.id);
  expect(ids.toSorted()).toEqual(['0/new.md', '0/otter.txt']);
  await remove(server, 'handbook/new.md');
  await expect(provider.read('0/new.md')).rejects.toMatchObject({ name: 'UnreadableSource' });
});

test('reads a listing of several pages', async () => {
  const files = Array.from({ length: 10 }, (_, at) => [`handbook/n${at}.txt`, `heron number${at}`]);
  const provider = open(await start(Object.fromEntries(files), 3));
  expect((await provider.prepare()).documents).toBe(10);
  expect((await provider.search(queryFor('number9')))[0]?.id).toBe('0/n9.txt');
});

test('searches a bucket and a folder as one corpus', async () => {
  const folders = [makeFolder({ 'own.md': 'My own heron.' }), 's3://library/handbook/'];
  const provider = open(await start(LIBRARY), { folders });
  const ids = (await matchesOf(provider, queryFor('heron'))).map((hit) => hit.id);
  expect(ids.toSorted()).toEqual(['0/own.md', '1/birds/heron.md']);
});

test.each([
  ['a bucket that is not there', 's3://nowhere/handbook', 'There is no bucket "nowhere"'],
  ['a prefix without documents', 's3://library/empty', 'holds no document'],
])('names %s, with what to do', async (_what, folder, message) => {
  const provider = open(await start(LIBRARY), { folders: [folder] });
  await expect(provider.search(queryFor('heron'))).rejects.toMatchObject({
    name: 'InvalidInput',
    message: expect.stringContaining(message),
    remedy: expect.stringContaining('CORPUS_FOLDERS'),
  });
});

test('a bucket that does not answer differs from one without documents', async () => {
  const server = await startS3Server('library');
  await server.close();
  await expect(open(server).search(queryFor('heron'))).rejects.toMatchObject({ name: 'ServiceUnavailable' });
});

test('an address has one spelling; what is none is refused', () => {
  for (const spelling of ['s3://library/a/b', 's3://library/a/b/', 's3://library/a/b//']) {
    expect(absoluteFolder(spelling)).toBe('s3://library/a/b/');
  }
  expect(formatS3Address(parseS3Address('s3://library'))).toBe('s3://library/');
  for (const wrong of ['s3://', 's3:library', 's3://UPPER/a', 's3:///a', 'S3://library']) {
    expect(() => checkCorpusFolders([wrong])).toThrow('is not the address of a bucket');
  }
});
