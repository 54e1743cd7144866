import { beforeEach, describe, expect, test } from 'vitest';
import { type Schedule, withScheduleRun } from '#shared/domain/schedule/schedule.ts';
import type { ScheduleStore } from '#shared/ports/schedule-store.ts';
import { HOSTILE_NAMES } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

export function sampleSchedule(scheduleId: string, change: Partial<Schedule> = {}): Schedule {
  return {
    tenantId: 'tenant',
    owner: 'owner',
    scheduleId,
    status: 'ENABLED',
    when: { cron: '30 2 * * *', timeZone: 'Europe/Berlin' },
    flexibleMinutes: 0,
    overlap: 'skip',
    notify: 'failures',
    work: { kind: 'question', request: { question: 'Why does iron rust?' } },
    keepRuns: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    doneUntil: '2026-01-01T00:00:00.000Z',
    runs: [],
    ...change,
  };
}

const LIMIT = 100;

export function scheduleStoreContract(newWorkbench: NewWorkbench): void {
  describe('ScheduleStore', () => {
    let bench: Workbench;
    let store: ScheduleStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      store = bench.open().schedules;
    });

    test('keeps what it is given, and not another under the same id', async () => {
      const schedule = sampleSchedule('s', { name: 'Nightly', endAt: '2027-01-01T00:00:00.000Z' });
      expect(await store.create(schedule, LIMIT)).toBe('created');
      expect(await store.create(sampleSchedule('s', { name: 'Other' }), LIMIT)).toBe('there');
      expect(await store.get(schedule)).toEqual(schedule);
      expect(await store.get({ tenantId: 'other', scheduleId: 's' })).toBeUndefined();
    });

    test('keeps as many of a tenant as it may have, whoever made them', async () => {
      const made = [];
      for (const id of ['a', 'b', 'c']) made.push(await store.create(sampleSchedule(id, { owner: id }), 2));
      expect(made).toEqual(['created', 'created', 'too many']);
      expect(await store.create(sampleSchedule('c', { tenantId: 'tenant2' }), 2)).toBe('created');
      await store.remove({ tenantId: 'tenant', scheduleId: 'a' });
      expect(await store.create(sampleSchedule('c'), 2)).toBe('created');
    });

    test('keeps no more of a tenant than it may have, however many are made at once in several processes', async () => {
      const all = [store, bench.open().schedules];
      const ids = Array.from({ length: 12 }, (_, n) => `s-${n}`);
      const made = await Promise.all(ids.map(async (id, n) => all[n % 2]?.create(sampleSchedule(id), 3)));
      expect(made.filter((one) => one === 'created')).toHaveLength(3);
      expect(await store.listByTenant('tenant')).toHaveLength(3);
    });

    test('takes a place that was given and never used for another after a while', async () => {
      const broken = sampleSchedule('a', { tenantId: 'tenant' });
      await store.create(broken, 1);
      // As a crash before it was written leaves it.
      await bench.table.deleteIf(
        { pk: 'TENANT#tenant#SCHEDULE#a', sk: 'META' },
        { text: 'attribute_exists(pk)' },
      );
      expect(await store.create(sampleSchedule('b'), 1)).toBe('too many');
      bench.time.now += 60_001;
      expect(await store.create(sampleSchedule('b'), 1)).toBe('created');
    });

    test('lets two change it at once, and loses neither', async () => {
      const schedule = sampleSchedule('s', { keepRuns: 10 });
      await store.create(schedule, LIMIT);
      const hours = ['01', '02', '03', '04'].map((hour) => `2026-01-01T${hour}:00:00.000Z`);
      await Promise.all(
        hours.map(async (at) =>
          store.change(schedule, (now) =>
            withScheduleRun(now, { key: at, scheduledFor: at, at, result: 'started', jobId: at }),
          ),
        ),
      );
      const kept = await store.get(schedule);
      expect(kept?.runs.map(({ key }) => key)).toEqual(hours);
      expect(kept?.doneUntil).toBe(hours[3]);
      expect(await store.change(sampleSchedule('none'), (now) => now)).toBeUndefined();
    });

    test('lists by owner, by tenant and over all', async () => {
      await store.create(sampleSchedule('a', { createdAt: '2026-01-01T00:00:00.000Z' }), LIMIT);
      await store.create(sampleSchedule('b', { createdAt: '2026-01-02T00:00:00.000Z' }), LIMIT);
      await store.create(sampleSchedule('c', { owner: 'colleague' }), LIMIT);
      await store.create(sampleSchedule('d', { tenantId: 'tenan' }), LIMIT);
      const ids = (all: readonly Schedule[]): readonly string[] => all.map(({ scheduleId }) => scheduleId);
      expect(ids(await store.listByOwner('tenant', 'owner'))).toEqual(['b', 'a']);
      expect(ids(await store.listByTenant('tenant')).toSorted()).toEqual(['a', 'b', 'c']);
      expect(ids(await store.listAll()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    });

    test('removes one, again without an error, and keeps a long one apart', async () => {
      const question = 'Why? '.repeat(90_000);
      const schedule = sampleSchedule('s', { work: { kind: 'question', request: { question } } });
      await store.create(schedule, LIMIT);
      expect(await store.get(schedule)).toEqual(schedule);
      await store.remove(schedule);
      await store.remove(schedule);
      expect(await store.get(schedule)).toBeUndefined();
      expect(await store.listAll()).toEqual([]);
    });

    test('takes tenants and owners for no other', async () => {
      for (const name of HOSTILE_NAMES) {
        await store.create(sampleSchedule('s', { tenantId: name, owner: name }), LIMIT);
        expect(await store.listByOwner(name, name)).toHaveLength(1);
        expect(await store.listByTenant(name)).toHaveLength(1);
        expect(await store.listByTenant('tenant')).toEqual([]);
      }
    });
  });
}
