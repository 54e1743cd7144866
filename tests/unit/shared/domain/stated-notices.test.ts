import { describe, expect, it } from 'vitest';
import { rateCredibility } from '#shared/domain/credibility.ts';
import { hitOf } from '../../functions/steps/builders.ts';
import { isRetractionNotice, statedNotices } from '#shared/domain/stated-notices.ts';

describe('a title', () => {
  it.each([
    'RETRACTED: Effects of zinc on colds',
    'Retracted article: Effects of zinc',
    '[Retracted] Effects of zinc on colds',
    'WITHDRAWN: Effects of zinc',
    'Effects of zinc on colds [retracted]',
    'Effects of zinc on colds - RETRACTED - Journal of Colds',
  ])('"%s" flags the work', (title) => {
    expect(statedNotices(title)).toEqual(['retracted']);
  });

  it.each([
    'Why papers are retracted: a study',
    'Retracted-position sensors for landing gear',
    'How many studies were withdrawn?',
  ])('"%s" does not', (title) => {
    expect(statedNotices(title)).toEqual([]);
  });

  it('says of an expression of concern', () => {
    expect(statedNotices('Expression of Concern: Effects of zinc')).toEqual(['expression-of-concern']);
  });

  it.each([
    'Retraction: Effects of zinc',
    'Notice of retraction: Zinc',
    'Retraction Note to: Effects of zinc',
  ])('"%s" is that of a notice, which is no evidence and not retracted itself', (title) => {
    expect(isRetractionNotice(title)).toBe(true);
    expect(statedNotices(title)).toEqual([]);
    expect(rateCredibility({ ...hitOf('a'), title }).tier).toBe('FLAGGED');
  });

  it.each(['Effects of zinc', 'Muscle retraction of squid'])('"%s" is that of no notice', (title) => {
    expect(isRetractionNotice(title)).toBe(false);
  });
});

describe('the beginning of a page', () => {
  it.each([
    ['This article has been retracted at the request of the editor.', ['retracted']],
    ['# Zinc\n\nRETRACTED\n\nAbstract', ['retracted']],
    ['This preprint was withdrawn by its authors.', ['retracted']],
    ['An expression of concern has been published for this article.', ['expression-of-concern']],
    ['The study by Smith was retracted last year, this article says why.', []],
    [`${'Text of an article. '.repeat(100)} This article has been retracted.`, []],
  ])('"%s" gives %j', (beginning, notices) => {
    expect(statedNotices('Zinc', beginning)).toEqual(notices);
  });
});

describe('what is withdrawn and superseded', () => {
  it('is retracted where it is a work', () => {
    expect(statedNotices('Boats [withdrawn]', 'This paper is superseded.')).toEqual(['retracted']);
    expect(statedNotices('Boats', 'This paper was withdrawn.')).toEqual(['retracted']);
  });

  it('is superseded where a document says that it is no longer in force', () => {
    expect(statedNotices('Boat rules (superseded)')).toEqual(['superseded']);
    expect(statedNotices('Boats', 'This notice is no longer in force.')).toEqual(['superseded']);
  });
});
