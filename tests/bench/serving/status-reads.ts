import { setTimeout as pause } from 'node:timers/promises';
import { httpTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { inFolder } from '../end-to-end/asker.ts';
import type { Measure, Row } from '../measure.ts';
import { quantile } from './quantile.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const QUESTIONS = [
  'How does the AWS CDK compare with Terraform in drift detection, cost and testing?',
  'How do S3 and DynamoDB encrypt data at rest?',
  'How do zod and other validators compare in size, speed and error messages?',
] as const;
const READ_EVERY_MILLISECONDS = 20;

/**
 * How long the status of a job takes to read from a server that three jobs keep busy, over the documentation of the
 * installed packages: at first while that is being indexed, then with its index.
 */
export const statusReads: Measure = {
  name: 'status-reads',
  needs: [],
  run: async () =>
    inFolder(async (data) => {
      const server = await startServer(data);
      try {
        const first = rowsOf('first, while the corpus is indexed', await watch(server));
        return [...first, ...rowsOf('later', await watch(server))];
      } finally {
        await server.kill();
      }
    }),
};

interface Watched {
  readonly reads: readonly number[];
  readonly stalls: readonly number[];
  readonly seconds: number;
}

async function watch(server: ServerProcess): Promise<Watched> {
  const client = createClient(httpTransport(server.url));
  server.samples();
  const start = performance.now();
  const jobs = await Promise.all(
    QUESTIONS.map(async (question) =>
      client.submit({ question, interaction: 'none', providers: ['corpus'] }),
    ),
  );
  const reads = await Promise.all(jobs.map(async ({ jobId }) => readUntilDone(client, jobId)));
  const seconds = (performance.now() - start) / 1000;
  return {
    reads: reads.flat(),
    stalls: server.samples().map(({ stallMilliseconds }) => stallMilliseconds),
    seconds,
  };
}

async function readUntilDone(client: ResearchClient, jobId: string): Promise<readonly number[]> {
  const reads: number[] = [];
  for (;;) {
    const start = performance.now();
    const job = await client.get(jobId);
    reads.push(performance.now() - start);
    if (isTerminal(job.status)) return reads;
    await pause(READ_EVERY_MILLISECONDS);
  }
}

function rowsOf(what: string, { reads, stalls, seconds }: Watched): readonly Row[] {
  const measure = `status reads while 3 jobs run, ${what}`;
  const note = `${reads.length} reads in ${seconds.toFixed(1)} s`;
  return [
    { measure, metric: 'p99, ms', ceiling: 100, ours: quantile(reads, 0.99), note },
    { measure, metric: 'p50, ms', ours: quantile(reads, 0.5), note },
    { measure, metric: 'longest stall of the event loop, ms', ours: Math.max(0, ...stalls), note },
  ];
}
