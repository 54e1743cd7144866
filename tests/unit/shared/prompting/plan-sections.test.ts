import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/domain/evidence.ts';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { planSections } from '#shared/prompting/plan-sections.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const SECTIONS = ['item_1', 'item_2', 'item_3'].map((id) => ({
  title: `On ${id}`,
  guidance: '',
  itemIds: [id],
}));

function quote(index: number, items: Readonly<Record<string, number>>): Evidence {
  return evidenceOf({
    sourceId: `s-${index % 4}`,
    start: index * 100,
    quote: `Fact${index} tells number${index} of thing${index} and place${index}.`,
    items: Object.entries(items).map(([itemId, score]) => ({ itemId, part: 0, score })),
  });
}

const planOf = (evidence: readonly Evidence[]) => planSections(SECTIONS, labelEvidence(evidence));

describe('planSections', () => {
  it('tells each quote where it serves best, and has no section without one', () => {
    const [first, second, both] = [
      quote(1, { item_1: 0.9 }),
      quote(2, { item_3: 0.8 }),
      quote(3, { item_1: 0.5, item_3: 0.7 }),
    ];
    const plan = planOf([first, second, both]);
    expect(plan.map(({ title, quotes }) => [title, quotes.map(({ evidence }) => evidence.id)])).toEqual([
      ['On item_1', [first.id]],
      ['On item_3', [second.id, both.id]],
    ]);
  });

  it('spreads quotes that serve several sections alike', () => {
    const alike = Array.from({ length: 6 }, (_, index) => quote(index, { item_1: 0.6, item_2: 0.6 }));
    expect(planOf(alike).map(({ quotes }) => quotes.length)).toEqual([3, 3]);
  });

  it('leaves out what says again what another quote says, and what serves nothing', () => {
    const one = quote(1, { item_1: 0.9 });
    const again = { ...quote(1, { item_1: 0.8 }), id: 's-9:0-9', sourceId: 's-9' };
    expect(planOf([one, again, quote(7, { item_9: 0.9 })]).flatMap(({ quotes }) => quotes)).toHaveLength(1);
  });

  it('puts no quote into two sections, whatever there is', () => {
    const items = fc.dictionary(
      fc.constantFrom('item_1', 'item_2', 'item_3', 'item_4'),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(items, { maxLength: 40 }), (list) => {
        const plan = planOf(list.map((one, index) => quote(index, one)));
        const planned = plan.flatMap(({ quotes }) => quotes.map(({ evidence }) => evidence.id));
        expect(new Set(planned).size).toBe(planned.length);
        expect(plan.every(({ quotes }) => quotes.length > 0)).toBe(true);
        for (const { itemIds, quotes } of plan)
          for (const { evidence } of quotes)
            expect(evidence.items.some(({ itemId }) => itemIds.includes(itemId))).toBe(true);
      }),
    );
  });
});
