import { expect, test } from 'vitest';
import { userAgent } from '#shared/domain/product.ts';
import { pageSeconds } from '#shared/domain/page-seconds.ts';

test('requests say who asks and, where it is known, whom to write to', () => {
  expect(userAgent('me@example.org')).toMatch(/^Plumbline\/\d+\.\d+\.\d+ \(\+mailto:me@example\.org\)$/u);
  expect(userAgent(undefined)).toMatch(/^Plumbline\/\d+\.\d+\.\d+$/u);
});

test.each(['a\nb@example.org', 'a(b)@example.org', 'me @example.org', 'ä@example.org', 'a@', ''])(
  'a contact that cannot stand in a header is left out: %j',
  (contact) => {
    expect(userAgent(contact)).toMatch(/^Plumbline\/\d+\.\d+\.\d+$/u);
  },
);

test('a page has its fetch and 25 seconds to be read', () => {
  expect([pageSeconds(20), pageSeconds(0.5)]).toEqual([45, 26]);
});
