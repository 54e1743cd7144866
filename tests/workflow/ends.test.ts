import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import type { Runtime } from '#local/runtime.ts';
import { watch, type Watched } from './support/providers.ts';
import {
  HALF_KNOWN,
  endOf,
  eventsOf,
  jobNamed,
  type Library,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
  runtimeOn,
} from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

let runtime: Runtime | undefined;
afterEach(async () => {
  expect(await runtime?.ports.slots.list()).toEqual([]);
  expect(await runtime?.ports.archive.list('executions/')).toEqual([]);
  await runtime?.close();
});

async function open(watched?: Watched, environment: Record<string, string> = {}): Promise<Runtime> {
  const provider = watched?.provider ?? library.provider;
  const ports = await openWorld({ library: { ...library, provider }, environment });
  return (runtime = runtimeOn(ports));
}

async function submit({ ports }: Runtime, job: Job): Promise<Job> {
  await ports.jobs.create(job);
  await ports.dispatcher.notify();
  return job;
}

async function cancel({ ports }: Runtime, job: Job): Promise<void> {
  await ports.jobs.change(job, ['QUEUED', 'PROCESSING', 'AWAITING_INPUT'], {
    status: 'CANCELLED',
    pendingInput: null,
  });
  await ports.executions.stop(job, 'cancelled');
  await ports.slots.release(job);
  await ports.dispatcher.notify();
}

test('R6.3 a job cancelled in the middle of a Map makes no further call, and emits no more', async () => {
  const reading = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const watched = watch(library.provider, async (call, count) => {
    if (call !== 'read') return;
    if (count === 2) reading.resolve();
    await release.promise;
  });
  const system = await open(watched);
  const job = await submit(system, jobNamed('cancelled', system.ports));
  await reading.promise;
  await cancel(system, job);
  const before = watched.calls.length;
  const emitted = await eventsOf(system.ports, job);
  release.resolve();
  await system.idle();
  await system.close();
  expect(await endOf(system.ports, job)).toMatchObject({ status: 'CANCELLED' });
  expect(watched.calls.length).toBe(before);
  expect(await eventsOf(system.ports, job)).toEqual(emitted);
});

test('a provider that fails is reported, and the job still ends with what was found: nothing', async () => {
  const watched = watch(library.provider, () => {
    throw new ServiceUnavailable('The corpus does not answer.');
  });
  const system = await open(watched);
  const job = await runJob(system, jobNamed('no-provider', system.ports));
  expect(job).toMatchObject({ status: 'COMPLETED', outcome: 'insufficient_evidence' });
  const failures = (await eventsOf(system.ports, job)).filter(
    (event) => event.type === 'run-search-finished' && event.data['failure'] !== undefined,
  );
  expect(failures.length).toBeGreaterThan(0);
});

test('a source that cannot be read is skipped, and the others make the report', async () => {
  const watched = watch(library.provider, (call, count) => {
    if (call === 'read' && count === 1) throw new UnreadableSource('It is gone.');
  });
  const system = await open(watched);
  const job = await runJob(system, jobNamed('one-gone', system.ports));
  expect(job.status).toBe('COMPLETED');
  const skipped = (await eventsOf(system.ports, job)).filter(
    (event) => event.data['skipReason'] === 'It is gone.',
  );
  expect(skipped).toHaveLength(1);
  expect((await reportOf(system.ports, job)).sources.length).toBeGreaterThan(0);
});

test('R6.4 past the deadline research stops and the report is written from what was found', async () => {
  const system = await open();
  const draft = jobNamed('late', system.ports);
  const job = await runJob(system, { ...draft, settings: { ...draft.settings, deadlineMilliseconds: 1 } });
  expect(job).toMatchObject({ status: 'COMPLETED' });
  const gates = (await eventsOf(system.ports, job)).filter((event) => event.type === 'apply-gate-finished');
  expect(gates).toHaveLength(1);
});

test('R4.5 max_iterations ends research with items open, and says so', async () => {
  const system = await open(undefined, { MIN_SOURCE_DOMAINS: '50' });
  const draft = jobNamed('one-iteration', system.ports, { question: HALF_KNOWN });
  const job = await runJob(system, { ...draft, settings: { ...draft.settings, maxIterations: 1 } });
  expect(job).toMatchObject({ status: 'COMPLETED', outcome: 'partial', endReason: 'max_iterations' });
});

test('R6.4 a job that was queued past its life expires without any work', async () => {
  const watched = watch(library.provider);
  const system = await open(watched);
  const job = jobNamed('expired', system.ports, { expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(await runJob(system, job)).toMatchObject({ status: 'EXPIRED' });
  expect(watched.calls).toEqual([]);
  expect((await eventsOf(system.ports, job)).at(-1)).toMatchObject({ type: 'job-expired' });
});

test('R6.4 a job that outlives its time while it runs expires', async () => {
  const watched = watch(library.provider, async (call) => {
    if (call === 'read') await new Promise(() => undefined);
  });
  const system = await open(watched);
  const job = jobNamed('outlived', system.ports, { expiresAt: new Date(Date.now() + 1500).toISOString() });
  expect(await runJob(system, job)).toMatchObject({ status: 'EXPIRED' });
  expect((await eventsOf(system.ports, job)).at(-1)).toMatchObject({ type: 'job-expired' });
});

test('R6.2 jobs above the cap wait, and start as slots are freed', async () => {
  const begun: string[] = [];
  const system = await open(undefined, { MAX_CONCURRENCY: '1', FULL_SOURCES: '1', CHUNKED_SOURCES: '0' });
  const jobs = ['first', 'second', 'third'].map((name) => jobNamed(name, system.ports));
  for (const job of jobs) {
    await submit(system, job);
    begun.push(...(await system.ports.slots.list()).map((slot) => slot.jobId));
  }
  expect(new Set(begun)).toEqual(new Set(['first']));
  await system.idle();
  for (const job of jobs) expect(await endOf(system.ports, job)).toMatchObject({ status: 'COMPLETED' });
});
