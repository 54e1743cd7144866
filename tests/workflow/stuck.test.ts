import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskFailure, EnvironmentFailure } from '#shared/errors.ts';
import { createRuntime } from '#local/runtime.ts';
import { type Library, endOf, jobNamed, openLibrary, openWorld } from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

test('R6.5 a job whose end cannot be written down is reported, and goes on at the next start', async () => {
  const ports = await openWorld({ library });
  const full = new EnvironmentFailure('The disk is full.');
  let isFull = false;
  const refuse = async (): Promise<void> => {
    if (isFull) throw full;
  };
  const jobs: typeof ports.jobs = {
    ...ports.jobs,
    change: async (...change) => {
      await refuse();
      return ports.jobs.change(...change);
    },
  };
  const research: typeof ports.research = {
    ...ports.research,
    put: async (...record) => {
      isFull = true;
      await refuse();
      return ports.research.put(...record);
    },
  };
  const archive: typeof ports.archive = {
    ...ports.archive,
    put: async (...entry) => {
      await refuse();
      return ports.archive.put(...entry);
    },
  };
  const reported: unknown[] = [];
  const first = createRuntime({
    ports: { ...ports, jobs, research, archive },
    report: () => undefined,
    stuck: ({ jobId }, error) => reported.push([jobId, error]),
    retryMilliseconds: 0,
  });
  const job = jobNamed('stuck', ports);
  await ports.jobs.create(job);
  await first.ports.dispatcher.notify();
  await first.idle();
  expect(reported).toEqual([['stuck', full]]);
  await first.close();

  const second = createRuntime({ ports, report: () => undefined, retryMilliseconds: 0 });
  expect(await second.resumeUnfinished()).toBe(1);
  await second.idle();
  expect((await endOf(ports, job)).status).toBe('COMPLETED');
  await second.close();
});

test('R6.5 a job whose step finds the disk full keeps where it stands, though its end could be written', async () => {
  const ports = await openWorld({ library });
  const full = new DiskFailure('The disk is full.');
  let puts = 0;
  const research: typeof ports.research = {
    ...ports.research,
    put: async (...record) => {
      puts += 1;
      // In the middle of it, and only once: what a step does about a failure must not pass it over.
      if (puts === 4) throw full;
      return ports.research.put(...record);
    },
  };
  const reported: unknown[] = [];
  const first = createRuntime({
    ports: { ...ports, research },
    report: () => undefined,
    stuck: ({ jobId }, error) => reported.push([jobId, error]),
    retryMilliseconds: 0,
  });
  const job = jobNamed('full', ports);
  await ports.jobs.create(job);
  await first.ports.dispatcher.notify();
  await first.idle();
  expect(reported).toEqual([['full', full]]);
  expect(await ports.jobs.get(job)).toMatchObject({ status: 'PROCESSING' });
  await first.close();

  const second = createRuntime({ ports, report: () => undefined, retryMilliseconds: 0 });
  expect(await second.resumeUnfinished()).toBe(1);
  await second.idle();
  expect((await endOf(ports, job)).status).toBe('COMPLETED');
  await second.close();
});

test('R6.5 a job that stands still goes on in the same process once the disk has room, and not before', async () => {
  const ports = await openWorld({ library });
  const full = new DiskFailure('The disk is full.');
  let isFull = false;
  let refusals = 0;
  let puts = 0;
  const refuse = (): void => {
    if (!isFull) return;
    refusals += 1;
    // Room comes while nobody does anything.
    if (refusals === 4) isFull = false;
    throw full;
  };
  const research: typeof ports.research = {
    ...ports.research,
    put: async (...record) => {
      puts += 1;
      isFull ||= puts === 4;
      refuse();
      return ports.research.put(...record);
    },
  };
  const archive: typeof ports.archive = {
    ...ports.archive,
    put: async (...entry) => {
      refuse();
      return ports.archive.put(...entry);
    },
  };
  const reported: unknown[] = [];
  const runtime = createRuntime({
    ports: { ...ports, research, archive },
    report: () => undefined,
    stuck: ({ jobId }, error) => reported.push([jobId, error]),
    retryMilliseconds: 0,
    sweepMilliseconds: 10,
  });
  const job = jobNamed('still', ports);
  await ports.jobs.create(job);
  await runtime.ports.dispatcher.notify();
  await expect.poll(async () => (await ports.jobs.get(job))?.status, { timeout: 20_000 }).toBe('COMPLETED');
  expect(reported).toEqual([['still', full]]);
  expect(refusals).toBe(4);
  await runtime.idle();
  expect(await ports.archive.list('executions')).toEqual([]);
  await runtime.close();
});
