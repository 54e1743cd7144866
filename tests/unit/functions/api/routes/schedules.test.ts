import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResearchClient } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import { scheduledJobId } from '#shared/domain/schedule/run-ids.ts';
import type { Schedule } from '#shared/domain/schedule/schedule.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { type Fired, fireSchedule } from '#shared/research/schedule/fire-schedule.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

// Longer than 250 lines: one API with a clock that moves, for all that a schedule does.

const T0 = Date.parse('2026-11-22T12:00:00.000Z');

let world: ApiWorld;
let client: ResearchClient;
let ports: Ports;
let now = T0;
/** Of what the clock was notified. */
const notified: string[] = [];
let isDown = false;

beforeAll(async () => {
  world = await createApiWorld({
    environment: { SCHEDULES_MAX: '30' },
    changePorts: (made) => ({
      ...made,
      clock: { now: () => now },
      timers: {
        set: async ({ scheduleId, status }) => {
          if (isDown) throw new ServiceUnavailable('The scheduler is down.');
          notified.push(`${status} ${scheduleId}`);
        },
        isSet: async () => true,
        remove: async ({ scheduleId }) => void notified.push(`removed ${scheduleId}`),
      },
    }),
  });
  ({ client, ports } = world);
});
afterAll(async () => world.close());

const NIGHTLY = { cron: '30 2 * * *', timeZone: 'Europe/Berlin' };
const QUESTION = { kind: 'question', request: { question: 'Why does iron rust?' } } as const;

async function refusal(call: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof RequestFailed) return error;
  throw new Error('It was not refused.');
}

async function kept(scheduleId: string): Promise<Schedule> {
  const schedule = await ports.schedules.get({ tenantId: 'local', scheduleId });
  if (schedule) return schedule;
  throw new Error('It is not kept.');
}

async function fire(scheduleId: string, fired: Fired): ReturnType<typeof fireSchedule> {
  return fireSchedule({ tenantId: 'local', scheduleId }, fired, ports);
}

async function undelivered(): Promise<readonly OutgoingEvent[]> {
  const events: OutgoingEvent[] = [];
  for await (const { event } of ports.outbox.list()) events.push(event);
  return events;
}

describe('a schedule', () => {
  test('is made with its next five times, and read, listed, changed and removed by its owner alone', async () => {
    const made = await client.call('createSchedule', {
      body: { name: 'Rust', when: NIGHTLY, work: QUESTION },
    });
    expect(made).toMatchObject({ status: 'ENABLED', overlap: 'skip', notify: 'failures', keepRuns: 20 });
    expect(made.next).toHaveLength(5);
    expect(made.next[0]).toBe('2026-11-23T01:30:00.000Z');
    const params = { scheduleId: made.scheduleId };
    expect(await client.call('getSchedule', { params })).toEqual(made);
    expect((await client.call('listSchedules', {})).schedules).toEqual([made]);
    for (const caller of [
      { tenantId: 'other', owner: 'local' },
      { tenantId: 'local', owner: 'colleague' },
    ]) {
      const stranger = world.as(caller);
      expect((await stranger.call('listSchedules', {})).schedules).toEqual([]);
      for (const name of ['getSchedule', 'deleteSchedule', 'runSchedule'] as const)
        expect((await refusal(stranger.call(name, { params }))).httpStatus).toBe(404);
      const change = stranger.call('changeSchedule', { params, body: { status: 'PAUSED' } });
      expect((await refusal(change)).httpStatus).toBe(404);
    }
    const paused = await client.call('changeSchedule', { params, body: { status: 'PAUSED' } });
    expect(paused).toMatchObject({ status: 'PAUSED', next: [], name: 'Rust' });
    await client.call('deleteSchedule', { params });
    expect((await refusal(client.call('getSchedule', { params }))).httpStatus).toBe(404);
    const { scheduleId } = made;
    expect(notified).toEqual([`ENABLED ${scheduleId}`, `PAUSED ${scheduleId}`, `removed ${scheduleId}`]);
  });

  test.each([
    [{ cron: '61 2 * * *', timeZone: 'UTC' }, 'when.cron', 'five fields'],
    [{ cron: '0 2 * * *', timeZone: 'Mars/Olympus' }, 'when.timeZone', 'Europe/Berlin'],
    [{ rate: 'often' }, 'when.rate', '6 hours'],
    [{ cron: '* * * * *', timeZone: 'UTC' }, 'when.cron', 'SCHEDULE_MINIMUM_MINUTES'],
    [{ rate: '5 minutes' }, 'when.rate', 'SCHEDULE_MINIMUM_MINUTES'],
    [{ cron: '0 0 30 2 *', timeZone: 'UTC' }, 'when.cron', 'a day that comes'],
  ])('with the times %j is refused, and it is said what to write', async (when, field, remedy) => {
    const { httpStatus, failure } = await refusal(
      client.call('createSchedule', { body: { when, work: QUESTION } }),
    );
    expect({ httpStatus, field: failure.field }).toEqual({ httpStatus: 400, field });
    expect(failure.remedy).toContain(remedy);
  });

  test('that has ended before it begins, or whose window reaches into the next run, is refused', async () => {
    const body = { when: NIGHTLY, work: QUESTION };
    const over = client.call('createSchedule', { body: { ...body, endAt: '2026-11-22T13:00:00+01:00' } });
    expect((await refusal(over)).failure.field).toBe('endAt');
    const when = { rate: '1 hour' };
    const wide = client.call('createSchedule', { body: { when, work: QUESTION, flexibleMinutes: 60 } });
    expect((await refusal(wide)).failure.field).toBe('flexibleMinutes');
  });

  test('of a question that cannot be asked or a standing question that is not there is refused', async () => {
    const request = { question: 'Why?', providers: ['nowhere'] };
    const asked = client.call('createSchedule', {
      body: { when: NIGHTLY, work: { kind: 'question', request } },
    });
    expect((await refusal(asked)).failure.field).toBe('work.request.providers');
    const work = { kind: 'standing', standingId: 'none' } as const;
    expect((await refusal(client.call('createSchedule', { body: { when: NIGHTLY, work } }))).httpStatus).toBe(
      404,
    );
    const input = { inputKey: 'other/uploads/lines.jsonl' };
    const foreign = client.call('createSchedule', {
      body: { when: NIGHTLY, work: { kind: 'batch', input } },
    });
    expect((await refusal(foreign)).failure.field).toBe('work.input.inputKey');
  });

  test('is made once under a key, and another body under the same key is refused', async () => {
    const headers = { 'idempotency-key': 'the-key' };
    const body = { when: NIGHTLY, work: QUESTION };
    const first = await client.call('createSchedule', { body, headers });
    const again = await client.call('createSchedule', { body, headers });
    expect(again.scheduleId).toBe(first.scheduleId);
    const other = client.call('createSchedule', { body: { ...body, keepRuns: 1 }, headers });
    expect((await refusal(other)).httpStatus).toBe(409);
    const stranger = world.as({ tenantId: 'other', owner: 'local' });
    const theirs = await stranger.call('createSchedule', { body, headers });
    expect(theirs.scheduleId).not.toBe(first.scheduleId);
  });

  test('is not kept where the clock cannot be watched, and a change of it is taken back', async () => {
    const before = (await client.call('listSchedules', {})).schedules;
    isDown = true;
    const made = client.call('createSchedule', { body: { when: NIGHTLY, work: QUESTION } });
    expect((await refusal(made)).httpStatus).toBe(503);
    expect((await client.call('listSchedules', {})).schedules).toEqual(before);
    const params = { scheduleId: before[0]?.scheduleId ?? '' };
    await refusal(client.call('changeSchedule', { params, body: { status: 'PAUSED' } }));
    isDown = false;
    expect(await client.call('getSchedule', { params })).toEqual(before[0]);
  });

  test('is refused beyond as many as a tenant may have', async () => {
    const small = await createApiWorld({ environment: { SCHEDULES_MAX: '1' } });
    const body = { when: NIGHTLY, work: QUESTION };
    await small.client.call('createSchedule', { body });
    expect((await refusal(small.client.call('createSchedule', { body }))).httpStatus).toBe(409);
    await small.close();
  });
});

describe('a time of a schedule', () => {
  test('that is delivered three times is one run; two tenants with the same names are apart', async () => {
    const headers = { 'idempotency-key': 'thrice' };
    const body = { when: NIGHTLY, work: QUESTION, notify: 'always' } as const;
    const { scheduleId } = await client.call('createSchedule', { body, headers });
    const scheduledFor = '2026-11-23T01:30:00.000Z';
    const runs = await Promise.all([1, 2, 3].map(async () => fire(scheduleId, { scheduledFor })));
    const jobId = scheduledJobId({ tenantId: 'local', scheduleId }, scheduledFor);
    expect(runs.map((run) => run?.jobId)).toEqual([jobId, jobId, jobId]);
    expect((await kept(scheduleId)).runs).toHaveLength(1);
    expect(await client.get(jobId)).toMatchObject({ question: 'Why does iron rust?', status: 'QUEUED' });
    const events = await undelivered();
    expect(events.filter(({ type }) => type === 'research.schedule.started')).toMatchObject([
      { data: { scheduleId, jobId, scheduledFor } },
    ]);
    expect(scheduledJobId({ tenantId: 'other', scheduleId }, scheduledFor)).not.toBe(jobId);
    await client.cancel(jobId);
  });

  test('at which the run before is at work is skipped, with an event; the next goes on', async () => {
    const { scheduleId } = await client.call('createSchedule', { body: { when: NIGHTLY, work: QUESTION } });
    const first = await fire(scheduleId, { scheduledFor: '2026-11-23T01:30:00.000Z' });
    const second = await fire(scheduleId, { scheduledFor: '2026-11-24T01:30:00.000Z', missed: 2 });
    expect(second).toMatchObject({ result: 'skipped', missed: 2 });
    expect(second?.reason).toContain(first?.jobId);
    await client.cancel(first?.jobId ?? '');
    const third = await fire(scheduleId, { scheduledFor: '2026-11-25T01:30:00.000Z' });
    expect(third?.result).toBe('started');
    const events = await undelivered();
    const own = events.filter(({ data }) => 'scheduleId' in data && data.scheduleId === scheduleId);
    expect(own.map(({ type }) => type)).toEqual(['research.schedule.skipped']);
    await client.cancel(third?.jobId ?? '');
  });

  test('begins nothing of a schedule that is paused, over or gone', async () => {
    const body = { when: NIGHTLY, work: QUESTION, endAt: '2026-11-30T00:00:00Z' };
    const { scheduleId } = await client.call('createSchedule', { body });
    expect(await fire(scheduleId, { scheduledFor: '2026-12-01T01:30:00.000Z' })).toBeUndefined();
    const params = { scheduleId };
    await client.call('changeSchedule', { params, body: { status: 'PAUSED' } });
    expect(await fire(scheduleId, { scheduledFor: '2026-11-23T01:30:00.000Z' })).toBeUndefined();
    await client.call('deleteSchedule', { params });
    expect(await fire(scheduleId, { scheduledFor: '2026-11-23T01:30:00.000Z' })).toBeUndefined();
  });

  test('begins a batch of the lines that the schedule keeps', async () => {
    const lines = [{ customId: 'a', question: 'Why does iron rust?' }];
    const body = { when: NIGHTLY, work: { kind: 'batch', input: { lines } } } as const;
    const { scheduleId } = await client.call('createSchedule', { body });
    const run = await fire(scheduleId, { scheduledFor: '2026-11-23T01:30:00.000Z' });
    const batchId = run?.batchId ?? '';
    expect(await client.call('getBatch', { params: { batchId } })).toMatchObject({
      status: 'QUEUED',
      scheduleId,
    });
    await client.call('deleteSchedule', { params: { scheduleId } });
    const batch = await ports.batches.get({ tenantId: 'local', batchId });
    expect(await ports.archive.getText(batch?.inputKey ?? '')).toContain('Why does iron rust?');
  });

  test('begins the next run of a standing question, and fails with a reason when that is gone', async () => {
    const request = { question: 'Why does iron rust?' };
    const { standingId } = await client.call('createStanding', { body: { request } });
    const body = { when: NIGHTLY, work: { kind: 'standing', standingId } } as const;
    const { scheduleId } = await client.call('createSchedule', { body });
    const run = await fire(scheduleId, { scheduledFor: '2026-11-23T01:30:00.000Z' });
    expect(await ports.jobs.get({ tenantId: 'local', jobId: run?.jobId ?? '' })).toMatchObject({
      standing: { standingId },
    });
    await client.cancel(run?.jobId ?? '');
    await client.call('deleteStanding', { params: { standingId } });
    const failed = await fire(scheduleId, { scheduledFor: '2026-11-24T01:30:00.000Z' });
    expect(failed).toMatchObject({ result: 'failed' });
    expect(failed?.reason).toContain(standingId);
  });

  test('is tried again when a store does not answer, and not written down as a failure', async () => {
    const { scheduleId } = await client.call('createSchedule', { body: { when: NIGHTLY, work: QUESTION } });
    const down = {
      ...ports,
      jobs: { ...ports.jobs, create: async () => Promise.reject(new ServiceUnavailable('Down.')) },
    };
    const fired = { scheduledFor: '2026-11-23T01:30:00.000Z' };
    await expect(fireSchedule({ tenantId: 'local', scheduleId }, fired, down)).rejects.toThrow('Down.');
    expect((await kept(scheduleId)).runs).toEqual([]);
    expect((await fire(scheduleId, fired))?.result).toBe('started');
  });

  test('by hand runs beside the clock, once for a key', async () => {
    const { scheduleId } = await client.call('createSchedule', {
      body: { when: NIGHTLY, work: QUESTION, status: 'PAUSED', overlap: 'allow' },
    });
    const params = { scheduleId };
    const headers = { 'idempotency-key': 'now' };
    const first = await client.call('runSchedule', { params, headers });
    now += 60_000;
    const again = await client.call('runSchedule', { params, headers });
    expect(again).toEqual(first);
    const other = await client.call('runSchedule', { params });
    expect(other.jobId).not.toBe(first.jobId);
    const { runs, doneUntil, createdAt } = await kept(scheduleId);
    expect(runs).toHaveLength(2);
    expect(doneUntil).toBe(createdAt);
  });

  test('that is paused and goes on does not catch up with what passed meanwhile', async () => {
    const { scheduleId } = await client.call('createSchedule', { body: { when: NIGHTLY, work: QUESTION } });
    const params = { scheduleId };
    await client.call('changeSchedule', { params, body: { status: 'PAUSED' } });
    now += 5 * 86_400_000;
    await client.call('changeSchedule', { params, body: { status: 'ENABLED' } });
    expect((await kept(scheduleId)).doneUntil).toBe(new Date(now).toISOString());
  });
});
