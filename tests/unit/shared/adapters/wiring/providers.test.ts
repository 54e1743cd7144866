import { expect, test } from 'vitest';
import { createProviders, type Providers } from '#shared/adapters/wiring/providers.ts';
import { loadConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

function providersOf(names: string): Providers {
  return createProviders({
    config: loadConfig({ SEARCH_PROVIDERS: names }),
    limiter: { take: async () => undefined },
    clock: { now: () => 0 },
  });
}

test('providers come in the order of the configuration, under their own names', () => {
  const { providers, statistics, corpus } = providersOf('pubmed,corpus');
  expect([...providers.keys()]).toEqual(['pubmed', 'corpus']);
  expect([...providers].every(([name, provider]) => provider.name === name)).toBe(true);
  expect(statistics).toBe(corpus);
  expect([...providers.values()].map((provider) => provider.needsNetwork)).toEqual([true, false]);
});

test('without the corpus there are no term statistics', () => {
  expect(providersOf('pubmed').statistics).toBeUndefined();
  expect(providersOf('none').providers.size).toBe(0);
});

test('a name that nobody bears is refused, with the names that fit', () => {
  expect(() => providersOf('corpus,gopher')).toThrow(InvalidConfiguration);
  expect(() => providersOf('gopher')).toThrow(/"gopher".*corpus, pubmed/u);
});
