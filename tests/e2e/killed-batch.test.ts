import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { httpTransport } from '#local/transports.ts';
import type { BatchView } from '#shared/api/batch-responses.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { COMPILED } from '#tests/support/compiled.ts';
import { CORPUS, inFolder } from './run-command.ts';

const CHILD = fileURLToPath(new URL('batch-child.ts', import.meta.url));
const WAIT = { timeout: 240_000, interval: 50 };

interface Living {
  readonly child: ChildProcess;
  readonly client: ResearchClient;
}

/** What a failed test leaves alive would write into its folder, and hold its output open. */
const started: Living[] = [];

async function endAll(): Promise<void> {
  await Promise.all(started.splice(0).map(kill));
}

async function start(dataFolder: string): Promise<Living> {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataFolder, CORPUS], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...COMPILED, SEARCH_PROVIDERS: 'corpus', MAX_CONCURRENCY: '1' },
  });
  const printed = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).once('line', printed.resolve);
  const living = { child, client: createClient(httpTransport(await printed.promise)) };
  started.push(living);
  return living;
}

async function kill({ child }: Living): Promise<void> {
  if (child.signalCode !== null) return;
  const gone = Promise.withResolvers<undefined>();
  child.once('close', () => gone.resolve(undefined));
  child.kill('SIGKILL');
  await gone.promise;
}

const LINES = 1000;
const GOOD = LINES - 7;
const BAD = [0.12, 0.25, 0.38, 0.51, 0.64, 0.77, 0.995].map((place) => place * LINES);

/** Seven of them cannot be used. */
function lines(): string {
  const texts = [
    '{"customId": "bad-1", ',
    '',
    JSON.stringify({ customId: 'q1', question: 'Why twice?' }),
    JSON.stringify({ customId: 'bad-4', question: 'Why?', colour: 'red' }),
    JSON.stringify({ customId: 'bad-5' }),
    '[]',
    JSON.stringify({ customId: 'bad-7', question: 'Why?', providers: ['nowhere'] }),
  ];
  const bad = new Map(BAD.map((line, index) => [line, texts[index]]));
  const good = (line: number): string =>
    JSON.stringify({ customId: `q${line}`, question: `What does Tern drop, asked ${line} times?` });
  return Array.from({ length: LINES }, (_, index) => bad.get(index + 1) ?? good(index + 1)).join('\n');
}

async function killTwice(dataFolder: string): Promise<void> {
  const first = await start(dataFolder);
  const { batchId } = await first.client.call('createBatch', { body: { input: { jsonl: lines() } } });
  const params = { batchId };
  const look = async ({ client }: Living): Promise<BatchView> => client.call('getBatch', { params });
  await vi.waitUntil(async () => ((await look(first)).submitted ?? 0) > 0, WAIT);
  await kill(first);

  const second = await start(dataFolder);
  await vi.waitUntil(async () => (await look(second)).status === 'RUNNING', WAIT);
  expect(await look(second)).toMatchObject({ lines: GOOD, errors: 7, submitted: GOOD });
  const cancelled = second.client.call('cancelBatch', { params }).catch(() => undefined);
  await vi.waitUntil(async () => (await look(second)).counts.ended > 20, WAIT);
  await kill(second);
  await cancelled;

  const third = await start(dataFolder);
  await third.client.call('cancelBatch', { params });
  await vi.waitUntil(async () => (await look(third)).status === 'CANCELLED', WAIT);
  const { counts } = await look(third);
  expect(counts.ended).toBe(GOOD);
  expect(
    counts.answered + counts.partial + counts.insufficientEvidence + counts.failed + counts.cancelled,
  ).toBe(GOOD);
  const { results } = await third.client.call('getBatchResults', { params, query: { limit: 1000 } });
  expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(GOOD);
  const { errors } = await third.client.call('getBatchErrors', { params });
  expect(errors.map(({ line }) => line)).toEqual(BAD);
}

test(
  `R7.6 a batch of ${LINES} lines whose process is killed in the middle, twice, has one job for each good line, and counts each once`,
  { timeout: 600_000 },
  async () => {
    await inFolder(async (folder) => {
      try {
        await killTwice(join(folder, 'data'));
      } finally {
        await endAll();
      }
    });
  },
);
