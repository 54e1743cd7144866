import { setTimeout as pause } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  ListExecutionsCommand,
  ListMapRunsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { expect, test } from 'vitest';
import type { JobView } from '#shared/api/responses.ts';
import { REGION } from './resolver.ts';
import { openedStack } from './follow.ts';
import type { EmulatedStack } from './stack.ts';

const LONG = 300_000;
const LINES = 60;
const BAD = [7, 33];

const opened = openedStack(async () => ({ MAX_CONCURRENCY: '1' }));

/** Sixty questions, two of which are none. */
function jsonl(): string {
  const line = (number: number): string =>
    BAD.includes(number)
      ? '{"customId": '
      : JSON.stringify({ customId: `q${number}`, question: `What is ${number}?`, providers: [] });
  return Array.from({ length: LINES }, (_, index) => line(index + 1)).join('\n');
}

async function jobsOf({ client }: EmulatedStack): Promise<readonly JobView[]> {
  const jobs: JobView[] = [];
  let after: string | undefined;
  do {
    const query: Record<string, string> = { limit: '100', ...(after === undefined ? {} : { after }) };
    const page = await client.call('listJobs', { query });
    jobs.push(...page.jobs);
    after = page.next;
  } while (after !== undefined);
  return jobs;
}

test(
  'R7.6 a batch is submitted by a Distributed Map over its clean lines; stopped in the middle and begun again each line is one job',
  { timeout: LONG },
  async () => {
    const stack = opened();
    if (!stack) throw new Error('moto_server is not installed.');
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    const machine = new SFNClient({ endpoint: stack.endpoint, region: REGION, credentials });
    const { client, batchMachineArn: stateMachineArn } = stack;
    const { batchId } = await client.call('createBatch', { body: { input: { jsonl: jsonl() } } });
    const params = { batchId };
    const statusOf = async (): Promise<string> => (await client.call('getBatch', { params })).status;
    await stack.dispatch();
    while ((await jobsOf(stack)).length === 0) await pause(20);

    const { executions: [first] = [] } = await machine.send(new ListExecutionsCommand({ stateMachineArn }));
    expect(first?.name).toMatch(new RegExp(`^${batchId}-[0-9a-f]{16}\\.1$`, 'u'));
    const { executionArn } = first ?? {};
    const { mapRuns } = await machine.send(new ListMapRunsCommand({ executionArn }));
    expect(mapRuns).toHaveLength(1);
    await machine.send(new StopExecutionCommand({ executionArn }));
    await stack.lambda.idle();
    expect(await statusOf()).toBe('SUBMITTING');
    expect((await jobsOf(stack)).length).toBeLessThan(LINES - BAD.length);

    // As the sweep does once a run is no longer at work.
    const { input } = await machine.send(new DescribeExecutionCommand({ executionArn }));
    await machine.send(new StartExecutionCommand({ stateMachineArn, name: `${batchId}.again`, input }));
    while ((await statusOf()) !== 'RUNNING') await pause(50);
    const jobs = await jobsOf(stack);
    expect(jobs).toHaveLength(LINES - BAD.length);
    expect(new Set(jobs.map(({ question }) => question)).size).toBe(jobs.length);
    const { errors } = await client.call('getBatchErrors', { params });
    expect(errors.map(({ line }) => line)).toEqual(BAD);

    await client.call('cancelBatch', { params });
    while ((await statusOf()) !== 'CANCELLED') await stack.passMinute();
    const { counts } = await client.call('getBatch', { params });
    expect(counts.ended).toBe(LINES - BAD.length);
  },
);
