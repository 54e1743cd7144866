import pMap from 'p-map';
import type { ErasedTenant } from '#shared/domain/erased.ts';
import { JobStatus, type JobReference, isTerminal } from '#shared/domain/job.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Eraser } from '#shared/ports/eraser.ts';
import {
  batchOwnerPartition,
  cacheKey,
  callerLimitKey,
  idempotencyKey,
  OWNED_KINDS,
  jobPartition,
  placesKey,
  statusPartition,
  tenantJobs,
  tenantSegment,
  webhookPartition,
} from './keys.ts';
import { ownedByTenant } from './owned-records.ts';
import { spillsOf } from './spills.ts';
import type { Attributes, Table } from './table.ts';

interface Parts {
  readonly table: Table;
  readonly archive: Archive;
  readonly erase: Eraser['erase'];
}

interface TenantJob extends JobReference {
  readonly owner: string;
  readonly isEnded: boolean;
}

const AT_ONCE = 8;

/** Jobs go last: until then they can be found, and the tenant erased again. */
export async function eraseTenant(parts: Parts, tenantId: string): Promise<ErasedTenant> {
  const jobs = await jobsOf(parts.table, tenantId);
  const unfinished = jobs.filter(({ isEnded }) => !isEnded).map(({ jobId }) => jobId);
  if (unfinished.length > 0) return eraseEnded(parts, { tenantId, jobs, unfinished });
  const owners = [...new Set(jobs.map(({ owner }) => owner))];
  const partitions = [...(await partitionsOf(parts.table, tenantId, owners)), ...jobs.map(jobPartition)];
  const objects = await eraseArchive(parts.archive, tenantId);
  let records = 0;
  for (const partition of partitions) records += await erasePartition(parts, partition);
  return { tenantId, jobs: jobs.length, records, objects, unfinished: [] };
}

interface Ended {
  readonly tenantId: string;
  readonly jobs: readonly TenantJob[];
  readonly unfinished: readonly string[];
}

/** The jobs at work may read the texts of the others, so those are weighed job by job. */
async function eraseEnded(parts: Parts, { tenantId, jobs, unfinished }: Ended): Promise<ErasedTenant> {
  const ended = jobs.filter(({ isEnded }) => isEnded);
  let [records, objects] = [0, 0];
  for (const job of ended) {
    const erased = await parts.erase({ tenantId, jobId: job.jobId });
    records += erased.records;
    objects += erased.objects;
  }
  return { tenantId, jobs: ended.length, records, objects, unfinished };
}

async function jobsOf(table: Table, tenantId: string): Promise<readonly TenantJob[]> {
  const lists = await Promise.all(
    JobStatus.options.map(async (status) => {
      const values = { partition: statusPartition(status), tenant: tenantJobs(tenantId) };
      const text = 'gsi2pk = :partition AND begins_with(gsi2sk, :tenant)';
      const items = await table.query({ index: 'gsi2', where: { text, values } });
      return items.map((item) => ({
        tenantId,
        jobId: String(item['jobId']),
        owner: String(item['owner']),
        isEnded: isTerminal(status),
      }));
    }),
  );
  return lists.flat();
}

/** All that a tenant has beside its jobs. */
async function partitionsOf(
  table: Table,
  tenantId: string,
  owners: readonly string[],
): Promise<readonly string[]> {
  const batches = await Promise.all(
    owners.map(async (owner) => {
      const values = { partition: batchOwnerPartition(tenantId, owner) };
      const items = await table.query({ index: 'gsi1', where: { text: 'gsi1pk = :partition', values } });
      return items.map(({ pk }) => String(pk));
    }),
  );
  const ofOwners = owners.flatMap((owner) => [
    idempotencyKey({ tenantId, owner }, '').pk,
    callerLimitKey({ tenantId, owner }, '').pk,
  ]);
  const owned = await Promise.all(
    OWNED_KINDS.map(async (kind) => table.query(ownedByTenant(kind, tenantId))),
  );
  return [
    cacheKey(tenantId, '').pk,
    webhookPartition(tenantId),
    placesKey(tenantId, 'SCHEDULE').pk,
    ...ofOwners,
    ...new Set(batches.flat()),
    ...owned.flat().map(({ pk }) => String(pk)),
  ];
}

async function eraseArchive(archive: Archive, tenantId: string): Promise<number> {
  const keys = await archive.list(`${tenantSegment(tenantId)}/`);
  await pMap(keys, async (key) => archive.delete(key), { concurrency: AT_ONCE });
  return keys.length;
}

async function erasePartition({ table, archive }: Parts, pk: string): Promise<number> {
  const items = await table.query({ where: { text: 'pk = :pk', values: { pk } } });
  const last = items.filter(({ sk }) => sk === 'META');
  const first = items.filter(({ sk }) => sk !== 'META');
  const remove = async (item: Attributes): Promise<void> => {
    for (const key of spillsOf(item)) await archive.delete(key);
    const there = { text: 'attribute_exists(pk)' };
    await table.deleteIf({ pk, sk: String(item['sk']) }, there);
  };
  await pMap(first, remove, { concurrency: AT_ONCE });
  await pMap(last, remove, { concurrency: AT_ONCE });
  return items.length;
}
