import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, createTable } from './table.ts';

export interface TableAddress {
  readonly tableName: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** One try and one more: the callers and the state machine have retries of their own. */
const MAXIMUM_ATTEMPTS = 2;

/** The table behind an endpoint: that of AWS, or another that is configured. */
export function connectTable(address: TableAddress): Table {
  return tableWith(address, {
    region: address.region,
    ...(address.endpoint === undefined ? {} : { endpoint: address.endpoint }),
    requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
}

/** A table in this process: requests go to the handler unsigned, there being nobody to check a signature. */
export function embedTable(
  address: Pick<TableAddress, 'tableName' | 'sleep'>,
  requestHandler: NonNullable<DynamoDBClientConfig['requestHandler']>,
): Table {
  return tableWith(address, {
    region: 'us-east-1',
    endpoint: 'http://table.invalid',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    signer: { sign: async (request) => request },
    requestHandler,
  });
}

function tableWith(
  address: Pick<TableAddress, 'tableName' | 'sleep'>,
  configuration: DynamoDBClientConfig,
): Table {
  const client = new DynamoDBClient({ ...configuration, maxAttempts: MAXIMUM_ATTEMPTS });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return createTable({ client: documents, name: address.tableName, sleep: address.sleep });
}
