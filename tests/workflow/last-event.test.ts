import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import { type Library, eventsOf, jobNamed, openLibrary, openWorld, runtimeOn } from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

/** What is there at the start of a process whose forerunner died after this job had ended, in a state if its journal is left. */
async function resume(
  change: Partial<Job>,
  rest: 'journal' | 'slot' | 'both',
  state = 'VerifyReport',
): Promise<readonly string[]> {
  const ports = await openWorld({ library });
  const job = jobNamed('ended', ports, change);
  await ports.jobs.create(job);
  const { tenantId, jobId } = job;
  const input = { tenantId, jobId };
  const now = ports.clock.now();
  if (rest !== 'slot') {
    const entry = { job: input, state, input, startedAt: now };
    await ports.archive.put(`executions/${tenantId}/${jobId}.json`, JSON.stringify(entry));
  }
  if (rest !== 'journal') await ports.slots.claim(job, { limit: 1, now, until: now + 60_000 });
  const runtime = runtimeOn(ports);
  await runtime.resumeUnfinished();
  await runtime.idle();
  expect(await ports.archive.list('executions/')).toEqual([]);
  expect(await ports.slots.list()).toEqual([]);
  await runtime.close();
  return (await eventsOf(ports, job)).map(({ type }) => type);
}

test.each([
  ['COMPLETED', 'journal', 'job-completed'],
  ['COMPLETED', 'slot', 'job-completed'],
  ['CANCELLED', 'journal', 'job-cancelled'],
  ['EXPIRED', 'slot', 'job-expired'],
] as const)(
  'a job that is %s, of which only a %s is left, has its last event after the next start',
  async (status, rest, type) => {
    expect(await resume({ status, outcome: 'answered' }, rest)).toEqual([type]);
  },
);

test('a job that died in its last step, with its slot, has its last event behind those of the step that ends it', async () => {
  const events = await resume({ status: 'COMPLETED', outcome: 'answered' }, 'both', 'PublishReport');
  expect(events.at(-1)).toBe('job-completed');
  expect(events.filter((type) => type === 'job-completed')).toHaveLength(1);
  expect(events.length).toBeGreaterThan(1);
});

test('where a stopped job stood is kept until what comes afterwards is done', async () => {
  expect.assertions(2);
  const ports = await openWorld({ library });
  const job = jobNamed('stopped', ports, { status: 'CANCELLED' });
  const input = { tenantId: job.tenantId, jobId: job.jobId };
  const runtime = runtimeOn(ports);
  const entry = { job: input, state: 'RunSearch', input, startedAt: 0 };
  await ports.archive.put(`executions/${job.tenantId}/${job.jobId}.json`, JSON.stringify(entry));
  await runtime.ports.executions.stop(job, 'The job was cancelled.', async () => {
    expect(await ports.archive.list('executions/')).toHaveLength(1);
  });
  expect(await ports.archive.list('executions/')).toEqual([]);
  await runtime.close();
});
