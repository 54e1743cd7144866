import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { TableClient } from './table-client.ts';
import { type Table, createTable } from './table.ts';

export interface TableAddress {
  readonly tableName: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** What differs from the usual configuration of the SDK's client. */
  readonly client?: DynamoDBClientConfig;
}

/**
 * A step makes tens of calls, and begins anew when one fails for good: with two attempts a table that refuses every fifth call lets
 * hardly a step through, with four nearly all.
 */
const MAXIMUM_ATTEMPTS = 4;

/** The table behind an endpoint: that of AWS, or another that is configured. */
export function connectTable(address: TableAddress): Table {
  const client = new DynamoDBClient({
    region: address.region,
    ...(address.endpoint === undefined ? {} : { endpoint: address.endpoint }),
    maxAttempts: MAXIMUM_ATTEMPTS,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...address.client,
  });
  return createTable({ client: sdkTableClient(client), name: address.tableName, sleep: address.sleep });
}

/** The operations of the table through the SDK. */
function sdkTableClient(client: DynamoDBClient): TableClient {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    get: async (input) => documents.send(new GetCommand(input)),
    batchGet: async (input) => documents.send(new BatchGetCommand(input)),
    put: async (input) => documents.send(new PutCommand(input)),
    update: async (input) => documents.send(new UpdateCommand(input)),
    delete: async (input) => documents.send(new DeleteCommand(input)),
    query: async (input) => documents.send(new QueryCommand(input)),
    batchWrite: async (input) => documents.send(new BatchWriteCommand(input)),
  };
}
