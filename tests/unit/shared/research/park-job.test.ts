import { expect, it } from 'vitest';
import { parkJob } from '#shared/research/park-job.ts';
import { JobCancelled } from '#shared/errors.ts';
import { createStandingClock, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

const ASKED = { kind: 'clarify', questions: ['Which one?'], taskToken: 'first' } as const;

it('R1.2 lets a job wait, and goes on with the same bound when it is entered again', async () => {
  const clock = createStandingClock();
  const ports = await openPorts({ clock });
  const job = await submit(ports, jobOf('waits'));
  await parkJob({ ports, job }, ASKED);
  const parked = await ports.jobs.get(job);
  expect(parked).toMatchObject({ status: 'AWAITING_INPUT', pendingInput: ASKED });
  clock.moveBy(60_000);
  await parkJob({ ports, job: parked ?? job }, { ...ASKED, taskToken: 'second' });
  expect((await ports.jobs.get(job))?.pendingInput).toEqual({ ...parked?.pendingInput, taskToken: 'second' });
});

it('gives a question of another kind a bound of its own', async () => {
  const clock = createStandingClock();
  const ports = await openPorts({ clock });
  const job = await submit(ports, jobOf('waits-again'));
  await parkJob({ ports, job }, ASKED);
  const parked = (await ports.jobs.get(job)) ?? job;
  clock.moveBy(60_000);
  await parkJob({ ports, job: parked }, { ...ASKED, kind: 'approve' });
  const since = (await ports.jobs.get(job))?.pendingInput?.since;
  expect(since).toBe(new Date(clock.now()).toISOString());
});

it('R6.3 stops at a job that has ended', async () => {
  const ports = await openPorts();
  const job = await submit(ports, jobOf('ended', { status: 'CANCELLED' }));
  await expect(parkJob({ ports, job }, ASKED)).rejects.toBeInstanceOf(JobCancelled);
});
