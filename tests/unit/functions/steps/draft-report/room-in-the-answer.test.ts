import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, itemOf, partOf } from '../builders.ts';
import { TWO, said, select } from './selecting.ts';

describe('the room in an answer', () => {
  it('goes on from the first quote to the end of its paragraph, beside the others, where a way is asked for', () => {
    const others = [0, -0.2, -0.4, -0.6, -0.8].map((value, at) => said(at + 1, 's-1', { item_1: value }));
    const [first] = others;
    const rest = evidenceOf({
      sourceId: 's-1',
      quote: 'Wait for a day.',
      start: 100 + (first?.quote.length ?? 0) + 1,
      items: [{ itemId: 'item_1', part: 0, score: 0.1, value: -6 }],
    });
    const asked = (description: string) =>
      select([{ ...itemOf('item_1', [partOf(['iron'])]), description }], [...others, rest]);
    expect(asked('How do I paint iron?').answer).toEqual([first, rest, ...others.slice(1)]);
    expect(asked('Which iron is painted?').answer).toEqual(others);
  });

  it('goes on with the next paragraph where fewer than three quotes answer, unless a sentence tells it all', () => {
    const quotes = [0, -0.2, -0.4].map((value, at) => said(at + 1, `s-${at + 1}`, { item_1: value }));
    const next = evidenceOf({
      sourceId: 's-1',
      quote: 'Wait for a day.',
      start: 100 + (quotes[0]?.quote.length ?? 0) + 2,
      items: [{ itemId: 'item_1', part: 0, score: 0.1, value: -6 }],
    });
    const item = { ...itemOf('item_1', [partOf(['iron'])]), description: 'Which iron is painted?' };
    expect(select([item], [...quotes.slice(0, 2), next]).answer).toEqual([...quotes.slice(0, 2), next]);
    expect(select([item], [...quotes, next]).answer).toEqual(quotes);
    const whether = { ...item, description: 'Is iron painted?' };
    expect(select([whether], [...quotes.slice(0, 2), next]).answer).toEqual(quotes.slice(0, 2));
  });

  it('shows what stands right behind the first quote as far as it is not out of sight, unless an effect is asked for', () => {
    const quotes = [0, -0.2, -0.4].map((value, at) => said(at + 1, `s-${at + 1}`, { item_1: value }));
    const behind = (value: number): Evidence =>
      evidenceOf({
        sourceId: 's-1',
        quote: 'Wait for a day.',
        start: 100 + (quotes[0]?.quote.length ?? 0) + 2,
        items: [{ itemId: 'item_1', part: 0, score: 0.1, value }],
      });
    const asked = (description: string, value: number) =>
      select([{ ...itemOf('item_1', [partOf(['iron'])]), description }], [...quotes, behind(value)]).answer;
    expect(asked('Which iron is painted?', -4.9)).toHaveLength(4);
    expect(asked('Which iron is painted?', -5.1)).toHaveLength(3);
    expect(asked('What is the effect of rain on iron?', -4.9)).toHaveLength(3);
  });

  it('goes on behind the code that one of the quotes ends with', () => {
    const [best, other] = [said(1, 's-1', { item_1: 0 }), said(2, 's-2', { item_1: -0.2 })];
    const code = { ...said(3, 's-3', { item_1: -0.4 }), quote: 'Suppose there is a file:\n\n```\niron\n```' };
    const behind = (quote: Evidence, by: number): Evidence =>
      evidenceOf({
        sourceId: quote.sourceId,
        quote: 'We can then paint it.',
        start: 100 + quote.quote.length + by,
        items: [{ itemId: 'item_1', part: 0, score: 0.1, value: -3 }],
      });
    const asked = (rest: Evidence): readonly Evidence[] | undefined =>
      select(
        [{ ...itemOf('item_1', [partOf(['iron'])]), description: 'How do I paint iron?' }],
        [best, other, { ...code, locator: `char:100-${100 + code.quote.length}` }, rest],
      ).answer;
    expect(asked(behind(code, 2))?.map(({ quote }) => quote)).toContain('We can then paint it.');
    expect(asked(behind(code, 9))?.map(({ quote }) => quote)).not.toContain('We can then paint it.');
  });

  it('shows what a quote announces that had no room for it, whatever is asked and whatever that repeats', () => {
    const best = {
      ...said(1, 's-1', { item_1: 0 }),
      quote: 'Paint iron red, so that it does not rust, like this:',
    };
    const shown = evidenceOf({
      sourceId: 's-1',
      quote: '```\npaint iron red so rust\n```',
      start: 100 + best.quote.length + 2,
      items: [{ itemId: 'item_1', part: 0, score: 0.1, value: -5 }],
    });
    const lead = { ...best, locator: `char:100-${100 + best.quote.length}` };
    const item = { ...itemOf('item_1', [partOf(['iron'])]), description: 'Which iron is painted?' };
    expect(select([item], [lead, shown]).answer).toEqual([lead, shown]);
    const from = 100 + best.quote.length + '\n\n- '.length;
    const listed = { ...shown, locator: `char:${from}-${from + shown.quote.length}` };
    expect(select([item], [lead, listed]).answer).toEqual([lead, listed]);
  });

  it('fills no item with leftovers whose best quote answers another, too', () => {
    const both = said(1, 's-1', { item_1: 3, item_2: 3 });
    const [near, far] = [said(2, 's-1', { item_2: 2.6 }), said(3, 's-1', { item_2: -0.5 })];
    const answersTo = (...evidence: readonly Evidence[]) => select(TWO, evidence).answers.get('item_2');
    expect(answersTo(both, far)).toEqual([]);
    expect(answersTo(both, near, far)).toEqual([near]);
  });

  it('shows five where the effect of one thing on another is asked for: several results bear the same words', () => {
    const quotes = [3, 1, 0.9, 0.8, 0.7, 0.6].map((value, at) => said(at + 1, 's-1', { item_1: value }));
    const asked = (description: string) =>
      select([{ ...itemOf('item_1', [partOf([])]), description }], quotes).answer;
    expect(asked('What is the effect of rain on iron?')).toEqual(quotes.slice(0, 5));
    expect(asked('What does rain do to iron?')).toEqual(quotes.slice(0, 3));
  });
});
