import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '#tests/unit/functions/deliver/receiver.ts';
import { openSite } from '../e2e/check-site.ts';
import { ask, freed, hasEnded, openedStack, until } from './follow.ts';

let receiver: Receiver;
let site: Awaited<ReturnType<typeof openSite>>;
const opened = openedStack(async () => {
  receiver = await startReceiver();
  site = await openSite();
  return { WEBHOOK_ALLOW: receiver.place, FETCH_ALLOW: site.host, ENCODER: 'minilm' };
});
afterAll(async () => Promise.all([receiver.close(), site.close()]));

describe('the stack in an emulator', () => {
  test('R6.2 answers a question, beginning at once', async () => {
    const stack = opened();
    const jobId = await ask(stack);
    const submitted = performance.now();
    await until(stack, jobId, (job) => job.stage !== 'queue', 'lost');
    console.log(`submit to first event: ${Math.round(performance.now() - submitted)} ms, functions cold`);
    const job = await until(stack, jobId, hasEnded);
    expect(job).toMatchObject({ status: 'COMPLETED' });
    expect(job.outcome).not.toBe('insufficient_evidence');
    expect((await stack.client.report(jobId)).sources.length).toBeGreaterThan(0);
    const { events } = await stack.client.events(jobId, { after: 0, waitSeconds: 0 });
    expect(events.filter(({ type }) => type === 'degraded')).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ encoder: expect.stringContaining('MiniLM') }),
      }),
    );
    const again = await ask(stack);
    const warm = performance.now();
    await until(stack, again, (one) => one.stage !== 'queue', 'lost');
    console.log(`submit to first event: ${Math.round(performance.now() - warm)} ms, functions warm`);
    await until(stack, again, hasEnded);
    await freed(stack, { slotsInUse: 0, queued: 0, processing: 0 });
  });

  test('R6.1 answers while the table refuses each fifth call', async () => {
    const stack = opened();
    const jobId = await ask(stack);
    stack.lambda.weather.tableRefusals = 5;
    await expect.poll(async () => stack.statusOf(jobId), { timeout: 240_000 }).toBe('SUCCEEDED');
    stack.lambda.weather.tableRefusals = 0;
    const job = await until(stack, jobId, hasEnded);
    expect(job.failure).toBeUndefined();
    expect(job).toMatchObject({ status: 'COMPLETED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.3 ends a cancelled job at once, and its execution with it', async () => {
    const stack = opened();
    const jobId = await ask(stack);
    await until(stack, jobId, (job) => job.status === 'PROCESSING');
    expect(await stack.client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
    await stack.deliverEnds();
    expect(await stack.client.get(jobId)).toMatchObject({ status: 'CANCELLED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R7.7 tells the end of a job to the bus and, signed, to a webhook, also when its functions failed before', async () => {
    const stack = opened();
    const { lambda, client } = stack;
    const deliver = stack.functionNamed('OutgoingDeliver');
    const { webhookId, secret } = await client.call('createWebhook', {
      body: { url: receiver.url, types: ['research.job.cancelled'] },
    });
    const deliveries = async (): Promise<readonly string[]> =>
      (await client.call('listDeliveries', { params: { webhookId } })).deliveries.map(({ status }) => status);

    lambda.weather.broken.add(deliver);
    await client.cancel(await ask(stack));
    await lambda.invokeInTime(deliver, {});
    expect(await deliveries()).toEqual([]);
    lambda.weather.broken.delete(deliver);

    lambda.weather.broken.add(stack.functionNamed('OutgoingPost'));
    await lambda.invokeInTime(deliver, {});
    expect(await deliveries()).toEqual(['pending']);
    lambda.weather.broken.clear();

    const jobId = await ask(stack);
    await client.cancel(jobId);
    while (!(await deliveries()).includes('delivered')) await pause(100);
    const request = receiver.received.at(-1);
    const body = new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {});
    expect(body).toMatchObject({ type: 'research.job.cancelled', data: { jobId } });
    const left = await lambda.invokeInTime(deliver, {});
    expect(left).toMatchObject({ kind: 'answered', body: expect.stringContaining('"events":0') });
  });

  test('R6.7 checks a text by a function of its own, which has the pages read and archives them', async () => {
    const stack = opened();
    const pages = stack.functionNamed('PagesFetch');
    const before = stack.lambda.runs.get(pages) ?? 0;
    const text = [
      `The memory buffer of Tern holds 64 MB by default [a](${site.url('facts')}).`,
      `The memory buffer of Tern holds 46 MB by default [b](${site.url('facts')}).`,
      `Gulls nest on cliffs [c](${site.url('gone')}).`,
      'Nothing is cited here by anybody.',
    ].join('\n\n');
    const { sentences, sources } = await stack.client.call('checkText', { body: { text } });
    expect(sentences.map(({ verdict }) => verdict)).toEqual([
      'borne-out',
      'not-borne-out',
      'gone',
      'uncited',
    ]);
    const archived = sources.filter(({ archiveHash }) => archiveHash !== undefined);
    expect(archived.map(({ url, status }) => [url, status])).toEqual([[site.url('facts'), 'read']]);
    expect((stack.lambda.runs.get(pages) ?? 0) - before).toBe(2);
    await expect(stack.client.call('checkText', { body: { text: '' } })).rejects.toMatchObject({
      failure: { name: 'InvalidInput' },
    });
  });
});
