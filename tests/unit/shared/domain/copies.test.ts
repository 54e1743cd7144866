import { describe, expect, it } from 'vitest';
import { findCopies } from '#shared/domain/copies.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const STATEMENT = 'All tables are encrypted at rest under a key that the service owns, at no further charge.';

describe('findCopies', () => {
  it('takes the same words in another source for a copy, whichever comes first in the list', () => {
    const first = { ...evidenceOf({ sourceId: 's-1', quote: STATEMENT }), id: 's-1:0-10', waveId: 'i01' };
    const second = { ...evidenceOf({ sourceId: 's-2', quote: STATEMENT }), id: 's-2:0-10', waveId: 'i02' };
    expect([...findCopies([first, second])]).toEqual(['s-2:0-10']);
    expect([...findCopies([second, first])]).toEqual(['s-2:0-10']);
  });

  it('takes the earlier wave for the original, whatever the ids, and the lower id within a wave', () => {
    const said = (sourceId: string, waveId: string) => ({
      ...evidenceOf({ sourceId, quote: STATEMENT }),
      id: `${sourceId}:0-10`,
      waveId,
    });
    const late = said('s-1', 'i02');
    const early = said('s-2', 'i01');
    for (const order of [
      [late, early],
      [early, late],
    ])
      expect([...findCopies(order)]).toEqual([late.id]);
    const same = said('s-3', 'i01');
    for (const order of [
      [same, early],
      [early, same],
    ])
      expect([...findCopies(order)]).toEqual([same.id]);
  });

  it('leaves what a source says twice, and what two sources say in their own words', () => {
    const own = { ...evidenceOf({ sourceId: 's-1', quote: STATEMENT }), id: 's-1:0-10' };
    const again = { ...evidenceOf({ sourceId: 's-1', quote: STATEMENT }), id: 's-1:90-100' };
    const other = {
      ...evidenceOf({
        sourceId: 's-2',
        quote: 'Tables use encryption by default; the key belongs to the service.',
      }),
      id: 's-2:0-10',
    };
    expect(findCopies([own, again, other]).size).toBe(0);
  });
});
