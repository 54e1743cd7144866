import { describe, expect, test } from 'vitest';
import { settleWait } from '#shared/research/settle-wait.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import { closeEnded } from '#functions/queue/close/close.ts';
import { type QueueWorld, openQueue } from './queue-world.ts';

const DOOMED = 'doomed';
const NEXT = 'next';

interface Way {
  readonly name: string;
  /** Lets the execution die; the job is queued and its execution was started before. */
  readonly die: (world: QueueWorld) => Promise<void>;
  readonly status: 'FAILED' | 'EXPIRED' | 'CANCELLED';
  readonly failure: string;
}

const abort = (world: QueueWorld): void => world.end(DOOMED, { status: 'ABORTED' });

const WAYS: readonly Way[] = [
  {
    name: 'aborted before its first step',
    die: async (world) => abort(world),
    status: 'FAILED',
    failure: 'ExecutionAborted',
  },
  {
    name: 'aborted in the middle of a step',
    die: async (world) => {
      await world.work(DOOMED);
      abort(world);
    },
    status: 'FAILED',
    failure: 'ExecutionAborted',
  },
  {
    name: 'aborted while it waits for a person',
    die: async (world) => {
      await world.work(DOOMED);
      await world.park(DOOMED);
      abort(world);
    },
    status: 'FAILED',
    failure: 'ExecutionAborted',
  },
  {
    name: 'aborted while it waits for a slot with the reply',
    die: async (world) => {
      await world.work(DOOMED);
      const parked = await world.park(DOOMED);
      await settleWait(parked, { output: { decision: 'approve' }, message: 'Approved' }, world.ports);
      abort(world);
    },
    status: 'FAILED',
    failure: 'ExecutionAborted',
  },
  {
    name: 'timed out',
    die: async (world) => {
      await world.work(DOOMED);
      world.end(DOOMED, { status: 'TIMED_OUT' });
    },
    status: 'FAILED',
    failure: 'States.Timeout',
  },
  {
    name: 'timed out past the life of its job',
    die: async (world) => {
      await world.work(DOOMED);
      world.clock.moveBy(90_000_000);
      world.end(DOOMED, { status: 'TIMED_OUT' });
    },
    status: 'EXPIRED',
    failure: 'JobExpired',
  },
  {
    name: 'failed, since FailJob itself could not write',
    die: async (world) => {
      await world.work(DOOMED);
      const Cause = JSON.stringify({
        errorType: 'ServiceUnavailable',
        errorMessage: 'The table does not answer.',
      });
      world.end(DOOMED, { status: 'FAILED', Error: 'ServiceUnavailable', Cause });
    },
    status: 'FAILED',
    failure: 'ServiceUnavailable',
  },
  {
    name: 'failed, since a function is gone',
    die: async (world) => {
      await world.work(DOOMED);
      world.end(DOOMED, { status: 'FAILED', Error: 'Lambda.ResourceNotFoundException', Cause: 'gone' });
    },
    status: 'FAILED',
    failure: 'Unexpected',
  },
  {
    name: 'failed, since it carried too much',
    die: async (world) => {
      await world.work(DOOMED);
      world.end(DOOMED, { status: 'FAILED', Error: 'States.DataLimitExceeded', Cause: '' });
    },
    status: 'FAILED',
    failure: 'Unexpected',
  },
  {
    name: 'succeeded and left its job without an end',
    die: async (world) => {
      await world.work(DOOMED);
      world.end(DOOMED, { status: 'SUCCEEDED' });
    },
    status: 'FAILED',
    failure: 'ExecutionLost',
  },
];

/** Ways in which nobody can be told of the end by an event. */
const SILENT_WAYS: readonly Way[] = [
  {
    name: 'gone without a trace',
    die: async (world) => {
      await world.work(DOOMED);
      world.clock.moveBy(120_000);
      world.end(DOOMED, { status: 'NONE' });
    },
    status: 'FAILED',
    failure: 'ExecutionLost',
  },
  {
    name: 'still at work when the life of its job was over',
    die: async (world) => {
      await world.work(DOOMED);
      world.clock.moveBy(90_000_000);
    },
    status: 'EXPIRED',
    failure: 'JobExpired',
  },
  {
    name: 'still waiting for a person when the life of its job was over',
    die: async (world) => {
      await world.work(DOOMED);
      await world.park(DOOMED);
      world.clock.moveBy(90_000_000);
    },
    status: 'EXPIRED',
    failure: 'JobExpired',
  },
];

async function openDoomed(way: Way): Promise<QueueWorld> {
  const world = await openQueue({ MAX_CONCURRENCY: '1' });
  await world.queue(DOOMED);
  expect(await world.dispatch()).toBe(1);
  await way.die(world);
  const createdAt = new Date(world.clock.now()).toISOString();
  const expiresAt = new Date(world.clock.now() + 86_400_000).toISOString();
  await world.queue(NEXT, { createdAt, expiresAt });
  return world;
}

/** The job has its honest end, told once; its slot is free, and the next job has it. */
async function expectEnded(world: QueueWorld, way: Way): Promise<void> {
  const job = await world.job(DOOMED);
  expect(job).toMatchObject({ status: way.status, failure: { name: way.failure } });
  expect(job.failure?.remedy).toBeTruthy();
  expect(job).not.toHaveProperty('pendingInput');
  expect(job).not.toHaveProperty('resumption');
  const events = await world.ports.trace.list(job, { after: 0, limit: 100 });
  expect(events.filter((event) => event.type === `job-${way.status.toLowerCase()}`)).toHaveLength(1);
  expect(world.started).toEqual([DOOMED, NEXT]);
  expect((await world.ports.slots.list()).map((slot) => slot.jobId)).toEqual([NEXT]);
}

describe('R6.1 an execution that was', () => {
  test.each([...WAYS, ...SILENT_WAYS])('$name leaves nothing stuck after one sweep', async (way) => {
    const world = await openDoomed(way);
    await world.sweep();
    await expectEnded(world, way);
    await world.sweep();
    await expectEnded(world, way);
  });

  test.each(WAYS)('$name gives its job an end at once when the event comes', async (way) => {
    const world = await openDoomed(way);
    await world.close(world.eventOf(DOOMED));
    await world.dispatch();
    await expectEnded(world, way);
    await world.close(world.eventOf(DOOMED));
    await expectEnded(world, way);
  });

  test.each(WAYS)(
    '$name gives its job an end when the event comes and the table refuses once',
    async (way) => {
      const world = await openDoomed(way);
      const refusing = {
        ...world.ports,
        slots: {
          ...world.ports.slots,
          release: async () => Promise.reject(new ServiceUnavailable('The table is busy.')),
        },
      };
      await expect(closeEnded(world.eventOf(DOOMED), refusing)).rejects.toThrow(ServiceUnavailable);
      expect(isTerminal((await world.job(DOOMED)).status)).toBe(true);
      await world.sweep();
      await expectEnded(world, way);
    },
  );
});

describe('R6.1 one sweep', () => {
  test('ends a job whose life was over before its turn came', async () => {
    const world = await openQueue();
    await world.queue(DOOMED);
    world.clock.moveBy(90_000_000);
    await world.sweep();
    expect(await world.job(DOOMED)).toMatchObject({ status: 'EXPIRED', failure: { name: 'JobExpired' } });
    expect(world.started).toEqual([]);
  });

  test('frees the slot of a job that ended without giving it back', async () => {
    const world = await openQueue({ MAX_CONCURRENCY: '1' });
    await world.queue(DOOMED);
    await world.dispatch();
    const job = await world.work(DOOMED);
    await world.ports.jobs.change(job, ['PROCESSING'], { status: 'COMPLETED' });
    await world.queue(NEXT);
    await world.sweep();
    expect(world.started).toEqual([DOOMED, NEXT]);
  });

  test('begins a job that was given a slot and not begun', async () => {
    const world = await openQueue({ MAX_CONCURRENCY: '1' });
    await world.queue(DOOMED);
    const now = world.clock.now();
    await world.ports.slots.claim(
      { tenantId: 'local', jobId: DOOMED },
      { limit: 1, now, until: now + 60_000 },
    );
    await world.sweep();
    expect(world.started).toEqual([DOOMED]);
  });

  test('R1.8 takes the stated default when nobody replied, and the job goes on when it has a slot', async () => {
    const world = await openQueue({ MAX_CONCURRENCY: '1' });
    await world.queue('asks');
    await world.dispatch();
    await world.work('asks');
    await world.park('asks');
    await world.queue('other');
    expect(await world.dispatch()).toBe(1);
    world.clock.moveBy(600_000);
    await world.sweep();
    expect(world.told).toEqual([]);
    world.end('other', { status: 'SUCCEEDED' });
    await world.close(world.eventOf('other'));
    await world.dispatch();
    expect(world.told).toEqual(['nobody replied']);
    const [slot] = await world.ports.slots.list();
    expect(slot?.jobId).toBe('asks');
    const events = await world.ports.trace.list(await world.job('asks'), { after: 0, limit: 10 });
    expect(events.map((event) => event.type)).toContain('job-not-answered');
  });

  test('does no harm to jobs at work, at rest and in the queue', async () => {
    const world = await openQueue({ MAX_CONCURRENCY: '2' });
    for (const name of ['works', 'waits', 'young', 'queued']) await world.queue(name);
    await world.dispatch();
    await world.work('works');
    await world.work('waits');
    await world.park('waits');
    await world.dispatch();
    const names = ['works', 'waits', 'young', 'queued'];
    const before = await Promise.all(names.map(async (name) => world.job(name)));
    const slots = await world.ports.slots.list();
    await world.sweep();
    expect(await Promise.all(names.map(async (name) => world.job(name)))).toEqual(before);
    expect(await world.ports.slots.list()).toEqual(slots);
  });

  test('renews the lease of a job that is at a long step, so that nobody takes its slot', async () => {
    const world = await openQueue({ MAX_CONCURRENCY: '1' });
    await world.queue('long');
    await world.dispatch();
    await world.work('long');
    await world.queue(NEXT);
    for (let minute = 0; minute < 60; minute += 1) {
      world.clock.moveBy(60_000);
      await world.sweep();
    }
    expect(world.started).toEqual(['long']);
    expect((await world.job('long')).status).toBe('PROCESSING');
  });

  test('mends what it can when a part of it fails, and says so', async () => {
    const world = await openQueue();
    for (const name of ['bad', DOOMED]) {
      await world.queue(name);
      await world.dispatch();
      await world.work(name);
    }
    abort(world);
    const executions = {
      ...world.ports.executions,
      describe: async (job: { readonly tenantId: string; readonly jobId: string }) => {
        if (job.jobId === 'bad') throw new ServiceUnavailable('Busy.');
        return world.ports.executions.describe(job);
      },
    };
    const { sweepJobs } = await import('#functions/queue/sweep/sweep.ts');
    await expect(sweepJobs({ ...world.ports, executions })).rejects.toThrow('Busy.');
    expect((await world.job(DOOMED)).status).toBe('FAILED');
  });
});

test('R6.1 an event of an execution that is no job ends nothing', async () => {
  const world = await openQueue();
  const event = { detail: { status: 'ABORTED', input: '{"by":"hand"}' } };
  expect(await world.close(event)).toEqual({ status: undefined });
});
