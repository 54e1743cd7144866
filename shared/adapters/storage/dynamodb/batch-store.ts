import {
  Batch,
  type BatchCounts,
  type BatchReference,
  LineEnd,
  NO_COUNTS,
  countsOf,
  hasBatchEnded,
} from '#shared/domain/batch.ts';
import type { BatchChange, BatchStore } from '#shared/ports/batch-store.ts';
import type { Bodies } from './bodies.ts';
import { decodeCursor, encodeCursor } from './job-cursor.ts';
import {
  OPEN_BATCHES,
  batchMetaKey,
  batchOwnerPartition,
  batchPartition,
  byTime,
  lineEndKey,
} from './keys.ts';
import { parseStored } from './parse-stored.ts';
import { changeWhile } from './field-changes.ts';
import type { Attributes, ItemUpdate, Table } from './table.ts';

/**
 * A batch is one item whose fields are attributes, its counts among them; the end of each line is an item beside it. The end is
 * put if it is not there, and whoever has put it counts it: so nothing is counted twice, and what a crash leaves uncounted is
 * found by the ends.
 */
export function createBatchStore(table: Table, bodies: Bodies): BatchStore {
  return {
    create: async (batch) =>
      table.putIf(
        { ...batchMetaKey(batch), ...fieldsOf(batch), ...indexKeys(batch) },
        { text: 'attribute_not_exists(pk)' },
      ),
    get: async (reference) => {
      const item = await table.get(batchMetaKey(reference));
      return item && toBatch(item);
    },
    change: async (reference, from, change) => {
      if (from.length === 0) return undefined;
      const item = await table.update(batchMetaKey(reference), toUpdate(from, change));
      return item && toBatch(item);
    },
    unfinished: async () => {
      const where = { text: 'gsi2pk = :open', values: { open: OPEN_BATCHES } };
      return (await table.query({ index: 'gsi2', where })).map(toBatch);
    },
    listByOwner: async (tenantId, owner, { limit, after }) => {
      const partition = batchOwnerPartition(tenantId, owner);
      const items = await table.query({
        index: 'gsi1',
        where: { text: 'gsi1pk = :partition', values: { partition } },
        newestFirst: true,
        limit: limit + 1,
        ...(after === undefined ? {} : { startAfter: startKey(after, partition) }),
      });
      const batches = items.slice(0, limit).map(toBatch);
      const last = batches.at(-1);
      if (items.length <= limit || !last) return { batches };
      return { batches, next: encodeCursor({ ...last, jobId: last.batchId }, partition) };
    },
    recordEnd: async (reference, line, end) => {
      const key = lineEndKey(reference, line);
      const body = await bodies.write(reference.tenantId, key, end);
      const isNew = await table.putIf({ ...key, ...body, line }, { text: 'attribute_not_exists(pk)' });
      if (!isNew) return undefined;
      const item = await table.update(batchMetaKey(reference), addition(countsOf(end)));
      return item && toBatch(item);
    },
    ends: async (reference) => {
      const values = { pk: batchPartition(reference), prefix: 'END#' };
      const items = await table.query({ where: { text: 'pk = :pk AND begins_with(sk, :prefix)', values } });
      const read = items.map(async (item) => {
        const name = `The end ${String(item['sk'])}`;
        return [Number(item['line']), parseStored(LineEnd, await bodies.read(item, name), name)] as const;
      });
      return new Map(await Promise.all(read));
    },
    mendCounts: async (reference, seen, counts) => {
      await table.update(batchMetaKey(reference), {
        update: `SET ${COUNTS.map((field) => `#${field} = :${field}`).join(', ')}`,
        condition: '#ended = :seen',
        names: Object.fromEntries(COUNTS.map((field) => [field, field])),
        values: { ...counts, seen },
      });
    },
  };
}

function toBatch(item: Attributes): Batch {
  const counts = Object.fromEntries(COUNTS.map((field) => [field, item[field] ?? 0]));
  return parseStored(Batch, { ...item, counts }, `The batch ${String(item['batchId'])}`);
}

const COUNTS = Object.keys(NO_COUNTS);

function fieldsOf({ counts: _counts, ...batch }: Batch): Attributes {
  const fields: unknown = JSON.parse(JSON.stringify(batch));
  return { ...(typeof fields === 'object' ? fields : {}), ...NO_COUNTS };
}

function indexKeys(batch: Batch): Attributes {
  const place = byTime({ ...batch, jobId: batch.batchId });
  return {
    gsi1pk: batchOwnerPartition(batch.tenantId, batch.owner),
    gsi1sk: place,
    ...(hasBatchEnded(batch.status) ? {} : { gsi2pk: OPEN_BATCHES, gsi2sk: place }),
  };
}

function startKey(cursor: string, partition: string): Attributes {
  const { jobId: batchId, tenantId, createdAt } = decodeCursor(cursor, partition);
  const reference: BatchReference = { tenantId, batchId };
  return {
    ...batchMetaKey(reference),
    gsi1pk: partition,
    gsi1sk: byTime({ tenantId, jobId: batchId, createdAt }),
  };
}

function toUpdate(from: readonly string[], change: BatchChange): ItemUpdate {
  const isEnd = change.status !== undefined && change.status !== null && hasBatchEnded(change.status);
  // One that has ended leaves the index of the unfinished.
  return changeWhile(from, { ...change, ...(isEnd ? { gsi2pk: null, gsi2sk: null } : {}) });
}

function addition(counts: BatchCounts): ItemUpdate {
  return {
    update: `ADD ${COUNTS.map((field) => `#${field} :${field}`).join(', ')}`,
    condition: 'attribute_exists(pk)',
    names: Object.fromEntries(COUNTS.map((field) => [field, field])),
    values: { ...counts },
  };
}
