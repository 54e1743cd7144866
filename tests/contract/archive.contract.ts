import { beforeEach, describe, expect, test } from 'vitest';
import { InvalidInput } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import { LONE_SURROGATE } from './samples.ts';

const HOSTILE_KEYS = [
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/./b',
  'a/..',
  'a\\b',
  'a\u0000',
  'a b',
  'ä',
  '~unfinished/a',
  'a+/b',
  'a%2e%2e',
  'x'.repeat(300),
  'x/'.repeat(600),
];

/** `open` gives archives of the same place; the place is empty at the start of each test. */
export function archiveContract(newArchive: () => Promise<() => Promise<Archive>>): void {
  describe('Archive', () => {
    let open: () => Promise<Archive>;
    let archive: Archive;
    beforeEach(async () => {
      open = await newArchive();
      archive = await open();
    });

    test('gives back bytes and text as they were put', async () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      await archive.put('t/raw/bytes.bin', bytes);
      await archive.put('t/archive/s-1/text.txt', '“नमस्ते” 😀\r\n\u0000');
      expect(Uint8Array.from((await archive.get('t/raw/bytes.bin')) ?? [])).toEqual(bytes);
      expect(await archive.getText('t/archive/s-1/text.txt')).toBe('“नमस्ते” 😀\r\n\u0000');
    });

    test('has nothing where nothing was put', async () => {
      expect(await archive.get('t/a')).toBeUndefined();
      expect(await archive.getText('t/a/b')).toBeUndefined();
      expect(await archive.list('t/')).toEqual([]);
    });

    test('keeps an empty body', async () => {
      await archive.put('t/empty', '');
      expect(await archive.getText('t/empty')).toBe('');
      expect(await archive.list('t/')).toEqual(['t/empty']);
    });

    test('replaces what is there', async () => {
      await archive.put('t/a', 'a long first version');
      await archive.put('t/a', 'second');
      expect(await (await open()).getText('t/a')).toBe('second');
    });

    test('writes only once when asked to, also when many try', async () => {
      const other = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, async (_, index) =>
          (index % 2 ? archive : other).putIfAbsent('t/deep/down/a', `writer ${index}`),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await archive.getText('t/deep/down/a')).toBe(`writer ${outcomes.indexOf(true)}`);
      expect(await archive.putIfAbsent('t/deep/down/a', 'late')).toBe(false);
    });

    test('keeps a key beside the keys below it', async () => {
      await archive.put('t/a', 'file');
      await archive.put('t/a/b', 'below');
      expect(await archive.getText('t/a')).toBe('file');
      expect(await archive.getText('t/a/b')).toBe('below');
      expect(await archive.list('t/')).toEqual(['t/a', 't/a/b']);
    });

    test('lists keys below a prefix in the order of their bytes', async () => {
      const keys = ['t/a-b', 't/a.txt', 't/a/b', 't/a/c/d', 't/a=1', 't/ab', 't/B', 't:2/a', 'u/a'];
      for (const key of keys.toReversed()) await archive.put(key, key);
      expect(await archive.list('')).toEqual(keys.toSorted());
      expect(await archive.list('t/a')).toEqual(keys.filter((key) => key.startsWith('t/a')).toSorted());
      expect(await archive.list('t/a/')).toEqual(['t/a/b', 't/a/c/d']);
      expect(await archive.list('t')).toHaveLength(8);
      expect(await archive.list('v')).toEqual([]);
    });

    test('lists more keys than fit on a page of S3', async () => {
      const keys = Array.from({ length: 1001 }, (_, index) => `t/many/${String(index).padStart(4, '0')}`);
      for (let start = 0; start < keys.length; start += 50) {
        await Promise.all(keys.slice(start, start + 50).map(async (key) => archive.put(key, key)));
      }
      expect(await archive.list('t/many/')).toEqual(keys);
    });

    test('deletes, and minds no deleting of what is not there', async () => {
      await archive.put('t/a', 'a');
      await archive.delete('t/a');
      await archive.delete('t/a');
      await archive.delete('t/nowhere/b');
      expect(await archive.get('t/a')).toBeUndefined();
      expect(await archive.putIfAbsent('t/a', 'again')).toBe(true);
    });

    test('keeps what it is asked to keep, and minds no keeping of what is not there', async () => {
      await archive.put('t/archive/s-1/a.txt', 'cited');
      await archive.keep('t/archive/s-1/a.txt');
      await archive.keep('t/archive/s-1/b.txt');
      await archive.keep('t/reports/a');
      expect(await archive.getText('t/archive/s-1/a.txt')).toBe('cited');
      expect(await archive.list('t/')).toEqual(['t/archive/s-1/a.txt']);
    });

    test('gives what is kept as it was, whatever becomes of it later, until it is deleted', async () => {
      const key = 't/archive/s-1/a.txt';
      await archive.put(key, 'cited');
      await archive.keep(key);
      await archive.keep(key);
      await archive.put(key, 'cited');
      expect(await archive.getText(key)).toBe('cited');
      expect(await archive.list('t/archive/s-1/')).toEqual([key]);
      await archive.delete(key);
      expect(await archive.getText(key)).toBeUndefined();
      expect(await archive.list('')).toEqual([]);
    });

    test('keeps five megabytes', async () => {
      const text = 'é😀x\n'.repeat(600_000);
      await archive.put('t/large', text);
      expect((await archive.getText('t/large')) === text).toBe(true);
    });

    test('writes half a character as the replacement character, so that offsets stay', async () => {
      await archive.put('t/a', LONE_SURROGATE);
      expect(await archive.getText('t/a')).toBe(LONE_SURROGATE.toWellFormed());
    });

    test.each(HOSTILE_KEYS)('refuses the key %j', async (key) => {
      await expect(archive.put(key, 'x')).rejects.toThrow(InvalidInput);
      await expect(archive.putIfAbsent(key, 'x')).rejects.toThrow(InvalidInput);
      await expect(archive.get(key)).rejects.toThrow(InvalidInput);
      await expect(archive.getText(key)).rejects.toThrow(InvalidInput);
      await expect(archive.keep(key)).rejects.toThrow(InvalidInput);
      await expect(archive.delete(key)).rejects.toThrow(InvalidInput);
      expect(await archive.list('')).toEqual([]);
    });

    test.each(['../', 'a/../', '/a', 'a//', '~', 'ä'])('refuses the prefix %j', async (prefix) => {
      await expect(archive.list(prefix)).rejects.toThrow(InvalidInput);
    });
  });
}
