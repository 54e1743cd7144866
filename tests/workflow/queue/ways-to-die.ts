import { expect } from 'vitest';
import { settleWait } from '#shared/research/settle-wait.ts';
import { type QueueWorld, openQueue } from './queue-world.ts';

export const DOOMED = 'doomed';
export const NEXT = 'next';

export interface Way {
  readonly name: string;
  /** Lets the execution die; the job is queued and its execution was started before. */
  readonly die: (world: QueueWorld) => Promise<void>;
  readonly status: 'FAILED' | 'EXPIRED' | 'CANCELLED';
  readonly failure: string;
}

export const abort = (world: QueueWorld): void => world.end(DOOMED, { status: 'ABORTED' });

export const WAYS: readonly Way[] = [
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

/** Ways in which no event says that the end has come. */
export const SILENT_WAYS: readonly Way[] = [
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

/** A queue with one slot, whose job dies in this way while another waits. */
export async function openDoomed(way: Way): Promise<QueueWorld> {
  const world = await openQueue({ MAX_CONCURRENCY: '1' });
  await world.queue(DOOMED);
  expect(await world.dispatch()).toBe(1);
  await way.die(world);
  const createdAt = new Date(world.clock.now()).toISOString();
  const expiresAt = new Date(world.clock.now() + 86_400_000).toISOString();
  await world.queue(NEXT, { createdAt, expiresAt });
  return world;
}

/** The job has its honest end, with one event; its slot is free, and the next job has it. */
export async function expectEnded(world: QueueWorld, way: Way): Promise<void> {
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
