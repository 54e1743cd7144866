import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { serve } from '#local/session.ts';
import { httpTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { ScheduleView } from '#shared/api/schedules.ts';
import { EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { inFolder } from './run-command.ts';

afterEach(() => vi.unstubAllEnvs());

const WAIT = { timeout: 60_000, interval: 100 };

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function startReceiver(): Promise<{
  readonly port: number;
  readonly posted: readonly Posted[];
  readonly close: () => void;
}> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      posted.push({ headers: request.headers, body: await text(request) });
      response.writeHead(204).end();
    };
    void take();
  });
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { port, posted, close: () => void server.close() };
}

const QUESTION = 'How large is the write buffer of the Kestrel database by default?';
const MANUAL = 'The write buffer of Kestrel is 64 MiB by default. It is flushed to disk when it is full.';
const EDITED =
  'The write buffer of Kestrel is 128 MiB by default since version 3. It is flushed when it is full.';
const NOTES = 'By default the write buffer of the Kestrel database takes 64 MiB of memory on each node.';

/** The next run of a schedule after so many, once it has come. */
async function nextRun(
  client: ResearchClient,
  scheduleId: string,
  after: number,
): Promise<ScheduleView['runs'][0]> {
  return vi.waitUntil(
    async () => (await client.call('getSchedule', { params: { scheduleId } })).runs[after],
    WAIT,
  );
}

async function whenDone(client: ResearchClient, jobId: string): Promise<void> {
  await vi.waitUntil(async () => isTerminal((await client.get(jobId)).status), WAIT);
}

test(
  'R7.6 a schedule fires, a batch runs, a standing question reports one changed source, its subscribers are notified, and an assistant asks what changed',
  { timeout: 120_000 },
  async () => {
    await inFolder(async (folder) => {
      const receiver = await startReceiver();
      vi.stubEnv('WEBHOOK_ALLOW', `127.0.0.1:${receiver.port}`);
      vi.stubEnv('SEARCH_PROVIDERS', 'corpus');
      const corpus = join(folder, 'docs');
      await mkdir(corpus);
      await writeFile(join(corpus, 'manual.md'), `# Kestrel manual\n\n${MANUAL}\n`);
      await writeFile(join(corpus, 'notes.md'), `# Kestrel notes\n\n${NOTES}\n`);
      const dataFolder = join(folder, 'data');
      const opening = {
        dataFolder,
        corpusFolders: [corpus],
        model: undefined,
        port: 0,
        note: () => undefined,
      };
      const server = await serve(opening);
      const client = createClient(httpTransport(server.url));
      try {
        const webhook = await client.call('createWebhook', {
          body: {
            url: `http://127.0.0.1:${receiver.port}/`,
            types: ['research.batch.completed', 'research.standing.changed', 'research.schedule.started'],
          },
        });

        // By the clock of the server, a moment from now: the request has to be there before it.
        const request = { question: QUESTION, maxIterations: 1 };
        const lines = [{ customId: 'a', ...request }];
        const nightly = await client.call('createSchedule', {
          body: {
            when: { rate: '1 day' },
            startAt: new Date(Date.now() + 3000).toISOString(),
            notify: 'always',
            work: { kind: 'batch', input: { lines } },
          },
        });
        const { batchId = '', scheduledFor } = await nextRun(client, nightly.scheduleId, 0);
        expect(scheduledFor).toBe(nightly.next[0]);
        await vi.waitUntil(
          async () => (await client.call('getBatch', { params: { batchId } })).status === 'COMPLETED',
          WAIT,
        );

        const { standingId } = await client.call('createStanding', { body: { name: 'buffer', request } });
        const weekly = await client.call('createSchedule', {
          body: { when: { cron: '0 8 * * 1' }, work: { kind: 'standing', standingId } },
        });
        const params = { scheduleId: weekly.scheduleId };
        const first = await client.call('runSchedule', { params });
        await whenDone(client, first.jobId ?? '');
        await writeFile(join(corpus, 'manual.md'), `# Kestrel manual\n\n${EDITED}\n`);
        const second = await client.call('runSchedule', { params });
        expect(second.result).toBe('started');
        await whenDone(client, second.jobId ?? '');

        const expected = [
          'research.schedule.started',
          'research.batch.completed',
          'research.standing.changed',
        ];
        await vi.waitUntil(() => receiver.posted.length >= expected.length, WAIT);
        const verifier = new Webhook(webhook.secret);
        const events = receiver.posted.map(({ headers, body }) => {
          const signed = {
            'webhook-id': String(headers['webhook-id']),
            'webhook-timestamp': String(headers['webhook-timestamp']),
            'webhook-signature': String(headers['webhook-signature']),
          };
          return z.object({ type: z.string(), data: z.unknown() }).parse(verifier.verify(body, signed));
        });
        expect(events.map(({ type }) => type).toSorted()).toEqual(expected.toSorted());
        const changed = events.find(({ type }) => type === 'research.standing.changed');
        expect(changed?.data).toMatchObject({ jobId: second.jobId, changes: { changed: 1 } });
        const bus = (await readFile(join(dataFolder, 'events.jsonl'), 'utf8')).trim().split('\n');
        const types = bus.map(
          (line) => z.object({ 'detail-type': z.string() }).parse(JSON.parse(line))['detail-type'],
        );
        for (const type of expected) expect(types).toContain(type);

        const assistant = new Client({ name: 'test', version: '1.0.0' });
        await assistant.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
        const { resources } = await assistant.listResources();
        const uri = resources.find((one) => one.uri.endsWith('/changes'))?.uri ?? '';
        expect(uri).toContain(second.jobId);
        const [content] = (await assistant.readResource({ uri })).contents;
        const diff = EvidenceDiff.parse(JSON.parse(content && 'text' in content ? content.text : ''));
        expect(diff.entries.map(({ kind, source }) => [kind, source.title])).toEqual([
          ['changed', 'Kestrel manual'],
        ]);
        expect(diff.entries[0]?.after[0]?.quote).toContain('128 MiB');
        await assistant.close();
      } finally {
        await server.close();
        receiver.close();
      }
    });
  },
);
