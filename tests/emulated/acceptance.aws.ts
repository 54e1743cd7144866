import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ENTRIES } from '#infra/functions.ts';
import { bundleFunctions } from '#infra/bundler.ts';
import type { JobState } from '#shared/api/responses.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { type Loopback } from '#tests/support/services/loopback.ts';
import { ROOF_QUESTION } from '#tests/support/services/roofs.ts';
import { startSearchServices } from '#tests/support/services/search-services.ts';
import { openSite } from '../e2e/check-site.ts';
import { startReceiver } from '#tests/unit/functions/deliver/receiver.ts';
import { type EmulatedStack, startStack } from './stack.ts';

const NOWHERE = 'http://127.0.0.1:9';
const LONG = 300_000;

let services: Loopback;
let pubmed = '';
beforeAll(async () => {
  const started = await startSearchServices({ guide: NOWHERE, magazine: NOWHERE, study: NOWHERE });
  services = started;
  pubmed = started.environment['PUBMED_BASE_URL'] ?? '';
  await bundleFunctions(ENTRIES);
}, LONG);
afterAll(() => services.close());

async function open(settings: Readonly<Record<string, string>> = {}): Promise<EmulatedStack> {
  const stack = await startStack({
    SEARCH_PROVIDERS: 'pubmed',
    PUBMED_BASE_URL: pubmed,
    MAX_ITERATIONS: '1',
    QUERIES_PER_WAVE: '2',
    ...settings,
  });
  if (!stack) throw new Error('moto_server is not installed.');
  onTestFinished(async () => stack.close());
  return stack;
}

/** The job as soon as it is so; the end of executions is told meanwhile, unless events are lost. */
async function until(
  stack: EmulatedStack,
  jobId: string,
  isSo: (job: JobState) => boolean,
  events: 'told' | 'lost' = 'told',
): Promise<JobState> {
  for (;;) {
    const job = await stack.client.get(jobId);
    if (isSo(job)) return job;
    if (events === 'told') await stack.deliverEnds();
    await pause(50);
  }
}

const hasEnded = (job: JobState): boolean => isTerminal(job.status);

async function ask(stack: EmulatedStack, interaction: 'none' | 'approve' = 'none'): Promise<string> {
  return (await stack.client.submit({ question: ROOF_QUESTION, interaction })).jobId;
}

/** A slot is given back once the end of the execution is told, a moment after the job shows its own. */
async function freed(stack: EmulatedStack, expected: object): Promise<void> {
  await expect
    .poll(async () => stack.client.queueSummary(), { timeout: SLOT_PATIENCE, interval: 250 })
    .toMatchObject(expected);
}

const SLOT_PATIENCE = 15_000;

describe('the stack in an emulator', () => {
  test('R6.2 answers a question, beginning at once', { timeout: LONG }, async () => {
    const stack = await open();
    const jobId = await ask(stack);
    const submitted = performance.now();
    await until(stack, jobId, (job) => job.stage !== 'queue', 'lost');
    console.log(`submit to first event: ${Math.round(performance.now() - submitted)} ms, functions cold`);
    const job = await until(stack, jobId, hasEnded);
    expect(job).toMatchObject({ status: 'COMPLETED' });
    expect(job.outcome).not.toBe('insufficient_evidence');
    expect((await stack.client.report(jobId)).sources.length).toBeGreaterThan(0);
    const again = await ask(stack);
    const warm = performance.now();
    await until(stack, again, (one) => one.stage !== 'queue', 'lost');
    console.log(`submit to first event: ${Math.round(performance.now() - warm)} ms, functions warm`);
    await until(stack, again, hasEnded);
    await freed(stack, { slotsInUse: 0, queued: 0, processing: 0 });
  });

  test.each(['told', 'lost'] as const)(
    'R6.1 a job aborted in the console has its end, and the next its turn, when the event is %s',
    { timeout: LONG },
    async (events) => {
      const stack = await open({ MAX_CONCURRENCY: '1' });
      const doomed = await ask(stack);
      await until(stack, doomed, (job) => job.status === 'PROCESSING', 'lost');
      const next = await ask(stack);
      await stack.abort(doomed);
      if (events === 'lost') await stack.passMinute();
      const job = await until(stack, doomed, hasEnded, events);
      expect(job).toMatchObject({ status: 'FAILED', failure: { name: 'ExecutionAborted' } });
      expect(await until(stack, next, hasEnded)).toMatchObject({ status: 'COMPLETED' });
    },
  );

  test('R6.1 a job whose FailJob cannot write has its end all the same', { timeout: LONG }, async () => {
    const stack = await open();
    stack.lambda.weather.broken.add(stack.functionNamed('StepsFailJob'));
    stack.lambda.weather.broken.add(stack.functionNamed('StepsPlanResearch'));
    const job = await until(stack, await ask(stack), hasEnded);
    expect(job).toMatchObject({ status: 'FAILED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R6.1 functions that are throttled lose nothing', { timeout: LONG }, async () => {
    const stack = await open({ MAX_CONCURRENCY: '2' });
    stack.lambda.weather.concurrency = 3;
    const jobs = [await ask(stack), await ask(stack)];
    for (const jobId of jobs) {
      const job = await until(stack, jobId, hasEnded);
      expect(job.failure).toBeUndefined();
      expect(job).toMatchObject({ status: 'COMPLETED' });
      expect(job.endReason).not.toBe('infrastructure');
    }
    expect(stack.lambda.throttles()).toBeGreaterThan(0);
  });

  test(
    'R6.2 five dispatchers at once start each job once, and no more than there are slots',
    { timeout: LONG },
    async () => {
      const stack = await open({ MAX_CONCURRENCY: '2' });
      const jobs = [await ask(stack), await ask(stack), await ask(stack)];
      await Promise.all(Array.from({ length: 5 }, async () => stack.dispatch()));
      expect((await stack.client.queueSummary()).slotsInUse).toBeLessThanOrEqual(2);
      for (const jobId of jobs) {
        expect(await until(stack, jobId, hasEnded)).toMatchObject({ status: 'COMPLETED' });
        const states = await stack.statesOf(jobId);
        expect(states.filter((name) => name === 'RefineQuestion')).toHaveLength(1);
      }
    },
  );

  test(
    'R1.8 a person who never answers is waited for without a slot, and then not',
    { timeout: LONG },
    async () => {
      const stack = await open({ MAX_CONCURRENCY: '1', INPUT_WAIT_SECONDS: '1' });
      const asking = await ask(stack, 'approve');
      await until(stack, asking, (job) => job.status === 'AWAITING_INPUT');
      expect(await stack.client.queueSummary()).toMatchObject({ slotsInUse: 0, awaitingInput: 1 });
      await pause(1100);
      await stack.passMinute();
      expect(await until(stack, asking, hasEnded)).toMatchObject({ status: 'COMPLETED' });
      const { events } = await stack.client.events(asking, { after: 0, waitSeconds: 0 });
      expect(events.map((event) => event.type)).toContain('job-not-answered');
    },
  );

  test('R6.3 a cancelled job ends at once, and its execution with it', { timeout: LONG }, async () => {
    const stack = await open();
    const jobId = await ask(stack);
    await until(stack, jobId, (job) => job.status === 'PROCESSING');
    expect(await stack.client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
    await stack.deliverEnds();
    expect(await stack.client.get(jobId)).toMatchObject({ status: 'CANCELLED' });
    await freed(stack, { slotsInUse: 0 });
  });

  test('R7.7 the end of a job comes to the bus and, signed, to a webhook', { timeout: LONG }, async () => {
    const receiver = await startReceiver();
    onTestFinished(async () => receiver.close());
    const stack = await open({ WEBHOOK_ALLOW: receiver.place });
    const { webhookId, secret } = await stack.client.call('createWebhook', {
      body: { url: receiver.url, types: ['research.job.cancelled'] },
    });
    const jobId = await ask(stack);
    await stack.client.cancel(jobId);
    for (;;) {
      const { deliveries } = await stack.client.call('listDeliveries', { params: { webhookId } });
      if (deliveries.some(({ status }) => status === 'delivered')) break;
      await pause(100);
    }
    const [letter] = receiver.received;
    const body = new Webhook(secret).verify(letter?.body ?? '', letter?.headers ?? {});
    expect(body).toMatchObject({ type: 'research.job.cancelled', data: { jobId } });
    const left = await stack.lambda.invokeInTime(stack.functionNamed('OutgoingDeliver'), {});
    expect(left).toMatchObject({ kind: 'answered', body: expect.stringContaining('"events":0') });
  });

  test(
    'R6.7 a text is checked by a function of its own, which has the pages read and archives them',
    { timeout: LONG },
    async () => {
      const site = await openSite();
      onTestFinished(async () => site.close());
      const stack = await open({ FETCH_ALLOW: site.host });
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
      expect(stack.lambda.runs.get(stack.functionNamed('PagesFetch'))).toBe(2);
      await expect(stack.client.call('checkText', { body: { text: '' } })).rejects.toMatchObject({
        failure: { name: 'InvalidInput' },
      });
    },
  );
});
