import { expect, test } from 'vitest';
import { batchKey } from '#shared/domain/batch.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import { createBatchRuns } from '#local/batch-runs.ts';
import type { JobReference } from '#shared/domain/job.ts';
import { type BatchWorld, lineOf, openBatches } from './batch-world.ts';

/** 1,000 lines, seven of which are bad in seven ways. */
function thousandLines(): readonly string[] {
  const lines = Array.from({ length: 1000 }, (_, index) => lineOf(`q${index + 1}`));
  lines[99] = '{"customId": "q100", ';
  lines[199] = `\uFEFF${lineOf('q200')}`;
  lines[299] = '';
  lines[399] = JSON.stringify({ customId: 'q400', question: 'x'.repeat(300 * 1024) });
  lines[499] = lineOf('q1');
  lines[599] = JSON.stringify({ customId: 'q600', question: 'Why?', colour: 'red' });
  lines[699] = `${lineOf('q700')}\r`;
  return lines;
}

const BAD = [100, 200, 300, 400, 500, 600, 700];

test('R7.6 1,000 lines with seven bad ones are 993 jobs and seven errors with their lines, and R6.2 a person goes first', async () => {
  const world = await openBatches({ MAX_CONCURRENCY: '1' });
  const batch = await world.create('b', thousandLines());
  await world.submitted();
  expect(await world.batch('b')).toMatchObject({ status: 'RUNNING', lines: 993, errors: 7 });
  const errors = (await world.ports.archive.getText(batchKey(batch, 'errors'))) ?? '';
  const numbers = errors
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(/"line":(\d+)/u.exec(line)?.[1]));
  expect(numbers).toEqual(BAD);
  expect(await countJobs(world)).toBe(993);
  await world.look();
  const [first = ''] = world.started;
  const asked = await askAs(world, { tenantId: 'local', jobId: 'person' });
  await world.finish(first);
  await world.look();
  expect(world.started).toEqual([first, asked]);
});

test('R7.6 submitting that breaks off in the middle and begins again makes the same 993 jobs', async () => {
  const world = await openBatches();
  await world.create('b', thousandLines());
  let stored = 0;
  const failing = createBatchRuns({
    report: () => undefined,
    ports: () => ({
      ...world.ports,
      jobs: {
        ...world.ports.jobs,
        create: async (job) => {
          stored += 1;
          if (stored > 480) throw new ServiceUnavailable('The power went out.');
          return world.ports.jobs.create(job);
        },
      },
    }),
  });
  const begun = await world.ports.batches.change({ tenantId: 'local', batchId: 'b' }, ['QUEUED'], {
    status: 'VALIDATING',
    runs: 1,
  });
  if (begun) await failing.start(begun);
  await failing.settled();
  expect(await countJobs(world)).toBe(480);
  expect(await world.batch('b')).toMatchObject({ status: 'SUBMITTING' });
  await world.runs.resume();
  await world.runs.settled();
  expect(await world.batch('b')).toMatchObject({ status: 'RUNNING', lines: 993, errors: 7 });
  expect(await countJobs(world)).toBe(993);
});

test('R6.2 batches leave a slot to people, and use all that they may', async () => {
  const world = await openBatches({ MAX_CONCURRENCY: '3' });
  await world.create('b', thousandLines().slice(0, 10));
  await world.submitted();
  await world.look();
  expect(world.started).toHaveLength(2);
  const asked = await askAs(world, { tenantId: 'z', jobId: 'person' });
  await world.look();
  expect(world.started.at(-1)).toBe(asked);
});

/** A question of a person, like those of the batch. */
async function askAs({ ports, started }: BatchWorld, reference: JobReference): Promise<string> {
  const model = await ports.jobs.get({ tenantId: 'local', jobId: started[0] ?? '' });
  if (!model) throw new Error('No job of the batch has started.');
  const { batch: _batch, ...own } = model;
  const createdAt = new Date(ports.clock.now()).toISOString();
  await ports.jobs.create({ ...own, ...reference, status: 'QUEUED', createdAt });
  return reference.jobId;
}

async function countJobs({ ports }: BatchWorld): Promise<number> {
  let count = 0;
  let after: string | undefined;
  do {
    const page = await ports.jobs.listByOwner('local', 'me', { limit: 100, ...(after ? { after } : {}) });
    count += page.jobs.length;
    after = page.next;
  } while (after !== undefined);
  return count;
}
