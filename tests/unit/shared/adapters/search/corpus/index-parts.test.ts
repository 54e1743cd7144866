import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from '#shared/adapters/search/corpus/best-of.ts';
import { inOrder } from '#shared/adapters/search/corpus/in-order.ts';
import { ByteReader, ByteWriter } from '#shared/adapters/search/corpus/numbers.ts';
import {
  addPosting,
  joinPostings,
  readPostings,
  writePostings,
} from '#shared/adapters/search/corpus/postings.ts';
import { emitProgress } from '#shared/adapters/search/corpus/tell-progress.ts';
import {
  compareTerms,
  findInBlock,
  readBlock,
  sortTerms,
  toBlocks,
} from '#shared/adapters/search/corpus/term-blocks.ts';

test('numbers come back as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 45 })), (numbers) => {
      const writer = new ByteWriter(1);
      for (const number of numbers) writer.number(number);
      const reader = new ByteReader(writer.take());
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});

/** How often a term stands in passages: by file, then by passage. */
const counts = fc.dictionary(
  fc.nat({ max: 50 }).map(String),
  fc.dictionary(fc.nat({ max: 3000 }).map(String), fc.integer({ min: 1, max: 5 }), {
    minKeys: 1,
    maxKeys: 5,
  }),
  { maxKeys: 8 },
);

function encode(files: Readonly<Record<string, Readonly<Record<string, number>>>>, base: number): Uint8Array {
  const lists = new Map<string, number[]>();
  for (const [file, passages] of Object.entries(files)) {
    for (const [passage, frequency] of Object.entries(passages)) {
      for (let time = 0; time < frequency; time += 1) {
        addPosting(lists, 'term', { file: Number(file), passage: Number(passage) });
      }
    }
  }
  const bytes = new ByteWriter(16);
  writePostings(bytes, lists.get('term') ?? [], (file) => base + file);
  return bytes.take();
}

function decode(data: Uint8Array): Readonly<Record<string, Record<string, number>>> {
  const files: Record<string, Record<string, number>> = {};
  let passages: Record<string, number> = {};
  readPostings(data, {
    file: (id) => {
      passages = {};
      files[id] = passages;
      return true;
    },
    passage: (passage, frequency) => {
      passages[passage] = frequency;
    },
  });
  return files;
}

test('postings come back as they were counted, joined ones without the files that are gone', () => {
  fc.assert(
    fc.property(counts, counts, (older, newer) => {
      const [first, second] = [encode(older, 0), encode(newer, 1000)];
      expect(decode(first)).toEqual(older);
      const joined = decode(joinPostings([first, second], (id) => id % 2 === 0));
      const expected = [
        ...Object.entries(older),
        ...Object.entries(newer).map(([id, value]) => [String(Number(id) + 1000), value] as const),
      ];
      expect(joined).toEqual(Object.fromEntries(expected.filter(([id]) => Number(id) % 2 === 0)));
    }),
  );
});

const terms = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), { maxLength: 200 });

test('each term is found in the block that begins with it or before it', () => {
  fc.assert(
    fc.property(terms, (unsorted) => {
      const sorted = sortTerms(unsorted);
      const blocks = [
        ...toBlocks(sorted.map((term, at) => ({ term, data: Uint8Array.of(at % 251, 7) }))),
      ].map(({ first, data }) => ({ first, data: data.slice() }));
      expect(blocks.flatMap(({ data }) => [...readBlock(data)].map(({ term }) => term))).toEqual(sorted);
      sorted.forEach((term, at) => {
        const block = blocks.findLast(({ first }) => compareTerms(first, term) <= 0);
        expect(findInBlock(block?.data ?? Uint8Array.of(), term)?.[0]).toBe(at % 251);
      });
      expect(findInBlock(blocks[0]?.data ?? Uint8Array.of(), 'no such term')).toBeUndefined();
    }),
  );
});

test('terms are ordered as their UTF-8 bytes are, as the database does', () => {
  fc.assert(
    fc.property(terms, (unsorted) => {
      const byBytes = unsorted.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(sortTerms(unsorted)).toEqual(byBytes);
    }),
  );
});

test('the best are those that sorting would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), fc.nat({ max: 12 }), (scores, limit) => {
      const places = scores.map((_, place) => place);
      const sorted = places.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      const best = bestOf(places.toReversed(), (place) => scores[place] ?? 0, limit);
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

test('a long indexing tells its progress now and then and its end; a short one tells nothing', () => {
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
