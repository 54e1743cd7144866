import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { httpTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { CORPUS, QUESTION, type Started, inFolder, start } from './run-command.ts';

/** Reading one document never ends. */
const preload = fileURLToPath(new URL('spinning/preload.ts', import.meta.url));
const ON_THAT_DOCUMENT = 'How large may a single event of Tern be at most?';
const OTHER = { question: QUESTION, interaction: 'none', providers: ['corpus'] } as const;
const SPINNING = { ...OTHER, question: ON_THAT_DOCUMENT };
/** A whole job and some starts, while other tests run. */
const LONG = 180_000;

interface Serving {
  readonly process: Started;
  readonly client: ResearchClient;
}

async function serveIn(folder: string, options: Parameters<typeof start>[1]): Promise<Serving> {
  const words = ['serve', '--port', '0', '--corpus', CORPUS, '--data', folder];
  const process = start(words, options);
  onTestFinished(() => process.kill());
  const said = await process.said(/listens at \S+/u);
  const url = /listens at (\S+)/u.exec(said)?.[1] ?? '';
  return { process, client: createClient(httpTransport(url)) };
}

async function follow(client: ResearchClient, jobId: string): Promise<readonly TraceEvent[]> {
  const all: TraceEvent[] = [];
  for (;;) {
    const { events, isEnd } = await client.events(jobId, {
      after: all.at(-1)?.sequence ?? 0,
      waitSeconds: 20,
    });
    all.push(...events);
    if (isEnd) return all;
  }
}

test(
  'a document that is read for ever is left out when its step overruns its time limit, and all jobs go on',
  { timeout: LONG },
  async () => {
    await inFolder(async (folder) => {
      const { process, client } = await serveIn(folder, { preload, environment: { SPIN_SECONDS: '4' } });
      const { jobId } = await client.submit(SPINNING);
      await process.said(/spins/u);
      const other = await client.submit(OTHER);
      const events = await follow(client, jobId);
      expect(events.map(({ message }) => message).join('\n')).toContain('it did not end in its time');
      expect(await client.get(jobId)).toMatchObject({ status: 'COMPLETED' });
      await follow(client, other.jobId);
      expect(await client.get(other.jobId)).toMatchObject({ status: 'COMPLETED' });
      process.terminate();
      expect(await process.ended).toMatchObject({ code: 0 });
    });
  },
);

test(
  'a job whose step never ends is cancelled at once, and others go on without it',
  { timeout: LONG },
  async () => {
    await inFolder(async (folder) => {
      const { process, client } = await serveIn(folder, { preload });
      const { jobId } = await client.submit(SPINNING);
      await process.said(/spins/u);
      expect(await client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
      const other = await client.submit(OTHER);
      await follow(client, other.jobId);
      expect(await client.get(other.jobId)).toMatchObject({ status: 'COMPLETED' });
      expect(await client.get(jobId)).toMatchObject({ status: 'CANCELLED' });
      process.terminate();
      expect(await process.ended).toMatchObject({ code: 0 });
    });
  },
);

test(
  'a server ends though a step never does, also when its job goes on at the next start',
  { timeout: LONG },
  async () => {
    await inFolder(async (folder) => {
      const first = await serveIn(join(folder, 'data'), { preload });
      const { jobId } = await first.client.submit(SPINNING);
      await first.process.said(/spins/u);
      first.process.terminate();
      expect(await first.process.ended).toMatchObject({ code: 0 });

      const second = await serveIn(join(folder, 'data'), { preload });
      await second.process.said(/spins/u);
      second.process.terminate();
      expect(await second.process.ended).toMatchObject({ code: 0 });

      const { process, client } = await serveIn(join(folder, 'data'), {});
      await follow(client, jobId);
      expect(await client.get(jobId)).toMatchObject({ status: 'COMPLETED' });
      process.interrupt();
      expect(await process.ended).toMatchObject({ code: 0 });
    });
  },
);

test('Ctrl-C ends a question whose step never does, and cancels its job', { timeout: LONG }, async () => {
  await inFolder(async (folder) => {
    const words = ['ask', ON_THAT_DOCUMENT, '--corpus', CORPUS, '--provider', 'corpus', '--data', folder];
    const asking = start(words, { preload });
    onTestFinished(() => asking.kill());
    await asking.said(/spins/u);
    asking.interrupt();
    const ended = await asking.ended;
    expect(ended.code).toBe(130);
    expect(ended.err).not.toContain('could not be stopped');
    const { code, out } = await start(['list', '--data', folder]).ended;
    expect([code, out]).toEqual([0, expect.stringContaining('cancelled')]);
  });
});

test('a question is answered without the document that is read for ever', { timeout: LONG }, async () => {
  await inFolder(async (folder) => {
    const words = ['ask', ON_THAT_DOCUMENT, '--corpus', CORPUS, '--provider', 'corpus', '--data', folder];
    const asking = start(words, { preload, environment: { SPIN_SECONDS: '4' } });
    onTestFinished(() => asking.kill());
    const { out, err } = await asking.ended;
    expect(out).toContain(ON_THAT_DOCUMENT);
    expect(err).toContain('The thread in which jobs run begins anew');
  });
});
