import { describe, expect, it } from 'vitest';
import { itemsOf } from './asked-items.ts';

describe('choices before a dash', () => {
  it.each([
    'Ash, salt or something in between - which glaze holds most colour in a hot kiln?',
    'Ash, salt or slip – which glaze holds most colour?',
  ])('are one question with the “which” behind them: %s', (question) => {
    expect(itemsOf(question)).toEqual([question]);
  });
});
