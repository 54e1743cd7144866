import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from '#shared/adapters/search/corpus/best-of.ts';
import { inOrder } from '#shared/adapters/search/corpus/in-order.ts';
import { emitProgress } from '#shared/adapters/search/corpus/emit-progress.ts';

test('the best are those that sorting would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), fc.nat({ max: 12 }), (scores, limit) => {
      const items = scores.map((_, item) => item);
      const sorted = items.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      const best = bestOf(items.toReversed(), (item) => scores[item] ?? 0, limit);
      expect(best).toEqual(sorted.slice(0, limit));
    }),
  );
});

test('results come in the order of the items, with no more of them under way than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 10 })), async (weights) => {
      let [open, weight, most, heaviest] = [0, 0, 0, 0];
      const load = async (own: number): Promise<number> => {
        [open, weight] = [open + 1, weight + own];
        most = Math.max(most, open);
        if (open > 1) heaviest = Math.max(heaviest, weight);
        for (let turn = 0; turn < own; turn += 1) await Promise.resolve();
        return own;
      };
      const results: number[] = [];
      for await (const own of inOrder(weights, load, { items: 3, weight: 12, weigh: (one) => one })) {
        [open, weight] = [open - 1, weight - own];
        results.push(own);
      }
      expect(results).toEqual(weights);
      expect(most).toBeLessThanOrEqual(3);
      expect(heaviest).toBeLessThanOrEqual(12);
    }),
  );
});

test('a failure is thrown in its turn, after what comes before it', async () => {
  const results: number[] = [];
  const load = async (item: number): Promise<number> => {
    if (item === 2) throw new RangeError('two');
    return item;
  };
  const run = async (): Promise<void> => {
    for await (const item of inOrder([1, 2, 3], load, { items: 3, weight: 9, weigh: () => 1 }))
      results.push(item);
  };
  await expect(run()).rejects.toThrow('two');
  expect(results).toEqual([1]);
});

test('says how long an indexing has to go as soon as a part of the files is done that tells', () => {
  const notes: string[] = [];
  let now = 0;
  const { progress } = emitProgress(
    (message) => notes.push(message),
    () => now,
  );
  now = 8000;
  progress({ done: 1, total: 973 });
  now = 24_000;
  progress({ done: 486, total: 973 });
  expect(notes).toEqual([
    'Indexing the corpus: 1 of 973 files.',
    'Indexing the corpus: 486 of 973 files, 24 seconds to go.',
  ]);
});

test('a long indexing emits its progress now and then and its end; a short one emits nothing', () => {
  const notes: string[] = [];
  let now = 0;
  const emitter = emitProgress(
    (message) => notes.push(message),
    () => now,
  );
  for (; now < 40_000; now += 1000) emitter.progress({ done: now / 10, total: 8000 });
  emitter.end();
  expect(notes).toEqual([
    'Indexing the corpus: 500 of 8,000 files, 75 seconds to go.',
    'Indexing the corpus: 2,000 of 8,000 files, 60 seconds to go.',
    'Indexing the corpus: 3,500 of 8,000 files, 45 seconds to go.',
    'Indexed 8,000 files of the corpus in 40 seconds.',
  ]);
  const short = emitProgress(
    (message) => notes.push(message),
    () => 0,
  );
  short.progress({ done: 1, total: 2 });
  short.end();
  expect(notes).toHaveLength(4);
});
