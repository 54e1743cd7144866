import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startTableServer, tableInput } from '#local/table-server.ts';
import { createFileArchive } from '#shared/adapters/archive-files.ts';
import { embedTable } from '#shared/adapters/dynamodb/connect-table.ts';
import { type Table, createTable } from '#shared/adapters/dynamodb/table.ts';
import { type Stores, createStores } from '#shared/adapters/stores.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { startMoto } from './moto.ts';

/** One empty table and archive, with time under the test's hand. */
export interface Workbench {
  readonly table: Table;
  readonly archive: Archive;
  readonly time: { now: number };
  /** How long was slept, each time; the clock does not move. */
  readonly slept: number[];
  /** A new set of adapters on the same table and archive, as another process has. */
  open(): Stores;
}

export type NewWorkbench = () => Promise<Workbench>;

export interface Backend {
  readonly name: string;
  readonly newWorkbench: NewWorkbench;
  readonly close: () => Promise<void>;
}

type Close = () => Promise<void>;
const TABLE_NAME = 'contract';

/** The tables that the stores are tried on: those that are here whenever this runs. */
export async function startBackends(): Promise<readonly Backend[]> {
  const moto = await motoBackend();
  return [memoryBackend(), diskBackend(), ...(moto ? [moto] : [])];
}

function memoryBackend(): Backend {
  const closing: Close[] = [];
  return backend('dynalite in memory', closing, async () => embedded(closing));
}

function diskBackend(): Backend {
  const closing: Close[] = [];
  return backend('dynalite on disk', closing, async () => embedded(closing, await temporaryFolder(closing)));
}

async function motoBackend(): Promise<Backend | undefined> {
  const moto = await startMoto();
  if (!moto) return undefined;
  const closing: Close[] = [moto.stop];
  const client = new DynamoDBClient({
    endpoint: moto.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    // Unlike DynamoDB, moto does not make a conditional write atomic against others: so it gets one at a time.
    requestHandler: { httpAgent: { keepAlive: true, maxSockets: 1 } },
  });
  let tables = 0;
  return backend('moto', closing, async () => {
    tables += 1;
    const name = `${TABLE_NAME}-${tables}`;
    await client.send(new CreateTableCommand(tableInput(name)));
    const documents = DynamoDBDocumentClient.from(client, {
      marshallOptions: { removeUndefinedValues: true },
    });
    return createTable({ client: documents, name, sleep: async () => undefined });
  });
}

async function embedded(closing: Close[], folder?: string): Promise<Table> {
  const options = folder === undefined ? {} : { folder: join(folder, 'table') };
  const server = await startTableServer({ tableName: TABLE_NAME, ...options });
  closing.push(server.close);
  return embedTable({ tableName: TABLE_NAME, sleep: async () => undefined }, server.requestHandler);
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
      return { table, archive, time, slept, open: () => createStores({ table, archive, clock, sleep }) };
    },
    close: async () => closeAll(closing),
  };
}
