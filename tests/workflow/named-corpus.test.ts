import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import type { OuterPorts, Runtime } from '#local/runtime.ts';
import { inProcessTransport } from '#local/transports.ts';
import { type OpenCorpora, createCorpora } from '#shared/adapters/wiring/corpora.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { SubmitRequest } from '#shared/api/requests.ts';
import { type S3Server, startS3Server } from '#tests/contract/s3-server.ts';
import { type Library, configWith, openLibrary, openWorld, runtimeOn } from './support/world.ts';

const QUESTION = 'After how many seconds does the quokka gateway close idle connections?';
const SECRET = 'The quokka gateway closes idle connections after 99 seconds, as only the secret file says.';

let folder: string;
let library: Library;
let corpora: OpenCorpora;
let bucket: S3Server;
let ports: OuterPorts;
let runtime: Runtime;
let client: ResearchClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-named-'));
  const handbook = join(folder, 'handbook');
  await mkdir(handbook);
  await mkdir(join(folder, 'secret'));
  await writeFile(join(folder, 'secret', 'secret.md'), SECRET);
  await writeFile(
    join(handbook, 'gateway.md'),
    '# Gateway\n\nThe quokka gateway closes idle connections after 37 seconds.',
  );
  await mkdir(join(folder, 'shelf'));
  const shelf = [
    'The quokka gateway closes idle connections after 37 seconds.',
    'The gateway listens on a port of its own.',
    'A gateway keeps its log for a week.',
    'Each gateway is started by hand.',
    'A clerk counts the connections of a gateway.',
  ];
  await Promise.all(
    shelf.map(async (text, at) =>
      writeFile(join(folder, 'shelf', `${at}.md`), `# Gateway, page ${at}\n\n${text}`),
    ),
  );
  await symlink(join(folder, 'secret'), join(handbook, 'linked'));
  await symlink(join(folder, 'secret', 'secret.md'), join(handbook, 'linked.md'));
  bucket = await startS3Server('library');
  const put = async (key: string, body: string): Promise<Response> =>
    fetch(`${bucket.endpoint}/library/${key}`, { method: 'PUT', body });
  await put(
    'papers/pump.md',
    '# Pump\n\nThe quokka gateway of the bucket closes idle connections after 41 seconds.',
  );
  await put('others/secret.md', SECRET);
  const environment = {
    ANSWER_CACHE_HOURS: '1',
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    CORPORA: JSON.stringify({
      handbook,
      papers: 's3://library/papers',
      shelf: join(folder, 'shelf'),
      gone: join(folder, 'hidden-place'),
      nowhere: 's3://hidden-place/papers',
      empty: 's3://library/hidden-place',
    }),
    PLUMBLINE_DATA: join(folder, 'data'),
  };
  library = await openLibrary();
  corpora = createCorpora({ config: configWith(environment) });
  ports = { ...(await openWorld({ library, environment })), corpora };
  runtime = runtimeOn(ports);
  client = clientOf(runtime);
});
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(async () => {
  library.close();
  corpora.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

function clientOf({ ports: own }: Pick<Runtime, 'ports'>): ResearchClient {
  return createClient(inProcessTransport(async (event) => respond(event, apiContext(own))));
}

async function run(request: SubmitRequest): Promise<string> {
  const { jobId } = await client.submit(request);
  await runtime.idle();
  return jobId;
}

describe('a corpus that a job names', () => {
  test('is searched in place of that of the service, whatever else is', async () => {
    const report = await client.report(await run({ question: QUESTION, corpus: { name: 'handbook' } }));
    expect(report.sources.map(({ title }) => title)).toEqual(['Gateway']);
    expect(JSON.stringify(report.answer)).toContain('37 seconds');
    const without = await client.report(await run({ question: QUESTION, providers: ['corpus'] }));
    expect(without.sources.map(({ title }) => title)).not.toContain('Gateway');
  });

  test('is a prefix of a bucket, and nothing beside it', async () => {
    const report = await client.report(await run({ question: QUESTION, corpus: { name: 'papers' } }));
    expect(report.sources.map(({ title, url }) => [title, url])).toEqual([
      ['Pump', 's3://library/papers/pump.md'],
    ]);
    expect(JSON.stringify(report.answer)).toContain('41 seconds');
  });

  test('ends at its folder: what a link leads to outside is not read', async () => {
    const report = await client.report(
      await run({ question: `${QUESTION} What does the secret file say?`, corpus: { name: 'handbook' } }),
    );
    expect(JSON.stringify(report)).not.toContain('99 seconds');
  });

  test('is another question for the cache of answers', async () => {
    const question = 'After how many seconds does the gateway close an idle connection?';
    const first = await client.submit({ question, corpus: { name: 'shelf' } });
    await runtime.idle();
    expect((await client.get(first.jobId)).outcome).toBe('answered');
    expect((await client.submit({ question, corpus: { name: 'shelf' } })).cached).toBeDefined();
    const other = await client.submit({ question, providers: ['corpus'] });
    await runtime.idle();
    expect(other.cached).toBeUndefined();
  });

  test('is read beside files that come with the question', async () => {
    const files = [{ name: 'note.md', text: 'The quokka gateway was renamed to wombat gateway in 2031.' }];
    const jobId = await run({
      question:
        'To what was the quokka gateway renamed, and after how many seconds does it close idle connections?',
      corpus: { name: 'handbook', files },
    });
    const { sources } = await client.report(jobId);
    expect(sources.map(({ title }) => title).toSorted()).toEqual(['Gateway', 'note.md']);
  });

  test.each(['gone', 'nowhere', 'empty'])(
    'R7.4 that cannot be searched is said by its name, and nobody is told where it was to lie: %s',
    async (name) => {
      const failing = {
        name: 'EnvironmentFailure',
        message: expect.stringContaining(`The corpus "${name}" cannot be searched`),
      };
      await expect(corpora.open(name)?.documentFrequencies(['gateway'])).rejects.toMatchObject(failing);
      const refused = client.submit({ question: QUESTION, corpus: { name } });
      await expect(refused).rejects.toMatchObject({ failure: failing });
      await expect(refused).rejects.not.toMatchObject({
        failure: { message: expect.stringContaining('hidden-place') },
      });
    },
  );

  test.each(['../secret', '/etc', 'handbook/../../secret', 's3://other/tenant', 'Handbook', ''])(
    'is never a path: %j is refused',
    async (name) => {
      await expect(client.submit({ question: QUESTION, corpus: { name } })).rejects.toMatchObject({
        failure: { name: 'InvalidInput', field: 'corpus.name' },
      });
    },
  );

  test('is refused with the names that there are, where none bears it', async () => {
    await expect(client.submit({ question: QUESTION, corpus: { name: 'secret' } })).rejects.toMatchObject({
      failure: {
        name: 'InvalidInput',
        field: 'corpus.name',
        remedy: 'Choose from: handbook, papers, shelf, gone, nowhere, empty.',
      },
    });
  });

  test('cannot be had where no folders are searched, and the answer says what can', async () => {
    const { corpora: _none, ...without } = runtime.ports;
    await expect(
      clientOf({ ports: without }).submit({ question: QUESTION, corpus: { name: 'handbook' } }),
    ).rejects.toMatchObject({
      failure: { field: 'corpus.name', remedy: expect.stringContaining('corpus.files') },
    });
  });

  test('has a name or files, or is left out', async () => {
    await expect(client.submit({ question: QUESTION, corpus: {} })).rejects.toMatchObject({
      failure: { name: 'InvalidInput' },
    });
  });
});

describe('folders that a question was asked over', () => {
  test('are searched by whichever process goes on with the job, and not those of that process', async () => {
    const { config } = runtime.ports;
    const local = { ...config.local, corpusFolders: [join(folder, 'handbook')] };
    const asking = clientOf({ ports: { ...runtime.ports, config: { ...config, local } } });
    const { jobId } = await asking.submit({ question: QUESTION, providers: ['corpus'] });
    await runtime.idle();
    const report = await client.report(jobId);
    expect(report.sources.map(({ title }) => title)).toEqual(['Gateway']);
    expect(JSON.stringify(await client.get(jobId))).not.toContain(folder);
  });
});
