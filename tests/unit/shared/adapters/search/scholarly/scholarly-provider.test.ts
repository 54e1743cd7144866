import { expect, test } from 'vitest';
import { createScholarlyProvider } from '#shared/adapters/search/scholarly/scholarly-provider.ts';
import type { Work } from '#shared/adapters/search/scholarly/work.ts';
import type { Notice } from '#shared/domain/hit.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { queryOf } from './service.ts';

interface Changing {
  readonly provider: ReadingProvider;
  readonly time: { now: number };
  /** What the abstract says from now on. */
  readonly says: (text: string) => void;
  readonly isRetracted: () => void;
  /** How often a single work was asked for. */
  readonly fetched: () => number;
}

/** A service of one work, whose abstract changes when the test says so. */
function changing(): Changing {
  const time = { now: 0 };
  let abstract = 'It was 0.9 degrees.';
  let notices: readonly Notice[] = [];
  let fetches = 0;
  const work = (): Work => ({
    id: 'w1',
    title: 'A trial',
    url: 'https://works.example/w1',
    sections: [{ text: abstract }],
    workIds: {},
    authors: [],
    notices,
  });
  const provider = createScholarlyProvider(
    {
      name: 'pubmed',
      title: 'Works',
      kind: 'scholar',
      find: async () => [work()],
      isId: () => true,
      fetch: async () => {
        fetches += 1;
        return work();
      },
    },
    { clock: { now: () => time.now } },
  );
  return {
    provider,
    time,
    says: (text) => {
      abstract = text;
    },
    isRetracted: () => {
      notices = ['retracted'];
    },
    fetched: () => fetches,
  };
}

test('a work that was just found is not asked for again', async () => {
  const { provider, time, fetched } = changing();
  await provider.search(queryOf(provider, 'trial'));
  time.now += 60_000;
  expect((await provider.read('w1')).text).toContain('0.9 degrees');
  expect(fetched()).toBe(0);
});

test('R7.6 what a work says by now is read of one that was found a while ago, and of one that was read before', async () => {
  const { provider, time, says } = changing();
  await provider.search(queryOf(provider, 'trial'));
  time.now += 3_600_000;
  says('It was 1.9 degrees.');
  expect((await provider.read('w1')).text).toContain('1.9 degrees');
  says('It was 2.9 degrees.');
  expect((await provider.read('w1')).text).toContain('2.9 degrees');
});

test('R7.6 what the record of a work says of its standing is told with its text', async () => {
  const { provider, isRetracted } = changing();
  expect(await provider.read('w1')).not.toHaveProperty('notices');
  isRetracted();
  expect(await provider.read('w1')).toMatchObject({ notices: ['retracted'] });
});
