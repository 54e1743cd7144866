import { describe, expect, it } from 'vitest';
import { answerItems } from '#functions/steps/draft-report/compose-answer.ts';
import type { ChecklistItem, ItemStatus } from '#shared/domain/plan.ts';
import { TWO, inputsOf, said } from './selecting.ts';

const MAY_ANSWER = 'What is quoted above may answer this, too.';
/** Where the checklist calls it answered, or probably so. */
const IS_ABOVE = 'See what is quoted above.';

const OPEN: ItemStatus = 'unsatisfied';

/** What is said of the second of two items, where these values stand above it and below it; `asks` if it is asked of one thing of several. */
function saidOfSecond(
  { above, below }: { above: number; below?: number },
  open?: { readonly confidence: number; readonly status?: ItemStatus },
  asks?: Pick<ChecklistItem, 'entity' | 'topic'>,
): string {
  const checklist = TWO.map((item) => (item.id === 'item_2' ? { ...item, ...asks } : item));
  const first = said(1, 's-1', { item_1: 4, item_2: above });
  const second = said(2, 's-1', { item_2: below ?? 0 });
  const inputs = inputsOf(checklist, [first, second]);
  const items = new Map(
    [...inputs.items].map(([id, item]) => [
      id,
      open === undefined || id === 'item_1'
        ? item
        : {
            ...item,
            ...open,
            reason: 'no sure answer',
            status: open.status ?? OPEN,
            parts: item.parts.map((part) => ({ ...part, status: open.status ?? OPEN })),
          },
    ]),
  );
  const answers = new Map([
    ['item_1', [first]],
    ['item_2', below === undefined ? [] : [second]],
  ]);
  const blocks = answerItems(checklist, { answers }, { ...inputs, items });
  return (blocks[1]?.sentences ?? []).map(({ text }) => text).join(' ');
}

describe('what answers two things', () => {
  it('is named below the second of them, where it answers that better than what is quoted there', () => {
    expect(saidOfSecond({ above: 3.9, below: 3 })).toContain(IS_ABOVE);
    expect(saidOfSecond({ above: 3.9 })).toContain(IS_ABOVE);
    expect(saidOfSecond({ above: 2, below: 3 })).not.toContain(IS_ABOVE);
  });

  it('may answer the second of them, where it is hardly worse than what is quoted there: both are asked of one matter', () => {
    expect(saidOfSecond({ above: 2.6, below: 3 })).toContain(MAY_ANSWER);
    expect(saidOfSecond({ above: 2.4, below: 3 })).not.toContain('above');
  });

  it('is named where something is asked of one of several things, not where it is asked what that thing is', () => {
    const values = { above: 3.9, below: 3 };
    expect(saidOfSecond(values, undefined, { entity: 'a mug', topic: ['break'] })).toContain(IS_ABOVE);
    expect(saidOfSecond(values, undefined, { entity: 'a mug', topic: [] })).not.toContain(IS_ABOVE);
    const hardlyWorse = { above: 2.6, below: 3 };
    expect(saidOfSecond(hardlyWorse, undefined, { entity: 'a mug', topic: ['break'] })).not.toContain(
      IS_ABOVE,
    );
  });

  it('is named below the second of them, where that is but probably answered', () => {
    const text = saidOfSecond({ above: 3.9, below: 3 }, { confidence: 0.6, status: 'partial' });
    expect(text).toContain(IS_ABOVE);
  });

  it('may answer the second of them, where that is open and about as likely answered as not', () => {
    const text = saidOfSecond({ above: 3.9, below: 3 }, { confidence: 0.3 });
    expect(text).toContain(MAY_ANSWER);
    expect(text).not.toContain('closest');
  });

  it('is not said to answer what hardly anything answers', () => {
    const unlikely = { confidence: 0.1 };
    expect(saidOfSecond({ above: 3.9, below: 3 }, unlikely)).toMatch(/^item_2: The closest passage: Topic2/u);
    expect(saidOfSecond({ above: 3.9 }, unlikely)).not.toMatch(/above/u);
  });
});
