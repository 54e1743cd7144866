import { expect, it } from 'vitest';
import { TWO, said, select } from './selecting.ts';

it('gives what neither of two items has another of to the one that was asked first', () => {
  const best = said(1, 's-1', { item_1: 4, item_2: 3.9 });
  const others = [said(2, 's-1', { item_1: 2.5 }), said(3, 's-2', { item_2: 0.5 })];
  expect(select(TWO, [best, ...others]).answers.get('item_1')?.[0]).toBe(best);
});
