import { describe, expect, it } from 'vitest';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { TermStatistics } from '#shared/ports/search-provider.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { SEALED, SEALED_TOO, WHALES, open, run, voices } from './claims-world.ts';

describe('ExtractClaims without a model', () => {
  const both = [
    evidenceOf({ sourceId: 's-1', quote: SEALED }),
    evidenceOf({ sourceId: 's-2', quote: SEALED_TOO }),
  ];

  it('says how many claims it made, and of no dispute where there is none', async () => {
    const { output, message, data, claims } = await run(await open({ evidence: both }));
    expect(output).toEqual({ claimCount: 1 });
    expect(message).toBe('1 claims');
    expect(data).toEqual({ claimCount: 1, contradicted: 0 });
    expect(claims.map((claim) => claim.text)).toEqual([SEALED]);
    expect(voices(claims)).toEqual([2]);
  });

  it('says how many of them are disputed', async () => {
    const denied = evidenceOf({
      sourceId: 's-2',
      quote: 'Messages in the queue are not encrypted with a service key by default.',
    });
    const { message, data } = await run(
      await open({ evidence: [evidenceOf({ sourceId: 's-1', quote: SEALED }), denied] }),
    );
    expect(message).toBe('2 claims, 2 contradicted');
    expect(data).toEqual({ claimCount: 2, contradicted: 2 });
  });

  it('makes none of nothing', async () => {
    expect(await run(await open({ evidence: [] }))).toMatchObject({ message: '0 claims', claims: [] });
  });

  it('keeps the claims in the order in which they were made, the best first', async () => {
    const evidence = ['Whales sing loudly', 'Iron rusts slowly', 'Bees dance often'].map((words, index) =>
      evidenceOf(
        { sourceId: `s-${index}`, quote: `${words} number${index} thing${index} kind${index}.` },
        { relevanceScore: index / 10 },
      ),
    );
    const { claims } = await run(await open({ evidence }));
    expect(claims.map((claim) => claim.text.slice(0, 4))).toEqual(['Bees', 'Iron', 'Whal']);
  });

  it('counts a text that two sources print as one voice', async () => {
    const copied = both.map((one) => ({ ...one, quote: SEALED }));
    expect(voices((await run(await open({ evidence: copied }))).claims)).toEqual([1]);
  });

  it('keeps to the sources per claim and the claims per item that are set', async () => {
    const evidence = [
      ...['s-1', 's-2', 's-3'].map((sourceId) => evidenceOf({ sourceId, quote: SEALED })),
      evidenceOf({ sourceId: 's-4', quote: WHALES }),
    ];
    const environment = { SOURCES_PER_CLAIM: '2', CLAIMS_PER_UNIT: '1' };
    const { claims } = await run(await open({ evidence }, { environment }));
    expect(claims.map((claim) => claim.supporting.length)).toEqual([2]);
  });

  it('weighs words by how rare they are in the corpus', async () => {
    const alike = [
      evidenceOf({
        sourceId: 's-1',
        quote: 'The queue of the service is encrypted by the key.',
      }),
      evidenceOf({
        sourceId: 's-2',
        quote: 'The queue of the service is encrypted by the vault.',
      }),
    ];
    const rare = new Set(['key', 'vault']);
    const statistics: TermStatistics = {
      documentCount: 1000,
      documentFrequencies: async (terms) => new Map(terms.map((term) => [term, rare.has(term) ? 1 : 900])),
    };
    expect((await run(await open({ evidence: alike }))).claims).toHaveLength(1);
    expect((await run(await open({ evidence: alike }, { statistics }))).claims).toHaveLength(2);
  });

  describe('of a question of yes or no', () => {
    const said = [
      evidenceOf({ sourceId: 's-1', quote: 'Sleep was improved by tea in the evening.' }),
      evidenceOf({ sourceId: 's-2', quote: 'There was no effect of evening tea on sleep.' }),
    ];
    const asking = (id: string, description: string): ChecklistItem => ({
      ...itemOf(id, [partOf(['tea', 'sleep'])]),
      description,
    });
    const ASKED = 'Does tea in the evening improve sleep?';
    const contradicted = async (checklist: readonly ChecklistItem[], question: string) =>
      (await run(await open({ evidence: said, checklist, question }))).data?.['contradicted'];

    it('sets yes against no by the item that asks', async () => {
      expect(await contradicted([asking('item_1', ASKED)], 'Tea')).toBe(2);
      expect(await contradicted([asking('item_1', ASKED), asking('item_2', 'Coffee')], 'Tea')).toBe(2);
    });

    it('takes the question itself where it has one item only', async () => {
      expect(await contradicted([asking('item_1', 'Tea in the evening')], ASKED)).toBe(2);
      const two = [asking('item_1', 'Tea in the evening'), asking('item_2', 'Coffee')];
      expect(await contradicted(two, ASKED)).toBe(0);
    });
  });
});
