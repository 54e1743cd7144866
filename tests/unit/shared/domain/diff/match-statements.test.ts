import { describe, expect, test } from 'vitest';
import { matchStatements } from '#shared/domain/diff/match-statements.ts';
import type { SnapshotStatement } from '#shared/domain/diff/snapshot.ts';

interface Given {
  readonly id: string;
  readonly text?: string;
  readonly quotes?: readonly string[];
  readonly itemIds?: readonly string[];
}

function statement({ id, text = id, quotes = [], itemIds = ['c1'] }: Given): SnapshotStatement {
  return { claimId: id, text, itemIds, supporting: new Set(quotes), contradicting: new Set() };
}

/** The pairs as `after=before`. */
function matchesOf(before: readonly Given[], after: readonly Given[]): readonly string[] {
  const matched = matchStatements(before.map(statement), after.map(statement));
  return [...matched].map(([is, was]) => `${is.claimId}=${was.claimId}`).toSorted();
}

const RUST = 'Iron rusts within days in warm salt water';

describe('matchStatements', () => {
  test('knows a statement by its id, whatever it says now', () => {
    const [was, is] = [
      { id: 'a', text: 'Iron rusts', itemIds: ['c1'] },
      { id: 'a', text: 'Copper stays bright', itemIds: ['c2'] },
    ];
    expect(matchesOf([was], [is])).toEqual(['a=a']);
  });

  test('knows it by a quote that both rest on, and by most of them where there are several', () => {
    const before = [
      { id: 'one', quotes: ['q1'] },
      { id: 'two', quotes: ['q1', 'q2'] },
    ];
    expect(matchesOf(before, [{ id: 'new', text: 'Else', itemIds: ['c9'], quotes: ['q1', 'q2'] }])).toEqual([
      'new=two',
    ]);
    expect(matchesOf(before, [{ id: 'new', text: 'Else', quotes: ['q3'] }])).toEqual([]);
  });

  test('prefers the id to the quotes, and gives each statement away once', () => {
    const before = [{ id: 'a', quotes: ['q1'] }];
    const after = [
      { id: 'b', quotes: ['q1'] },
      { id: 'a', quotes: ['q9'] },
    ];
    expect(matchesOf(before, after)).toEqual(['a=a']);
  });

  test('gives the surest pair first, and then what is left', () => {
    const before = [
      { id: 'few', quotes: ['q1'] },
      { id: 'many', quotes: ['q1', 'q2', 'q3'] },
    ];
    const after = [
      { id: 'x', quotes: ['q1', 'q2'] },
      { id: 'y', quotes: ['q1', 'q2', 'q3'] },
    ];
    expect(matchesOf(before, after)).toEqual(['x=few', 'y=many']);
  });

  test('knows it by its words where both serve an item', () => {
    const was = { id: 'was', text: RUST };
    expect(matchesOf([was], [{ id: 'is', text: `${RUST}, mostly` }])).toEqual(['is=was']);
    expect(matchesOf([was], [{ id: 'is', text: `${RUST}, mostly`, itemIds: ['c2'] }])).toEqual([]);
    expect(matchesOf([was], [{ id: 'is', text: 'Paint keeps iron from rusting' }])).toEqual([]);
  });

  test.each([
    [
      'a figure',
      'Iron rusts within 3 days in warm salt water',
      'Iron rusts within 30 days in warm salt water',
    ],
    ['a figure that is new', RUST, `${RUST} of 20 degrees`],
    ['a negation', RUST, 'Iron does not rust within days in warm salt water'],
    ['a negation taken away', 'Iron does not rust within days in warm salt water', RUST],
  ])('takes the same words with %s changed for another statement', (_, was, is) => {
    expect(matchesOf([{ id: 'was', text: was }], [{ id: 'is', text: is }])).toEqual([]);
  });

  test('takes the same figures in another order for the same', () => {
    const was = { id: 'was', text: 'Iron rusts in 3 days at 20 degrees and 80 percent' };
    const is = { id: 'is', text: 'Iron rusts at 20 degrees and 80 percent in 3 days' };
    expect(matchesOf([was], [is])).toEqual(['is=was']);
  });
});
