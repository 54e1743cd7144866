import { expect, test } from 'vitest';
import { readInTime } from '#shared/research/check/read-in-time.ts';
import type { CitedDocument } from '#shared/research/check/read-cited.ts';
import { readSources } from '#shared/research/check/read-sources.ts';

const ADDRESS = 'https://terns.example/a';
const PAGE: CitedDocument = {
  title: 'Terns',
  contentType: 'text/plain',
  text: 'Terns nest on the ground.',
  isAbstract: false,
};

test('what comes in time is read as ever', async () => {
  const read = readInTime(async () => PAGE, 60_000);
  expect(await read(ADDRESS)).toEqual(PAGE);
});

test('what never comes is given up, and what is asked for later is not begun', async () => {
  const begun: string[] = [];
  const read = readInTime(async (url) => {
    begun.push(url);
    return new Promise<never>(() => {});
  }, 1);
  await expect(read('https://slow.example/')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  await expect(read('https://later.example/')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  expect(begun).toEqual(['https://slow.example/']);
});

test('a check ends with what it has: the rest counts as not read, with the reason', async () => {
  const read = readInTime(async (url) => (url.endsWith('/slow') ? new Promise<never>(() => {}) : PAGE), 50);
  const found = await readSources([ADDRESS, 'https://terns.example/slow'], 'local', {
    ports: { archive: { put: async () => {} }, read },
    onSource: () => {},
  });
  expect([...found.values()].map(({ source }) => [source.status, source.reason])).toEqual([
    ['read', undefined],
    ['unread', 'It was not read in the time that the check had.'],
  ]);
});
