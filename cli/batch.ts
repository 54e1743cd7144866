import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { ResearchClient } from '#shared/api/client.ts';
import type { BatchView } from '#shared/api/batch-responses.ts';
import type { BatchResult } from '#shared/domain/batch-result.ts';
import { hasBatchEnded } from '#shared/domain/batch.ts';
import { countOf } from '#shared/domain/plural.ts';
import { makeFolder } from '#shared/make-folder.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { drawProgress } from './batch-progress.ts';
import type { Output, Terminal } from './terminal.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface BatchOptions extends PlaceOptions {
  readonly out: string;
  readonly corpus: readonly string[];
  readonly new: boolean;
}

const POLL_MILLISECONDS = 500;

/**
 * Submits the lines of a file, shows how far they are, and saves results, errors, reports and a page. The same file again joins
 * its batch; when it is interrupted, the batch goes on with the next command.
 */
export async function runBatch(file: string, options: BatchOptions, world: SessionWorld): Promise<ExitCode> {
  const session = {
    ...sessionOptions(options, world),
    corpusFolders: options.corpus,
    purpose: 'research' as const,
  };
  return withSession(session, world, async ({ client }) => {
    const jsonl = await readLines(file);
    const name = basename(file);
    const key = options.new
      ? `${Date.now()}`
      : createHash('sha256')
          .update(JSON.stringify([name, jsonl]))
          .digest('hex');
    const { batchId } = await client.call('createBatch', {
      body: { name, input: { jsonl } },
      headers: { 'idempotency-key': `batch-${key}` },
    });
    const ended = await follow(client, batchId, world);
    if (!ended) {
      world.terminal.err.write('Left. The same command goes on with it.\n');
      return EXIT_CODES.cancelled;
    }
    return save(client, ended, { folder: resolve(options.out), terminal: world.terminal });
  });
}

async function readLines(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) {
      throw new UsageError(`There is no file ${file}.`, 'Name a file with one JSON object a line.');
    }
    throw error;
  }
}

/** Until it has ended; undefined when the person has seen enough. */
async function follow(
  client: ResearchClient,
  batchId: string,
  { terminal, interrupted }: SessionWorld,
): Promise<BatchView | undefined> {
  let shown = '';
  for (;;) {
    const batch = await client.call('getBatch', { params: { batchId } });
    const line = drawLine(batch, terminal.err);
    if (line !== shown) terminal.err.write(terminal.err.movesCursor ? `\r\u001B[2K${line}` : `${line}\n`);
    shown = line;
    if (hasBatchEnded(batch.status)) {
      if (terminal.err.movesCursor) terminal.err.write('\n');
      return batch;
    }
    if (interrupted.aborted) return undefined;
    await pause(POLL_MILLISECONDS);
  }
}

async function pause(milliseconds: number): Promise<void> {
  const { promise, resolve: go } = Promise.withResolvers<undefined>();
  setTimeout(go, milliseconds, undefined);
  await promise;
}

/** At a terminal nothing stands there before the lines are read: what is noted meanwhile would be written behind it. */
function drawLine(batch: BatchView, { movesCursor, columns }: Output): string {
  if (batch.lines === undefined) return movesCursor ? '' : 'Reading the lines';
  return drawProgress(batch, columns - 1);
}

interface SaveTarget {
  readonly folder: string;
  readonly terminal: Terminal;
}

async function save(
  client: ResearchClient,
  batch: BatchView,
  { folder, terminal }: SaveTarget,
): Promise<ExitCode> {
  if (batch.status === 'FAILED') {
    throw new UsageError(batch.failure?.message ?? 'The batch failed.', batch.failure?.remedy ?? '');
  }
  const params = { batchId: batch.batchId };
  const results = await readResults(client, batch.batchId);
  const { errors } = await client.call('getBatchErrors', { params });
  const page = await client.callText('getBatchResults', {
    params,
    query: { format: 'html', links: 'files' },
  });
  makeFolder(join(folder, 'reports'));
  await writeFile(join(folder, 'results.jsonl'), toLines(results));
  await writeFile(join(folder, 'errors.jsonl'), toLines(errors));
  await writeFile(join(folder, 'summary.html'), page);
  for (const { jobId, report } of results) {
    if (report === undefined) continue;
    for (const form of ['html', 'md', 'json'] as const) {
      await writeFile(join(folder, 'reports', `${jobId}.${form}`), await client.resultText(jobId, form));
    }
  }
  const { counts } = batch;
  terminal.out.write(
    `${countOf(results.length, 'result')}: ${counts.answered} answered, ${counts.partial} in part, ${counts.insufficientEvidence} without enough evidence, ${counts.failed + counts.expired} failed; ${countOf(errors.length, 'line')} with errors.\n${join(folder, 'summary.html')}\n`,
  );
  for (const { line, error } of errors) terminal.out.write(`  line ${line}: ${error.message}\n`);
  return counts.failed + counts.expired > 0 ? EXIT_CODES.failed : EXIT_CODES.answered;
}

async function readResults(client: ResearchClient, batchId: string): Promise<readonly BatchResult[]> {
  const all: BatchResult[] = [];
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page: Awaited<ReturnType<typeof nextPage>> = await nextPage(client, batchId, after);
    all.push(...page.results);
    after = page.next;
  }
  return all;
}

async function nextPage(client: ResearchClient, batchId: string, after: number) {
  return client.call('getBatchResults', { params: { batchId }, query: { after } });
}

function toLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
