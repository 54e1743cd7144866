import { describe, expect, it } from 'vitest';
import { answerItems } from '#functions/steps/draft-report/compose-answer.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { TWO, inputsOf, said } from './selecting.ts';

const HOLDS = 'What is quoted above holds here, too.';
const MAY_ANSWER = 'What is quoted above may answer this, too.';

/** What is said of the second of two items, where these values stand above it and below it. */
function saidOfSecond({ above, below }: { above: number; below?: number }, status?: ItemStatus): string {
  const first = said(1, 's-1', { item_1: 4, item_2: above });
  const second = said(2, 's-1', { item_2: below ?? 0 });
  const inputs = inputsOf(TWO, [first, second]);
  const items = new Map(
    [...inputs.items].map(([id, item]) => [
      id,
      status === undefined || id === 'item_1'
        ? item
        : { ...item, status, parts: item.parts.map((part) => ({ ...part, status })) },
    ]),
  );
  const answers = new Map([
    ['item_1', [first]],
    ['item_2', below === undefined ? [] : [second]],
  ]);
  const blocks = answerItems(TWO, { answers }, { ...inputs, items });
  return (blocks[1]?.sentences ?? []).map(({ text }) => text).join(' ');
}

describe('what answers two things', () => {
  it('is named below the second of them, where it answers that better than what is quoted there', () => {
    expect(saidOfSecond({ above: 3.9, below: 3 })).toContain(HOLDS);
    expect(saidOfSecond({ above: 3.9 })).toContain(HOLDS);
    expect(saidOfSecond({ above: 2, below: 3 })).not.toContain(HOLDS);
    expect(saidOfSecond({ above: 3.1, below: 3 })).not.toContain(HOLDS);
  });

  it('may answer the second of them, where it is hardly worse than what is quoted there: both are asked of one matter', () => {
    expect(saidOfSecond({ above: 2.6, below: 3 })).toContain(MAY_ANSWER);
    expect(saidOfSecond({ above: 3.9, below: 3 })).not.toContain(MAY_ANSWER);
    expect(saidOfSecond({ above: 2.4, below: 3 })).not.toContain(MAY_ANSWER);
  });

  it('may answer the second of them, where that is open', () => {
    expect(saidOfSecond({ above: 3.9, below: 3 }, 'unsatisfied')).toContain(MAY_ANSWER);
    expect(saidOfSecond({ above: 3.9, below: 3 }, 'unsatisfied')).not.toContain(HOLDS);
    expect(saidOfSecond({ above: 3.9, below: 3 }, 'unsatisfied')).not.toContain('closest');
  });
});
