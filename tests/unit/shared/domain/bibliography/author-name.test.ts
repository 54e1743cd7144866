import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAuthorName } from '#shared/domain/bibliography/author-name.ts';

test.each([
  ['Doe, Jane', 'Doe', 'Jane'],
  ['Jane Mary Doe', 'Doe', 'Jane Mary'],
  ['Doe JM', 'Doe', 'JM'],
  ['van der Berg A', 'van der Berg', 'A'],
  ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
  ['Maria de la Cruz', 'de la Cruz', 'Maria'],
  ['King, Jr., Martin Luther', 'King Jr.', 'Martin Luther'],
  ['Martin Luther King Jr.', 'King Jr.', 'Martin Luther'],
  ['J. R. Ávila-Ñuñez', 'Ávila-Ñuñez', 'J. R.'],
  ["O'Neill S", "O'Neill", 'S'],
  [' Jane \n  Doe ', 'Doe', 'Jane'],
  ['Doe , Jane', 'Doe', 'Jane'],
  ['Doe,Jane', 'Doe', 'Jane'],
  [', Doe, Jane', 'Doe', 'Jane'],
  ['Doe, Jane, Mary', 'Doe', 'Jane Mary'],
  ['Van Morrison', 'Morrison', 'Van'],
  ['Charles de', 'de', 'Charles'],
  ['A B C D E Doe', 'Doe', 'A B C D E'],
])('%s is a person with the family name %s', (text, family, given) => {
  expect(readAuthorName(text)).toEqual({ family, given });
});

test.each([
  'World Health Organization',
  'RECOVERY Collaborative Group',
  'Ministry of Health, Kenya',
  'Plato',
  '李四光',
  'AT&T Labs',
  'Team 17',
  'A B C D E F Doe',
  'Jr',
  'Doe, Jr.',
  'Doe, Roe, Poe, Moe',
])('%s stays one literal', (text) => {
  expect(readAuthorName(text)).toEqual({ literal: text });
});

test('loses no letter of any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      const name = readAuthorName(text);
      const kept = 'literal' in name ? name.literal : `${name.family}${name.given}`;
      const letters = (value: string): string => Array.from(value.replaceAll(/[\s,]/gu, '')).sort().join('');
      expect(letters(kept)).toBe(letters(text));
    }),
  );
});
