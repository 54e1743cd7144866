import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JOBS_PATH } from '#shared/api/contract/job-routes.ts';
import { type ApiWorld, createApiWorld } from './api-world.ts';

let api: ApiWorld;
beforeEach(async () => {
  api = await createApiWorld({});
});
afterEach(async () => api.close());

async function submit(): Promise<string> {
  return (await api.client.submit({ question: 'What does the gate count?' })).jobId;
}

describe('erasing', () => {
  test('takes a job that has ended away, and is no longer there for its owner', async () => {
    const jobId = await submit();
    await api.client.cancel(jobId);
    expect(await api.client.erase(jobId)).toMatchObject({ jobId, objects: 0, left: [] });
    await expect(api.client.get(jobId)).rejects.toMatchObject({ failure: { name: 'NotFound' } });
    await expect(api.client.erase(jobId)).rejects.toMatchObject({ failure: { name: 'NotFound' } });
    expect((await api.client.list()).jobs).toEqual([]);
  });

  test('refuses a job that is not finished', async () => {
    const jobId = await submit();
    await expect(api.client.erase(jobId)).rejects.toMatchObject({
      failure: { name: 'Conflict', remedy: 'Cancel it first.' },
    });
    expect(await api.client.get(jobId)).toMatchObject({ status: 'QUEUED' });
  });

  test('of all jobs takes those that have ended, and names the others', async () => {
    const [first, second, third] = [await submit(), await submit(), await submit()];
    await api.client.cancel(first);
    await api.client.cancel(third);
    const { erased, unfinished } = await api.client.eraseAll();
    expect(erased.map(({ jobId }) => jobId).toSorted()).toEqual([first, third].toSorted());
    expect(unfinished).toEqual([second]);
  });

  test('takes a path that names no job for no other one', async () => {
    const jobId = await submit();
    await api.client.cancel(jobId);
    const path = `${JOBS_PATH}/`;
    for (const method of ['DELETE', 'GET'] as const)
      expect(await api.transport({ method, path, query: {} })).toMatchObject({ status: 404 });
    expect(await api.client.get(jobId)).toMatchObject({ status: 'CANCELLED' });
  });
});
