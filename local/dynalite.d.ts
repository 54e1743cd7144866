/** The parts of dynalite that the table server calls; it comes without types. */
declare module 'dynalite/db/index.js' {
  import type { Readable } from 'node:stream';

  export type Callback<Value = void> = (error: Error | null, value?: Value) => void;

  export interface WriteOperation {
    readonly type: 'put' | 'del';
    readonly key: string;
    readonly value?: unknown;
  }

  export interface ItemDb {
    readonly lock: unknown;
    get(key: string, callback: Callback<unknown>): void;
    put(key: string, value: unknown, callback: Callback): void;
    del(key: string, callback: Callback): void;
  }

  /** Holds memory of the database until it is closed. */
  export interface ValueIterator {
    /** The next few; none at the end. */
    nextv(size: number): Promise<readonly unknown[]>;
    close(): Promise<void>;
  }

  export interface Store {
    readonly db: {
      open(): Promise<void>;
      close(): Promise<void>;
      batch(operations: readonly WriteOperation[], callback: Callback): void;
      values(range: object): ValueIterator;
      createValueStream: (range: object) => Readable;
    };
    readonly tableDb: ItemDb;
    getTable(name: string, checkStatus: boolean | Callback<unknown>, callback?: Callback<unknown>): void;
    getItemDb(table: string): ItemDb;
    getIndexDb(kind: string, table: string, index: string): Pick<ItemDb, 'put' | 'del'>;
  }

  export interface StoreOptions {
    /** In memory when absent. */
    readonly path?: string;
    readonly createTableMs: number;
  }

  const db: { create(options: StoreOptions): Store };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  import type { Store } from 'dynalite/db/index.js';

  const validations: {
    checkTypes(data: unknown, types: unknown): object;
    checkValidations(data: object, types: unknown, custom: unknown, store: Store): void;
  };
  export default validations;
}
