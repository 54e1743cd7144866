import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromAttributeValues,
  toAttributeValues,
} from '#shared/adapters/storage/dynamodb/attribute-values.ts';
import { InvalidInput } from '#shared/errors.ts';

const field = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const item = fc.dictionary(fc.string(), field, { maxKeys: 5, noNullPrototype: true });

describe('the fields of an item', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(item, (fields) => {
        const sent: typeof fields = JSON.parse(JSON.stringify(fields));
        expect(fromAttributeValues(toAttributeValues(sent))).toEqual(sent);
      }),
    );
  });

  test('are written as the protocol wants them', () => {
    expect(
      toAttributeValues({ text: 'a', count: 1.5, isOld: false, none: null, list: ['b'], at: { x: 1 } }),
    ).toEqual({
      text: { S: 'a' },
      count: { N: '1.5' },
      isOld: { BOOL: false },
      none: { NULL: true },
      list: { L: [{ S: 'b' }] },
      at: { M: { x: { N: '1' } } },
    });
  });

  test('are left out when undefined', () => {
    expect(toAttributeValues({ there: 'a', gone: undefined })).toEqual({ there: { S: 'a' } });
  });

  test.each([[Number.NaN], [Infinity], [() => 1], [Symbol('a')], [new Date(0)]])(
    'are refused when they hold %s',
    (value) => {
      expect(() => toAttributeValues({ value })).toThrow(InvalidInput);
    },
  );
});
