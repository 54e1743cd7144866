import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFrom } from '#shared/text/first-from.ts';

it('finds the first of numbers in order that is not below another, as a look at each does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 })), fc.integer({ min: 0, max: 31 }), (some, least) => {
      const numbers = some.toSorted((a, b) => a - b);
      const place = numbers.findIndex((number) => number >= least);
      expect(firstFrom(least, numbers.length, (at) => numbers[at])).toBe(place < 0 ? numbers.length : place);
    }),
  );
});
