import { Job, type JobReference, JobStatus } from '#shared/domain/job.ts';
import { InvalidInput, PayloadTooLarge } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { JobChange, JobPage, JobStore, PageRequest, QueuePlace } from '#shared/ports/job-store.ts';
import { decodeCursor, encodeCursor } from './job-cursor.ts';
import { announce, marksIn } from './job-marks.ts';
import { behindTenant, byTenant, byTime, jobKey, ownerPartition, statusPartition } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import { changeWhile } from './field-changes.ts';
import type { Attributes, ItemUpdate, Table } from './table.ts';

const JOB_BYTES = 350 * 1024;

/**
 * Fields of a job are attributes of one item, so a change is one conditional write. Its strings are kept as UTF-8: a
 * lone surrogate becomes U+FFFD.
 */
export function createJobStore(table: Table, clock: Clock): JobStore {
  return {
    create: async (job) =>
      table.putIf(
        { ...jobKey(job), ...storable(job), ...indexKeys(job) },
        { text: 'attribute_not_exists(pk)' },
      ),
    get: async (reference) => {
      const item = await table.get(jobKey(reference));
      return item && toJob(item, reference);
    },
    statusOf: async (reference) => {
      const item = await table.get(jobKey(reference), ['status']);
      return item && parseStored(JobStatus, item['status'], `The status of job ${reference.jobId}`);
    },
    change: async (reference, from, change) => {
      if (from.length === 0) return undefined;
      await announce(table, clock, { job: reference, change });
      const item = await table.update(jobKey(reference), toUpdate(reference.tenantId, from, change));
      return item && toJob(item, reference);
    },
    settleWait: async (reference, taskToken, change) => {
      const update = waitingWith(taskToken, toUpdate(reference.tenantId, ['AWAITING_INPUT'], change));
      const item = await table.update(jobKey(reference), update);
      return item && toJob(item, reference);
    },
    listByOwner: async (tenantId, owner, page) =>
      listJobs(table, { index: 'gsi1', partition: ownerPartition(tenantId, owner), tenantId, page }),
    listByStatus: async (status, page) =>
      listJobs(table, { index: 'gsi2', partition: statusPartition(status), page }),
    nextQueued: async (after) => {
      const partition = statusPartition('QUEUED');
      const [item] = await table.query({
        index: 'gsi2',
        where: after
          ? {
              text: 'gsi2pk = :partition AND gsi2sk > :after',
              values: { partition, after: placeKey(after) },
            }
          : { text: 'gsi2pk = :partition', values: { partition } },
        limit: 1,
      });
      return item && toJob(item);
    },
  };
}

function indexKeys(job: Job): Attributes {
  return {
    gsi1pk: ownerPartition(job.tenantId, job.owner),
    gsi1sk: byTime(job),
    gsi2pk: statusPartition(job.status),
    gsi2sk: byTenant(job),
  };
}

function placeKey({ tenantId, jobId, createdAt, batch }: QueuePlace): string {
  if (jobId === undefined || createdAt === undefined) return behindTenant(tenantId);
  return byTenant({ tenantId, jobId, createdAt, batch });
}

/** JSON without undefined, in well-formed UTF-16. */
function storable(fields: Attributes): Attributes {
  const text = JSON.stringify(fields);
  if (Buffer.byteLength(text) > JOB_BYTES) {
    throw new PayloadTooLarge('The job is larger than the store takes.', {
      remedy: 'Shorten the question, its context or the answers.',
    });
  }
  const copy: unknown = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  return typeof copy === 'object' ? { ...copy } : {};
}

function toUpdate(tenantId: string, from: readonly JobStatus[], change: JobChange): ItemUpdate {
  const derived = {
    ...(change.status ? { gsi2pk: statusPartition(change.status) } : {}),
    ...(change.owner ? { gsi1pk: ownerPartition(tenantId, change.owner) } : {}),
  };
  return changeWhile(from, { ...storable(change), ...derived, ...marksIn(change) });
}

/** The same change, of a job whose pending question has this token. */
function waitingWith(taskToken: string, update: ItemUpdate): ItemUpdate {
  return {
    ...update,
    condition: `${update.condition} AND #pending.#token = :pendingToken`,
    names: { ...update.names, pending: 'pendingInput', token: 'taskToken' },
    values: { ...update.values, pendingToken: taskToken },
  };
}

interface Listing {
  readonly index: 'gsi1' | 'gsi2';
  readonly partition: string;
  /** The only tenant whose jobs may be in the list; absent for all. */
  readonly tenantId?: string;
  readonly page: PageRequest;
}

async function listJobs(table: Table, listing: Listing): Promise<JobPage> {
  const { index, partition, page } = listing;
  checkLimit(page.limit);
  const items = await table.query({
    index,
    where: { text: `${index}pk = :partition`, values: { partition } },
    newestFirst: index === 'gsi1',
    // One more than asked for says whether there is a next page.
    limit: page.limit + 1,
    ...(page.after === undefined ? {} : { startAfter: startKey(page.after, listing) }),
  });
  const jobs = items.slice(0, page.limit).map((item) => toJob(item));
  const last = jobs.at(-1);
  return items.length > page.limit && last ? { jobs, next: encodeCursor(last, partition) } : { jobs };
}

function startKey(cursor: string, { index, partition, tenantId }: Listing): Attributes {
  const position = decodeCursor(cursor, partition);
  if (tenantId !== undefined && position.tenantId !== tenantId) {
    throw new InvalidInput('This page marker does not belong to this list.');
  }
  return {
    ...jobKey(position),
    [`${index}pk`]: partition,
    [`${index}sk`]: (index === 'gsi1' ? byTime : byTenant)(position),
  };
}

function checkLimit(limit: number): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return;
  throw new InvalidInput('The number of jobs on a page must be a whole number from 1 to 100.');
}

function toJob(item: Attributes, reference?: JobReference): Job {
  return parseStored(Job, item, reference ? `The job ${reference.jobId}` : 'A listed job');
}
