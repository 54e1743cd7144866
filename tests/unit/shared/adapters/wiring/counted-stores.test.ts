import { beforeEach, expect, test } from 'vitest';
import { countEnds, countOpened } from '#shared/adapters/wiring/counted-stores.ts';
import type { Metrics } from '#shared/ports/metrics.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createStandingClock, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

const figures: unknown[] = [];
const metrics: Metrics = {
  count: (...figure) => figures.push(figure),
  observe: (...figure) => figures.push(figure),
};

let ports: Ports;
beforeEach(async () => {
  figures.length = 0;
  ports = await openPorts({ clock: createStandingClock() });
});

test('counts the end of a job once, by what end', async () => {
  const job = await submit(ports, jobOf('job-1', { startedAt: '2026-01-01T00:00:00.000Z' }));
  const jobs = countEnds(ports.jobs, metrics);
  const ended = { status: 'COMPLETED', outcome: 'partial', endedAt: '2026-01-01T00:01:30.000Z' } as const;
  await jobs.change(job, ['QUEUED', 'PROCESSING'], { waitedMilliseconds: 0 });
  expect(figures).toEqual([]);
  await jobs.change(job, ['QUEUED', 'PROCESSING'], ended);
  await jobs.change(job, ['QUEUED', 'PROCESSING'], ended);
  expect(figures).toEqual([
    ['jobs_ended', 1, { status: 'COMPLETED', result: 'partial' }],
    ['job_seconds', 90],
  ]);
});

test('tells an execution that was stopped by hand from a job that was cancelled', async () => {
  const jobs = countEnds(ports.jobs, metrics);
  const stopped = await submit(ports, jobOf('job-2'));
  const cancelled = await submit(ports, jobOf('job-3'));
  await jobs.change(cancelled, ['QUEUED', 'PROCESSING'], { status: 'CANCELLED' });
  expect(figures).not.toContainEqual(['executions_aborted', 1]);
  await jobs.change(stopped, ['QUEUED', 'PROCESSING'], {
    status: 'FAILED',
    failure: { name: 'ExecutionAborted', message: 'Stopped.' },
  });
  expect(figures).toContainEqual(['executions_aborted', 1]);
});

test('counts a breaker when it opens, not when it is looked at', async () => {
  const job = await submit(ports, jobOf('job-4'));
  const breakers = countOpened(ports.breakers, metrics);
  await breakers.update(job, 'tavily', (before) => before);
  await breakers.update(job, 'tavily', (before) => ({ ...before, failures: [true] }));
  expect(figures).toEqual([]);
  await breakers.update(job, 'tavily', (before) => ({ ...before, openUntil: 5 }));
  await breakers.update(job, 'tavily', (before) => ({ ...before, trialUntil: 9 }));
  expect(figures).toEqual([['breakers_opened', 1]]);
});
