import { describe, expect, it } from 'vitest';
import { hitOf } from '../builders.ts';
import { merge, pageOf, paperOf, plain, prepare, resultOf } from './select-world.ts';

describe('prepareHits', () => {
  it('considers no more of a query than is kept, each address once', () => {
    const twice = pageOf('twice', { url: 'https://a.example/#again' });
    const hits = [pageOf('a'), twice, pageOf('b'), pageOf('c')];
    const prepared = prepare([resultOf(1, hits)], { kept: 2 });
    expect(prepared.found.map(({ hit }) => hit.id)).toEqual(['a', 'twice', 'b']);
    expect(prepared).toMatchObject({ total: 4, overCap: 1 });
  });

  it('considers what is there because there are few documents beside as many as are kept', () => {
    const unmatched = ['c', 'd'].map((id) => ({ ...hitOf(id), isUnmatched: true as const }));
    const prepared = prepare([resultOf(1, [hitOf('a'), hitOf('b'), ...unmatched])], { kept: 1 });
    expect(prepared.found.map(({ hit }) => hit.id)).toEqual(['a', 'c', 'd']);
  });

  it('drops pages that have no address of the web, and keeps files', () => {
    const hits = [
      pageOf('a', { url: 'javascript:alert(1)' }),
      pageOf('b', { url: 'data:text/html,x' }),
      hitOf('c'),
    ];
    const prepared = prepare([resultOf(1, hits)]);
    expect(prepared.found.map(({ hit }) => hit.id)).toEqual(['c']);
    expect(prepared.unusable).toBe(2);
  });

  it('keeps to the domains that are asked for, also where a provider cannot', () => {
    const hits = [
      pageOf('a', { url: 'https://docs.good.example/' }),
      pageOf('b', { url: 'https://notgood.example/' }),
      paperOf('c'),
    ];
    const idsBy = (search: Parameters<typeof prepare>[1]) =>
      prepare([resultOf(1, hits)], search).found.map(({ hit }) => hit.id);
    expect(idsBy({ domains: { included: ['Good.example'], excluded: [] } })).toEqual(['a', 'c']);
    expect(idsBy({ domains: { included: [], excluded: ['good.example'] } })).toEqual(['b', 'c']);
  });

  it('names a document without a title by its address', () => {
    const [found] = prepare([resultOf(1, [pageOf('a', { title: ' \n' })])]).found;
    expect(found?.hit.title).toBe('https://a.example/');
  });

  it('gives a document for each item the best place of its queries, whole questions counting half', () => {
    const { candidates } = merge([resultOf(1, [hitOf('a')]), resultOf(2, [hitOf('b'), hitOf('a')])]);
    expect(candidates.map(plain).find((one) => one.hit.id === 'a')?.itemRanks).toEqual({
      item_1: 0.5,
      item_2: 0.5,
      item_3: 0.5,
    });
  });
});
