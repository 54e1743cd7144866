import type * as z from 'zod';
import { Throttled } from '#shared/errors.ts';
import type { Bodies } from './bodies.ts';
import { type Key, type OwnedKind, ownedKey, ownedOf, ownedPartition, tenantJobs } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Attributes, ItemQuery, Table } from './table.ts';

/** Long after anybody reads it: what an owner keeps is not let go by itself. */
export const FOR_GOOD = 253_402_300_799;
const ATTEMPTS = 8;
const MOST = 100;

export interface OwnedRecord {
  readonly tenantId: string;
  readonly owner: string;
  readonly createdAt: string;
}

export interface OwnedRecords<Value extends OwnedRecord> {
  create(id: string, value: Value): Promise<boolean>;
  get(tenantId: string, id: string): Promise<Value | undefined>;
  change(tenantId: string, id: string, change: (value: Value) => Value): Promise<Value | undefined>;
  remove(tenantId: string, id: string): Promise<void>;
  listByOwner(tenantId: string, owner: string): Promise<readonly Value[]>;
  listByTenant(tenantId: string): Promise<readonly Value[]>;
  /** Of all tenants. */
  listAll(): Promise<readonly Value[]>;
}

interface Parts<Value> {
  readonly table: Table;
  readonly bodies: Bodies;
  readonly kind: OwnedKind;
  readonly schema: z.ZodType<Value>;
}

/** Things that an owner makes, changes and removes, one item each; a change is made again when another came between. */
export function createOwnedRecords<Value extends OwnedRecord>(parts: Parts<Value>): OwnedRecords<Value> {
  const { table, bodies, kind, schema } = parts;
  const read = async (item: Attributes): Promise<Value> => {
    const name = `The ${kind.toLowerCase()} ${String(item['pk'])}`;
    return parseStored(schema, await bodies.read(item, name), name);
  };
  const itemOf = async (at: Key, id: string, value: Value, version: number): Promise<Key & Attributes> => ({
    ...at,
    ...(await bodies.write(value.tenantId, { ...at, sk: `${at.sk}#${version}` }, value)),
    version,
    ttl: FOR_GOOD,
    gsi1pk: ownedPartition(kind, value.tenantId, value.owner),
    gsi1sk: `${value.createdAt}#${id}`,
    gsi2pk: ownedOf(kind),
    gsi2sk: `${tenantJobs(value.tenantId)}${value.createdAt}#${id}`,
  });
  const readAll = async (query: ItemQuery): Promise<readonly Value[]> =>
    Promise.all((await table.query(query)).map(read));
  return {
    create: async (id, value) =>
      table.putIf(await itemOf(ownedKey(kind, value.tenantId, id), id, value, 1), {
        text: 'attribute_not_exists(pk)',
      }),
    get: async (tenantId, id) => {
      const item = await table.get(ownedKey(kind, tenantId, id));
      return item && read(item);
    },
    change: async (tenantId, id, change) => {
      const at = ownedKey(kind, tenantId, id);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const item = await table.get(at);
        if (!item) return undefined;
        const version = Number(item['version']);
        const changed = change(await read(item));
        const isPut = await table.putIf(await itemOf(at, id, changed, version + 1), {
          text: '#version = :version',
          names: { version: 'version' },
          values: { version },
        });
        if (isPut) return changed;
      }
      throw new Throttled(`Too many change this ${kind.toLowerCase()} at once.`);
    },
    remove: async (tenantId, id) => {
      const at = ownedKey(kind, tenantId, id);
      const item = await table.get(at);
      if (!item) return;
      await table.deleteIf(at, { text: 'attribute_exists(pk)' });
      await bodies.remove(item);
    },
    listByOwner: async (tenantId, owner) => {
      const values = { partition: ownedPartition(kind, tenantId, owner) };
      const where = { text: 'gsi1pk = :partition', values };
      return readAll({ index: 'gsi1', where, newestFirst: true, limit: MOST });
    },
    listByTenant: async (tenantId) => readAll(ownedByTenant(kind, tenantId)),
    listAll: async () => {
      const where = { text: 'gsi2pk = :partition', values: { partition: ownedOf(kind) } };
      return readAll({ index: 'gsi2', where });
    },
  };
}

/** Where all of one kind of a tenant are found. */
export function ownedByTenant(kind: OwnedKind, tenantId: string): ItemQuery {
  const values = { partition: ownedOf(kind), tenant: tenantJobs(tenantId) };
  return { index: 'gsi2', where: { text: 'gsi2pk = :partition AND begins_with(gsi2sk, :tenant)', values } };
}
