import { describe, expect, test } from 'vitest';
import { reportKey } from '#shared/domain/report-files.ts';
import { MISSING, complete, open, submit } from '../job-world.ts';

describe('a result', () => {
  test('of an unfinished job is a conflict that names its status', async () => {
    const api = await open();
    const jobId = await submit(api);
    await expect(api.client.report(jobId)).rejects.toMatchObject({
      httpStatus: 409,
      failure: { name: 'Conflict', status: 'QUEUED' },
    });
  });

  test('of a failed job is its failure', async () => {
    const api = await open();
    const jobId = await submit(api);
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], {
      status: 'FAILED',
      failure: { name: 'PlanRejected', message: 'The plan was rejected.', remedy: 'Ask again.' },
    });
    await expect(api.client.report(jobId)).rejects.toMatchObject({
      httpStatus: 409,
      failure: { name: 'PlanRejected', message: 'The plan was rejected.', status: 'FAILED' },
    });
  });

  test('comes in three forms, as it was published', async () => {
    const api = await open();
    const jobId = await submit(api);
    await complete(api, jobId);
    expect((await api.client.report(jobId)).jobId).toBe('job-1');
    expect(await api.client.resultText(jobId, 'md')).toBe('# Title');
    expect(await api.client.resultText(jobId, 'html')).toBe('<h1>Title</h1>');
  });

  test('that is gone says so', async () => {
    const api = await open();
    const jobId = await submit(api);
    await complete(api, jobId);
    await api.ports.archive.delete(reportKey('local', jobId, 'md'));
    await expect(api.client.resultText(jobId, 'md')).rejects.toMatchObject(MISSING);
  });
});
