import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { ModelService } from '#shared/adapters/models/service.ts';
import { createServiceModel } from '#shared/adapters/models/service-model.ts';
import { trustedFetch } from '#shared/adapters/search/trusted-fetch.ts';
import { batchCalls } from '#shared/adapters/search/web/serper/batch.ts';
import { withPermit } from '#shared/adapters/call-permits.ts';
import type { Job } from '#shared/domain/job.ts';
import { JobCancelled, ServiceUnavailable } from '#shared/errors.ts';
import type { Model } from '#shared/ports/model.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { guardCalls } from '#shared/lambda/guard-calls.ts';
import { type JobPermit, permitFor, whilePermitted } from '#shared/lambda/job-permit.ts';
import { sampleQuery } from '#tests/contract/samples.ts';
import { type Loopback, startLoopback } from '#tests/support/services/loopback.ts';
import { jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

interface Bench {
  readonly ports: Ports;
  readonly job: Job;
  readonly permit: JobPermit;
  readonly cancel: () => Promise<void>;
}

async function open(watchMilliseconds = 60_000): Promise<Bench> {
  const ports = await openPorts();
  const job = await submit(ports, jobOf('paid'));
  const permit = permitFor(job, ports.jobs, watchMilliseconds);
  onTestFinished(() => permit.close());
  const cancel = async (): Promise<void> =>
    void (await ports.jobs.change(job, ['PROCESSING'], { status: 'CANCELLED' }));
  return { ports, job, permit, cancel };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => value,
    (error: unknown) => error,
  );
}

/** A model whose service fails in a way that is worth a retry, after it has done something. */
function failingModel(sent: () => Promise<void>): Model {
  const service: ModelService = {
    name: 'openai',
    levels: 1,
    send: async () => {
      await sent();
      return { kind: 'failed', error: new ServiceUnavailable('Busy.') };
    },
  };
  const role = { modelId: 'm', maximumTokens: 100 };
  return createServiceModel(service, {
    roles: { planner: role, reader: role, writer: role, judge: role },
    timeoutSeconds: 10,
    maximumAttempts: 4,
    usdOf: () => undefined,
    timing: {
      now: () => 0,
      random: () => 0,
      after: () => new AbortController().signal,
      pause: async () => undefined,
    },
  });
}

const PROMPT = {
  role: 'planner',
  system: 'Plan.',
  user: 'What?',
  schema: z.object({}),
  schemaName: 'plan',
  maximumTokens: 10,
} as const;

async function serve(answer: Parameters<typeof startLoopback>[0]): Promise<Loopback> {
  const server = await startLoopback(answer);
  onTestFinished(() => server.close());
  return server;
}

/** A provider that asks this server, as those of the network do. */
function providerOf(server: Loopback): SearchProvider {
  const ask = { service: 'S', url: server.url, timeoutMilliseconds: 30_000, clock: { now: () => 0 } };
  return {
    name: 's',
    needsNetwork: true,
    search: async () => {
      await trustedFetch(ask);
      return [];
    },
  };
}

describe('R6.3 after a job has ended', () => {
  test('no retry of a model is sent', async () => {
    const { ports, permit, cancel } = await open();
    let requests = 0;
    const model = failingModel(async () => {
      requests += 1;
      await cancel();
    });
    const guarded = guardCalls({ ...ports, model }, permit);
    expect(await failureOf(guarded.model.complete(PROMPT))).toBeInstanceOf(JobCancelled);
    expect(requests).toBe(1);
    expect(await failureOf(guarded.model.complete(PROMPT))).toBeInstanceOf(JobCancelled);
    expect(requests).toBe(1);
  });

  test('all attempts are sent of a job that runs', async () => {
    const { ports, permit } = await open();
    let requests = 0;
    const model = failingModel(async () => void (requests += 1));
    await failureOf(guardCalls({ ...ports, model }, permit).model.complete(PROMPT));
    expect(requests).toBe(4);
  });

  test('no second attempt of a search is sent', async () => {
    const { ports, permit, cancel } = await open();
    const server = await serve(() => ({ status: 503, body: '' }));
    const provider = providerOf(server);
    const slow: SearchProvider = {
      ...provider,
      search: async (query) => {
        const found = provider.search(query);
        await cancel();
        return found;
      },
    };
    const guarded = guardCalls({ ...ports, providers: new Map([['s', slow]]) }, permit);
    const failure = await failureOf(
      guarded.providers.get('s')?.search(sampleQuery('q')) ?? Promise.resolve(),
    );
    expect(failure).toBeInstanceOf(JobCancelled);
    expect(server.asked.length).toBeLessThan(2);
  });

  test('a request under way is broken off', async () => {
    const { ports, permit, cancel } = await open(5);
    const reached = Promise.withResolvers<void>();
    const server = await serve(() => {
      reached.resolve();
      return undefined;
    });
    const guarded = guardCalls({ ...ports, providers: new Map([['s', providerOf(server)]]) }, permit);
    const search = failureOf(guarded.providers.get('s')?.search(sampleQuery('q')) ?? Promise.resolve());
    await reached.promise;
    await cancel();
    expect(await search).toBeInstanceOf(JobCancelled);
    expect(server.asked).toHaveLength(1);
  });

  test('its share of a request for several jobs is left out, and the others go on', async () => {
    const one = await open();
    const other = await open();
    const sent: (readonly string[])[] = [];
    const ask = batchCalls<string, string>({
      windowMilliseconds: 1,
      mostAtOnce: 10,
      send: async (asked) => {
        sent.push(asked);
        return asked.map((answer) => ({ answer }));
      },
    });
    await one.cancel();
    const [left, done] = await Promise.all([
      failureOf(withPermit(one.permit, async () => ask('one'))),
      withPermit(other.permit, async () => ask('other')),
    ]);
    expect(left).toBeInstanceOf(JobCancelled);
    expect(done).toBe('other');
    expect(sent).toEqual([['other']]);
  });

  test('a report that is there may still be rated', async () => {
    const { ports, job, permit } = await open();
    await ports.jobs.change(job, ['PROCESSING'], { status: 'COMPLETED' });
    await expect(permit.check()).resolves.toBeUndefined();
  });

  test('a function on AWS finds it by itself; one that is given its ports leaves that to the giver', async () => {
    const { ports, job, cancel } = await open();
    await cancel();
    const model = failingModel(async () => undefined);
    const call = async (given: Ports): Promise<unknown> => failureOf(given.model.complete(PROMPT));
    const invocation = { event: { ...job }, ports: { ...ports, model } };
    const context = {
      functionName: 'f',
      awsRequestId: 'r',
      functionVersion: '1',
      invokedFunctionArn: 'arn',
      memoryLimitInMB: '1',
      logGroupName: 'g',
      logStreamName: 's',
      callbackWaitsForEmptyEventLoop: false,
      getRemainingTimeInMillis: () => 1000,
      done: () => undefined,
      fail: () => undefined,
      succeed: () => undefined,
    };
    expect(await whilePermitted({ ...invocation, context }, call)).toBeInstanceOf(JobCancelled);
    const given = { ...context, ports };
    expect(await whilePermitted({ ...invocation, context: given }, call)).toBeInstanceOf(ServiceUnavailable);
  });
});
