import dynalite, { type Callback, type WriteOperation } from 'dynalite/db/index.js';
import { expect, test } from 'vitest';
import { loadOperations, runOperation, withKnownTable } from '#local/table-operations.ts';
import { tableInput } from '#local/table-server.ts';

const ITEM = {
  pk: { S: 'a' },
  sk: { S: 'META' },
  gsi1pk: { S: 'owner' },
  gsi1sk: { S: '1' },
  gsi2pk: { S: 'QUEUED' },
  gsi2sk: { S: '1' },
};

const KEY = { pk: ITEM.pk, sk: ITEM.sk };

const WRITES = [
  ['PutItem', { Item: ITEM }],
  [
    'UpdateItem',
    {
      Key: KEY,
      UpdateExpression: 'SET gsi2pk = :next',
      ExpressionAttributeValues: { ':next': { S: 'PROCESSING' } },
    },
  ],
  ['DeleteItem', { Key: KEY }],
] as const;

test('an item and its places in the indexes go to the disk in one batch', async () => {
  const store = dynalite.create({ createTableMs: 0 });
  const batches: (readonly WriteOperation[])[] = [];
  const batch = (writes: readonly WriteOperation[], callback: Callback): void => {
    batches.push(writes);
    store.db.batch(writes, callback);
  };
  const known = withKnownTable(store, 'table', tableInput('table'));
  const watched = { ...known, db: { ...store.db, batch } };
  const operations = await loadOperations();
  for (const [name, input] of WRITES) {
    const operation = operations.get(name);
    if (operation) await runOperation(watched, operation, { TableName: 'table', ...input });
  }
  expect(batches.map((writes) => writes.map(({ type }) => type).toSorted())).toEqual([
    ['put', 'put', 'put'],
    ['del', 'put', 'put', 'put'],
    ['del', 'del', 'del'],
  ]);
  await store.db.close();
});
