import { expect, it } from 'vitest';
import { merge, pageOf, resultOf } from './select-world.ts';

it('takes a document for superseded by its title, not by an excerpt, which may be from anywhere in it', () => {
  const snippet = 'This notice is no longer in force.';
  const hits = [pageOf('a', { title: 'Boat rules (superseded)' }), pageOf('b', { snippet })];
  const { candidates } = merge([resultOf(1, hits)]);
  expect(candidates.map(({ hit }) => hit.notices)).toEqual([['superseded'], []]);
});
