import { expect, test } from 'vitest';
import {
  containerOf,
  hitIdOf,
  parseHitId,
  fileTitle,
  urlOf,
} from '#shared/adapters/search/corpus/describe.ts';

const PACKAGES = { path: '/project/node_modules', kind: 'readmes' } as const;
const FOLDER = { path: '/library/birds', kind: 'documents' } as const;

test.each([
  ['p-map/README.md', 'p-map'],
  ['@scope/tool/README.md', '@scope/tool'],
  ['big-lib/part-a/README.md', 'big-lib'],
  ['outer/node_modules/inner/README.md', 'inner'],
  ['outer/node_modules/@scope/inner/docs/README.md', '@scope/inner'],
  ['.pnpm/x@1/node_modules/x/README.md', 'x'],
])('the container of %s is the package %s', (path, container) => {
  expect(containerOf(PACKAGES, path)).toBe(container);
});

test('the container of other documents is their top folder, else the corpus folder', () => {
  expect(containerOf(FOLDER, 'waders/heron/grey.md')).toBe('waders');
  expect(containerOf(FOLDER, 'heron.md')).toBe('birds');
});

test('the title of a README says which one it is', () => {
  expect(fileTitle(PACKAGES, 'p-map/readme.md', 'p-map')).toBe('p-map');
  expect(fileTitle(PACKAGES, 'lib/part/README.md', 'Part Library')).toBe('Part Library (lib/part)');
  expect(fileTitle(PACKAGES, 'a/node_modules/b/README.md', undefined)).toBe('b');
});

test('the title of another document is its heading, else its file name', () => {
  expect(fileTitle(FOLDER, 'waders/heron.md', 'The Grey Heron')).toBe('The Grey Heron');
  expect(fileTitle(FOLDER, 'waders/heron.md', undefined)).toBe('heron');
});

test('a URL is percent-encoded and holds nothing but the path', () => {
  expect(urlOf(FOLDER, 'a b/ü#?.md')).toBe('file:///library/birds/a%20b/%C3%BC%23%3F.md');
});

test('an id can be read back', () => {
  expect(parseHitId(hitIdOf(2, 'a/b.md'))).toEqual({ root: 2, path: 'a/b.md' });
  expect(parseHitId('a/b.md')).toBeUndefined();
});
