import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler } from '#functions/scheduled/handler.ts';
import { apiContext } from '#local/api-context.ts';
import { MalformedReply } from '#shared/errors.ts';
import { sampleSchedule } from '#tests/contract/schedule-store.contract.ts';
import { type ApiWorld, createApiWorld } from '../api/api-world.ts';

let world: ApiWorld;
beforeAll(async () => {
  world = await createApiWorld();
});
afterAll(async () => world.close());

test('what EventBridge delivers three times is one job, in the form of its times as well', async () => {
  await world.ports.schedules.create(sampleSchedule('s'), 10);
  const call = { tenantId: 'tenant', scheduleId: 's', scheduledFor: '2026-11-23T01:30:00Z' };
  const context = apiContext(world.ports);
  const first = await handler(call, context);
  expect(first).toMatchObject({ result: 'started' });
  expect(await handler(call, context)).toEqual(first);
  expect(await handler({ ...call, scheduledFor: '2026-11-23T01:30:00.000Z' }, context)).toEqual(first);
  expect((await world.ports.jobs.listByOwner('tenant', 'owner', { limit: 5 })).jobs).toHaveLength(1);
});

test('a call for a schedule that is gone begins nothing, and one that is no call is refused', async () => {
  const call = { tenantId: 'tenant', scheduleId: 'gone', scheduledFor: '2026-11-23T01:30:00Z' };
  expect(await handler(call, apiContext(world.ports))).toMatchObject({ result: 'nothing' });
  const unreplaced = { ...call, scheduledFor: '<aws.scheduler.scheduled-time>' };
  await expect(handler(unreplaced, apiContext(world.ports))).rejects.toBeInstanceOf(MalformedReply);
});
