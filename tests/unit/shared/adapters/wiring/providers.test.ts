import { expect, test } from 'vitest';
import { createProviders, type Providers } from '#shared/adapters/wiring/providers.ts';
import { loadConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

async function providersOf(names: string): Promise<Providers> {
  return createProviders({
    config: loadConfig({ SEARCH_PROVIDERS: names }),
    limiter: { take: async () => undefined },
    clock: { now: () => 0 },
  });
}

test('providers come in the order of the configuration, under their own names', async () => {
  const { providers, statistics, corpus } = await providersOf('pubmed,corpus');
  expect([...providers.keys()]).toEqual(['pubmed', 'corpus']);
  expect([...providers].every(([name, provider]) => provider.name === name)).toBe(true);
  expect(statistics).toBe(corpus);
  expect([...providers.values()].map((provider) => provider.needsNetwork)).toEqual([true, false]);
});

test('without the corpus there are no term statistics', async () => {
  expect((await providersOf('pubmed')).statistics).toBeUndefined();
  expect((await providersOf('none')).providers.size).toBe(0);
});

test('a name that nobody bears is refused, with the names that fit', async () => {
  await expect(providersOf('corpus,gopher')).rejects.toThrow(InvalidConfiguration);
  await expect(providersOf('gopher')).rejects.toThrow(/"gopher".*corpus, pubmed/u);
});
