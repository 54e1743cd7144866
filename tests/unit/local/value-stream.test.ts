import dynalite, { type Store } from 'dynalite/db/index.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closingStreams } from '#local/value-stream.ts';

interface Watched {
  readonly store: Store;
  readonly opened: () => number;
  readonly closed: () => number;
}

/** A table in memory with a hundred values, whose iterators are counted. */
async function watchedStore(): Promise<Watched> {
  const store = dynalite.create({ createTableMs: 0 });
  await store.db.open();
  onTestFinished(async () => store.db.close());
  const put = Array.from({ length: 100 }, (_, number) => {
    return { type: 'put', key: `k${String(number).padStart(3, '0')}`, value: { number } } as const;
  });
  await new Promise<void>((resolve, reject) => {
    store.db.batch(put, (error) => (error ? reject(error) : resolve()));
  });
  const values = store.db.values.bind(store.db);
  const counts = { opened: 0, closed: 0 };
  store.db.values = (range) => {
    counts.opened += 1;
    const iterator = values(range);
    return {
      nextv: async (size) => iterator.nextv(size),
      close: async () => {
        counts.closed += 1;
        await iterator.close();
      },
    };
  };
  closingStreams(store);
  return { store, opened: () => counts.opened, closed: () => counts.closed };
}

describe('the values of a range', () => {
  test('come in order and whole, and their iterator is closed at the end', async () => {
    const { store, opened, closed } = await watchedStore();
    const found = await store.db.createValueStream({ gte: 'k010', lt: 'k090' }).toArray();
    expect(found).toEqual(Array.from({ length: 80 }, (_, index) => ({ number: index + 10 })));
    expect([opened(), closed()]).toEqual([1, 1]);
  });

  test('can be left early, which closes the iterator as well', async () => {
    const { store, opened, closed } = await watchedStore();
    for await (const value of store.db.createValueStream({ gte: 'k' })) {
      expect(value).toEqual({ number: 0 });
      break;
    }
    expect([opened(), closed()]).toEqual([1, 1]);
  });
});
