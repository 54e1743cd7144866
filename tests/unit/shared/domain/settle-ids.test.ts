import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hit } from '#shared/domain/hit.ts';
import { settleIds } from '#shared/domain/settle-ids.ts';
import { hitOf } from '#tests/unit/functions/steps/builders.ts';

const SALT = 'Salt intake and blood pressure in adults';
const WHALES = 'Song of whales in the northern sea';
const ID = { doi: '10.1000/x' };

const paper = (provider: string, title: string, change: Partial<Hit> = {}): Hit =>
  hitOf(provider, {
    provider,
    kind: 'scholar',
    title,
    url: `https://${provider}.example/1`,
    workIds: ID,
    ...change,
  });

const idsOf = (hits: readonly Hit[]) => hits.map((hit) => [hit.provider, hit.workIds?.doi]);

describe('settleIds', () => {
  it('R2.10 leaves an identifier to all records whose titles agree', () => {
    const settled = settleIds([paper('openalex', SALT), paper('pubmed', `${SALT}: a trial`)]);
    expect(settled).toMatchObject({ misplaced: [], disagreements: [] });
    expect(idsOf(settled.hits)).toEqual([
      ['openalex', '10.1000/x'],
      ['pubmed', '10.1000/x'],
    ]);
  });

  it('takes the word of the registrar for whose an identifier is', () => {
    const settled = settleIds([paper('openalex', WHALES), paper('crossref', SALT)]);
    expect(idsOf(settled.hits)).toEqual([
      ['openalex', undefined],
      ['crossref', '10.1000/x'],
    ]);
    expect(settled.disagreements).toEqual([{ name: 'doi:10.1000/x', title: SALT, otherTitles: [WHALES] }]);
  });

  it('goes by the most where no registrar is among them, scholarly records before pages', () => {
    const most = settleIds([paper('a', SALT), paper('b', WHALES), paper('c', SALT)]);
    expect(idsOf(most.hits).filter(([, doi]) => doi === undefined)).toEqual([['b', undefined]]);
    const page = paper('web', WHALES, { kind: 'web' });
    expect(idsOf(settleIds([page, { ...page, id: 'again' }, paper('a', SALT)]).hits).at(-1)).toEqual([
      'a',
      '10.1000/x',
    ]);
  });

  it('takes it from all where nothing says whose it is', () => {
    const settled = settleIds([paper('a', SALT), paper('b', WHALES)]);
    expect(settled.hits.map((hit) => hit.workIds)).toEqual([undefined, undefined]);
    expect(settled.disagreements).toEqual([{ name: 'doi:10.1000/x', otherTitles: [SALT, WHALES] }]);
  });

  it('leaves out a record whose address is that of another work', () => {
    const lost = paper('openalex', WHALES, { url: 'https://doi.org/10.1000/x' });
    const settled = settleIds([lost, paper('crossref', SALT)]);
    expect(settled.misplaced).toEqual([lost]);
    expect(idsOf(settled.hits)).toEqual([['crossref', '10.1000/x']]);
  });

  it('knows the work of an address that a registry gives it', () => {
    const page = hitOf('p', { kind: 'web', url: 'https://doi.org/10.1000/X', title: SALT });
    expect(settleIds([page]).hits[0]?.workIds).toEqual(ID);
  });

  it('lets nothing that comes later change what was settled', () => {
    const settled = settleIds([paper('crossref', WHALES)], [paper('known', SALT)]);
    expect(settled.hits[0]?.workIds).toBeUndefined();
  });

  it('keeps other identifiers of a record, and every record in its place', () => {
    const wrong = paper('openalex', WHALES, { workIds: { ...ID, pmid: '7' } });
    const settled = settleIds([wrong, paper('crossref', SALT)]);
    expect(settled.hits.map((hit) => hit.workIds)).toEqual([{ pmid: '7' }, ID]);
  });

  it('gives the same whatever order the records come in', () => {
    const records = fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'crossref', 'pubmed'), fc.constantFrom(SALT, WHALES), fc.nat(3))
        .map(([provider, title, number]) =>
          paper(provider, title, { id: String(number), workIds: { ...ID, pmid: '7' } }),
        ),
      { maxLength: 6 },
    );
    const shuffled = records.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    const names = (hits: readonly Hit[]) => hits.map((hit) => JSON.stringify(hit)).toSorted();
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(names(settleIds(other).hits)).toEqual(names(settleIds(list).hits));
      }),
    );
  });
});
