import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROVIDER_NAMES } from '#shared/adapters/wiring/providers.ts';
import {
  type Domains,
  Lenses,
  OWN_LENSES,
  domainsOf,
  narrowDomains,
  providersOf,
} from '#shared/domain/lens.ts';

const LENS = { meaning: 'Birds' };

test('the lenses of the product are such as a person may set', () => {
  expect(Lenses.parse(OWN_LENSES)).toEqual(OWN_LENSES);
});

test('the lenses that come with the product name providers that there are', () => {
  const named = Object.values(OWN_LENSES).flatMap(({ providers = [] }) => providers);
  expect(named.filter((name) => name !== 'web' && !PROVIDER_NAMES.includes(name))).toEqual([]);
  expect(Object.keys(OWN_LENSES)).toContain('medicine');
});

describe('the providers of a lens', () => {
  test('are those that there are, in its order, the web standing for all that search it', () => {
    const there = ['corpus', 'brave', 'pubmed', 'searxng'];
    const lens = { ...LENS, providers: ['pubmed', 'web', 'openalex'] };
    expect(providersOf(lens, there)).toEqual(['pubmed', 'brave', 'searxng']);
  });

  test('are all that there are where it names none', () => {
    expect(providersOf(LENS, ['corpus', 'brave'])).toEqual(['corpus', 'brave']);
  });
});

describe('the domains of a job', () => {
  const of = (included: readonly string[], excluded: readonly string[] = []): Domains => ({
    included,
    excluded,
  });

  test('are those of the service where it has none', () => {
    const service = { includedDomains: ['a.example'], excludedDomains: ['b.example'] };
    expect(domainsOf({}, service)).toEqual(of(['a.example'], ['b.example']));
    expect(domainsOf({ domains: of(['c.example']) }, service)).toEqual(of(['c.example']));
  });

  test('narrow down what the service searches', () => {
    expect(narrowDomains(of([], ['x.example']), of(['a.example']))).toEqual(of(['a.example'], ['x.example']));
    expect(narrowDomains(of(['example']), of(['a.example', 'b.test']))).toEqual(of(['a.example']));
    expect(narrowDomains(of(['a.example']), of(['example']))).toEqual(of(['a.example']));
    expect(narrowDomains(of(['a.example']), of(['b.test']))).toBeUndefined();
  });

  test('never let in what the service leaves out', () => {
    const domain = fc.constantFrom('a.example', 'b.a.example', 'example', 'test', 'c.test');
    const domains = fc.record({ included: fc.array(domain), excluded: fc.array(domain) });
    fc.assert(
      fc.property(domains, domains, domain, (service, wanted, host) => {
        const both = narrowDomains(service, wanted);
        if (both && isLetIn(host, both)) expect(isLetIn(host, service)).toBe(true);
      }),
    );
  });
});

function isLetIn(host: string, { included, excluded }: Domains): boolean {
  const isOf = (domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
  return !excluded.some(isOf) && (included.length === 0 || included.some(isOf));
}
