import { describe, expect, it } from 'vitest';
import { outcomeAsked } from '#shared/text/evidence/asked-outcome.ts';
import { withoutFiguresOf } from '#shared/text/evidence/without-asked-figures.ts';

describe('figures that a question has', () => {
  it('are left out of what a text says', () => {
    const without = withoutFiguresOf('When did the 2020 tour of 3,000 pots begin?');
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

  it('is no date where a format is asked for', () => {
    expect(outcomeAsked('What date format does the kiln log use?')).toBeUndefined();
  });
});
