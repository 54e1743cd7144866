import { describe, expect, test } from 'vitest';
import { publishReport } from '#functions/steps/publish-report/publish-report.ts';
import { verifyReport } from '#functions/steps/verify-report/verify-report.ts';
import { NOW, JOB, type World, makeJob, makeWorld } from './world.ts';
import { fillWorld, makeCoverage, makeGate } from './fixture.ts';

async function verifiedWorld(): Promise<World> {
  const world = await makeWorld();
  await fillWorld(world);
  await verifyReport(JOB, world.context);
  return world;
}

/** All that publishing may change. */
async function everything(world: World): Promise<unknown> {
  const keys = await world.archive.list('local/');
  const files = await Promise.all(keys.map(async (key) => [key, await world.archive.getText(key)]));
  return { files, job: await world.currentJob(), events: await world.events() };
}

describe('publishing', () => {
  test('stores both renderings, completes the job, gives its end, frees the slot and notifies the queue', async () => {
    const world = await verifiedWorld();
    const result = await publishReport(JOB, world.context);
    expect(result.output).toEqual({ outcome: 'partial' });
    expect(await world.archive.list('local/reports/')).toEqual(
      ['html', 'json', 'md'].map((format) => `local/reports/job-1/report.${format}`),
    );
    expect(await world.currentJob()).toMatchObject({
      status: 'COMPLETED',
      outcome: 'partial',
      endReason: 'no_new_evidence',
      endedAt: new Date(NOW).toISOString(),
    });
    expect(result.end).toMatchObject({
      type: 'job-completed',
      progress: 1,
      data: { outcome: 'partial', trust: { quotesVerified: 10 } },
    });
    expect([await world.slotCount(), world.notifies()]).toEqual([0, 1]);
  });

  test('a second time, later, writes the same and changes nothing', async () => {
    const world = await verifiedWorld();
    const first = await publishReport(JOB, world.context);
    const before = await everything(world);
    world.time.now = NOW + 86_400_000;
    expect(await publishReport(JOB, world.context)).toEqual(first);
    expect(await everything(world)).toEqual(before);
  });

  test('goes on where a crash after the completion left off', async () => {
    const world = await verifiedWorld();
    await world.jobs.change(JOB, ['PROCESSING'], { status: 'COMPLETED', outcome: 'partial' });
    expect(await publishReport(JOB, world.context)).toMatchObject({ end: { type: 'job-completed' } });
    expect([await world.slotCount(), world.notifies()]).toEqual([0, 1]);
  });

  test('gives an answered job no end reason', async () => {
    const world = await makeWorld();
    const items = makeCoverage().items.filter((item) => item.status === 'satisfied');
    const { endReason: _none, ...gate } = makeGate({ status: 'pass', reasons: [], openItems: [] });
    await fillWorld(world, { gate, coverage: { iteration: 2, items } });
    const plan = await world.research.get(JOB, 'PLAN', 'only');
    const checklist = plan?.checklist.filter((item) => items.some((one) => one.itemId === item.id)) ?? [];
    if (plan) await world.research.put(JOB, 'PLAN', { id: 'only', record: { ...plan, checklist } });
    await verifyReport(JOB, world.context);
    await publishReport(JOB, world.context);
    const job = await world.currentJob();
    expect([job?.outcome, job !== undefined && 'endReason' in job]).toEqual(['answered', false]);
  });

  test('refuses for a job that was cancelled meanwhile, and leaves it cancelled', async () => {
    const world = await verifiedWorld();
    await world.jobs.change(JOB, ['PROCESSING'], { status: 'CANCELLED' });
    await expect(publishReport(JOB, world.context)).rejects.toMatchObject({ name: 'JobCancelled' });
    expect((await world.currentJob())?.status).toBe('CANCELLED');
    expect(await world.events()).toEqual([]);
  });

  test('refuses without a verified report', async () => {
    const world = await makeWorld(makeJob());
    await expect(publishReport(JOB, world.context)).rejects.toMatchObject({ name: 'NotFound' });
  });
});
