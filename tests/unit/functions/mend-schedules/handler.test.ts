import { beforeEach, expect, test } from 'vitest';
import { handler as mend } from '#functions/mend-schedules/handler.ts';
import { handler as scheduled } from '#functions/scheduled/handler.ts';
import { apiContext } from '#local/api-context.ts';
import type { Schedule } from '#shared/domain/schedule/schedule.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { sampleSchedule } from '#tests/contract/schedule-store.contract.ts';
import { openPorts } from '../steps/ports.ts';

let ports: Ports;
/** What is watched, by its id and as it was when it was set. */
let watched: Map<string, Schedule['status']>;
let isDownFor: string | undefined;

beforeEach(async () => {
  watched = new Map();
  isDownFor = undefined;
  ports = await openPorts({
    timers: {
      set: async ({ scheduleId, status }) => void watched.set(scheduleId, status),
      isSet: async ({ scheduleId, status }) => {
        if (scheduleId === isDownFor) throw new ServiceUnavailable('The scheduler does not answer.');
        return watched.get(scheduleId) === status;
      },
      remove: async ({ scheduleId }) => void watched.delete(scheduleId),
    },
  });
  for (const id of ['a', 'b', 'c']) await ports.schedules.create(sampleSchedule(id), 10);
  watched.set('a', 'ENABLED').set('b', 'PAUSED');
});

test('R7.6 a schedule that nobody watches is watched again, as is one that is watched otherwise', async () => {
  expect(await mend({}, apiContext(ports))).toEqual({ schedules: 3, mended: 2 });
  expect(Object.fromEntries(watched)).toEqual({ a: 'ENABLED', b: 'ENABLED', c: 'ENABLED' });
  expect(await mend({}, apiContext(ports))).toEqual({ schedules: 3, mended: 0 });
});

test('R7.6 one that cannot be looked at keeps no other from being mended', async () => {
  isDownFor = 'b';
  await expect(mend({}, apiContext(ports))).rejects.toBeInstanceOf(ServiceUnavailable);
  expect(watched.get('c')).toBe('ENABLED');
});

test('R7.6 one that is removed meanwhile is not watched again', async () => {
  const removing = { ...ports.schedules, get: async () => undefined };
  expect(await mend({}, apiContext({ ...ports, schedules: removing }))).toMatchObject({ mended: 0 });
});

test('R7.6 what calls for a schedule that is not there calls no more; a paused one stays watched', async () => {
  watched.set('gone', 'ENABLED');
  const call = { tenantId: 'tenant', scheduledFor: '2026-11-23T01:30:00Z' };
  await scheduled({ ...call, scheduleId: 'gone' }, apiContext(ports));
  expect(watched.has('gone')).toBe(false);
  await ports.schedules.change(sampleSchedule('b'), (one) => ({ ...one, status: 'PAUSED' }));
  await scheduled({ ...call, scheduleId: 'b' }, apiContext(ports));
  expect(watched.has('b')).toBe(true);
});
