import { expect, test } from 'vitest';
import { type Route, addressOf, readRoute } from '../../../../viewer/state/route.ts';

const ROUTES: readonly Route[] = [
  { page: 'ask' },
  { page: 'jobs' },
  { page: 'failures' },
  { page: 'folder' },
  { page: 'batches' },
  { page: 'batch', batchId: 'b-1' },
  { page: 'standing' },
  { page: 'standing-question', standingId: 's-1', run: undefined },
  { page: 'standing-question', standingId: 's-1', run: 'a-1' },
  { page: 'job', jobId: 'a-1' },
  { page: 'trace', jobId: 'a-1' },
  { page: 'report', jobId: 'a-1', quote: undefined },
  { page: 'report', jobId: 'a-1', quote: '2-10' },
  { page: 'compare', first: 'a-1', second: undefined },
  { page: 'compare', first: 'a-1', second: 'b-2' },
];

test.each(ROUTES)('an address leads back to where it was made: %o', (route) => {
  expect(readRoute(addressOf(route))).toEqual(route);
});

test.each([
  '#/nowhere',
  '#/jobs/<script>',
  '#/jobs/a/b',
  '#/compare/',
  '#/batches/a/b',
  '#/standing/a/b/c',
  `#/jobs/${'x'.repeat(81)}`,
])('an address that is none of ours leads to nothing: %s', (address) => {
  expect(readRoute(address).page).toBe('nothing');
});

test('what is no place of a quote opens none', () => {
  expect(readRoute('#/jobs/a/report/1-x')).toEqual({ page: 'report', jobId: 'a', quote: undefined });
});
