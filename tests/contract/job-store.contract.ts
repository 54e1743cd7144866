import { beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import { InvalidInput, MalformedReply, PayloadTooLarge } from '#shared/errors.ts';
import type { JobStore } from '#shared/ports/job-store.ts';
import { HOSTILE_NAMES, LONE_SURROGATE, sampleJob } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

// Longer than 250 lines: one suite, which every store of jobs passes.

export function jobStoreContract(newWorkbench: NewWorkbench): void {
  describe('JobStore', () => {
    let bench: Workbench;
    let jobs: JobStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ jobs } = bench.open());
    });

    test('gives back a job as it was created', async () => {
      const job = sampleJob({
        context: '日本語 😀',
        clarifications: [{ questions: ['Which?'], answer: 'This.' }],
      });
      expect(await jobs.create(job)).toBe(true);
      expect(await jobs.get(job)).toEqual(job);
    });

    test('knows nothing of a job that was not created', async () => {
      expect(await jobs.get(sampleJob())).toBeUndefined();
    });

    test('gives the status of a job alone', async () => {
      expect(await jobs.statusOf(sampleJob())).toBeUndefined();
      await jobs.create(sampleJob());
      expect(await jobs.statusOf(sampleJob())).toBe('QUEUED');
      await jobs.change(sampleJob(), ['QUEUED'], { status: 'CANCELLED' });
      expect(await jobs.statusOf(sampleJob())).toBe('CANCELLED');
    });

    test('creates an id once, also when two ask at once', async () => {
      const outcomes = await Promise.all([
        jobs.create(sampleJob({ question: 'first' })),
        bench.open().jobs.create(sampleJob({ question: 'second' })),
      ]);
      expect(outcomes.toSorted()).toEqual([false, true]);
    });

    test('changes a job only from the statuses named', async () => {
      await jobs.create(sampleJob());
      expect(await jobs.change(sampleJob(), ['PROCESSING'], { status: 'COMPLETED' })).toBeUndefined();
      expect(await jobs.change(sampleJob(), [], { status: 'COMPLETED' })).toBeUndefined();
      const changed = await jobs.change(sampleJob(), ['QUEUED', 'PROCESSING'], { status: 'PROCESSING' });
      expect(changed).toEqual(sampleJob({ status: 'PROCESSING' }));
      expect(await jobs.get(sampleJob())).toEqual(changed);
    });

    test('does not make a job by changing one that is not there', async () => {
      expect(await jobs.change(sampleJob(), ['QUEUED'], { status: 'FAILED' })).toBeUndefined();
      expect(await jobs.get(sampleJob())).toBeUndefined();
    });

    test('sets fields, removes those set to null and leaves the others', async () => {
      const failure = { name: 'NotFound', message: 'gone' };
      await jobs.create(sampleJob({ failure, fingerprint: 'f' }));
      const changed = await jobs.change(sampleJob(), ['QUEUED'], {
        failure: null,
        waitedMilliseconds: 12.5,
        outcome: undefined,
      });
      expect(changed).toEqual(sampleJob({ fingerprint: 'f', waitedMilliseconds: 12.5 }));
    });

    test('returns the job for a change of nothing', async () => {
      await jobs.create(sampleJob());
      expect(await jobs.change(sampleJob(), ['QUEUED'], {})).toEqual(sampleJob());
    });

    test('lets one of two ends win', async () => {
      await jobs.create(sampleJob({ status: 'PROCESSING' }));
      const ends = await Promise.all([
        jobs.change(sampleJob(), ['PROCESSING'], { status: 'COMPLETED' }),
        jobs.change(sampleJob(), ['PROCESSING'], { status: 'CANCELLED' }),
      ]);
      expect(ends.filter((end) => end !== undefined)).toHaveLength(1);
    });

    test('lists the jobs of an owner, newest first, page by page', async () => {
      await createJobs(jobs, 7);
      await jobs.create(sampleJob({ jobId: 'other', owner: 'somebody else' }));
      const { pages, ids } = await readPages((after) =>
        jobs.listByOwner('tenant', 'owner', { limit: 3, ...after }),
      );
      expect(ids).toEqual(['job-7', 'job-6', 'job-5', 'job-4', 'job-3', 'job-2', 'job-1']);
      expect(pages).toBe(3);
    });

    test('has no next page when the last one is full', async () => {
      await createJobs(jobs, 4);
      const { pages } = await readPages((after) =>
        jobs.listByOwner('tenant', 'owner', { limit: 2, ...after }),
      );
      expect(pages).toBe(2);
    });

    test('lists a job under its present status alone: tenant by tenant, oldest first', async () => {
      await createJobs(jobs, 3);
      await jobs.create(sampleJob({ tenantId: 'second', createdAt: '2025-01-01T00:00:00.000Z' }));
      await jobs.change({ tenantId: 'tenant', jobId: 'job-2' }, ['QUEUED'], { status: 'PROCESSING' });
      const queued = await jobs.listByStatus('QUEUED', { limit: 100 });
      const running = await jobs.listByStatus('PROCESSING', { limit: 100 });
      expect(queued.jobs.map((job) => `${job.tenantId}/${job.jobId}`)).toEqual([
        'second/job-1',
        'tenant/job-1',
        'tenant/job-3',
      ]);
      const pages = await readPages((after) => jobs.listByStatus('QUEUED', { limit: 1, ...after }));
      expect(pages.ids).toEqual(['job-1', 'job-1', 'job-3']);
      expect(running.jobs.map((job) => job.jobId)).toEqual(['job-2']);
    });

    test('finds the next job in the queue, behind a job and behind a whole tenant', async () => {
      await createJobs(jobs, 2);
      for (const tenantId of ['tenant!', 'tenant$', 'tenant2']) await jobs.create(sampleJob({ tenantId }));
      await jobs.create(sampleJob({ tenantId: 'aside', status: 'PROCESSING' }));
      const walk: string[] = [];
      let job = await jobs.nextQueued();
      while (job) {
        walk.push(`${job.tenantId}/${job.jobId}`);
        job = await jobs.nextQueued(job);
      }
      expect(walk).toEqual([
        'tenant!/job-1',
        'tenant/job-1',
        'tenant/job-2',
        'tenant$/job-1',
        'tenant2/job-1',
      ]);
      expect((await jobs.nextQueued({ tenantId: 'tenant!' }))?.tenantId).toBe('tenant');
      expect((await jobs.nextQueued({ tenantId: 'tenant' }))?.tenantId).toBe('tenant$');
      expect(await jobs.nextQueued({ tenantId: 'tenant2' })).toBeUndefined();
    });

    test('walks the queue tenant by tenant, whatever they are called', async () => {
      const names = HOSTILE_NAMES.filter((name) => name.isWellFormed());
      for (const tenantId of names) {
        await jobs.create(sampleJob({ tenantId, jobId: 'a' }));
        await jobs.create(sampleJob({ tenantId, jobId: 'b' }));
      }
      const walk: string[] = [];
      let job = await jobs.nextQueued();
      while (job) {
        walk.push(job.tenantId);
        job = await jobs.nextQueued({ tenantId: job.tenantId });
      }
      expect(walk.toSorted()).toEqual([...names].toSorted());
    });

    test('lets one of many replies end a wait, and only with the token that waits', async () => {
      const pendingInput = {
        kind: 'approve',
        questions: [],
        taskToken: 'token',
        since: '2026-01-01T00:00:00.000Z',
        until: '2026-01-02T00:00:00.000Z',
      } as const;
      await jobs.create(sampleJob({ status: 'AWAITING_INPUT', pendingInput }));
      expect(await jobs.settleWait(sampleJob(), 'another', { status: 'QUEUED' })).toBeUndefined();
      const other = bench.open().jobs;
      const replies = await Promise.all(
        Array.from({ length: 8 }, async (_, number) =>
          [jobs, other][number % 2]?.settleWait(sampleJob(), 'token', {
            status: 'QUEUED',
            pendingInput: null,
            lastReply: `reply ${number}`,
          }),
        ),
      );
      const [taken, ...rest] = replies.filter((job) => job !== undefined);
      expect(rest).toEqual([]);
      expect(await jobs.get(sampleJob())).toEqual(taken);
      expect(taken).not.toHaveProperty('pendingInput');
    });

    test('refuses a page marker that was tampered with or belongs to another list', async () => {
      await createJobs(jobs, 3);
      const { next = '' } = await jobs.listByOwner('tenant', 'owner', { limit: 1 });
      const forged = [`${next}x`, next.slice(1), 'nonsense', '', next.split('.')[0] ?? ''];
      for (const after of forged) {
        await expect(jobs.listByOwner('tenant', 'owner', { limit: 1, after })).rejects.toThrow(InvalidInput);
      }
      await expect(jobs.listByOwner('tenant', 'b', { limit: 1, after: next })).rejects.toThrow(InvalidInput);
      await expect(jobs.listByStatus('QUEUED', { limit: 1, after: next })).rejects.toThrow(InvalidInput);
    });

    test.each([0, 101, 1.5, -1, Number.NaN])('refuses a page of %d jobs', async (limit) => {
      await expect(jobs.listByOwner('tenant', 'owner', { limit })).rejects.toThrow(InvalidInput);
    });

    test('keeps tenants, owners and jobs of any name apart', async () => {
      const names = HOSTILE_NAMES.filter((name) => name.isWellFormed());
      for (const name of names) {
        await jobs.create(sampleJob({ tenantId: name, owner: name, jobId: 'x', question: name }));
        await jobs.create(sampleJob({ tenantId: 'y', jobId: name, question: name }));
      }
      for (const name of names) {
        expect((await jobs.get({ tenantId: name, jobId: 'x' }))?.question).toBe(name);
        expect((await jobs.get({ tenantId: 'y', jobId: name }))?.question).toBe(name);
        const { jobs: own } = await jobs.listByOwner(name, name, { limit: 100 });
        expect(own.map((job) => job.tenantId)).toEqual([name]);
      }
    });

    test('makes strings well-formed', async () => {
      await jobs.create(sampleJob({ question: LONE_SURROGATE }));
      expect((await jobs.get(sampleJob()))?.question).toBe(LONE_SURROGATE.toWellFormed());
    });

    test('refuses a job that is larger than an item', async () => {
      const job = sampleJob({ context: 'x'.repeat(400_000) });
      await expect(jobs.create(job)).rejects.toThrow(PayloadTooLarge);
    });

    test('names the job and the field of an item that is no job, not its content', async () => {
      await jobs.create(sampleJob());
      const key = { pk: 'TENANT#tenant#JOB#job-1', sk: 'META' };
      await bench.table.put({ ...key, ...sampleJob(), question: 42, owner: 'secret' });
      const failure = await jobs.get(sampleJob()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MalformedReply);
      expect(String(failure)).toMatch(/job-1.*question/);
      expect(String(failure)).not.toMatch(/42|secret/);
    });
  });
}

async function createJobs(jobs: JobStore, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
    await jobs.create(sampleJob({ jobId: `job-${number}`, createdAt }));
  }
}

async function readPages(
  read: (after: {
    readonly after?: string;
  }) => Promise<{ readonly jobs: readonly Job[]; readonly next?: string }>,
): Promise<{ readonly pages: number; readonly ids: readonly string[] }> {
  const ids: string[] = [];
  let pages = 0;
  let after: { readonly after?: string } | undefined = {};
  while (after) {
    const page: Awaited<ReturnType<typeof read>> = await read(after);
    ids.push(...page.jobs.map((job) => job.jobId));
    pages += 1;
    after = page.next === undefined ? undefined : { after: page.next };
  }
  return { pages, ids };
}
