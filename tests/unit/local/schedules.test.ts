import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScheduleClock, lookAtSchedules } from '#local/schedules.ts';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { Schedule } from '#shared/domain/schedule/schedule.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { sampleSchedule } from '#tests/contract/schedule-store.contract.ts';
import { type ApiWorld, createApiWorld } from '../functions/api/api-world.ts';

let world: ApiWorld;
let ports: Ports;
let now = 0;
let count = 0;
const notes: string[] = [];
const reports: string[] = [];
const listener = {
  note: (message: string): void => void notes.push(message),
  report: (message: string): void => void reports.push(message),
};

beforeAll(async () => {
  world = await createApiWorld({ changePorts: (made) => ({ ...made, clock: { now: () => now } }) });
  ({ ports } = world);
});
afterAll(async () => world.close());
beforeEach(async () => {
  for (const schedule of await ports.schedules.listAll()) await ports.schedules.remove(schedule);
  notes.length = 0;
  reports.length = 0;
});

/** One that is made at this time; a run never waits for the one before, since nothing here ends jobs. */
async function make(createdAt: string, change: Partial<Schedule>): Promise<Schedule> {
  count += 1;
  now = Date.parse(createdAt);
  const at = new Date(now).toISOString();
  const times = { createdAt: at, doneUntil: at, overlap: 'allow', keepRuns: 50 } as const;
  const schedule = sampleSchedule(`schedule-${count}`, { ...times, ...change });
  await ports.schedules.create(schedule, 100);
  return schedule;
}

async function runsOf(schedule: Schedule): Promise<Schedule['runs']> {
  return (await ports.schedules.get(schedule))?.runs ?? [];
}

/** Time goes by, and somebody looks whenever the look before said so. */
async function pass(until: string): Promise<void> {
  for (;;) {
    const { next } = await lookAtSchedules(ports, listener);
    if (next === undefined || next > Date.parse(until)) break;
    now = next;
  }
  now = Date.parse(until);
}

test('a job at half past two in Berlin is run once a day, whatever the clocks do', async () => {
  const spring = await make('2027-03-26T12:00:00Z', {});
  await pass('2027-03-30T12:00:00Z');
  expect((await runsOf(spring)).map(({ scheduledFor }) => scheduledFor.slice(0, 16))).toEqual([
    '2027-03-27T01:30',
    // There is no half past two on the 28th.
    '2027-03-29T00:30',
    '2027-03-30T00:30',
  ]);
  await ports.schedules.remove(spring);
  const autumn = await make('2026-10-23T12:00:00Z', {});
  await pass('2026-10-26T12:00:00Z');
  expect((await runsOf(autumn)).map(({ scheduledFor }) => scheduledFor.slice(0, 16))).toEqual([
    '2026-10-24T00:30',
    // There are two on the 25th.
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ]);
  expect(notes).toEqual([]);
});

test('of times that passed while nothing ran, the latest is run, and it is said how many were left out', async () => {
  const schedule = await make('2026-06-01T12:00:00Z', { name: 'Nightly' });
  now = Date.parse('2026-06-04T09:00:00Z');
  await lookAtSchedules(ports, listener);
  await lookAtSchedules(ports, listener);
  expect(await runsOf(schedule)).toMatchObject([{ scheduledFor: '2026-06-04T00:30:00.000Z', missed: 2 }]);
  expect(notes).toEqual([
    'The run of schedule Nightly for 2026-06-04T00:30:00.000Z begins late. 2 times before it passed while nothing ran here, and were left out.',
  ]);
});

test('a run that was cut short after its job was made is the same run at the next start', async () => {
  const schedule = await make('2026-06-01T12:00:00Z', {});
  now = Date.parse('2026-06-02T00:30:00Z');
  const cut: Ports = {
    ...ports,
    schedules: {
      ...ports.schedules,
      change: async () => Promise.reject(new ServiceUnavailable('The process died here.')),
    },
  };
  await lookAtSchedules(cut, listener);
  expect(reports).toEqual([`The schedule ${schedule.scheduleId} could not be run`]);
  expect(await runsOf(schedule)).toEqual([]);
  now += 5000;
  await lookAtSchedules(ports, listener);
  const [run] = await runsOf(schedule);
  const { jobs } = await ports.jobs.listByOwner('tenant', 'owner', { limit: 50 });
  expect(jobs.filter(({ jobId }) => jobId === run?.jobId)).toHaveLength(1);
  expect(jobs.filter(({ createdAt }) => createdAt.startsWith('2026-06-02'))).toHaveLength(1);
});

test('a paused one is not run, one that fails keeps no other waiting, and a beat goes on from where it began', async () => {
  const paused = await make('2026-07-01T00:00:00Z', { status: 'PAUSED' });
  const broken = await make('2026-07-01T00:00:00Z', {
    when: { rate: '1 hour' },
    work: { kind: 'standing', standingId: 'none' },
  });
  const beat = await make('2026-07-01T00:00:00Z', { when: { rate: '6 hours' } });
  await pass('2026-07-01T13:00:00Z');
  expect(await runsOf(paused)).toEqual([]);
  expect((await runsOf(beat)).map(({ scheduledFor }) => scheduledFor)).toEqual([
    '2026-07-01T06:00:00.000Z',
    '2026-07-01T12:00:00.000Z',
  ]);
  const failed = await runsOf(broken);
  expect(failed).toHaveLength(13);
  expect(new Set(failed.map(({ result }) => result))).toEqual(new Set(['failed']));
});

test('a run with a flexible window begins once within it, at another moment each time', async () => {
  const schedule = await make('2026-06-01T12:00:00Z', { flexibleMinutes: 60 });
  await pass('2026-06-06T12:00:00Z');
  const runs = await runsOf(schedule);
  expect(runs).toHaveLength(5);
  const waits = runs.map(({ at, scheduledFor }) => Date.parse(at) - Date.parse(scheduledFor));
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(3_600_000);
  }
  expect(new Set(waits).size).toBeGreaterThan(1);
  expect(notes).toEqual([]);
});

test('the clock looks when a schedule is made or changed, not before it is started, and not after it is closed', async () => {
  let looks = 0;
  const watched: Ports = {
    ...ports,
    schedules: {
      ...ports.schedules,
      listAll: async () => {
        looks += 1;
        return [];
      },
    },
  };
  const clock = createScheduleClock({ ports: watched, ...listener });
  const schedule = sampleSchedule('s');
  await clock.set(schedule);
  expect(looks).toBe(0);
  clock.start();
  await expect.poll(() => looks).toBe(1);
  await clock.set(schedule);
  await expect.poll(() => looks).toBe(2);
  await clock.close();
  await clock.remove(schedule);
  expect(looks).toBe(2);
});
