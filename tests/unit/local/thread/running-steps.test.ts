import { expect, test, vi } from 'vitest';
import { createRunningSteps } from '#local/thread/running-steps.ts';
import type { RunningStep } from '#local/thread/carried-steps.ts';

const JOB = { tenantId: 'local', jobId: 'a' };
const OTHER = { tenantId: 'local', jobId: 'b' };

function step(id: number, job = JOB): RunningStep {
  // Its time limit is over as soon as it is looked at.
  return { id, job, state: 'FetchSource', hash: String(id), seconds: 0 };
}

function stepsAt(id: number, isSilent = true) {
  const present = Int32Array.of(id);
  const overran = vi.fn();
  const steps = createRunningSteps({ present, isSilent: async () => isSilent, overran });
  return { steps, overran, present };
}

test('the step at which a silent thread is overruns its time limit, and no other does', async () => {
  const { steps, overran } = stepsAt(2);
  steps.began(step(1));
  steps.began(step(2));
  await expect.poll(() => overran.mock.calls).toEqual([[{ step: step(2), isAtWork: true }]]);
});

test('where a silent thread is at no step, one is named with which it is not busy', async () => {
  const { steps, overran } = stepsAt(0);
  steps.began(step(1));
  await expect.poll(() => overran.mock.calls).toEqual([[{ step: step(1), isAtWork: false }]]);
});

test('a thread is at steps of a job when it is at one of them, or at none and has no others', () => {
  const { steps, present } = stepsAt(1);
  expect(steps.areOf(JOB)).toBe(false);
  steps.began({ ...step(1), seconds: 60 });
  steps.began({ ...step(2, OTHER), seconds: 60 });
  expect([steps.areOf(JOB), steps.areOf(OTHER)]).toEqual([true, false]);
  present[0] = 0;
  expect([steps.areOf(JOB), steps.areOf(OTHER)]).toEqual([false, false]);
  steps.left(2);
  expect(steps.areOf(JOB)).toBe(true);
  steps.close();
});
