import { expect, test } from 'vitest';
import { RecentValues } from '#shared/adapters/search/corpus/recent-values.ts';

/** Takes keys whose value is the key and whose size is its length; gives those that had to be read. */
function takeAll(limit: number, keys: readonly string[]): readonly string[] {
  const recent = new RecentValues<string, string>(limit);
  const read: string[] = [];
  for (const key of keys) {
    const value = recent.take(key, () => {
      read.push(key);
      return { value: key, size: key.length };
    });
    expect(value).toBe(key);
  }
  return read;
}

test('reads a value once while there is room', () => {
  expect(takeAll(10, ['one', 'two', 'one', 'two'])).toEqual(['one', 'two']);
});

test('forgets the least recently used value first', () => {
  expect(takeAll(6, ['one', 'two', 'one', 'six', 'one', 'two'])).toEqual(['one', 'two', 'six', 'two']);
});

test('does not keep a value that is larger than the limit', () => {
  expect(takeAll(4, ['large', 'large'])).toEqual(['large', 'large']);
});
