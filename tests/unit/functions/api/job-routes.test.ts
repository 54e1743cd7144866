import { describe, expect, test } from 'vitest';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { CONFLICT, MISSING, complete, open, stored, submit } from './job-world.ts';

describe('a job', () => {
  test('shows its latest event as its progress', async () => {
    const api = await open();
    const jobId = await submit(api);
    expect(await api.client.get(jobId)).toMatchObject({ status: 'QUEUED', progress: 0, stage: 'queue' });
  });

  test('of someone else is as missing as one that never was', async () => {
    const api = await open();
    const jobId = await submit(api);
    const strangers = [
      api.as({ tenantId: 'other', owner: 'local' }),
      api.as({ tenantId: 'local', owner: 'eve' }),
    ];
    for (const stranger of strangers) {
      const foreign = await stranger.get(jobId).catch((error: unknown) => error);
      const absent = await stranger.get('never-was').catch((error: unknown) => error);
      expect(foreign).toMatchObject(MISSING);
      expect(messageOf(foreign).replace(jobId, 'ID')).toBe(messageOf(absent).replace('never-was', 'ID'));
      expect((await stranger.list()).jobs).toEqual([]);
      await expect(stranger.cancel(jobId)).rejects.toMatchObject(MISSING);
    }
  });

  test('is listed newest first, a page at a time', async () => {
    const api = await open();
    for (let count = 0; count < 3; count++) await submit(api);
    const first = await api.client.list({ limit: 2 });
    const second = await api.client.list({ limit: 2, after: first.next ?? '' });
    const ids = [...first.jobs, ...second.jobs].map((job) => job.jobId);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  test('counts in the summary of the queue', async () => {
    const api = await open();
    const jobId = await submit(api);
    await submit(api);
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'PROCESSING' });
    expect(await api.client.queueSummary()).toEqual({
      queued: 1,
      processing: 1,
      awaitingInput: 0,
      slotsInUse: 0,
      slots: 3,
    });
  });
});

describe('cancelling', () => {
  test('flips the status before it stops the execution, and can be repeated', async () => {
    const api = await open();
    const jobId = await submit(api);
    expect(await api.client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
    expect(await api.client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
    expect(api.effects.filter((line) => line.startsWith('stop'))).toEqual([`stop ${jobId}`, `stop ${jobId}`]);
    const { events, isEnd } = await api.client.events(jobId, { after: 0, waitSeconds: 0 });
    expect(events.map((event) => event.type)).toEqual(['job-queued', 'job-cancelled']);
    expect(isEnd).toBe(false);
    expect((await api.client.events(jobId, { after: 2, waitSeconds: 20 })).isEnd).toBe(true);
  });

  test('leaves a completed job as it is', async () => {
    const api = await open();
    const jobId = await submit(api);
    await complete(api, jobId);
    await expect(api.client.cancel(jobId)).rejects.toMatchObject(CONFLICT);
    expect((await stored(api, jobId))?.status).toBe('COMPLETED');
  });
});

describe('a delivery', () => {
  test('can be confirmed of a completed job, and again', async () => {
    const api = await open();
    const { jobId } = await api.client.submit({
      question: 'What does the gate count?',
      confirmsDelivery: true,
    });
    await expect(api.client.confirmDelivery(jobId)).rejects.toMatchObject(CONFLICT);
    await complete(api, jobId);
    expect((await api.client.get(jobId)).delivery).toBe('due');
    expect((await api.client.confirmDelivery(jobId)).delivery).toBe('done');
    expect((await api.client.confirmDelivery(jobId)).delivery).toBe('done');
  });

  test('that is due lets the same submission join the completed job', async () => {
    const api = await open();
    const asked = { question: 'What does the gate count?', confirmsDelivery: true, joinUnfinished: true };
    const first = await api.client.submit(asked);
    await complete(api, first.jobId);
    expect(await api.client.submit(asked)).toMatchObject({ jobId: first.jobId, joined: true });
    await api.client.confirmDelivery(first.jobId);
    expect((await api.client.submit(asked)).joined).toBe(false);
  });

  test('of a caller who confirms none is not waited for', async () => {
    const api = await open();
    const asked = { question: 'What does the gate count?', joinUnfinished: true };
    await complete(api, (await api.client.submit(asked)).jobId);
    expect((await api.client.submit(asked)).joined).toBe(false);
  });
});

function messageOf(error: unknown): string {
  return error instanceof RequestFailed ? error.message : '';
}
