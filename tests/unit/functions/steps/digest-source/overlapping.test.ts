import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapping } from '#functions/steps/digest-source/overlapping.ts';

const lengths = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 20 });

describe('overlapping', () => {
  it('finds what looking at every span finds', () => {
    fc.assert(
      fc.property(lengths, fc.nat(120), fc.integer({ min: 1, max: 30 }), (pieces, start, length) => {
        let at = 0;
        const spans = pieces.map(([gap, size]) => {
          const from = at + gap;
          at = from + size;
          return { start: from, end: at };
        });
        const range = { start, end: start + length };
        const all = spans.filter((span) => span.start < range.end && span.end > range.start);
        expect(overlapping(spans, range)).toEqual(all);
      }),
    );
  });
});
