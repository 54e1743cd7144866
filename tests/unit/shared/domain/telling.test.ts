import { describe, expect, it } from 'vitest';
import { tellingBefore } from '#shared/domain/nearness.ts';
import { withTelling } from '#shared/domain/telling.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const serving = (itemId: string) => ({ itemId, part: 0, score: 1 });
const quote = evidenceOf({ sourceId: 's-1', quote: 'One.', items: [serving('item_1'), serving('item_2')] });

describe('withTelling', () => {
  it('notes of each item how much a quote tells it, where that was read', () => {
    const [read] = withTelling([quote], { item_1: { [quote.id]: -2.5, other: 9 } });
    expect(read?.items).toEqual([{ ...serving('item_1'), tellingOdds: -2.5 }, serving('item_2')]);
  });

  it('leaves evidence as it is where nothing was read', () => {
    expect(withTelling([quote], {})).toEqual([quote]);
  });
});

describe('tellingBefore', () => {
  const wave = (waveId: string, reader: string, told: number) => ({
    waveId,
    items: {},
    telling: { reader, items: { item_1: { [quote.id]: told } } },
  });
  const measured = [wave('i01', 'one', 1), wave('i02', 'one', 2)];

  it('is what the newest wave before has read, also where a wave is run again', () => {
    expect(tellingBefore(measured, { waveId: 'i03', reader: 'one' })).toEqual({ item_1: { [quote.id]: 2 } });
    expect(tellingBefore(measured, { waveId: 'i02', reader: 'one' })).toEqual({ item_1: { [quote.id]: 1 } });
  });

  it('is empty in the first wave, and where another reader or none has read', () => {
    expect(tellingBefore(measured, { waveId: 'i01', reader: 'one' })).toEqual({});
    expect(tellingBefore(measured, { waveId: 'i03', reader: 'other' })).toEqual({});
    expect(tellingBefore([{ waveId: 'i01', items: {} }], { waveId: 'i02', reader: 'one' })).toEqual({});
  });
});
