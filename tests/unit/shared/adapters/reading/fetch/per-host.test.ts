import { describe, expect, test } from 'vitest';
import { createHostSlots } from '#shared/adapters/reading/fetch/per-host.ts';
import { Throttled } from '#shared/errors.ts';
import { doorTo, failureOf, startSite } from './site.ts';

const never = new AbortController().signal;

describe('R2.6 requests to one host', () => {
  test('are two at a time', async () => {
    let open = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const site = await startSite((request, response) => {
      if (request.url === '/robots.txt') {
        response.writeHead(404).end();
        return;
      }
      open += 1;
      most = Math.max(most, open);
      waiting.push(() => {
        open -= 1;
        response.end('page');
      });
    });
    const door = doorTo([site]);
    const reads = Promise.all([1, 2, 3, 4, 5].map(async (page) => door.fetch(`${site.url}/${page}`)));
    for (let page = 1; page <= 5; page += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    }
    expect(await reads).toHaveLength(5);
    expect(most).toBe(2);
  });

  test('wait in the order in which they came, and do not keep other hosts waiting', async () => {
    const places = createHostSlots({ atOnce: 1, waiting: 5 });
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = places.hold('a', never, async () => gate.promise);
    const rest = ['one', 'two'].map(async (name) =>
      places.hold('a', never, async () => void order.push(name)),
    );
    await places.hold('b', never, async () => void order.push('other host'));
    gate.resolve();
    await Promise.all([first, ...rest]);
    expect(order).toEqual(['other host', 'one', 'two']);
  });

  test('are refused when too many wait, or the wait is ended', async () => {
    const places = createHostSlots({ atOnce: 1, waiting: 1 });
    const gate = Promise.withResolvers<void>();
    const controller = new AbortController();
    const held = places.hold('a', never, async () => gate.promise);
    const waits = failureOf(places.hold('a', controller.signal, async () => undefined));
    expect(await failureOf(places.hold('a', never, async () => undefined))).toBeInstanceOf(Throttled);
    controller.abort();
    expect(await waits).toBeInstanceOf(Throttled);
    gate.resolve();
    await held;
    expect(await places.hold('a', never, async () => 'free again')).toBe('free again');
  });

  test('free their place when they fail', async () => {
    const places = createHostSlots({ atOnce: 1, waiting: 0 });
    for (const _ of [1, 2, 3]) {
      await expect(places.hold('a', never, async () => Promise.reject(new Throttled('no')))).rejects.toThrow(
        'no',
      );
    }
    expect(await places.hold('a', never, async () => 'free')).toBe('free');
  });
});
