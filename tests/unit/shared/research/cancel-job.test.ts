import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { Executions } from '#shared/ports/executions.ts';
import { cancelJob } from '#shared/research/cancel-job.ts';
import { START, eventsOf, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

async function opened() {
  const stopped: string[] = [];
  const ports = await openPorts();
  const stop: Executions['stop'] = async (job, _reason, afterwards) => {
    stopped.push(job.jobId);
    const event = { key: 'noted', type: 'noted', stage: 'plan-research', message: '', progress: 0, data: {} };
    if (job.jobId === 'at-work') await ports.trace.append(job, event);
    await afterwards?.();
  };
  return { ports: { ...ports, executions: { ...ports.executions, stop } }, stopped };
}

describe('R6.3 cancelling a job', () => {
  it.each(['QUEUED', 'PROCESSING', 'AWAITING_INPUT'] as const)(
    'ends one that is %s, and says so',
    async (status) => {
      const { ports, stopped } = await opened();
      const job = await submit(ports, jobOf('job-1', { status }));
      await ports.slots.claim(job, { limit: 1, now: START, until: START + 1000 });
      const cancelled = await cancelJob(job, ports);
      expect(cancelled).toMatchObject({ status: 'CANCELLED', endedAt: new Date(START).toISOString() });
      expect(cancelled.pendingInput).toBeUndefined();
      expect(stopped).toEqual(['job-1']);
      expect(await ports.slots.list()).toEqual([]);
      expect((await eventsOf(ports, job)).map(({ type, message }) => [type, message])).toEqual([
        ['job-cancelled', 'The job was cancelled'],
      ]);
    },
  );

  it('says so after all that its step at work has said', async () => {
    const { ports } = await opened();
    const job = await submit(ports, jobOf('at-work'));
    await cancelJob(job, ports);
    expect((await eventsOf(ports, job)).map(({ type }) => type)).toEqual(['noted', 'job-cancelled']);
  });

  it('does the rest again of one that was cancelled, and says so once', async () => {
    const { ports, stopped } = await opened();
    const job = await submit(ports, jobOf('job-1'));
    await cancelJob(job, ports);
    expect((await cancelJob(job, ports)).status).toBe('CANCELLED');
    expect(stopped).toEqual(['job-1', 'job-1']);
    expect(await eventsOf(ports, job)).toHaveLength(1);
  });

  it.each(['COMPLETED', 'FAILED', 'EXPIRED'] as const)('refuses one that has ended as %s', async (status) => {
    const { ports, stopped } = await opened();
    const job = await submit(ports, jobOf('job-1', { status }));
    const refused = cancelJob(job, ports);
    await expect(refused).rejects.toBeInstanceOf(Conflict);
    await expect(refused).rejects.toThrow(`Job job-1 has ended as ${status} and cannot be cancelled.`);
    expect(stopped).toEqual([]);
  });

  it('knows no job that is not there', async () => {
    const { ports } = await opened();
    await expect(cancelJob(jobOf('never'), ports)).rejects.toBeInstanceOf(NotFound);
  });

  it('stops no execution of a line of a batch that was not begun', async () => {
    const { ports, stopped } = await opened();
    const batch = { batchId: 'batch-1', customId: 'a', line: 1 };
    const { startedAt: _startedAt, ...queued } = jobOf('job-1', { status: 'QUEUED', batch });
    await cancelJob(await submit(ports, queued), ports);
    expect(stopped).toEqual([]);
    const begun = await submit(ports, jobOf('job-2', { batch }));
    await cancelJob(begun, ports);
    expect(stopped).toEqual(['job-2']);
  });
});
