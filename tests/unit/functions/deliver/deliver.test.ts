import { describe, expect, test } from 'vitest';
import { ServiceUnavailable } from '#shared/errors.ts';
import { openDelivery } from './deliver-world.ts';
import { startReceiver } from './receiver.ts';

describe('what a job has to report', () => {
  test('R7.7 comes to the bus once, and then no more', async () => {
    const world = await openDelivery();
    await world.end('job-1');
    expect(await world.deliver()).toMatchObject({ events: 1 });
    expect(await world.deliver()).toMatchObject({ events: 0 });
    expect(world.published).toMatchObject([
      { type: 'research.job.cancelled', tenantId: 'local', owner: 'me' },
    ]);
  });

  test('is kept when the bus does not take it, and does not keep others waiting', async () => {
    const world = await openDelivery();
    await world.end('job-1');
    await world.end('job-2');
    const down = new ServiceUnavailable('The bus is down.');
    const heard: string[] = [];
    const publish = async ({ data }: (typeof world.published)[number]): Promise<void> => {
      if (!('jobId' in data) || data.jobId === undefined || data.jobId === 'job-1') throw down;
      heard.push(data.jobId);
    };
    await expect(world.deliver({ events: { publish } })).rejects.toBe(down);
    expect(heard).toEqual(['job-2']);
    await world.deliver();
    expect(world.published).toMatchObject([{ data: { jobId: 'job-1' } }]);
  });

  test('says how long the oldest undelivered event has been waiting', async () => {
    const world = await openDelivery();
    const seen: (readonly [string, number])[] = [];
    const metrics = {
      count: () => undefined,
      observe: (name: string, value: number) => void seen.push([name, value]),
    };
    await world.end('job-1');
    world.clock.moveBy(600_000);
    const publish = async (): Promise<void> => {
      throw new ServiceUnavailable('The bus is down.');
    };
    await expect(world.deliver({ events: { publish }, metrics })).rejects.toThrow('down');
    await world.deliver({ metrics });
    expect(seen).toEqual([
      ['oldest_undelivered_seconds', 600],
      ['oldest_undelivered_seconds', 0],
    ]);
  });

  test('is sent once by several that deliver at the same time', async () => {
    const receiver = await startReceiver();
    const world = await openDelivery({ environment: { WEBHOOK_ALLOW: receiver.place } });
    await world.endpoint({ url: receiver.url });
    await world.end('job-1');
    await world.deliver({ poster: undefined });
    await Promise.all([world.deliver(), world.deliver(), world.deliver()]);
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
  });
});
