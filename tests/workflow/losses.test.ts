import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import type { Report } from '#shared/domain/report.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { watch } from './support/providers.ts';
import {
  eventsOf,
  jobNamed,
  type Library,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
  runtimeOn,
} from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

/** As Lambda refuses a call when the account runs as many functions as it may. */
class Refused extends Error {
  override readonly name = 'Lambda.TooManyRequestsException' as const;
}

interface Ran {
  readonly job: Job;
  readonly report: Report;
  readonly events: readonly TraceEvent[];
}

/** Every call of this kind is refused so often before it is let through. */
async function run(refused: 'search' | 'read', times: number): Promise<Ran> {
  let left = times;
  const { provider } = watch(library.provider, (call) => {
    if (call !== refused || left <= 0) return;
    left -= 1;
    throw new Refused('Rate Exceeded.');
  });
  const environment = { FULL_SOURCES: '2', CHUNKED_SOURCES: '1', QUERIES_PER_WAVE: '3', MAX_ITERATIONS: '1' };
  const runtime = runtimeOn(await openWorld({ library: { ...library, provider }, environment }));
  const draft = jobNamed(`refused-${refused}`, runtime.ports);
  const job = await runJob(runtime, { ...draft, settings: { ...draft.settings, maxIterations: 1 } });
  const ran = { job, report: await reportOf(runtime.ports, job), events: await eventsOf(runtime.ports, job) };
  await runtime.close();
  return ran;
}

describe('R6.1 functions that Lambda throttles', () => {
  test('are tried again, and nothing is lost when their turn comes', async () => {
    const { report, events } = await run('read', 12);
    expect(events.filter((event) => event.type.endsWith('-lost'))).toEqual([]);
    expect(report.sources.length).toBeGreaterThan(0);
    expect(report.endReason).not.toBe('infrastructure');
  });

  test.each([
    ['read', 'select-sources', 'apply-gate-source-lost'],
    ['search', 'run-search', 'select-sources-search-lost'],
  ] as const)(
    'lose a %s in the end, and the report takes it for no missing evidence',
    async (kind, _stage, type) => {
      const { job, report, events } = await run(kind, Infinity);
      expect(job).toMatchObject({ status: 'COMPLETED', outcome: 'partial', endReason: 'infrastructure' });
      const lost = events.filter((event) => event.type === type);
      expect(lost.length).toBeGreaterThan(0);
      for (const event of lost) expect(event.data['error']).toBe('Lambda.TooManyRequestsException');
      const [limitation = ''] = report.limitations.filter((text) =>
        text.includes('lost to the service itself'),
      );
      expect(limitation).toContain('Lambda.TooManyRequestsException');
      expect(limitation).toContain('quota "Concurrent executions"');
    },
  );
});
