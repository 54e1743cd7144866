import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryArchive } from '../support/memory-archive.ts';
import type { Report } from '#shared/domain/report.ts';
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
  readonly report: Report;
}

interface RunGiven {
  readonly maxIterations: number;
  readonly asks: boolean;
  readonly format?: 'brief' | 'table';
}

async function roundsOf({ asks, ...given }: RunGiven): Promise<Counted> {
  const { model, server, environment } = await serve('openai', respond({ asks }));
  const counter = new RoundCounter();
  const ports = counter.over(
    await openWorld({ library, environment, model, archive: createMemoryArchive() }),
  );
  const plain = jobNamed('job-1', ports);
  const running = runJob(runtimeOn(ports), { ...plain, settings: { ...plain.settings, ...given } });
  await counter.during(running);
  await server.close();
  return { rounds: counter.rounds, report: await reportOf(ports, await running) };
}

test.each([1, 2, 3])(
  'R8 %i iterations take 3 + 3n dependent calls of models at most',
  async (maxIterations) => {
    const { rounds, report } = await roundsOf({ maxIterations, asks: false });
    expect(report.iterationsUsed).toBe(maxIterations);
    expect(rounds.length).toBeLessThanOrEqual(3 + 3 * maxIterations);
  },
);

test('searches with checklist, digests, and claims with sections are asked for side by side, the answer last', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: false });
  expect(rounds).toEqual([
    ['first_searches', 'research_checklist'],
    ['chosen_documents'],
    ['source_reading', 'source_reading', 'source_reading'],
    ['completeness_review'],
    ['claim_list', 'draft', 'draft'],
    ['answer'],
  ]);
});

test('a revision takes three more', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: true });
  const tasks = rounds.slice(6).map((round) => [...new Set(round)]);
  expect(tasks).toEqual([['request_queries'], ['source_reading'], ['revision']]);
});

test('a brief report is the answer alone: no section is written', async () => {
  const { rounds, report } = await roundsOf({ maxIterations: 1, asks: false, format: 'brief' });
  expect(rounds.flat()).not.toContain('draft');
  expect(rounds.at(-1)).toEqual(['answer']);
  expect(report).toMatchObject({ method: 'written', sections: [] });
  expect(report.sources.length).toBeGreaterThan(0);
});

test('a table is the answer alone, each statement in a cell of its own', async () => {
  const { rounds, report } = await roundsOf({ maxIterations: 1, asks: true, format: 'table' });
  expect(rounds.flat()).not.toContain('draft');
  expect(rounds.at(-1)).toEqual(['answer']);
  expect(report).toMatchObject({ method: 'written', sections: [] });
  expect(report.answer[0]?.form).toBe('table');
  expect(report.sources.length).toBeGreaterThan(0);
});
