import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { httpTransport } from '#local/transports.ts';
import type { BatchView } from '#shared/api/batch-responses.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { CORPUS, inFolder } from './run-command.ts';

const CHILD = fileURLToPath(new URL('batch-child.ts', import.meta.url));
const WAIT = { timeout: 60_000, interval: 50 };

interface Living {
  readonly child: ChildProcess;
  readonly client: ResearchClient;
}

async function start(dataFolder: string): Promise<Living> {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataFolder, CORPUS], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SEARCH_PROVIDERS: 'corpus', MAX_CONCURRENCY: '1' },
  });
  const printed = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).once('line', printed.resolve);
  return { child, client: createClient(httpTransport(await printed.promise)) };
}

async function kill({ child }: Living): Promise<void> {
  const gone = Promise.withResolvers<undefined>();
  child.once('close', () => gone.resolve(undefined));
  child.kill('SIGKILL');
  await gone.promise;
}

/** 200 lines, seven of which cannot be used. */
function lines(): string {
  const bad = new Map([
    [20, '{"customId": "q20", '],
    [50, ''],
    [80, JSON.stringify({ customId: 'q1', question: 'Why twice?' })],
    [110, JSON.stringify({ customId: 'q110', question: 'Why?', colour: 'red' })],
    [140, JSON.stringify({ customId: 'q140' })],
    [170, '[]'],
    [199, JSON.stringify({ customId: 'q199', question: 'Why?', providers: ['nowhere'] })],
  ]);
  const good = (line: number): string =>
    JSON.stringify({ customId: `q${line}`, question: `What does Tern drop, asked ${line} times?` });
  return Array.from({ length: 200 }, (_, index) => bad.get(index + 1) ?? good(index + 1)).join('\n');
}

test(
  'R7.6 a batch of 200 lines whose process is killed in the middle, twice, has one job for each good line, and counts each once',
  { timeout: 180_000 },
  async () => {
    await inFolder(async (folder) => {
      const dataFolder = join(folder, 'data');
      const first = await start(dataFolder);
      const { batchId } = await first.client.call('createBatch', { body: { input: { jsonl: lines() } } });
      const params = { batchId };
      const look = async ({ client }: Living): Promise<BatchView> => client.call('getBatch', { params });
      await vi.waitUntil(async () => ((await look(first)).submitted ?? 0) > 0, WAIT);
      await kill(first);

      const second = await start(dataFolder);
      await vi.waitUntil(async () => (await look(second)).status === 'RUNNING', WAIT);
      expect(await look(second)).toMatchObject({ lines: 193, errors: 7, submitted: 193 });
      const cancelled = second.client.call('cancelBatch', { params }).catch(() => undefined);
      await vi.waitUntil(async () => (await look(second)).counts.ended > 20, WAIT);
      await kill(second);
      await cancelled;

      const third = await start(dataFolder);
      await third.client.call('cancelBatch', { params });
      await vi.waitUntil(async () => (await look(third)).status === 'CANCELLED', WAIT);
      const { counts } = await look(third);
      expect(counts.ended).toBe(193);
      expect(
        counts.answered + counts.partial + counts.insufficientEvidence + counts.failed + counts.cancelled,
      ).toBe(193);
      const { results } = await third.client.call('getBatchResults', { params, query: { limit: 1000 } });
      expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(193);
      const { errors } = await third.client.call('getBatchErrors', { params });
      expect(errors.map(({ line }) => line)).toEqual([20, 50, 80, 110, 140, 170, 199]);
      await kill(third);
    });
  },
);
