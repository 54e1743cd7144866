import { expect, it } from 'vitest';
import { MadeOnce } from '#shared/adapters/encoding/made-once.ts';

it('makes each thing once, in the order given, also where it keeps fewer than it is asked for', async () => {
  const known = new MadeOnce<string>(2);
  const made: number[] = [];
  const ask = async (things: readonly number[]) =>
    known.ofAll(things, String, async (thing) => {
      made.push(thing);
      return `made of ${thing}`;
    });
  expect(await ask([3, 1, 3, 2, 3])).toEqual([3, 1, 3, 2, 3].map((one) => `made of ${one}`));
  expect(made).toEqual([3, 1, 2]);
  expect(await ask([2, 3])).toEqual(['made of 2', 'made of 3']);
  expect(made).toEqual([3, 1, 2, 3]);
  expect(await ask([])).toEqual([]);
});
