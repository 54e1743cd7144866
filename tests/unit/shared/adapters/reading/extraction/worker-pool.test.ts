import { describe, expect, test } from 'vitest';
import type { Extracted, FetchedBytes } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { type Reader, WorkerPool } from '#shared/adapters/reading/extraction/worker-pool.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { fetched } from '#tests/support/pages.ts';

interface Reading {
  readonly url: string;
  readonly finish: () => void;
  readonly fail: (error: Error) => void;
}

/** Readers that do nothing until they are asked to; each is fit for two documents. */
function scripted(size: number): {
  pool: WorkerPool;
  readings: Reading[];
  count: { started: number; ended: number };
} {
  const readings: Reading[] = [];
  const count = { started: 0, ended: 0 };
  const start = (): Reader => {
    count.started += 1;
    let read = 0;
    return {
      get isFit() {
        return read < 2;
      },
      read: async ({ url }: FetchedBytes) => {
        read += 1;
        return new Promise<Extracted>((resolve, reject) => {
          const finish = (): void => resolve({ title: url, contentType: 'text/plain', text: url });
          readings.push({ url, finish, fail: reject });
        });
      },
      end: async () => {
        count.ended += 1;
      },
    };
  };
  return { pool: new WorkerPool({ size, idleMilliseconds: 60_000, start }), readings, count };
}

const page = (url: string): FetchedBytes => fetched('text', 'text/plain', url);

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe('a pool of readers', () => {
  test('starts none before there is something to read, and no more than it may', async () => {
    const { pool, readings, count } = scripted(2);
    expect(count.started).toBe(0);
    const all = ['a', 'b', 'c'].map(async (url) => pool.read(page(url)));
    expect(readings.map((one) => one.url)).toEqual(['a', 'b']);
    readings[1]?.finish();
    await settle();
    expect(readings.map((one) => one.url)).toEqual(['a', 'b', 'c']);
    for (const one of readings) one.finish();
    expect((await Promise.all(all)).map((one) => one.text)).toEqual(['a', 'b', 'c']);
    expect(count.started).toBe(2);
    await pool.close();
  });

  test('puts a fresh one in the place of one that is no longer fit', async () => {
    const { pool, readings, count } = scripted(1);
    for (const url of ['a', 'b', 'c']) {
      const reading = pool.read(page(url));
      readings.at(-1)?.finish();
      await reading;
      await settle();
    }
    expect(count).toEqual({ started: 2, ended: 1 });
    await pool.close();
    expect(count.ended).toBe(2);
  });

  test('goes on after one failed', async () => {
    const { pool, readings } = scripted(1);
    const failing = pool.read(page('a'));
    const next = pool.read(page('b'));
    readings[0]?.fail(new UnreadableSource('It is broken.'));
    await expect(failing).rejects.toThrow('It is broken.');
    await settle();
    readings[1]?.finish();
    expect((await next).text).toBe('b');
    await pool.close();
  });

  test('refuses what waits and what comes when it is closed', async () => {
    const { pool, readings } = scripted(1);
    const first = pool.read(page('a'));
    const waiting = pool.read(page('b'));
    const refused = expect(waiting).rejects.toThrow(
      new UnreadableSource('The reader of documents has been closed.'),
    );
    await pool.close();
    await refused;
    readings[0]?.finish();
    expect((await first).text).toBe('a');
    await expect(pool.read(page('c'))).rejects.toThrow(UnreadableSource);
    expect(readings).toHaveLength(1);
  });
});
