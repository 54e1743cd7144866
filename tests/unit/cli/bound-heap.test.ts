import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod';

const Sizes = z.tuple([z.number(), z.number()]);

/** In a process of its own, as flags of V8 hold for all of it: makes more objects that live than any nursery holds. */
const FILL = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const heap = await import(${JSON.stringify(new URL('../../../cli/bound-heap.js', import.meta.url).href)});
  const nursery = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20;
  heap[process.argv[1]]();
  const sizes = [nursery()];
  const kept = [];
  for (let made = 0; made < 1_000_000; made += 1) kept.push({ made });
  sizes.push(nursery());
  console.log(JSON.stringify(sizes));
`;

test.each([
  ['boundCommand', 32],
  ['boundServer', 8],
])('%s gives the nursery %i megabytes at once, and hardly more later', async (name, megabytes) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', FILL, name]);
  const [first, later] = Sizes.parse(JSON.parse(stdout));
  expect(first).toBe(megabytes);
  // A page more where a collection is under way; a server gives back what it does not need.
  expect(later).toBeLessThan(1.5 * megabytes);
});
