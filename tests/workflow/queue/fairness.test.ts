import { expect, test } from 'vitest';
import { settleWait } from '#shared/research/settle-wait.ts';
import { openQueue } from './queue-world.ts';

test('R6.2 200 queued jobs of three tenants: never more than three at once, none starves, tenants take turns', async () => {
  const world = await openQueue({ MAX_CONCURRENCY: '3' });
  const counts = { a: 150, b: 40, c: 10 };
  for (const [tenantId, count] of Object.entries(counts)) {
    for (let number = 0; number < count; number += 1)
      await world.queue(`${tenantId}-${number}`, { tenantId });
  }
  const running = new Set<string>();
  let most = 0;
  for (let done = 0; done < 200; done += 1) {
    // Five look at once, as when several jobs end together.
    await Promise.all(Array.from({ length: 5 }, async () => world.dispatch()));
    for (const jobId of world.started.slice(done + running.size)) {
      running.add(jobId);
      await world.work(jobId);
    }
    most = Math.max(most, running.size);
    expect(await world.ports.slots.list()).toHaveLength(running.size);
    const [first = ''] = running;
    running.delete(first);
    const job = await world.job(first);
    await world.ports.jobs.change(job, ['PROCESSING'], { status: 'COMPLETED' });
    world.end(first, { status: 'SUCCEEDED' });
    await world.ports.slots.release(job);
  }
  expect(most).toBe(3);
  expect(new Set(world.started).size).toBe(200);
  const tenants = world.started.map((jobId) => jobId.slice(0, 1));
  expect(tenants.slice(0, 30).filter((tenant) => tenant === 'c')).toHaveLength(10);
  expect(tenants.slice(0, 90).filter((tenant) => tenant === 'b').length).toBeGreaterThanOrEqual(39);
  for (const tenant of ['a', 'b', 'c']) {
    const own = world.started.filter((jobId) => jobId.startsWith(tenant));
    expect(own).toEqual([...own].toSorted((one, other) => Number(one.slice(2)) - Number(other.slice(2))));
  }
});

test('R6.2 a job that was replied to goes before the new jobs of its tenant, when a slot is free', async () => {
  const world = await openQueue({ MAX_CONCURRENCY: '1' });
  await world.queue('asks');
  await world.dispatch();
  await world.work('asks');
  const parked = await world.park('asks');
  await world.queue('second');
  await world.queue('third');
  expect(await world.dispatch()).toBe(1);
  await world.work('second');
  await settleWait(parked, { output: { decision: 'approve' }, message: 'Approved' }, world.ports);
  expect(await world.dispatch()).toBe(0);
  expect(world.replies).toEqual([]);
  world.end('second', { status: 'SUCCEEDED' });
  await world.close(world.eventOf('second'));
  await world.dispatch();
  expect(world.replies).toEqual([{ decision: 'approve' }]);
  expect(world.started).toEqual(['asks', 'second']);
});

test('R6.2 three jobs that wait for a person keep no other from running', async () => {
  const world = await openQueue({ MAX_CONCURRENCY: '3' });
  for (const name of ['one', 'two', 'three']) {
    await world.queue(name);
    await world.dispatch();
    await world.work(name);
    await world.park(name);
  }
  await world.queue('four');
  expect(await world.dispatch()).toBe(1);
  expect(world.started.at(-1)).toBe('four');
});
