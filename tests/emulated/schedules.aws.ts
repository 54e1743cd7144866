import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteScheduleCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isTerminal } from '#shared/domain/job.ts';
import { startReceiver } from '#tests/unit/functions/deliver/receiver.ts';
import { type Loopback } from '#tests/support/services/loopback.ts';
import { ROOF_QUESTION } from '#tests/support/services/roofs.ts';
import { startSearchServices } from '#tests/support/services/search-services.ts';
import { REGION } from './resolver.ts';
import { type EmulatedStack, startStack } from './stack.ts';

const NOWHERE = 'http://127.0.0.1:9';
const LONG = 300_000;
const TIME = '2026-11-23T01:30:00Z';

let services: Loopback;
let pubmed = '';
beforeAll(async () => {
  const started = await startSearchServices({ guide: NOWHERE, magazine: NOWHERE, study: NOWHERE });
  services = started;
  pubmed = started.environment['PUBMED_BASE_URL'] ?? '';
}, LONG);
afterAll(() => services.close());

function schedulerAt({ endpoint }: EmulatedStack): SchedulerClient {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  return new SchedulerClient({ endpoint, region: REGION, credentials });
}

/** Someone takes all schedules away in the console. */
async function loseSchedules(stack: EmulatedStack): Promise<void> {
  const scheduler = schedulerAt(stack);
  const { Schedules = [] } = await scheduler.send(new ListSchedulesCommand({}));
  for (const { Name, GroupName } of Schedules)
    await scheduler.send(new DeleteScheduleCommand({ Name, GroupName }));
}

/** What EventBridge keeps by now, and would send at a time. */
async function callsOf(
  stack: EmulatedStack,
): Promise<readonly { readonly state: string; readonly call: unknown }[]> {
  const scheduler = schedulerAt(stack);
  const { Schedules = [] } = await scheduler.send(new ListSchedulesCommand({}));
  return Promise.all(
    Schedules.map(async ({ Name, GroupName }) => {
      const { State = '', Target } = await scheduler.send(new GetScheduleCommand({ Name, GroupName }));
      expect(Target?.Arn).toContain('SchedulesScheduled');
      const input = (Target?.Input ?? '').replace('<aws.scheduler.scheduled-time>', TIME);
      return { state: State, call: JSON.parse(input) };
    }),
  );
}

test(
  'R7.6 a schedule is kept by EventBridge, its time begins one batch however often it comes, and its end is emitted',
  { timeout: LONG },
  async () => {
    const receiver = await startReceiver();
    onTestFinished(async () => receiver.close());
    const stack = await startStack({
      SEARCH_PROVIDERS: 'pubmed',
      PUBMED_BASE_URL: pubmed,
      MAX_ITERATIONS: '1',
      QUERIES_PER_WAVE: '2',
      WEBHOOK_ALLOW: receiver.place,
    });
    if (!stack) throw new Error('moto_server is not installed.');
    onTestFinished(async () => stack.close());
    const { client } = stack;
    const { secret } = await client.call('createWebhook', {
      body: { url: receiver.url, types: ['research.batch.completed'] },
    });
    const lines = [{ customId: 'roofs', question: ROOF_QUESTION }];
    const { scheduleId } = await client.call('createSchedule', {
      body: {
        when: { cron: '30 2 * * *', timeZone: 'Europe/Berlin' },
        work: { kind: 'batch', input: { lines } },
      },
    });
    const params = { scheduleId };
    const [kept] = await callsOf(stack);
    expect(kept?.state).toBe('ENABLED');
    await client.call('changeSchedule', { params, body: { status: 'PAUSED' } });
    expect((await callsOf(stack)).map(({ state }) => state)).toEqual(['DISABLED']);
    await client.call('changeSchedule', { params, body: { status: 'ENABLED' } });
    const mend = async (): Promise<unknown> =>
      stack.lambda.invokeInTime(stack.functionNamed('SchedulesMend'), {});
    expect(await mend()).toMatchObject({ body: '{"schedules":1,"mended":0}' });
    await loseSchedules(stack);
    expect(await mend()).toMatchObject({ body: '{"schedules":1,"mended":1}' });
    expect(await callsOf(stack)).toEqual([kept]);

    // The emulator keeps schedules and calls nobody: here the test does.
    const scheduled = stack.functionNamed('SchedulesScheduled');
    for (let time = 0; time < 3; time += 1) {
      const result = await stack.lambda.invokeInTime(scheduled, kept?.call);
      expect(result).toMatchObject({ kind: 'answered', body: expect.stringContaining('"result":"started"') });
    }
    const { runs } = await client.call('getSchedule', { params });
    expect(runs).toHaveLength(1);
    const batchId = runs[0]?.batchId ?? '';
    expect((await client.call('listBatches', {})).batches).toHaveLength(1);
    for (;;) {
      const { status } = await client.call('getBatch', { params: { batchId } });
      if (status === 'COMPLETED') break;
      await stack.dispatch();
      await stack.deliverEnds();
      await pause(50);
    }
    const { results } = await client.call('getBatchResults', { params: { batchId } });
    expect(results).toMatchObject([{ customId: 'roofs', status: 'COMPLETED' }]);
    expect(isTerminal((await client.get(results[0]?.jobId ?? '')).status)).toBe(true);
    while (receiver.received.length === 0) {
      await stack.lambda.invokeInTime(stack.functionNamed('OutgoingDeliver'), {});
    }
    const [request] = receiver.received;
    const body = new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {});
    expect(body).toMatchObject({ type: 'research.batch.completed', data: { batchId } });

    await client.call('deleteSchedule', { params });
    expect(await callsOf(stack)).toEqual([]);
    const late = await stack.lambda.invokeInTime(scheduled, kept?.call);
    expect(late).toMatchObject({ kind: 'answered', body: expect.stringContaining('"result":"nothing"') });
  },
);
