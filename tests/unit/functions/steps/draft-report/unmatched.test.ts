import { expect, it } from 'vitest';
import { evidenceOf, sourceOf } from '../builders.ts';
import { ONE, said, select } from './selecting.ts';

it('quotes nothing of a document that no query matched, unless it comes close', () => {
  const unmatched = sourceOf('s-2', { isUnmatched: true });
  const close = evidenceOf({
    sourceId: 's-2',
    quote: 'Iron rusts in the rain.',
    start: 900,
    items: [{ itemId: 'item_1', part: 0, score: 0.5, value: 1 }],
  });
  const evidence = [said(1, 's-1', { item_1: 6 }), said(2, 's-2', { item_1: 5.9 }), close];
  const matched = select(ONE, evidence);
  expect([...matched.answer, ...matched.further]).toHaveLength(3);
  const { answer, further } = select(ONE, evidence, [unmatched]);
  expect([...answer, ...further].map(({ id }) => id)).toEqual([evidence[0]?.id, close.id]);
});
