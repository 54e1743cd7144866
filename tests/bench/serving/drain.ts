import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import { httpTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { inFolder } from '../end-to-end/asker.ts';
import type { Measure, Row } from '../measure.ts';
import { quantile } from './quantile.ts';
import { type Sample, startServer } from './server-process.ts';

const SUBMISSIONS = 1000;
const AT_ONCE = 50;
const LONGEST_SECONDS = 900;
const POLL_MILLISECONDS = 10_000;
const TEXT =
  '# Tern\n\nTern keeps messages in a memory buffer. The memory buffer of Tern holds 64 MB by default.\n';

/**
 * A thousand questions, fifty at a time, to a server that is killed once they are taken and started again: how long each
 * takes to be accepted, how many come to their end, and what memory they leave behind. The corpus is one small text.
 */
export const drain: Measure = {
  name: 'drain',
  needs: [],
  run: async ({ limit }) =>
    inFolder(async (folder) => {
      const corpus = join(folder, 'corpus');
      await mkdir(corpus);
      await writeFile(join(corpus, 'tern.md'), TEXT);
      return drained({ data: join(folder, 'data'), corpus, count: Math.min(limit, SUBMISSIONS) });
    }),
};

interface Load {
  readonly data: string;
  readonly corpus: string;
  readonly count: number;
}

async function drained({ data, corpus, count }: Load): Promise<readonly Row[]> {
  const words = ['--corpus', corpus];
  const before = await startServer(data, words);
  const accepted = await submitAll(createClient(httpTransport(before.url)), count);
  const accepting = before.samples();
  await before.kill();
  const server = await startServer(data, words);
  try {
    const client = createClient(httpTransport(server.url));
    const ended = await untilDrained(client, count);
    const samples = server.samples();
    const note = `${count} submissions, ${AT_ONCE} at a time; ${ended.seconds.toFixed(0)} s to drain`;
    const row = (metric: string, ours: number, bound: Pick<Row, 'ceiling'> = {}): Row => {
      return { measure: 'a thousand submissions', metric, ours, note, ...bound };
    };
    return [
      row('lost', count - accepted.ids.size + (count - ended.completed), { ceiling: 0 }),
      row('accepted, p99 ms', quantile(accepted.milliseconds, 0.99), { ceiling: 1000 }),
      row('accepted, p50 ms', quantile(accepted.milliseconds, 0.5)),
      row('longest stall while accepting, ms', longestStall(accepting)),
      row('started again with them queued, ms until it listens', server.startMilliseconds),
      row('memory after a tenth, MB', memoryAt(samples, 0.1)),
      row('memory at the end, MB', memoryAt(samples, 1)),
      row('longest stall while draining, ms', longestStall(samples)),
    ];
  } finally {
    await server.kill();
  }
}

interface Accepted {
  readonly ids: ReadonlySet<string>;
  readonly milliseconds: readonly number[];
}

async function submitAll(client: ResearchClient, count: number): Promise<Accepted> {
  const ids = new Set<string>();
  const milliseconds = await pMap(
    Array.from({ length: count }, (_, number) => number),
    async (number) => {
      const start = performance.now();
      const question = `How large is the memory buffer of Tern, asked for time ${number}?`;
      const { jobId } = await client.submit({ question, interaction: 'none', providers: ['corpus'] });
      ids.add(jobId);
      return performance.now() - start;
    },
    { concurrency: AT_ONCE },
  );
  return { ids, milliseconds };
}

async function untilDrained(
  client: ResearchClient,
  count: number,
): Promise<{ readonly completed: number; readonly seconds: number }> {
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  for (;;) {
    const { queued, processing, awaitingInput } = await client.queueSummary();
    if (queued + processing + awaitingInput === 0 || seconds() > LONGEST_SECONDS) {
      return { completed: Math.min(count, await countCompleted(client)), seconds: seconds() };
    }
    process.stderr.write(`${seconds().toFixed(0)} s: ${queued} queued, ${processing} at work\n`);
    await pause(POLL_MILLISECONDS);
  }
}

async function countCompleted(client: ResearchClient): Promise<number> {
  let count = 0;
  let after: string | undefined;
  do {
    const page = await client.list({ limit: 100, ...(after === undefined ? {} : { after }) });
    count += page.jobs.filter(({ status }) => status === 'COMPLETED').length;
    after = page.next;
  } while (after !== undefined);
  return count;
}

function longestStall(samples: readonly Sample[]): number {
  return Math.max(0, ...samples.map(({ stallMilliseconds }) => stallMilliseconds));
}

/** The middle of a few samples around that share of the way. */
function memoryAt(samples: readonly Sample[], share: number): number {
  const at = Math.floor((samples.length - 1) * share);
  return quantile(
    samples.slice(Math.max(0, at - 5), at + 6).map(({ megabytes }) => megabytes),
    0.5,
  );
}
