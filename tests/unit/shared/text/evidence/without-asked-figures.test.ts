import { describe, expect, it } from 'vitest';
import { outcomeAsked } from '#shared/text/evidence/asked-outcome.ts';
import { withoutFiguresOf } from '#shared/text/evidence/without-asked-figures.ts';

describe('figures that a question has', () => {
  it('are left out of what a text says', () => {
    const without = withoutFiguresOf('When did the 2020 tour with 3,000 pots begin?');
    expect(without?.('In 2020 the tour of 3,000 pots began on 9 June 2021, row a2020.')).toBe(
      'In   the tour of   pots began on 9 June 2021, row a2020.',
    );
    expect(withoutFiguresOf('When did the tour begin?')).toBeUndefined();
  });

  it('are not the date, nor the number, that is asked for', () => {
    const date = outcomeAsked('On what dates did the 2020 tour begin and end?');
    expect(date?.('The tour of 2020 was great.', 1)).toBe(false);
    expect(date?.('The tour of 2020 began on 9 June.', 1)).toBe(true);
    const count = outcomeAsked('How many kilns were there in 1900?');
    expect(count?.('In 1900 there were kilns.', 1)).toBe(false);
    expect(count?.('In 1900 there were 40 kilns.', 1)).toBe(true);
  });

  it.each([
    ['Which year was the bridge opened, 1990 or 1991?', 'It was opened in 1991.'],
    ['How many of the 3 tests failed?', 'All 3 tests failed.'],
  ])('may be the answer where they are told as such: %s', (question, quote) => {
    expect(outcomeAsked(question)?.(quote, 1)).toBe(true);
  });

  it('is no date where a format is asked for', () => {
    expect(outcomeAsked('Which years are leap years?')).toBeUndefined();
    expect(outcomeAsked('What dates does the parser accept?')).toBeUndefined();
    expect(outcomeAsked('What date format does the kiln log use?')).toBeUndefined();
  });
});
