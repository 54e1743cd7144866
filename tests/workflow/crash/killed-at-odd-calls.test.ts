import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWEEP, sampled } from '#tests/support/sweep.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { momentsOf, shortStory, sweep } from './stories.ts';
import { runGolden } from './sweep.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

// Its other half is in a file of its own, so that two cores share the work.
test(
  {
    whole: 'R6.5 a job killed at any odd call to a port ends as if nothing had happened',
    third: 'R6.5 a job killed at every third odd call to a port ends as if nothing had happened',
    sample: 'R6.5 a job killed at one odd call to a port in twelve ends as if nothing had happened',
  }[SWEEP],
  { timeout: 600_000 },
  async () => {
    const story = shortStory(library);
    const golden = await runGolden(story);
    expect(golden.outcome).toMatchObject({
      job: { status: 'COMPLETED' },
      isGapless: true,
      leftBehind: [],
      logged: [],
    });
    const rows = momentsOf(golden.calls)
      .filter((death) => death.at % 2 === 1)
      .map((death) => [death]);
    expect(rows.length).toBeGreaterThan(40);
    expect(await sweep(story, golden, sampled(rows, 12))).toEqual([]);
  },
);
