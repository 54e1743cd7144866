import { describe, expect, it } from 'vitest';
import { announcedBelow } from '#functions/steps/digest-source/rest-of-paragraph.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { quoteOf } from './quote-of.ts';

describe('what ends in "e.g." or "such as"', () => {
  it('is quoted with the items below it, as far as they fit', () => {
    const list =
      '- It fires all pots. Some need a hand to e.g.\n  - turn the lid\n  - fill the glaze\n- It cools.';
    const text = `# Kilns\n\n- Light it.\n\nIt is hot then.\n\n${list}\n`;
    const whole = 'It fires all pots. Some need a hand to e.g.\n  - turn the lid\n  - fill the glaze';
    expect(quoteOf(text, 'need a hand', { maxCharacters: 100 })).toBe(whole);
    expect(quoteOf(text, 'need a hand', { maxCharacters: 65 })).toBe(whole.slice(0, whole.lastIndexOf('\n')));
    const sentence = '# Kilns\n\nKilns burn many fuels, such as\n\n- wood\n- gas\n';
    expect(quoteOf(sentence, 'many fuels')).toBe('Kilns burn many fuels, such as\n\n- wood\n- gas');
  });

  it('announces what it had no room for', () => {
    const { statements } = viewDocument('# Kilns\n\nIt burns many fuels, for example\n\n- wood\n- gas\n', '');
    expect(announcedBelow(statements, { first: 0, last: 0, start: 9, end: 41 })).toBe(1);
  });

  it.each([
    ['It needs a hand to e.g.', true],
    ['It burns many fuels (including', true],
    ['Man brennt damit z. B.', true],
    ['Do one of these:', true],
    ['It burns wood, for example.', false],
    ['What the kiln looks like', false],
    ['Fuels include wood', false],
  ])('%j announces what comes next: %s', (text, isSo) => {
    expect(ANNOUNCING.test(text)).toBe(isSo);
  });
});
