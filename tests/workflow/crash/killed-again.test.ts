import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampled } from '#tests/support/sweep.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { longStory, shortStory, sweep } from './stories.ts';
import { type Golden, type Story, runGolden } from './sweep.ts';

let library: Library;
let story: Story;
let golden: Golden;
beforeAll(async () => {
  library = await openLibrary();
  story = longStory(library);
  golden = await runGolden(story);
});
afterAll(() => library.close());

test('two undisturbed runs of the same question are alike, and no call is made twice', async () => {
  expect(await sweep(story, golden, [[]])).toEqual([]);
  expect(new Set(golden.outcome.providerCalls).size).toBe(golden.outcome.providerCalls.length);
});

test(
  'R6.5 a job that loops, killed now and then, ends as if nothing had happened',
  { timeout: 600_000 },
  async () => {
    const rows = every(23, golden.calls.length).map((at) => [{ at, when: 'after' } as const]);
    expect(rows.length).toBeGreaterThan(10);
    expect(await sweep(story, golden, sampled(rows, 5))).toEqual([]);
  },
);

test(
  'R6.5 a job that is killed again while it takes up its work ends as if nothing had happened',
  { timeout: 600_000 },
  async () => {
    const short = shortStory(library);
    const goldenOfShort = await runGolden(short);
    const rows = every(29, goldenOfShort.calls.length).map((at) => [
      { at, when: 'after' } as const,
      { at: 1 + (at % 29), when: 'before' } as const,
      { at: 1 + (at % 23), when: 'after' } as const,
    ]);
    expect(rows.length).toBeGreaterThan(5);
    expect(await sweep(short, goldenOfShort, sampled(rows, 3))).toEqual([]);
  },
);

function every(step: number, until: number): readonly number[] {
  return Array.from({ length: Math.floor(until / step) }, (_, index) => (index + 1) * step);
}
