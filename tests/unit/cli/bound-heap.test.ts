import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** In a process of its own, as flags of V8 hold for all of it: makes so many objects that live as fill a nursery of 8 MB ten times. */
const FILL = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const { boundHeap } = await import(${JSON.stringify(new URL('../../../cli/bound-heap.js', import.meta.url).href)});
  const nursery = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
  boundHeap();
  const sizes = [nursery()];
  const kept = [];
  for (let made = 0; made < 1_000_000; made += 1) kept.push({ made });
  sizes.push(nursery());
  console.log(JSON.stringify(sizes));
`;

test('gives a nursery the size it needs at once, and never more', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', FILL]);
  expect(JSON.parse(stdout)).toEqual([8 * 1024 * 1024, 8 * 1024 * 1024]);
});
