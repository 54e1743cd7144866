import type { Callback, Store, WriteOperation } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';

/** What the stores ask of a table. */
const OPERATIONS = [
  'batchGetItem',
  'batchWriteItem',
  'createTable',
  'deleteItem',
  'describeTable',
  'getItem',
  'putItem',
  'query',
  'scan',
  'updateItem',
] as const;

/** Writes of one item, which may be in an index. The items of a batch are in none. */
const SINGLE_WRITES: ReadonlySet<string> = new Set(['putItem', 'updateItem', 'deleteItem']);

type Action = (store: Store, input: object, callback: Callback<unknown>) => void;

interface Operation {
  readonly action: Action;
  readonly validation: { readonly types: unknown; readonly custom: unknown };
  readonly isSingleWrite: boolean;
}

export type Operations = ReadonlyMap<string, Operation>;

/** By the name that requests use, such as `PutItem`. */
export async function loadOperations(): Promise<Operations> {
  const loaded = await Promise.all(
    OPERATIONS.map(async (name) => {
      const { default: action }: { default: Action } = await import(`dynalite/actions/${name}.js`);
      const { default: validation }: { default: Operation['validation'] } = await import(
        `dynalite/validations/${name}.js`
      );
      const operation = { action, validation, isSingleWrite: SINGLE_WRITES.has(name) };
      return [name.charAt(0).toUpperCase() + name.slice(1), operation] as const;
    }),
  );
  return new Map(loaded);
}

/** Rejects with dynalite's own errors: those with a `statusCode` are answers, all others failures of the disk. */
export async function runOperation(store: Store, operation: Operation, input: unknown): Promise<unknown> {
  const { types, custom } = operation.validation;
  const checked = validations.checkTypes(input, types);
  validations.checkValidations(checked, types, custom, store);
  return new Promise((resolve, reject) => {
    operation.action(operation.isSingleWrite ? writingAtOnce(store) : store, checked, (error, reply) =>
      error ? reject(error) : resolve(reply),
    );
  });
}

/** The store with the description of its one table at hand: dynalite reads it from the disk for every request. */
export function withKnownTable(store: Store, tableName: string, table: unknown): Store {
  return {
    ...store,
    getTable: (name, checkStatus, callback) => {
      const reply = typeof checkStatus === 'function' ? checkStatus : callback;
      if (name === tableName) reply?.(null, table);
      else store.getTable(name, reply ?? checkStatus);
    },
  };
}

/**
 * The store as one write sees it. dynalite writes the index entries of an item before the item itself, one by one; a
 * process killed in between would leave a job in the wrong list. Here they are kept until the item comes and go to
 * the disk as one batch.
 */
function writingAtOnce(store: Store): Store {
  const pending: WriteOperation[] = [];
  const collect = (operation: WriteOperation, callback: Callback): void => {
    pending.push(operation);
    callback(null);
  };
  return {
    ...store,
    getIndexDb: (kind, table, index) => {
      const prefix = `index-${kind.toLowerCase()}~${table}~${index}~`;
      return {
        put: (key, value, callback) => collect({ type: 'put', key: prefix + key, value }, callback),
        del: (key, callback) => collect({ type: 'del', key: prefix + key }, callback),
      };
    },
    getItemDb: (table) => {
      const items = store.getItemDb(table);
      const prefix = `item-${table}~`;
      return {
        lock: items.lock,
        get: (key, callback) => items.get(key, callback),
        put: (key, value, callback) =>
          store.db.batch([...pending, { type: 'put', key: prefix + key, value }], callback),
        del: (key, callback) => store.db.batch([...pending, { type: 'del', key: prefix + key }], callback),
      };
    },
  };
}
