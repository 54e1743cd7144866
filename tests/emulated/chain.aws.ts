import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { GetScheduleCommand, ListSchedulesCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { type HttpServer, startHttpServer } from '#local/http-server.ts';
import type { StandingView } from '#shared/api/standing-responses.ts';
import { EvidenceDiff } from '#shared/domain/diff/evidence-diff.ts';
import { startReceiver } from '#tests/unit/functions/deliver/receiver.ts';
import { startLoopback } from '#tests/support/services/loopback.ts';
import { PUBMED_RECORD, ROOF_QUESTION } from '#tests/support/services/roofs.ts';
import { answerOfPubmed } from '#tests/support/services/search-services.ts';
import { type BusEvent, subscribeToBus } from './bus-subscriber.ts';
import { REGION } from './resolver.ts';
import { type EmulatedStack, signedBy, startStack } from './stack.ts';

const LONG = 600_000;
const WAS = 'lowered the indoor temperature at night by 0.9 degrees';
const IS = 'lowered the indoor temperature at night by 1.9 degrees';
const TOLD = ['research.batch.completed', 'research.standing.changed'] as const;

const Answer = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string(),
});

/** The function of the protocol behind something that speaks HTTP, as its gateway does. */
async function serveMcp({ lambda, functionNamed }: EmulatedStack): Promise<HttpServer> {
  return startHttpServer(async (event) => {
    const result = await lambda.invokeInTime(functionNamed('McpHandler'), signedBy('tester', event));
    if (result.kind !== 'answered') throw new Error(JSON.stringify(result));
    const { statusCode, headers, body } = Answer.parse(JSON.parse(result.body));
    return { status: statusCode, headers, body };
  }, 0);
}

/** EventBridge Scheduler at the time of its only schedule: the emulator keeps it and calls nobody. */
async function passTime({ endpoint, lambda, functionNamed }: EmulatedStack, time: string): Promise<void> {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const scheduler = new SchedulerClient({ endpoint, region: REGION, credentials });
  const { Schedules = [] } = await scheduler.send(new ListSchedulesCommand({}));
  expect(Schedules).toHaveLength(1);
  for (const { Name, GroupName } of Schedules) {
    const { Target } = await scheduler.send(new GetScheduleCommand({ Name, GroupName }));
    const input = (Target?.Input ?? '').replace('<aws.scheduler.scheduled-time>', time);
    const begun = await lambda.invokeInTime(functionNamed('SchedulesScheduled'), JSON.parse(input));
    expect(begun).toMatchObject({ kind: 'answered', body: expect.stringContaining('"result":"started"') });
  }
}

async function passUntil(stack: EmulatedStack, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    await stack.dispatch();
    await stack.deliverEnds();
    await pause(50);
  }
}

test(
  'R7.6 on AWS, too: a schedule fires, a batch runs, a standing question reports one changed source, a queue gets the events and a server the webhooks, and an assistant asks what changed',
  { timeout: LONG },
  async () => {
    let record = PUBMED_RECORD;
    const pubmed = await startLoopback((asked) => answerOfPubmed(asked, record));
    onTestFinished(() => pubmed.close());
    const receiver = await startReceiver();
    onTestFinished(async () => receiver.close());
    const stack = await startStack({
      SEARCH_PROVIDERS: 'pubmed',
      PUBMED_BASE_URL: pubmed.url,
      MAX_ITERATIONS: '1',
      QUERIES_PER_WAVE: '2',
      WEBHOOK_ALLOW: receiver.place,
    });
    if (!stack) throw new Error('moto_server is not installed.');
    onTestFinished(async () => stack.close());
    const { client } = stack;
    const subscriber = await subscribeToBus(stack.endpoint);
    const { secret } = await client.call('createWebhook', { body: { url: receiver.url, types: TOLD } });
    const request = { question: ROOF_QUESTION };

    // A schedule fires, and a batch runs.
    const lines = [{ customId: 'roofs', ...request }];
    const nightly = await client.call('createSchedule', {
      body: { when: { cron: '30 2 * * *' }, work: { kind: 'batch', input: { lines } } },
    });
    await passTime(stack, '2026-11-23T02:30:00Z');
    const { runs } = await client.call('getSchedule', { params: { scheduleId: nightly.scheduleId } });
    const params = { batchId: runs[0]?.batchId ?? '' };
    await passUntil(stack, async () => (await client.call('getBatch', { params })).status === 'COMPLETED');
    await client.call('deleteSchedule', { params: { scheduleId: nightly.scheduleId } });

    // A standing question runs twice, and its source changes in between.
    const { standingId } = await client.call('createStanding', { body: { name: 'roofs', request } });
    const weekly = await client.call('createSchedule', {
      body: { when: { cron: '0 8 * * 1' }, work: { kind: 'standing', standingId } },
    });
    const runsOf = async (): Promise<StandingView['runs']> =>
      (await client.call('getStanding', { params: { standingId } })).runs;
    const jobIds: string[] = [];
    for (const time of ['2026-11-23T08:00:00Z', '2026-11-30T08:00:00Z']) {
      await passTime(stack, time);
      const scheduleId = weekly.scheduleId;
      const begun = (await client.call('getSchedule', { params: { scheduleId } })).runs.at(-1);
      jobIds.push(begun?.jobId ?? '');
      await passUntil(stack, async () => (await runsOf()).at(-1)?.status !== undefined);
      record = PUBMED_RECORD.replace(WAS, IS);
    }

    expect((await runsOf()).map(({ status, changes }) => [status, changes])).toEqual([
      ['COMPLETED', undefined],
      ['COMPLETED', { changed: 1 }],
    ]);

    // The bus and the webhook tell of both.
    const onBus: BusEvent[] = [];
    while (!TOLD.every((type) => onBus.some((event) => event['detail-type'] === type))) {
      await stack.lambda.invokeInTime(stack.functionNamed('OutgoingDeliver'), {});
      onBus.push(...(await subscriber.receive()));
    }
    expect(receiver.received).toHaveLength(TOLD.length);
    const verifier = new Webhook(secret);
    const letters = receiver.received.map(({ headers, body }) =>
      z.object({ type: z.string(), data: z.unknown() }).parse(verifier.verify(body, headers)),
    );
    expect(letters.map(({ type }) => type).toSorted()).toEqual(TOLD);
    const changed = letters.find(({ type }) => type === 'research.standing.changed');
    expect(changed?.data).toMatchObject({ jobId: jobIds[1], changes: { changed: 1 } });

    // An assistant asks what changed.
    const server = await serveMcp(stack);
    onTestFinished(async () => server.close());
    const assistant = new Client({ name: 'test', version: '1.0.0' });
    await assistant.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    onTestFinished(async () => assistant.close());
    const { resources } = await assistant.listResources();
    const uri = resources.find((one) => one.uri.endsWith('/changes'))?.uri ?? '';
    expect(uri).toContain(jobIds[1]);
    const [content] = (await assistant.readResource({ uri })).contents;
    const diff = EvidenceDiff.parse(JSON.parse(content && 'text' in content ? content.text : ''));
    const sources = diff.entries.filter(({ kind }) => kind === 'changed');
    expect(sources).toHaveLength(1);
    expect(JSON.stringify(sources[0]?.after)).toContain('1.9 degrees');
  },
);
