import { statfs } from 'node:fs/promises';
import dynalite, { type Store } from 'dynalite/db/index.js';
import { TABLE_SCHEMA } from '#shared/domain/table.ts';
import { DiskFailure, EnvironmentFailure, ServiceUnavailable } from '#shared/errors.ts';
import { type Operations, loadOperations, runOperation, withKnownTable } from './table-operations.ts';
import { closingStreams } from './value-stream.ts';

/** The part of an SDK request that is looked at. */
interface TableRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface TableResponse {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

/** Takes the place of HTTP in an SDK client: requests never leave the process, so no port is open to others. */
export interface TableRequestHandler {
  handle(request: TableRequest): Promise<{ readonly response: TableResponse }>;
  updateHttpClientConfig(): void;
  httpHandlerConfigs(): Record<string, never>;
}

export interface TableServer {
  readonly requestHandler: TableRequestHandler;
  /** Waits for what is being written. */
  readonly close: () => Promise<void>;
}

/** A table whose files are this process's. */
export interface OwnTable extends TableServer {
  /** Whether a write has failed. */
  readonly hasFailed: () => boolean;
}

export interface TableServerOptions {
  readonly tableName: string;
  /** Where the table is kept; in memory when absent. The caller owns the folder (see data-folder.ts). */
  readonly folder?: string;
}

const LOW_BYTES = 1_000_000;
const WRITES = /\.(?:PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/u;

/**
 * A DynamoDB of our own in this process, with the one table in it. What was answered survives a kill. Throws
 * DiskFailure when the folder cannot be used; requests do so too when the disk fails later. After a write that
 * failed there are no more: LevelDB would put them behind one that is not whole, where nobody finds them again.
 */
export async function startTableServer(options: TableServerOptions): Promise<OwnTable> {
  const { folder, tableName } = options;
  const operations = await loadOperations();
  const store = await openStore(folder);
  const serving = { store: await prepare(store, { operations, folder, tableName }), operations, folder };
  const state: { isClosed: boolean; failure: unknown } = { isClosed: false, failure: undefined };
  return {
    hasFailed: () => state.failure !== undefined,
    requestHandler: {
      handle: async (request) => {
        if (state.isClosed) throw new ServiceUnavailable('The local table is closed.');
        const isWrite = WRITES.test(request.headers['x-amz-target'] ?? '');
        if (isWrite && state.failure !== undefined) throw state.failure;
        try {
          return { response: await respond(serving, request) };
        } catch (error) {
          if (isWrite) state.failure ??= error;
          throw error;
        }
      },
      updateHttpClientConfig: () => undefined,
      httpHandlerConfigs: () => ({}),
    },
    close: async () => {
      state.isClosed = true;
      await store.db.close();
    },
  };
}

/** True for the failure to start on a folder that another process, or another server of this one, has open. */
export function isHeldByAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'LEVEL_LOCKED') || isHeldByAnother(error.cause);
}

interface Serving {
  readonly store: Store;
  readonly operations: Operations;
  readonly folder: string | undefined;
}

async function openStore(folder: string | undefined): Promise<Store> {
  const store = dynalite.create({ createTableMs: 0, ...(folder === undefined ? {} : { path: folder }) });
  try {
    await store.db.open();
    closingStreams(store);
    return store;
  } catch (error) {
    throw await diskFailure(error, folder);
  }
}

async function prepare(
  store: Store,
  parts: Omit<Serving, 'store'> & { readonly tableName: string },
): Promise<Store> {
  try {
    const table = await ensureTable(store, parts.operations, parts.tableName);
    return withKnownTable(store, parts.tableName, table);
  } catch (error) {
    await store.db.close();
    throw await diskFailure(error, parts.folder);
  }
}

async function respond(server: Serving, request: TableRequest): Promise<TableResponse> {
  const target = request.headers['x-amz-target'] ?? '';
  const operation = server.operations.get(target.slice(target.indexOf('.') + 1));
  if (!operation) return response(400, { __type: 'com.amazon.coral.service#UnknownOperationException' });
  try {
    return response(200, await runOperation(server.store, operation, parseBody(request.body)));
  } catch (error) {
    if (isAnswer(error)) return response(error.statusCode, error.body);
    throw await diskFailure(error, server.folder);
  }
}

function parseBody(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof Uint8Array)) return {};
  // By its bytes: the SDK's own array type warns when it is taken for text.
  return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
}

function response(statusCode: number, body: unknown): TableResponse {
  return {
    statusCode,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(JSON.stringify(body)),
  };
}

interface Answer {
  readonly statusCode: number;
  readonly body: unknown;
}

/** dynalite throws what a service would answer, with a status code; anything else is a failure. */
function isAnswer(error: unknown): error is Answer {
  return typeof error === 'object' && error !== null && 'statusCode' in error && 'body' in error;
}

/** The description of the table, which is made when it is missing. */
async function ensureTable(store: Store, operations: Operations, tableName: string): Promise<unknown> {
  const create = operations.get('CreateTable');
  if (!create) throw new EnvironmentFailure('The local table has no way to be made.');
  if (!(await findTable(store, tableName))) await runOperation(store, create, tableInput(tableName));
  const table = await findTable(store, tableName);
  // It is ready at once, also when a process was killed right after making it.
  const ready = { ...table, TableStatus: 'ACTIVE' };
  await new Promise<void>((resolve, reject) => {
    store.tableDb.put(tableName, ready, (error) => (error ? reject(error) : resolve()));
  });
  return ready;
}

async function findTable(store: Store, tableName: string): Promise<Record<string, unknown> | undefined> {
  return new Promise((resolve, reject) => {
    store.tableDb.get(tableName, (error, table) => {
      if (error && error.name !== 'NotFoundError') reject(error);
      else resolve(isRecord(table) ? table : undefined);
    });
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The input of CreateTable for the one table. */
export function tableInput(tableName: string): {
  readonly TableName: string;
  readonly BillingMode: 'PAY_PER_REQUEST';
  readonly AttributeDefinitions: { AttributeName: string; AttributeType: 'S' }[];
  readonly KeySchema: KeyElement[];
  readonly GlobalSecondaryIndexes: {
    IndexName: string;
    KeySchema: KeyElement[];
    Projection: { ProjectionType: 'ALL' };
  }[];
} {
  const attributes = [TABLE_SCHEMA, ...TABLE_SCHEMA.indexes].flatMap((keys) => [
    keys.partitionKey,
    keys.sortKey,
  ]);
  return {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema(TABLE_SCHEMA),
    GlobalSecondaryIndexes: TABLE_SCHEMA.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: 'ALL' },
    })),
  };
}

interface KeyElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

function keySchema(keys: { readonly partitionKey: string; readonly sortKey: string }): KeyElement[] {
  return [
    { AttributeName: keys.partitionKey, KeyType: 'HASH' },
    { AttributeName: keys.sortKey, KeyType: 'RANGE' },
  ];
}

async function diskFailure(error: unknown, folder: string | undefined): Promise<DiskFailure> {
  if (error instanceof DiskFailure) return error;
  const place = folder ?? 'memory';
  if (folder !== undefined && (await isFull(folder))) {
    return new DiskFailure(`The disk with ${folder} is full.`, {
      cause: error,
      remedy: `Free space on the disk with ${folder} and start again; nothing that was finished is lost.`,
    });
  }
  return new DiskFailure(`The table in ${place} cannot be read or written.`, {
    cause: error,
    remedy: `See that this user may read and write ${place}, and that no other process uses it. If it is damaged, put a backup in its place, or move it away to start with an empty one.`,
  });
}

async function isFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LOW_BYTES;
  } catch {
    return false;
  }
}
