import { Standing } from '#shared/domain/standing.ts';
import type { StandingStore } from '#shared/ports/standing-store.ts';
import type { Bodies } from './bodies.ts';
import { createOwnedRecords } from './owned-records.ts';
import type { Table } from './table.ts';

export function createStandingStore(table: Table, bodies: Bodies): StandingStore {
  const records = createOwnedRecords({ table, bodies, kind: 'STANDING', schema: Standing });
  return {
    create: async (standing) => records.create(standing.standingId, standing),
    get: async ({ tenantId, standingId }) => records.get(tenantId, standingId),
    change: async ({ tenantId, standingId }, change) => records.change(tenantId, standingId, change),
    remove: async ({ tenantId, standingId }) => records.remove(tenantId, standingId),
    listByOwner: async (tenantId, owner) => records.listByOwner(tenantId, owner),
  };
}
