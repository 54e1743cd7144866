import { Schedule } from '#shared/domain/schedule/schedule.ts';
import type { ScheduleStore } from '#shared/ports/schedule-store.ts';
import type { Bodies } from './bodies.ts';
import { createOwnedRecords } from './owned-records.ts';
import type { Table } from './table.ts';

export function createScheduleStore(table: Table, bodies: Bodies): ScheduleStore {
  const records = createOwnedRecords({ table, bodies, kind: 'SCHEDULE', schema: Schedule });
  return {
    create: async (schedule, limit) => {
      const { tenantId, scheduleId } = schedule;
      if (await records.get(tenantId, scheduleId)) return 'there';
      if ((await records.listByTenant(tenantId)).length >= limit) return 'too many';
      return (await records.create(scheduleId, schedule)) ? 'created' : 'there';
    },
    get: async ({ tenantId, scheduleId }) => records.get(tenantId, scheduleId),
    change: async ({ tenantId, scheduleId }, change) => records.change(tenantId, scheduleId, change),
    remove: async ({ tenantId, scheduleId }) => records.remove(tenantId, scheduleId),
    listByOwner: async (tenantId, owner) => records.listByOwner(tenantId, owner),
    listByTenant: async (tenantId) => records.listByTenant(tenantId),
    listAll: async () => records.listAll(),
  };
}
