import pMap from 'p-map';
import type { LeftSource } from '#shared/domain/erased.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Eraser } from '#shared/ports/eraser.ts';
import type { ResearchStore } from '#shared/ports/research-store.ts';
import { jobUploadPrefix } from '#shared/domain/upload.ts';
import { eraseTenant } from './erase-tenant.ts';
import { jobKey, jobPartition, recordKey, statusPartition, tenantJobs } from './keys.ts';
import { spillsOf } from './spills.ts';
import type { Attributes, Table } from './table.ts';

export interface EraserParts {
  readonly table: Table;
  readonly archive: Archive;
  readonly research: ResearchStore;
}

const AT_ONCE = 8;

/** The job itself goes last: until then it can be found, and erased again. */
export function createEraser(parts: EraserParts): Eraser {
  const { erase } = jobEraser(parts);
  return { erase, eraseTenant: async (tenantId) => eraseTenant({ ...parts, erase }, tenantId) };
}

function jobEraser(parts: EraserParts): Pick<Eraser, 'erase'> {
  return {
    erase: async (job) => {
      const { table, archive, research } = parts;
      const sources = await research.list(job, 'SOURCE');
      const left = await findUsed(parts, job, sources);
      const kept = new Set(left.map(({ sourceId }) => sourceId));
      const items = await table.query({ where: { text: 'pk = :pk', values: { pk: jobPartition(job) } } });
      const keys = [
        ...(await keysOf(
          archive,
          job,
          sources.filter(({ id }) => !kept.has(id)),
        )),
        ...items.flatMap((item) => spillsOf(item)),
      ];
      await pMap(keys, async (key) => archive.delete(key), { concurrency: AT_ONCE });
      const own = jobKey(job);
      const others = items.filter(({ sk }) => sk !== own.sk);
      await pMap(others, async (item) => remove(table, item), { concurrency: AT_ONCE });
      await table.deleteIf(own, THERE);
      return { jobId: job.jobId, records: items.length, objects: keys.length, left };
    },
  };
}

const THERE = { text: 'attribute_exists(pk)' };

async function remove(table: Table, { pk, sk }: Attributes): Promise<void> {
  await table.deleteIf({ pk: String(pk), sk: String(sk) }, THERE);
}

async function keysOf(
  archive: Archive,
  { tenantId, jobId }: JobReference,
  sources: readonly Source[],
): Promise<readonly string[]> {
  const prefixes = [
    `${tenantId}/reports/${jobId}/`,
    jobUploadPrefix(tenantId, jobId),
    ...sources.map(({ id }) => `${tenantId}/archive/${id}/`),
  ];
  return (await pMap(prefixes, async (prefix) => archive.list(prefix), { concurrency: AT_ONCE })).flat();
}

/** Sources of a job that another job of the tenant has read as well. */
async function findUsed(
  { table, research }: EraserParts,
  job: JobReference,
  sources: readonly Source[],
): Promise<readonly LeftSource[]> {
  const archived = sources.filter(({ archiveHash }) => archiveHash !== undefined);
  const left = new Map<string, LeftSource>();
  for (const jobId of await jobsOnTexts(table, job)) {
    const asked = archived.filter(({ id }) => !left.has(id));
    const found = await Promise.all(
      asked.map(async ({ id }) => table.get(recordKey({ ...job, jobId }, 'SOURCE', id))),
    );
    const shared = asked.filter((_, index) => found[index] !== undefined);
    for (const { id, title } of shared) {
      const other = await research.get({ ...job, jobId }, 'SOURCE', id);
      if (other?.archiveHash !== undefined) left.set(id, { sourceId: id, title, jobId });
    }
  }
  return [...left.values()];
}

/** Those with a report, and those that are on their way to one. */
const RESTING_ON_TEXTS = ['COMPLETED', 'PROCESSING', 'AWAITING_INPUT', 'QUEUED'] as const;

async function jobsOnTexts(table: Table, job: JobReference): Promise<readonly string[]> {
  const tenant = tenantJobs(job.tenantId);
  const lists = await Promise.all(
    RESTING_ON_TEXTS.map(async (status) => {
      const values = { partition: statusPartition(status), tenant };
      const where = { text: 'gsi2pk = :partition AND begins_with(gsi2sk, :tenant)', values };
      return table.query({ index: 'gsi2', where });
    }),
  );
  return lists
    .flat()
    .map((item) => String(item['jobId']))
    .filter((jobId) => jobId !== job.jobId);
}
