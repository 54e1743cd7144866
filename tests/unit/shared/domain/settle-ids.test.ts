import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hit } from '#shared/domain/hit.ts';
import { isSameByTitle, mayBeOneWork } from '#shared/domain/same-work.ts';
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

  it('takes it from all where nothing tells whose it is', () => {
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

describe('mayBeOneWork', () => {
  it('takes an author in both for one work under a title in another language', () => {
    const german = { title: 'Salz und Blutdruck bei Erwachsenen im Alter', authors: ['Brinkmann, Jutta'] };
    const english = { title: SALT, authors: ['J Brinkmann'] };
    expect(mayBeOneWork(german, english)).toBe(true);
    expect(mayBeOneWork(german, { ...english, authors: ['P Okafor'] })).toBe(false);
  });
});

describe('isSameByTitle', () => {
  const article = {
    title: SALT,
    publishedAt: '2020-05-01',
    authors: ['Okafor P'],
    workIds: { pmid: '7' },
    container: 'Salt',
  };
  const same = {
    title: `${SALT}.`,
    publishedAt: '2020',
    authors: ['Peter Okafor'],
    workIds: { doi: '10.1000/x' },
  };

  it.each([
    ['title, year and author', same, true],
    ['title and year alone', { ...same, authors: [] }, true],
    ['title and another author', { ...same, authors: ['Brinkmann J'] }, false],
    ['title and another year', { ...same, publishedAt: '2021' }, false],
    ['title without a year', { ...same, publishedAt: undefined }, false],
    ['title and another PMID', { ...same, workIds: { pmid: '8' } }, false],
    ['part of the title', { ...same, title: 'Salt intake and blood pressure' }, false],
    [
      'a preprint of the year before',
      { ...same, publishedAt: '2019', workIds: { doi: '10.1101/2019.01.01.123456' } },
      true,
    ],
    ['a preprint of others', { ...same, authors: [], workIds: { doi: '10.1101/2019.01.01.123456' } }, false],
    [
      'a preprint of ten years before',
      { ...same, publishedAt: '2010', workIds: { arxiv: '1001.00001' } },
      false,
    ],
  ])('judges by %s', (_, other, isSame) => {
    expect(isSameByTitle(article, other)).toBe(isSame);
    expect(isSameByTitle(other, article)).toBe(isSame);
  });

  it('never judges by a short title', () => {
    const short = { ...article, title: 'Reply to the editor' };
    expect(isSameByTitle(short, short)).toBe(false);
  });

  it('R2.10 takes five words for a title that one work alone bears, and four for one of many', () => {
    const [four, five] = ['Salt lowers blood pressure', 'Salt never lowers blood pressure'].map((title) => ({
      ...article,
      title,
    }));
    expect(four && isSameByTitle(four, four)).toBe(false);
    expect(five && isSameByTitle(five, five)).toBe(true);
  });

  it.each([
    ['2017', true],
    ['2023', true],
    ['2016', false],
    ['2024', false],
  ])('R2.10 takes an article of 2020 and a preprint of %s for one work: %s', (publishedAt, isSame) => {
    const preprint = { ...same, publishedAt, workIds: { doi: '10.1101/2019.01.01.123456' } };
    expect(isSameByTitle(article, preprint)).toBe(isSame);
    expect(isSameByTitle(preprint, article)).toBe(isSame);
  });

  it('takes names of two letters for no author', () => {
    const initials = { ...same, authors: ['Ok P'] };
    expect(isSameByTitle({ ...article, authors: ['Ok J'] }, initials)).toBe(true);
    const preprint = { ...initials, workIds: { doi: '10.1101/2019.01.01.123456' } };
    expect(isSameByTitle({ ...article, authors: ['Ok P'] }, preprint)).toBe(false);
  });

  it('R2.10 lets two preprints of one title be one work in the same year alone', () => {
    const preprint = { ...same, workIds: { doi: '10.1101/2019.01.01.123456' } };
    const other = { ...same, workIds: { arxiv: '2001.00001' } };
    expect(isSameByTitle(preprint, other)).toBe(true);
    expect(isSameByTitle(preprint, { ...other, publishedAt: '2019' })).toBe(false);
  });
});
