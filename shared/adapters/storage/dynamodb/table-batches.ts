import { Throttled } from '#shared/errors.ts';
import type { Key } from './keys.ts';
import type { TableConnection } from './table-client.ts';

type Attributes = Readonly<Record<string, unknown>>;
type Item = Key & Attributes;

const READS = 100;
const WRITES = 25;
const ATTEMPTS = 6;

/** The items that are there, in no order. */
export async function readBatches(
  connection: TableConnection,
  keys: readonly Key[],
): Promise<readonly Attributes[]> {
  const different = [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
  const found: Attributes[] = [];
  for (let start = 0; start < different.length; start += READS) {
    found.push(...(await readBatch(connection, different.slice(start, start + READS))));
  }
  return found;
}

/** Items with different keys, none of them in an index. */
export async function writeBatches(connection: TableConnection, items: readonly Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += WRITES) {
    await writeBatch(connection, items.slice(start, start + WRITES));
  }
}

async function readBatch(
  { client, name, sleep }: TableConnection,
  keys: readonly Key[],
): Promise<Attributes[]> {
  const found: Attributes[] = [];
  let left: readonly Attributes[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) throw new Throttled('The table leaves reads unprocessed.');
    if (attempt > 0) await sleep(50 * 2 ** attempt);
    const asked = { Keys: left.map((key) => ({ ...key })), ConsistentRead: true };
    const reply = await client.batchGet({ RequestItems: { [name]: asked } });
    found.push(...(reply.Responses?.[name] ?? []));
    left = reply.UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return found;
}

interface PutRequest {
  readonly PutRequest: { readonly Item: Record<string, unknown> };
}

async function writeBatch({ client, name, sleep }: TableConnection, items: readonly Item[]): Promise<void> {
  let requests: readonly PutRequest[] = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  for (let attempt = 0; requests.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) throw new Throttled('The table leaves writes unprocessed.');
    if (attempt > 0) await sleep(50 * 2 ** attempt);
    const reply = await client.batchWrite({ RequestItems: { [name]: [...requests] } });
    const left = reply.UnprocessedItems?.[name] ?? [];
    requests = left.flatMap((one) =>
      one.PutRequest?.Item ? [{ PutRequest: { Item: one.PutRequest.Item } }] : [],
    );
  }
}
