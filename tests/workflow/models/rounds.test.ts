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
import { paragraphsOf, respond } from './responder.ts';

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

/** What repeats its quotes word for word needs no reading again. */
function inOwnWords(
  task: TaskName,
  value: unknown,
  { ownClaims = false }: Pick<RunGiven, 'ownClaims'>,
): unknown {
  if (task === 'claim_list' && ownClaims) return withOwnClaims(value);
  if (task !== 'draft' && task !== 'answer' && task !== 'revision') return value;
  return {
    paragraphs: paragraphsOf(value).map((text) => (text.startsWith('<') ? text : `In short, ${text}`)),
  };
}

function withOwnClaims(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      key === 'text' && typeof one === 'string' ? `Be it early or late, in summer or winter, ${one}` : one,
    ),
  );
}

interface RunGiven {
  readonly maxIterations: number;
  readonly asks: boolean;
  readonly format?: 'brief' | 'table';
  readonly ownClaims?: boolean;
}

async function roundsOf({ asks, ownClaims = false, ...given }: RunGiven): Promise<Counted> {
  const alter = (task: TaskName, value: unknown): unknown => inOwnWords(task, value, { ownClaims });
  const { model, server, environment } = await serve('openai', respond({ asks, alter }));
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
  'R8 %i iterations take 4 + 3n dependent calls of models at most',
  async (maxIterations) => {
    const { rounds, report } = await roundsOf({ maxIterations, asks: false });
    expect(report.iterationsUsed).toBe(maxIterations);
    expect(rounds.length).toBeLessThanOrEqual(4 + 3 * maxIterations);
  },
);

test('searches with checklist, digests, and claims with sections are asked for side by side, the answer is written last and read again', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: false });
  expect(rounds).toEqual([
    ['first_searches', 'research_checklist'],
    ['chosen_documents'],
    ['source_reading', 'source_reading', 'source_reading'],
    ['completeness_review'],
    ['claim_list', 'draft', 'draft'],
    ['answer', 'sentence_check'],
    ['sentence_check'],
  ]);
});

test('claims in words of their own are read again beside the answer: no call waits for that', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: false, ownClaims: true });
  expect(rounds.slice(-3)).toEqual([
    ['claim_list', 'draft', 'draft'],
    ['answer', 'sentence_check', 'sentence_check'],
    ['sentence_check'],
  ]);
});

test('a revision takes four more', async () => {
  const { rounds } = await roundsOf({ maxIterations: 1, asks: true });
  const tasks = rounds.slice(7).map((round) => [...new Set(round)]);
  expect(tasks).toEqual([['request_queries'], ['source_reading'], ['revision'], ['sentence_check']]);
});

test('a brief report is the answer alone: no section is written', async () => {
  const { rounds, report } = await roundsOf({ maxIterations: 1, asks: false, format: 'brief' });
  expect(rounds.flat()).not.toContain('draft');
  expect(rounds.slice(-2)).toEqual([['answer'], ['sentence_check']]);
  expect(report).toMatchObject({ method: 'written', sections: [] });
  expect(report.sources.length).toBeGreaterThan(0);
});

test('a table is the answer alone, each statement in a cell of its own', async () => {
  const { rounds, report } = await roundsOf({ maxIterations: 1, asks: true, format: 'table' });
  expect(rounds.flat()).not.toContain('draft');
  expect(rounds.slice(-2)).toEqual([['answer'], ['sentence_check']]);
  expect(report).toMatchObject({ method: 'written', sections: [] });
  expect(report.answer[0]?.form).toBe('table');
  expect(report.sources.length).toBeGreaterThan(0);
});
