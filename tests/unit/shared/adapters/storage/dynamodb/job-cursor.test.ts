import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from '#shared/adapters/storage/dynamodb/job-cursor.ts';
import { InvalidInput } from '#shared/errors.ts';

const text = fc.string({ unit: 'binary' });

test('gives back the position for the same list', () => {
  fc.assert(
    fc.property(text, text, text, text, (tenantId, jobId, createdAt, scope) => {
      const position = { tenantId, jobId, createdAt };
      expect(decodeCursor(encodeCursor(position, scope), scope)).toEqual(position);
    }),
  );
});

test('refuses a marker with one character changed', () => {
  const cursor = encodeCursor({ tenantId: 't', jobId: 'j', createdAt: '2026' }, 'scope');
  fc.assert(
    fc.property(
      fc.nat(cursor.length - 1),
      fc.constantFrom('a', 'b', 'X', 'Y', '0', '9', '.'),
      (index, replacement) => {
        fc.pre(cursor[index] !== replacement);
        const forged = cursor.slice(0, index) + replacement + cursor.slice(index + 1);
        expect(() => decodeCursor(forged, 'scope')).toThrow(InvalidInput);
      },
    ),
  );
});

test('refuses what is no marker, and one of another list', () => {
  fc.assert(
    fc.property(text, (cursor) => {
      expect(() => decodeCursor(cursor, 'scope')).toThrow(InvalidInput);
    }),
  );
  const cursor = encodeCursor({ tenantId: 't', jobId: 'j', createdAt: '2026' }, 'scope');
  expect(() => decodeCursor(cursor, 'other')).toThrow(InvalidInput);
});
