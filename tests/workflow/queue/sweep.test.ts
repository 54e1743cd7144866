import { describe, expect, test } from 'vitest';
import { sweepJobs } from '#functions/queue/sweep/sweep.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Executions } from '#shared/ports/executions.ts';
import { openQueue } from './queue-world.ts';

import { DOOMED, abort, NEXT } from './ways-to-die.ts';

describe('R6.1 one sweep', () => {
  test('ends a job whose life was over before its turn came', async () => {
    const world = await openQueue();
    await world.queue(DOOMED);
    world.clock.moveBy(90_000_000);
    await world.sweep();
    expect(await world.job(DOOMED)).toMatchObject({ status: 'EXPIRED', failure: { name: 'JobExpired' } });
    expect(world.started).toEqual([]);
  });

  test('says that the life of a job is over after all that its step at work has said', async () => {
    const world = await openQueue();
    await world.queue(DOOMED);
    await world.dispatch();
    const job = await world.work(DOOMED);
    world.clock.moveBy(90_000_000);
    const noted = { key: 'noted', type: 'noted', stage: 'run-search', message: '', progress: 0, data: {} };
    const executions: Executions = {
      ...world.ports.executions,
      stop: async (...given) => {
        await world.ports.trace.append(job, noted);
        await world.ports.executions.stop(...given);
      },
    };
    await sweepJobs({ ...world.ports, executions });
    const events = await world.ports.trace.list(job, { after: 0, limit: 10 });
    expect(events.map(({ type }) => type)).toEqual(['noted', 'job-expired']);
    expect(await world.ports.slots.list()).toEqual([]);
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

  test.each([
    ['leaves the last event of a completed job to its execution, which is running', 'RUNNING', []],
    ['gives a completed job whose execution is gone its last event', 'FAILED', ['job-completed']],
  ] as const)('%s', async (_, status, emitted) => {
    const world = await openQueue();
    await world.queue(DOOMED);
    await world.dispatch();
    const job = await world.work(DOOMED);
    await world.ports.jobs.change(job, ['PROCESSING'], { status: 'COMPLETED', outcome: 'answered' });
    world.end(DOOMED, { status });
    await world.sweep();
    const events = await world.ports.trace.list(job, { after: 0, limit: 10 });
    expect(events.map(({ type }) => type)).toEqual(emitted);
    expect(await world.ports.slots.list()).toEqual([]);
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
    expect(world.replies).toEqual([]);
    world.end('other', { status: 'SUCCEEDED' });
    await world.close(world.eventOf('other'));
    await world.dispatch();
    expect(world.replies).toEqual(['nobody replied']);
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
    await expect(sweepJobs({ ...world.ports, executions })).rejects.toThrow('Busy.');
    expect((await world.job(DOOMED)).status).toBe('FAILED');
  });
});
