import * as z from 'zod';
import { MalformedReply } from '#shared/errors.ts';
import { type AttributeValues, fromAttributeValues, toAttributeValues } from './attribute-values.ts';
import type { TableClient } from './table-client.ts';
import { type Table, createTable } from './table.ts';

/** A DynamoDB in this process: takes its protocol's requests and answers as the service does. */
export interface EmbeddedService {
  handle(request: ServiceRequest): Promise<{ readonly response: ServiceResponse }>;
}

interface ServiceRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface ServiceResponse {
  readonly statusCode: number;
  readonly body: Uint8Array;
}

export interface EmbeddedAddress {
  readonly tableName: string;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/**
 * A table in this process. Nothing is signed, routed or tried again here, so the SDK stays out of the way: it takes
 * eight times as long as the table itself.
 */
export function embedTable({ tableName, sleep }: EmbeddedAddress, service: EmbeddedService): Table {
  return createTable({ client: embeddedClient(service), name: tableName, sleep });
}

const Values = z.custom<AttributeValues>((value) => typeof value === 'object' && value !== null);
const ItemReply = z.object({ Item: Values.optional(), Attributes: Values.optional() });
const PageReply = z.object({ Items: z.array(Values).optional(), LastEvaluatedKey: Values.optional() });
const Unprocessed = z.object({ PutRequest: z.object({ Item: Values }).optional() });
const KeysLeft = z.object({ Keys: z.array(Values) });
const ReadReply = z.object({
  Responses: z.record(z.string(), z.array(Values)).optional(),
  UnprocessedKeys: z.record(z.string(), KeysLeft).optional(),
});
const BatchReply = z.object({ UnprocessedItems: z.record(z.string(), z.array(Unprocessed)).optional() });
const Refusal = z.object({ __type: z.string(), message: z.string().optional() });

function embeddedClient(service: EmbeddedService): TableClient {
  const call = async (operation: string, input: object): Promise<unknown> =>
    callService(service, operation, input);
  return {
    get: async (input) =>
      plainItem(await call('GetItem', { ...input, Key: toAttributeValues(input.Key ?? {}) })),
    batchGet: async (input) => {
      const tables = Object.entries(input.RequestItems ?? {}).map(([table, asked]) => {
        const keys = (asked.Keys ?? []).map((key) => toAttributeValues(key));
        return [table, { ConsistentRead: asked.ConsistentRead, Keys: keys }] as const;
      });
      return plainReads(await call('BatchGetItem', { RequestItems: Object.fromEntries(tables) }));
    },
    put: async (input) =>
      call('PutItem', { ...input, ...marshalledValues(input), Item: toAttributeValues(input.Item ?? {}) }),
    update: async (input) =>
      plainItem(
        await call('UpdateItem', {
          ...input,
          ...marshalledValues(input),
          Key: toAttributeValues(input.Key ?? {}),
        }),
      ),
    delete: async (input) =>
      call('DeleteItem', { ...input, ...marshalledValues(input), Key: toAttributeValues(input.Key ?? {}) }),
    query: async (input) => {
      const start = input.ExclusiveStartKey;
      const from = start === undefined ? {} : { ExclusiveStartKey: toAttributeValues(start) };
      return plainPage(await call('Query', { ...input, ...marshalledValues(input), ...from }));
    },
    batchWrite: async (input) => {
      const tables = Object.entries(input.RequestItems ?? {}).map(([table, requests]) => {
        const puts = requests.map(({ PutRequest: put }) => ({
          PutRequest: { Item: toAttributeValues(put?.Item ?? {}) },
        }));
        return [table, puts] as const;
      });
      return plainBatch(await call('BatchWriteItem', { RequestItems: Object.fromEntries(tables) }));
    },
  };
}

function marshalledValues(input: { readonly ExpressionAttributeValues?: object | undefined }): object {
  const values = input.ExpressionAttributeValues;
  return values === undefined ? {} : { ExpressionAttributeValues: toAttributeValues(values) };
}

const UTF8 = new TextDecoder();

async function callService(service: EmbeddedService, operation: string, input: object): Promise<unknown> {
  const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
  const { response } = await service.handle({ headers, body: JSON.stringify(input) });
  const reply: unknown = JSON.parse(UTF8.decode(response.body));
  if (response.statusCode === 200) return reply;
  const refusal = Refusal.safeParse(reply);
  if (!refusal.success) throw new MalformedReply(`The table refuses ${operation} without saying why.`);
  throw new Refused(refusal.data.__type, refusal.data.message ?? '');
}

/** An error of the service, under the name that the service gives it. */
class Refused extends Error {
  override readonly name: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = type.slice(type.indexOf('#') + 1);
  }
}

function plainItem(reply: unknown): { Item?: Record<string, unknown>; Attributes?: Record<string, unknown> } {
  const { Item, Attributes } = ItemReply.parse(reply);
  return {
    ...(Item ? { Item: fromAttributeValues(Item) } : {}),
    ...(Attributes ? { Attributes: fromAttributeValues(Attributes) } : {}),
  };
}

function plainPage(reply: unknown): {
  Items: Record<string, unknown>[];
  LastEvaluatedKey?: Record<string, unknown>;
} {
  const { Items = [], LastEvaluatedKey: last } = PageReply.parse(reply);
  return {
    Items: Items.map(fromAttributeValues),
    ...(last ? { LastEvaluatedKey: fromAttributeValues(last) } : {}),
  };
}

function plainReads(reply: unknown): Awaited<ReturnType<TableClient['batchGet']>> {
  const { Responses = {}, UnprocessedKeys = {} } = ReadReply.parse(reply);
  const found = Object.entries(Responses).map(([table, items]) => [table, items.map(fromAttributeValues)]);
  const left = Object.entries(UnprocessedKeys).map(([table, { Keys }]) => {
    return [table, { Keys: Keys.map(fromAttributeValues) }] as const;
  });
  return { Responses: Object.fromEntries(found), UnprocessedKeys: Object.fromEntries(left) };
}

function plainBatch(reply: unknown): Awaited<ReturnType<TableClient['batchWrite']>> {
  const tables = Object.entries(BatchReply.parse(reply).UnprocessedItems ?? {}).map(([table, requests]) => {
    const left = requests.flatMap(({ PutRequest: put }) =>
      put ? [{ PutRequest: { Item: fromAttributeValues(put.Item) } }] : [],
    );
    return [table, left] as const;
  });
  return { UnprocessedItems: Object.fromEntries(tables) };
}
