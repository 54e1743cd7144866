import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Runtime } from '#local/runtime.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Standing } from '#shared/domain/standing.ts';
import { beginRun } from '#shared/research/standing/begin-run.ts';
import { taskOf } from '#tests/support/prompt-reading.ts';
import { type Library, endOf, openLibrary, openWorld, reportOf, runtimeOn } from '../support/world.ts';
import { type Served, serve } from './model-world.ts';
import { respond } from './responder.ts';

const STANDING: Standing = {
  tenantId: 'local',
  standingId: 'buffers',
  owner: 'me',
  request: {
    question: 'How large are the memory buffer and the disk buffer of Tern by default?',
    providers: ['corpus'],
    maxIterations: 1,
  },
  createdAt: '2026-11-01T00:00:00.000Z',
  keepRuns: 5,
  runs: [],
};

let library: Library;
let served: Served;
let runtime: Runtime;
beforeAll(async () => {
  library = await openLibrary();
  served = await serve('openai', respond());
  const { model, environment } = served;
  runtime = runtimeOn(
    await openWorld({ library, model, environment: { ...environment, DIGEST_POLICY: 'always' } }),
  );
  await runtime.ports.standings.create(STANDING);
});
afterAll(async () => {
  await runtime.close();
  await served.server.close();
  library.close();
  vi.unstubAllEnvs();
});

/** A run to its end, and how often the model was asked to read a source for it. */
async function run(key: string): Promise<{ readonly job: Job; readonly readings: number }> {
  const before = served.server.requests.length;
  const standing = (await runtime.ports.standings.get(STANDING)) ?? STANDING;
  const begun = await beginRun(standing, key, runtime.ports);
  if (!('job' in begun)) throw new Error('The run was skipped.');
  await runtime.idle();
  const asked = served.server.requests.slice(before);
  const readings = asked.filter((request) => taskOf(request) === 'source_reading');
  return { job: await endOf(runtime.ports, begun.job), readings: readings.length };
}

test('R7.6 of a corpus that has not changed a standing question pays for no reading again, and has an empty diff', async () => {
  const first = await run('1');
  expect(first.job.status).toBe('COMPLETED');
  expect(first.readings).toBeGreaterThan(0);
  const second = await run('2');
  expect(second.readings).toBe(0);
  expect((await reportOf(runtime.ports, second.job)).changes).toMatchObject({
    entries: [],
    since: { jobId: first.job.jobId },
  });
});
