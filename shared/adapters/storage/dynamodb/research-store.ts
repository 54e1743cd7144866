import pMap from 'p-map';
import type * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import type { Entry, ResearchStore } from '#shared/ports/research-store.ts';
import { RECORDS, type RecordKind, type RecordOf } from '#shared/domain/records.ts';
import type { Bodies } from './bodies.ts';
import { jobPartition, recordKey, recordSortPrefix } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Attributes, Item, Table } from './table.ts';

/** The same schemas, typed so that a kind leads to its record. */
const SCHEMAS: { readonly [Kind in RecordKind]: z.ZodType<RecordOf<Kind>> } = RECORDS;

const READS_AT_ONCE = 8;

export function createResearchStore(table: Table, bodies: Bodies): ResearchStore {
  return {
    put: async (job, kind, entry) => table.put(await toItem(bodies, { job, kind, entry })),
    putAll: async (job, kind, entries) => {
      const last = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
      await table.putAll(await Promise.all(last.map(async (entry) => toItem(bodies, { job, kind, entry }))));
    },
    get: async (job, kind, id) => {
      const item = await table.get(recordKey(job, kind, id));
      return item && toRecord(bodies, kind, item);
    },
    list: async (job, kind, prefix = '') => {
      const values = { pk: jobPartition(job), prefix: recordSortPrefix(kind, prefix) };
      const items = await table.query({ where: { text: 'pk = :pk AND begins_with(sk, :prefix)', values } });
      return pMap(items, async (item) => toRecord(bodies, kind, item), { concurrency: READS_AT_ONCE });
    },
  };
}

async function toItem<Kind extends RecordKind>(
  bodies: Bodies,
  record: { readonly job: JobReference; readonly kind: Kind; readonly entry: Entry<Kind> },
): Promise<Item> {
  const key = recordKey(record.job, record.kind, record.entry.id);
  return { ...key, ...(await bodies.write(record.job.tenantId, key, record.entry.record)) };
}

async function toRecord<Kind extends RecordKind>(
  bodies: Bodies,
  kind: Kind,
  item: Attributes,
): Promise<RecordOf<Kind>> {
  const name = `The record ${String(item['sk'])}`;
  return parseStored(SCHEMAS[kind], await bodies.read(item, name), name);
}
