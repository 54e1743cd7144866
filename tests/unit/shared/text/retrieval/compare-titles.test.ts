import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTitles, titleKey } from '#shared/text/retrieval/compare-titles.ts';

const WHOLE = 'Salt intake and blood pressure in adults: a randomised trial of two diets';

describe('compareTitles', () => {
  it.each([
    ['its capitals', 'SALT INTAKE AND BLOOD PRESSURE IN ADULTS: A RANDOMISED TRIAL OF TWO DIETS'],
    ['its markup', '<i>Salt</i> intake and blood pressure in adults: a randomised trial of two diets.'],
    ['its subtitle cut off', 'Salt intake and blood pressure in adults'],
    ['its end cut within a word', 'Salt intake and blood pressure in adults: a rando...'],
    ['the name of a site', `${WHOLE} | Journal of Salt`],
    ['a mark of its fate', `RETRACTED: ${WHOLE}`],
    ['a word spelled otherwise', 'Salt intake and blood pressure in adults: a randomized trial of two diets'],
  ])('takes a title for the same with %s', (_, other) => {
    expect(compareTitles(WHOLE, other)).toBe('same');
    expect(compareTitles(other, WHOLE)).toBe('same');
  });

  it.each([
    ['Song of whales in the northern sea', WHOLE],
    ['Salt mines of the Alps through the ages', WHOLE],
  ])('takes for different what has little or nothing in common: %s', (first, second) => {
    expect(compareTitles(first, second)).toBe('different');
  });

  it.each([
    ['an empty title', '', WHOLE],
    ['a title of one word', 'Editorial', WHOLE],
    ['a short title that many documents have', 'Annual report', 'Annual report'],
    ['a translated title', '[Salz und Blutdruck bei Erwachsenen].', WHOLE],
    ['a title in another script', '食盐摄入与成人血压', WHOLE],
    [
      'another year of a report',
      'State of the world fisheries report 2020',
      'State of the world fisheries report 2021',
    ],
    [
      'half of the words',
      'Salt intake and kidney stones in adults',
      'Salt intake and blood pressure in children',
    ],
  ])('says nothing of %s', (_, first, second) => {
    expect(compareTitles(first, second)).toBe('unknown');
  });

  it('does not depend on the order of the two', () => {
    const title = fc.array(
      fc.constantFrom('salt', 'Blood', 'trial', '2020', '2021', 'whales', 'the', '盐', '…'),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(title, title, (first, second) => {
        const [one, other] = [first.join(' '), second.join(' ')];
        expect(compareTitles(one, other)).toBe(compareTitles(other, one));
      }),
    );
  });
});

describe('titleKey', () => {
  it('is one for two spellings of a title, and empty for none', () => {
    expect(titleKey('The Effects of <sub>2</sub> Diets — Café')).toBe(titleKey('effects of 2 diets: cafe'));
    expect(titleKey(' … ')).toBe('');
  });
});
