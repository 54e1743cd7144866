import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatchJobs } from '#functions/queue/dispatch/dispatch.ts';
import { createDispatcher } from '#local/dispatcher.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { jobNamed, type Library, openLibrary, openWorld } from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

async function open(start: (jobId: string) => void): Promise<Ports> {
  const outer = await openWorld({ library, environment: { MAX_CONCURRENCY: '2' } });
  const executions: Ports['executions'] = {
    start: async (job) => {
      start(job.jobId);
      return true;
    },
    describe: async () => ({ status: 'RUNNING' }),
    stop: async () => undefined,
    answer: async () => undefined,
    giveUp: async () => undefined,
  };
  return { ...outer, executions, dispatcher: { notify: async () => undefined } };
}

async function queue(ports: Ports, jobId: string, secondsAgo: number): Promise<void> {
  const createdAt = new Date(ports.clock.now() - secondsAgo * 1000).toISOString();
  await ports.jobs.create(jobNamed(jobId, ports, { createdAt }));
}

test('starts queued jobs oldest first, as many as there are slots', async () => {
  const started: string[] = [];
  const ports = await open((jobId) => started.push(jobId));
  await queue(ports, 'young', 1);
  await queue(ports, 'old', 3);
  await queue(ports, 'middle', 2);
  expect(await dispatchJobs(ports)).toBe(2);
  expect(started).toEqual(['old', 'middle']);
});

test('a job that cannot be started gives its slot back and does not hold up the next', async () => {
  const started: string[] = [];
  const ports = await open((jobId) => {
    if (jobId === 'old') throw new ServiceUnavailable('No.');
    started.push(jobId);
  });
  await queue(ports, 'old', 3);
  await queue(ports, 'young', 1);
  await expect(dispatchJobs(ports)).rejects.toThrow('No.');
  expect(started).toEqual(['young']);
  expect((await ports.slots.list()).map((slot) => slot.jobId)).toEqual(['young']);
});

test('a job that was cancelled while it was queued is not started', async () => {
  const started: string[] = [];
  const ports = await open((jobId) => started.push(jobId));
  await queue(ports, 'gone', 3);
  const nextQueued: Ports['jobs']['nextQueued'] = async (after) => {
    const found = await ports.jobs.nextQueued(after);
    await ports.jobs.change({ tenantId: 'local', jobId: 'gone' }, ['QUEUED'], { status: 'CANCELLED' });
    return found;
  };
  expect(await dispatchJobs({ ...ports, jobs: { ...ports.jobs, nextQueued } })).toBe(0);
  expect(started).toEqual([]);
  expect(await ports.slots.list()).toEqual([]);
});

test('notifies during a look make one more look', async () => {
  const first = Promise.withResolvers<void>();
  let looks = 0;
  const dispatcher = createDispatcher(
    async () => {
      looks += 1;
      if (looks === 1) await first.promise;
    },
    () => undefined,
  );
  const notified = dispatcher.notify();
  await Promise.all([dispatcher.notify(), dispatcher.notify()]);
  first.resolve();
  await notified;
  expect(looks).toBe(2);
});

test('a look that fails is logged, never thrown at whoever notified', async () => {
  const logged: string[] = [];
  const dispatcher = createDispatcher(
    async () => {
      throw new ServiceUnavailable('The table does not answer.');
    },
    (message) => logged.push(message),
  );
  await dispatcher.notify();
  expect(logged).toHaveLength(1);
});
