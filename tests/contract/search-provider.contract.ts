import { expect, test } from 'vitest';
import type { Query } from '#shared/domain/query.ts';
import { endpointsOf } from '#shared/domain/endpoints.ts';
import { Hit } from '#shared/domain/hit.ts';
import { isPlumblineError } from '#shared/errors.ts';
import type { ReadingProvider, SearchProvider } from '#shared/ports/search-provider.ts';

export interface ProviderUnderTest<Provider extends SearchProvider = SearchProvider> {
  readonly provider: Provider;
  /** A query that at least three documents answer. */
  readonly query: string;
  /** Hits when 50 are asked for, where that is known: 50, or all that the service gives. */
  readonly hitsOfFifty?: number;
}

const HOSTILE: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'white space': ' \n\t ',
  punctuation: '?!… -- "" \'\' ()[]{}<>',
  '10 KB': 'reed heron '.repeat(1000),
  'one endless word': 'r'.repeat(10_000),
  'NUL and other controls': 'reed\0s \u0007 heron',
  'lone surrogates': 'reed \ud800 heron \udc00',
  'unbalanced quotes': '"reed heron\' `',
  'right-to-left text': 'قصب البردي و البلشون',
  Hindi: 'नरकट और बगुला',
  Chinese: '芦苇和苍鹭',
  'replacement patterns': "$& $1 $` $' $$",
  'SQL metacharacters': "reed'; DROP TABLE files; -- % _ \\",
  'XML metacharacters': '<reed> & </reed> ]]> <!-- -->',
  'query operators': 'reed AND OR NOT (heron[tiab] NEAR/3 "x" *',
};

/** What every SearchProvider promises, whatever stands behind it; one that reads promises more. */
export function describeSearchProvider(name: string, make: () => Promise<ProviderUnderTest>): void {
  test(`${name}: hits are well-formed, ranked from 1, and no more than were asked for`, async () => {
    const { provider, query } = await make();
    for (const resultCount of [1, 2, 50]) {
      const hits = await provider.search(queryOf(provider, query, resultCount));
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.length).toBeLessThanOrEqual(resultCount);
      expect(hits.map((hit) => hit.rank)).toEqual(hits.map((_, index) => index + 1));
      for (const hit of hits) expect(Hit.parse(hit)).toEqual(hit);
      expect(new Set(hits.map((hit) => hit.id)).size).toBe(hits.length);
      expect(hits.every((hit) => hit.provider === provider.name)).toBe(true);
    }
  });

  test(`${name}: 50 results are as many as the service has to give`, async () => {
    const { provider, query, hitsOfFifty } = await make();
    const hits = await provider.search(queryOf(provider, query, 50));
    expect(hits.length).toBe(hitsOfFifty ?? hits.length);
    expect(hits.length).toBeGreaterThanOrEqual(3);
  });

  test(`${name}: scores never rise from one rank to the next`, async () => {
    const { provider, query } = await make();
    const scores = (await provider.search(queryOf(provider, query, 50))).map((hit) => hit.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test(`${name}: the same query finds the same hits`, async () => {
    const { provider, query } = await make();
    const first = await provider.search(queryOf(provider, query, 10));
    expect(await provider.search(queryOf(provider, query, 10))).toEqual(first);
    expect(await (await make()).provider.search(queryOf(provider, query, 10))).toHaveLength(first.length);
  });

  test.each(Object.entries(HOSTILE))(`${name}: a query of %s does no harm`, async (_what, text) => {
    const { provider } = await make();
    const outcome = await provider.search(queryOf(provider, text, 5)).catch((error: unknown) => error);
    const isNamed = Array.isArray(outcome) || isPlumblineError(outcome);
    expect(isNamed).toBe(true);
    expect(Array.isArray(outcome) ? outcome.length : 0).toBeLessThanOrEqual(5);
  });
}

/** What a provider promises besides that reads what it finds. */
export function describeReadingProvider(
  name: string,
  make: () => Promise<ProviderUnderTest<ReadingProvider>>,
): void {
  describeSearchProvider(name, make);

  test(`${name}: the document behind the first hit can be read, by a fresh process too`, async () => {
    const { provider, query } = await make();
    const [hit] = await provider.search(queryOf(provider, query, 1));
    const document = await provider.read(hit?.id ?? '');
    expect(document.text.trim()).not.toBe('');
    expect(document.title).not.toBe('');
    expect(await (await make()).provider.read(hit?.id ?? '')).toEqual(document);
  });

  test(`${name}: an id that was never given is unreadable by name`, async () => {
    const { provider } = await make();
    await expect(provider.read('no such document')).rejects.toMatchObject({ name: 'UnreadableSource' });
  });
}

function queryOf({ name }: SearchProvider, text: string, resultCount: number): Query {
  const endpoint = endpointsOf(name)[0] ?? 'search';
  return { id: 'i1-00', waveId: 'i1', text, provider: name, endpoint, resultCount, itemIds: [] };
}
