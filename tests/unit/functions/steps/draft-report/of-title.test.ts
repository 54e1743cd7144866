import { describe, expect, it } from 'vitest';
import { ofTitle } from '#functions/steps/draft-report/of-title.ts';
import { itemOf, partOf } from '../builders.ts';

const TITLE = 'The fever at Hesk, 1912';

function lost(quote: string, description = 'How did the fever get into Hesk?', title = TITLE): number {
  return ofTitle(quote, title, { ...itemOf('item_1', [partOf(['fever'])]), description });
}

describe('the title of a document, as a quote of it', () => {
  it.each(['THE FEVER AT HESK, 1912', 'The fever at Hesk, 1912\n(with a note on earlier ones)'])(
    'falls behind what the document tells: %s',
    (quote) => {
      expect(lost(quote)).toBe(4);
    },
  );

  it.each(['The fever at Hesk, 1912, came by ship.', 'Fever', '(1912)', ''])('is not: %s', (quote) => {
    expect(lost(quote)).toBe(0);
  });

  it('stays where it is asked for', () => {
    expect(lost(TITLE, 'What is the paper on Hesk called?')).toBe(0);
  });

  it('is none of a document without one', () => {
    expect(lost('(1912)', 'When was it?', '')).toBe(0);
  });
});
