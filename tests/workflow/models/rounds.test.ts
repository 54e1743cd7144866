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

test.each([1, 2, 3])('R8 %i iterations take 2 + 2n dependent calls of models', async (maxIterations) => {
  const { rounds, iterations } = await roundsOf({ maxIterations, asks: false });
  expect(iterations).toBe(maxIterations);
  expect(rounds.length).toBeLessThanOrEqual(2 + 2 * iterations);
});

test('digests, sections, and claims with completeness are asked for side by side', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: false });
  expect(rounds).toEqual([
    ['first_searches', 'research_checklist'],
    ['source_reading', 'source_reading', 'source_reading'],
    ['claim_list', 'completeness_review'],
    ['draft', 'draft', 'draft', 'draft'],
  ]);
});

test('a revision takes three more', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: true });
  const tasks = rounds.slice(4).map((round) => [...new Set(round)]);
  expect(tasks).toEqual([['request_queries'], ['source_reading'], ['revision']]);
});
