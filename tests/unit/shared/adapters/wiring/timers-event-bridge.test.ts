import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createEventBridgeTimers, timerName } from '#shared/adapters/wiring/timers-event-bridge.ts';
import { EnvironmentFailure, ServiceUnavailable } from '#shared/errors.ts';
import type { ScheduleTimers } from '#shared/ports/schedule-timers.ts';
import { sampleSchedule } from '#tests/contract/schedule-store.contract.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

let asked: { readonly request: string; readonly body: unknown }[] = [];
let answers: { readonly status: number; readonly error?: string; readonly body?: unknown }[] = [];
let timers: ScheduleTimers;
let close: () => void;

beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
  asked = [];
  answers = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const body = await text(request);
      asked.push({
        request: `${request.method ?? ''} ${request.url ?? ''}`,
        body: body === '' ? undefined : JSON.parse(body),
      });
      const { status, error, body: told = {} } = answers.shift() ?? { status: 200 };
      const type = error === undefined ? {} : { 'x-amzn-errortype': error };
      response.writeHead(status, { 'content-type': 'application/json', ...type }).end(JSON.stringify(told));
    };
    void take();
  });
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  const { port } = z.object({ port: z.number() }).parse(server.address());
  timers = createEventBridgeTimers(
    {
      groupName: 'group',
      target: () => ({ targetArn: 'arn:target', roleArn: 'arn:role', deadLetterArn: 'arn:queue' }),
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
    },
    { now: () => NOW },
  );
  close = () => server.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  close();
});

const name = timerName({ tenantId: 'tenant', scheduleId: 's' });
const path = `/schedules/${name}`;

test('a schedule becomes one of EventBridge, with the time that is meant in what the function is sent', async () => {
  await timers.set(sampleSchedule('s', { endAt: '2027-01-01T00:00:00.000Z' }));
  expect(asked).toEqual([
    {
      request: `POST ${path}`,
      body: expect.objectContaining({
        GroupName: 'group',
        State: 'ENABLED',
        ScheduleExpression: 'cron(30 2 * * ? *)',
        ScheduleExpressionTimezone: 'Europe/Berlin',
        EndDate: Date.parse('2027-01-01T00:00:00Z') / 1000,
        FlexibleTimeWindow: { Mode: 'OFF' },
        Target: {
          Arn: 'arn:target',
          RoleArn: 'arn:role',
          Input: '{"tenantId":"tenant","scheduleId":"s","scheduledFor":"<aws.scheduler.scheduled-time>"}',
          DeadLetterConfig: { Arn: 'arn:queue' },
          RetryPolicy: { MaximumRetryAttempts: 20, MaximumEventAgeInSeconds: 3600 },
        },
      }),
    },
  ]);
});

test('one that is there is changed, a paused one does not call, and a beat goes on where it was', async () => {
  answers = [{ status: 409, error: 'ConflictException' }];
  const beat = { when: { rate: '6 hours' }, createdAt: '2026-11-20T01:00:00.000Z' };
  await timers.set(sampleSchedule('s', { ...beat, status: 'PAUSED', flexibleMinutes: 30 }));
  expect(asked.map(({ request }) => request)).toEqual([`POST ${path}`, `PUT ${path}`]);
  expect(asked[1]?.body).toMatchObject({
    State: 'DISABLED',
    ScheduleExpression: 'rate(6 hours)',
    StartDate: Date.parse('2026-11-22T13:00:00Z') / 1000,
    FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 30 },
  });
});

test('one that is over is taken away, and again without an error', async () => {
  answers = [{ status: 200 }, { status: 404, error: 'ResourceNotFoundException' }];
  await timers.set(sampleSchedule('s', { endAt: '2026-11-01T00:00:00.000Z' }));
  await timers.remove({ tenantId: 'tenant', scheduleId: 's' });
  for (const { request } of asked)
    expect(request).toMatch(new RegExp(`^DELETE ${path}\\?.*groupName=group$`, 'u'));
  expect(asked).toHaveLength(2);
});

test('R7.6 knows whether EventBridge has a schedule as it is', async () => {
  const schedule = sampleSchedule('s', { flexibleMinutes: 30, endAt: '2027-01-01T00:00:00.000Z' });
  await timers.set(schedule);
  const body: unknown = asked[0]?.body;
  const seen = async (change: object): Promise<boolean> => {
    answers = [{ status: 200, body: { ...Object(body), ...change } }];
    return timers.isSet(schedule);
  };
  expect(await seen({ StartDate: 0, Arn: 'arn:schedule' })).toBe(true);
  expect(asked.at(-1)?.request).toBe(`GET ${path}?groupName=group`);
  expect(await seen({ State: 'DISABLED' })).toBe(false);
  expect(await seen({ ScheduleExpression: 'cron(31 2 * * ? *)' })).toBe(false);
  expect(await seen({ ScheduleExpressionTimezone: 'UTC' })).toBe(false);
  expect(await seen({ EndDate: 0 })).toBe(false);
  expect(await seen({ FlexibleTimeWindow: { Mode: 'OFF' } })).toBe(false);
  expect(await seen({ Target: { Arn: 'arn:other' } })).toBe(false);
  answers = [{ status: 404, error: 'ResourceNotFoundException' }];
  expect(await timers.isSet(schedule)).toBe(false);
  // One that is over need not be there.
  expect(await timers.isSet(sampleSchedule('s', { endAt: '2026-11-01T00:00:00.000Z' }))).toBe(true);
});

test('what EventBridge refuses is said in our words', async () => {
  answers = [{ status: 403, error: 'AccessDeniedException' }];
  await expect(timers.set(sampleSchedule('s'))).rejects.toBeInstanceOf(EnvironmentFailure);
  answers = Array.from({ length: 3 }, () => ({ status: 500, error: 'InternalServerException' }));
  await expect(timers.set(sampleSchedule('s'))).rejects.toBeInstanceOf(ServiceUnavailable);
});

test('names of two tenants differ, and fit whatever the id', () => {
  expect(timerName({ tenantId: 'other', scheduleId: 's' })).not.toBe(name);
  expect(timerName({ tenantId: 'ä'.repeat(300), scheduleId: '/' })).toMatch(/^[0-9a-f]{40}$/u);
});
