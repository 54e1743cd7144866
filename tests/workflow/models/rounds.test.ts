import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryArchive } from '../support/memory-archive.ts';
import {
  type Library,
  jobNamed,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
  runtimeOn,
} from '../support/world.ts';
import { RoundCounter } from './count-rounds.ts';
import { serve } from './model-world.ts';
import type { TaskName } from '#tests/support/prompt-reading.ts';
import { respond } from './responder.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
  // Steps are loaded when they are first used; later on a job waits for its ports alone.
  await roundsOf({ maxIterations: 1, asks: true });
});
afterAll(() => library.close());

interface Counted {
  readonly rounds: readonly (readonly TaskName[])[];
  readonly iterations: number;
}

async function roundsOf(story: { readonly maxIterations: number; readonly asks: boolean }): Promise<Counted> {
  const { model, server, environment } = await serve('openai', respond({ asks: story.asks }));
  const counter = new RoundCounter();
  const ports = counter.over(
    await openWorld({ library, environment, model, archive: createMemoryArchive() }),
  );
  const plain = jobNamed('job-1', ports);
  const settings = { ...plain.settings, maxIterations: story.maxIterations };
  const running = runJob(runtimeOn(ports), { ...plain, settings });
  await counter.during(running);
  await server.close();
  return { rounds: counter.rounds, iterations: (await reportOf(ports, await running)).iterationsUsed };
}

test.each([1, 2, 3])(
  'R8 %i iterations take 3 + 2n dependent calls of models at most',
  async (maxIterations) => {
    const { rounds, iterations } = await roundsOf({ maxIterations, asks: false });
    expect(iterations).toBe(maxIterations);
    expect(rounds.length).toBeLessThanOrEqual(3 + 2 * iterations);
  },
);

test('searches with checklist, digests, and claims with sections are asked for side by side, the answer last', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: false });
  expect(rounds).toEqual([
    ['first_searches', 'research_checklist'],
    ['source_reading', 'source_reading', 'source_reading'],
    ['completeness_review'],
    ['claim_list', 'draft', 'draft'],
    ['answer'],
  ]);
});

test('a revision takes three more', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: true });
  const tasks = rounds.slice(5).map((round) => [...new Set(round)]);
  expect(tasks).toEqual([['request_queries'], ['source_reading'], ['revision']]);
});
