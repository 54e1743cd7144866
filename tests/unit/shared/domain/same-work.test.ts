import { describe, expect, it } from 'vitest';
import { isSameByTitle, mayBeOneWork } from '#shared/domain/same-work.ts';

const SALT = 'Salt intake and blood pressure in adults';

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

  it('R2.4 takes five words for a title that one work alone bears, and four for one of many', () => {
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
  ])('R2.4 takes an article of 2020 and a preprint of %s for one work: %s', (publishedAt, isSame) => {
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

  it('R2.4 lets two preprints of one title be one work in the same year alone', () => {
    const preprint = { ...same, workIds: { doi: '10.1101/2019.01.01.123456' } };
    const other = { ...same, workIds: { arxiv: '2001.00001' } };
    expect(isSameByTitle(preprint, other)).toBe(true);
    expect(isSameByTitle(preprint, { ...other, publishedAt: '2019' })).toBe(false);
  });
});
