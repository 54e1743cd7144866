import { beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '#shared/adapters/storage/stores.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { sourceOf } from '#tests/unit/functions/steps/builders.ts';
import { sampleEvent, sampleJob } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const TENANT = 'tenant';
const DAY_SECONDS = 86_400;

export function eraserContract(newWorkbench: NewWorkbench): void {
  describe('Eraser', () => {
    let bench: Workbench;
    let stores: Stores;
    beforeEach(async () => {
      bench = await newWorkbench();
      stores = bench.open({ retentionDays: 30 });
    });

    async function completedJob(jobId: string, sourceIds: readonly string[]): Promise<void> {
      const job = sampleJob({ tenantId: TENANT, jobId, status: 'COMPLETED' });
      await stores.jobs.create(job);
      await stores.trace.append(job, sampleEvent('a', { data: { text: 'x'.repeat(40_000) } }));
      await stores.ledger.finish(job, { kind: 'read', step: '', waveId: '', index: '', inputHash: '' }, 1);
      await stores.archive.put(reportKey(TENANT, jobId, 'json'), '{}');
      for (const id of sourceIds) {
        await stores.research.put(job, 'SOURCE', {
          id,
          record: sourceOf(id, { archiveHash: 'a'.repeat(64) }),
        });
        await stores.archive.put(archiveKey(TENANT, id, 'a'.repeat(64)), 'text');
      }
    }

    async function itemsOf(jobId: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
      const values = { pk: `TENANT#${TENANT}#JOB#${jobId}` };
      return bench.table.query({ where: { text: 'pk = :pk', values } });
    }

    test('takes records, large events, reports and texts of a job away, and nothing of another', async () => {
      await completedJob('job-1', ['s-1']);
      await completedJob('job-2', ['s-2']);
      const before = await stores.archive.list('');
      const erased = await stores.eraser.erase({ tenantId: TENANT, jobId: 'job-1' });
      expect(erased).toMatchObject({ jobId: 'job-1', objects: 3, left: [] });
      expect(await itemsOf('job-1')).toEqual([]);
      expect(await stores.jobs.get({ tenantId: TENANT, jobId: 'job-1' })).toBeUndefined();
      expect(await stores.archive.list('')).toHaveLength(before.length - 3);
      expect((await itemsOf('job-2')).length).toBe(erased.records);
      const listed = await stores.jobs.listByOwner(TENANT, sampleJob().owner, { limit: 10 });
      expect(listed.jobs.map(({ jobId }) => jobId)).toEqual(['job-2']);
    });

    test('takes all that is kept of a tenant away, and nothing of another', async () => {
      await completedJob('job-1', ['s-1']);
      await completedJob('job-2', ['s-1']);
      const expiresAt = Date.now() + DAY_SECONDS * 1000;
      await stores.cache.put(TENANT, 'digest:a', { value: 'x'.repeat(400_000), expiresAt });
      const foreign = sampleJob({ tenantId: 'other', jobId: 'job-1', status: 'COMPLETED' });
      await stores.jobs.create(foreign);
      await stores.archive.put(reportKey('other', 'job-1', 'json'), '{}');
      const erased = await stores.eraser.eraseTenant(TENANT);
      expect(erased).toMatchObject({ tenantId: TENANT, jobs: 2, unfinished: [] });
      expect(await itemsOf('job-1')).toEqual([]);
      expect(await stores.cache.get(TENANT, 'digest:a')).toBeUndefined();
      expect(await stores.archive.list('')).toEqual([reportKey('other', 'job-1', 'json')]);
      expect(await stores.jobs.get(foreign)).toBeDefined();
      expect(await stores.eraser.eraseTenant(TENANT)).toMatchObject({ jobs: 0, records: 0, objects: 0 });
    });

    test('leaves what an unfinished job of the tenant may rest on, and names it', async () => {
      await completedJob('job-1', ['s-1', 's-2']);
      await completedJob('job-2', ['s-3']);
      const running = sampleJob({ tenantId: TENANT, jobId: 'running', status: 'PROCESSING' });
      await stores.jobs.create(running);
      await stores.research.put(running, 'SOURCE', {
        id: 's-2',
        record: sourceOf('s-2', { archiveHash: 'a'.repeat(64) }),
      });
      const erased = await stores.eraser.eraseTenant(TENANT);
      expect(erased).toMatchObject({ jobs: 2, unfinished: ['running'] });
      expect(await stores.archive.list('')).toEqual([archiveKey(TENANT, 's-2', 'a'.repeat(64))]);
      expect(await stores.jobs.get(running)).toBeDefined();
    });

    test('leaves a text that another job with a report has read, and says so', async () => {
      await completedJob('job-1', ['s-1', 's-2']);
      await completedJob('job-2', ['s-2']);
      const erased = await stores.eraser.erase({ tenantId: TENANT, jobId: 'job-1' });
      expect(erased.left).toEqual([{ sourceId: 's-2', title: sourceOf('s-2').title, jobId: 'job-2' }]);
      expect(await stores.archive.getText(archiveKey(TENANT, 's-1', 'a'.repeat(64)))).toBeUndefined();
      expect(await stores.archive.getText(archiveKey(TENANT, 's-2', 'a'.repeat(64)))).toBe('text');
      const last = await stores.eraser.erase({ tenantId: TENANT, jobId: 'job-2' });
      expect(last.left).toEqual([]);
      expect(await stores.archive.list('')).toEqual([]);
    });

    test('can be done again', async () => {
      await completedJob('job-1', ['s-1']);
      await stores.eraser.erase({ tenantId: TENANT, jobId: 'job-1' });
      expect(await stores.eraser.erase({ tenantId: TENANT, jobId: 'job-1' })).toMatchObject({
        records: 0,
        left: [],
      });
    });

    test('every item bears the time at which it may go', async () => {
      await completedJob('job-1', ['s-1']);
      await stores.budget.settle(
        { tenantId: TENANT, jobId: 'job-1' },
        { hash: 'b'.repeat(64), used: { tokens: 1, usd: 0 } },
      );
      const end = Math.ceil(bench.time.now / 1000) + 30 * DAY_SECONDS;
      const items = await itemsOf('job-1');
      expect(items.length).toBeGreaterThan(4);
      for (const item of items) expect(item, String(item['sk'])).toMatchObject({ ttl: end });
    });
  });
}
