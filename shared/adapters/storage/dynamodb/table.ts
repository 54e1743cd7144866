import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { Throttled } from '#shared/errors.ts';
import type { Key } from './keys.ts';
import type { TableClient } from './table-client.ts';
import { isConditionFailure, storeError } from '../store-errors.ts';

export type Attributes = Readonly<Record<string, unknown>>;
export type Item = Key & Attributes;

/** An expression with the names and values it speaks of, without their `#` and `:`. */
export interface Expression {
  readonly text: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Attributes;
}

export interface ItemUpdate {
  readonly update: string;
  readonly condition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Attributes;
}

export interface ItemQuery {
  readonly index?: 'gsi1' | 'gsi2';
  readonly where: Expression;
  readonly newestFirst?: boolean;
  /** All items when absent. */
  readonly limit?: number;
  readonly startAfter?: Attributes;
}

/** The one table, in the few ways the stores use it. Reads are consistent except through an index. */
export interface Table {
  /** Of the item only the named fields, when some are named. */
  get(key: Key, fields?: readonly string[]): Promise<Attributes | undefined>;
  put(item: Item): Promise<void>;
  /** False when the condition does not hold. */
  putIf(item: Item, condition: Expression): Promise<boolean>;
  /** The whole item as it is now; undefined when the condition does not hold. */
  update(key: Key, update: ItemUpdate): Promise<Attributes | undefined>;
  putAll(items: readonly Item[]): Promise<void>;
  query(query: ItemQuery): Promise<readonly Attributes[]>;
  deleteIf(key: Key, condition: Expression): Promise<boolean>;
}

export interface TableConnection {
  readonly client: TableClient;
  readonly name: string;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const BATCH = 25;
const BATCH_ATTEMPTS = 6;

export function createTable(connection: TableConnection): Table {
  const { client, name } = connection;
  const asking = { TableName: name };
  return {
    get: async (key, fields) => {
      const input = { ...asking, Key: { ...key }, ConsistentRead: true, ...projection(fields) };
      return (await answered(client.get(input))).Item;
    },
    put: async (item) => {
      await answered(client.put({ ...asking, Item: item }));
    },
    putIf: async (item, condition) =>
      held(client.put({ ...asking, Item: item, ...conditionInput(condition) })),
    update: async (key, update) => {
      const input = { ...asking, Key: { ...key }, ...updateInput(update) };
      return (await unlessConditionFails(client.update(input)))?.Attributes;
    },
    putAll: async (items) => {
      for (let start = 0; start < items.length; start += BATCH) {
        await putBatch(connection, items.slice(start, start + BATCH));
      }
    },
    query: async (query) => queryPages(connection, query),
    deleteIf: async (key, condition) =>
      held(client.delete({ ...asking, Key: { ...key }, ...conditionInput(condition) })),
  };
}

function projection(fields: readonly string[] | undefined): {
  readonly ProjectionExpression?: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
} {
  if (fields === undefined) return {};
  const names = fields.map((field) => [`#${field}`, field] as const);
  return {
    ProjectionExpression: names.map(([mark]) => mark).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
  };
}

interface PutRequest {
  readonly PutRequest: { readonly Item: Record<string, unknown> };
}

async function putBatch(connection: TableConnection, items: readonly Item[]): Promise<void> {
  let requests: readonly PutRequest[] = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  for (let attempt = 0; requests.length > 0; attempt += 1) {
    if (attempt === BATCH_ATTEMPTS) throw new Throttled('The table leaves writes unprocessed.');
    if (attempt > 0) await connection.sleep(50 * 2 ** attempt);
    const input = { RequestItems: { [connection.name]: [...requests] } };
    const reply = await answered(connection.client.batchWrite(input));
    const left = reply.UnprocessedItems?.[connection.name] ?? [];
    requests = left.flatMap((one) =>
      one.PutRequest?.Item ? [{ PutRequest: { Item: one.PutRequest.Item } }] : [],
    );
  }
}

async function queryPages(connection: TableConnection, query: ItemQuery): Promise<readonly Attributes[]> {
  const found: Attributes[] = [];
  let start = query.startAfter;
  do {
    const limit = query.limit === undefined ? undefined : query.limit - found.length;
    const input = queryInput(query, { table: connection.name, limit, start });
    const page = await answered(connection.client.query(input));
    found.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && (query.limit === undefined || found.length < query.limit));
  return found;
}

function queryInput(
  query: ItemQuery,
  page: {
    readonly table: string;
    readonly limit: number | undefined;
    readonly start: Attributes | undefined;
  },
): QueryCommandInput {
  return {
    TableName: page.table,
    KeyConditionExpression: query.where.text,
    ...namesAndValues(query.where),
    ScanIndexForward: query.newestFirst !== true,
    ...(query.index ? { IndexName: query.index } : { ConsistentRead: true }),
    ...(page.limit === undefined ? {} : { Limit: page.limit }),
    ...(page.start ? { ExclusiveStartKey: page.start } : {}),
  };
}

interface ExpressionInput {
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

function namesAndValues(expression: Omit<Expression, 'text'>): ExpressionInput {
  return {
    ...(expression.names ? { ExpressionAttributeNames: marked('#', expression.names) } : {}),
    ...(expression.values && Object.keys(expression.values).length > 0
      ? { ExpressionAttributeValues: marked(':', expression.values) }
      : {}),
  };
}

function conditionInput(condition: Expression): ExpressionInput & { readonly ConditionExpression: string } {
  return { ConditionExpression: condition.text, ...namesAndValues(condition) };
}

function updateInput(update: ItemUpdate): ExpressionInput & {
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ReturnValues: 'ALL_NEW';
} {
  return {
    UpdateExpression: update.update,
    ConditionExpression: update.condition,
    ReturnValues: 'ALL_NEW',
    ...namesAndValues(update),
  };
}

function marked<Value>(mark: string, entries: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [mark + key, value]));
}

async function answered<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    throw storeError(error, 'The table');
  }
}

async function unlessConditionFails<Reply>(reply: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw storeError(error, 'The table');
  }
}

async function held(reply: Promise<unknown>): Promise<boolean> {
  return (await unlessConditionFails(reply)) !== undefined;
}
