import { Schedule } from '#shared/domain/schedule/schedule.ts';
import type { ScheduleStore } from '#shared/ports/schedule-store.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Bodies } from './bodies.ts';
import { createOwnedRecords } from './owned-records.ts';
import { createPlaces } from './places.ts';
import type { Table } from './table.ts';

export function createScheduleStore(table: Table, bodies: Bodies, clock: Clock): ScheduleStore {
  const places = createPlaces(table, clock);
  const records = createOwnedRecords({ table, bodies, kind: 'SCHEDULE', schema: Schedule });
  return {
    create: async (schedule, limit) => {
      const { tenantId, scheduleId } = schedule;
      if (await records.get(tenantId, scheduleId)) return 'there';
      const listed = async (): Promise<readonly string[]> =>
        (await records.listByTenant(tenantId)).map((one) => one.scheduleId);
      const asked = { tenantId, kind: 'SCHEDULE', id: scheduleId } as const;
      if (!(await places.take(asked, { limit, listed }))) return 'too many';
      return (await records.create(scheduleId, schedule)) ? 'created' : 'there';
    },
    get: async ({ tenantId, scheduleId }) => records.get(tenantId, scheduleId),
    change: async ({ tenantId, scheduleId }, change) => records.change(tenantId, scheduleId, change),
    remove: async ({ tenantId, scheduleId }) => {
      await records.remove(tenantId, scheduleId);
      await places.leave({ tenantId, kind: 'SCHEDULE', id: scheduleId });
    },
    listByOwner: async (tenantId, owner) => records.listByOwner(tenantId, owner),
    listByTenant: async (tenantId) => records.listByTenant(tenantId),
    listAll: async () => records.listAll(),
  };
}
