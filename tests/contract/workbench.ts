import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { startTableServer, tableInput } from '#local/table-server.ts';
import { createFileArchive } from '#shared/adapters/storage/archive-files.ts';
import { connectTable } from '#shared/adapters/storage/dynamodb/connect-table.ts';
import { embedTable } from '#shared/adapters/storage/dynamodb/embed-table.ts';
import type { Table } from '#shared/adapters/storage/dynamodb/table.ts';
import { type StoreParts, type Stores, createStores } from '#shared/adapters/storage/stores.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { MotoServer } from './moto.ts';

/** One empty table and archive, with time under the test's hand. */
export interface Workbench {
  readonly table: Table;
  readonly archive: Archive;
  readonly time: { now: number };
  /** How long was slept, each time; the clock does not move. */
  readonly slept: number[];
  /** A new set of adapters on the same table and archive, as another process has. */
  open(bounds?: Pick<StoreParts, 'maximumCacheEntries' | 'retentionDays'>): Stores;
}

export type NewWorkbench = () => Promise<Workbench>;

export interface Backend {
  readonly name: string;
  readonly newWorkbench: NewWorkbench;
  readonly close: () => Promise<void>;
}

type Close = () => Promise<void>;
const TABLE_NAME = 'contract';

export function memoryBackend(): Backend {
  const closing: Close[] = [];
  return backend('dynalite in memory, through the SDK', closing, async () => {
    const server = await startTableServer({ tableName: TABLE_NAME });
    closing.push(server.close);
    const client = { ...UNSIGNED, requestHandler: server.requestHandler };
    return connectTable({ tableName: TABLE_NAME, region: 'us-east-1', sleep: async () => undefined, client });
  });
}

export function diskBackend(): Backend {
  const closing: Close[] = [];
  return backend('dynalite on disk', closing, async () => {
    const folder = join(await temporaryFolder(closing), 'table');
    const server = await startTableServer({ tableName: TABLE_NAME, folder });
    closing.push(server.close);
    return embedTable({ tableName: TABLE_NAME, sleep: async () => undefined }, server.requestHandler);
  });
}

/** For the SDK before a service that checks no signature. */
export const UNSIGNED: DynamoDBClientConfig = {
  endpoint: 'http://table.invalid',
  credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  signer: { sign: async (request) => request },
};

/** Tables of an emulator, whose code is another's. */
export function motoBackend(moto: MotoServer): Backend {
  const closing: Close[] = [];
  const configuration: DynamoDBClientConfig = {
    endpoint: moto.endpoint,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    // Unlike DynamoDB, moto does not make a conditional write atomic against others: so it gets one at a time.
    requestHandler: { httpAgent: { keepAlive: true, maxSockets: 1 } },
  };
  const client = new DynamoDBClient({ ...configuration, region: 'us-east-1' });
  let tables = 0;
  return backend('moto', closing, async () => {
    tables += 1;
    const name = `${TABLE_NAME}-${tables}`;
    await client.send(new CreateTableCommand(tableInput(name)));
    return connectTable({
      tableName: name,
      region: 'us-east-1',
      sleep: async () => undefined,
      client: configuration,
    });
  });
}

export async function temporaryFolder(closing: Close[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-'));
  closing.push(async () => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What was opened last is closed first. */
export async function closeAll(closing: Close[]): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

function backend(name: string, closing: Close[], newTable: () => Promise<Table>): Backend {
  return {
    name,
    newWorkbench: async () => {
      const table = await newTable();
      const archive = await createFileArchive(await temporaryFolder(closing));
      const time = { now: Date.UTC(2026, 0, 1) };
      const slept: number[] = [];
      const sleep = async (milliseconds: number): Promise<void> => void slept.push(milliseconds);
      const clock = { now: (): number => time.now };
      return {
        table,
        archive,
        time,
        slept,
        open: (bounds = {}) => createStores({ table, archive, clock, sleep, ...bounds }),
      };
    },
    close: async () => closeAll(closing),
  };
}
