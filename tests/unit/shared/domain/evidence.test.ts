import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byReading, evidenceId } from '#shared/domain/evidence.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const BASE = evidenceOf({ sourceId: 's-1', quote: 'Reeds bend.' });

test('evidence has an id by source and place', () => {
  expect(evidenceId('s-1', 'char:3-9')).toBe('s-1:3-9');
  expect(evidenceId('s-1', 'page:7:char:3-9')).toBe('s-1:page-7-3-9');
});

const one = fc.record({
  archiveHash: fc.constantFrom('a', 'b', 'c'),
  id: fc.constantFrom('s-1:0-1', 's-2:0-1'),
});

test('evidence is in one order, by what was read and then by place, however it comes', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), (given) => {
      const all = given.map((fields) => ({ ...BASE, ...fields }));
      const keys = (list: typeof all): readonly string[] =>
        list.map(({ archiveHash, id }) => archiveHash + id);
      const sorted = keys(all.toSorted(byReading));
      expect(sorted).toEqual(keys(all).toSorted());
      expect(keys(all.toReversed().toSorted(byReading))).toEqual(sorted);
    }),
  );
});

test('the order says which of two comes first', () => {
  const [first, second] = [
    { ...BASE, archiveHash: 'a', id: 's-2:0-1' },
    { ...BASE, archiveHash: 'b', id: 's-1:0-1' },
  ];
  expect([byReading(first, second), byReading(second, first), byReading(first, first)]).toEqual([-1, 1, 0]);
  const later = { ...first, id: 's-3:0-1' };
  expect([byReading(first, later), byReading(later, first)]).toEqual([-1, 1]);
});
