import { expect, test } from 'vitest';
import { createAllowList } from '#shared/adapters/reading/fetch/allow-list.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import { doorTo } from './site.ts';

test.each([
  ['intranet.example:8080', 'http://intranet.example:8080/a', true],
  ['Intranet.Example:8080', 'https://intranet.example:8080/a', true],
  ['intranet.example:80', 'http://intranet.example/', true],
  ['intranet.example:443', 'https://intranet.example/', true],
  ['intranet.example:80', 'https://intranet.example/', false],
  ['intranet.example:80', 'http://intranet.example:8080/', false],
  ['intranet.example:80', 'http://www.intranet.example/', false],
  ['[::1]:9000', 'http://[0:0::1]:9000/', true],
  ['127.0.0.1:9000', 'http://2130706433:9000/', true],
  ['127.0.0.1:9000', 'http://localhost:9000/', false],
])('%s opens %s: %s', (entry, url, isOpen) => {
  expect(createAllowList([entry]).has(new URL(url))).toBe(isOpen);
});

test('speaks of places as sockets do', () => {
  const allowed = createAllowList(['[::1]:9000', 'wiki.corp:80']);
  expect(allowed.hasPlace('::1', 9000)).toBe(true);
  expect(allowed.hasPlace('wiki.corp', 80)).toBe(true);
  expect(allowed.hasPlace('wiki.corp', 443)).toBe(false);
});

test.each([
  'intranet.example',
  '*.example:80',
  'http://intranet.example:80',
  'a:0',
  'a:70000',
  ':80',
  'a b:80',
  'u@a:80',
])('refuses %j with the name of the variable', (entry) => {
  expect(() => createAllowList([entry])).toThrow(InvalidConfiguration);
  expect(() => doorTo([], { environment: { FETCH_ALLOW: entry } })).toThrow(
    /FETCH_ALLOW cannot (?:hold|be)/u,
  );
});
