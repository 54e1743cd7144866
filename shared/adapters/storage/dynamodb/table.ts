import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { gather } from './gather.ts';
import { readBatches, writeBatches } from './table-batches.ts';
import type { TableConnection } from './table-client.ts';
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

/**
 * The one table, in the few ways the stores use it. Reads are consistent except through an index. Whole items that are read
 * at once, or put without a condition, travel together.
 */
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

export function createTable(connection: TableConnection): Table {
  const { client, name } = connection;
  const asking = { TableName: name };
  const getOne = async (key: Key, fields?: readonly string[]): Promise<Attributes | undefined> => {
    const input = { ...asking, Key: { ...key }, ConsistentRead: true, ...projection(fields) };
    return (await answered(client.get(input))).Item;
  };
  const getWhole = gather<Key, Found>(async (keys) => {
    const [only, ...more] = keys;
    if (only && more.length === 0) return [{ item: await getOne(only) }];
    const items = await answered(readBatches(connection, keys));
    return keys.map(({ pk, sk }) => ({ item: items.find((item) => item['pk'] === pk && item['sk'] === sk) }));
  });
  const putTogether = gather<readonly Item[], true>(async (groups) => {
    const items = [...new Map(groups.flat().map((item) => [`${item.pk}\n${item.sk}`, item])).values()];
    const [only, ...more] = items;
    if (only && more.length === 0) await answered(client.put({ ...asking, Item: only }));
    else await answered(writeBatches(connection, items));
    return groups.map(() => true);
  });
  return {
    get: async (key, fields) => (fields === undefined ? (await getWhole(key)).item : getOne(key, fields)),
    put: async (item) => {
      await putTogether([item]);
    },
    putIf: async (item, condition) =>
      held(client.put({ ...asking, Item: item, ...conditionInput(condition) })),
    update: async (key, update) => {
      const input = { ...asking, Key: { ...key }, ...updateInput(update) };
      return (await unlessConditionFails(client.update(input)))?.Attributes;
    },
    putAll: async (items) => {
      if (items.length > 0) await putTogether(items);
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

interface Found {
  readonly item: Attributes | undefined;
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
