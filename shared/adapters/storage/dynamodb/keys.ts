import type { BatchReference } from '#shared/domain/batch.ts';
import type { Caller } from '#shared/domain/caller.ts';
import type { Job, JobReference, JobStatus } from '#shared/domain/job.ts';
import { InvalidInput } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const PARTITION_BYTES = 2048;
const SORT_BYTES = 1024;
const SEQUENCE_DIGITS = 10;
const TIME_DIGITS = 15;

/** Everything of one job lies in one partition. */
export function jobPartition(job: JobReference): string {
  return bounded(`TENANT#${escapePart(job.tenantId)}#JOB#${escapePart(job.jobId)}`, PARTITION_BYTES);
}

export function jobKey(job: JobReference): Key {
  return { pk: jobPartition(job), sk: 'META' };
}

/** Everything of one batch lies in one partition. */
export function batchPartition({ tenantId, batchId }: BatchReference): string {
  return bounded(`TENANT#${escapePart(tenantId)}#BATCH#${escapePart(batchId)}`, PARTITION_BYTES);
}

export function batchMetaKey(batch: BatchReference): Key {
  return { pk: batchPartition(batch), sk: 'META' };
}

/** How the job of a line has ended; zero-padded, so that they sort by number. */
export function lineEndKey(batch: BatchReference, line: number): Key {
  return { pk: batchPartition(batch), sk: `END#${String(line).padStart(SEQUENCE_DIGITS, '0')}` };
}

/** In an index: batches that have not ended. */
export const OPEN_BATCHES = 'BATCHES#OPEN';

/** In an index: a tenant's batches of one owner. */
export function batchOwnerPartition(tenantId: string, owner: string): string {
  return bounded(`TENANT#${escapePart(tenantId)}#BATCHES#${escapePart(owner)}`, PARTITION_BYTES);
}

/** Kinds of things that an owner makes, changes and removes. */
export const OWNED_KINDS = ['STANDING', 'SCHEDULE'] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

/** What an owner makes, one item each. */
export function ownedKey(kind: OwnedKind, tenantId: string, id: string): Key {
  return {
    pk: bounded(`TENANT#${escapePart(tenantId)}#${kind}#${escapePart(id)}`, PARTITION_BYTES),
    sk: 'META',
  };
}

/** In an index: all of one kind, by tenant. */
export function ownedOf(kind: OwnedKind): string {
  return `${kind}S`;
}

/** In an index: all of one kind that an owner has made. */
export function ownedPartition(kind: OwnedKind, tenantId: string, owner: string): string {
  return bounded(`TENANT#${escapePart(tenantId)}#${kind}S#${escapePart(owner)}`, PARTITION_BYTES);
}

export type PlacedKind = 'SCHEDULE' | 'WEBHOOK';
export function placesKey(tenantId: string, kind: PlacedKind): Key {
  return { pk: bounded(`TENANT#${escapePart(tenantId)}#PLACES`, PARTITION_BYTES), sk: kind };
}

/** The id comes last, so it needs no escaping to be distinguished; its order is the order of its UTF-8 bytes. */
export function recordKey(job: JobReference, kind: string, id: string): Key {
  return { pk: jobPartition(job), sk: recordSortPrefix(kind, id) };
}

export function recordSortPrefix(kind: string, idPrefix: string): string {
  return bounded(`${kind}#${escapeSurrogates(idPrefix)}`, SORT_BYTES);
}

/** Where the events up to this number are; zero-padded, so that they sort by number. */
export function eventSortKey(sequence: number): string {
  return `EVENT#${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}

/** How many events a job has, the last few of them, and where it stands. */
export function traceHeadKey(job: JobReference): Key {
  return { pk: jobPartition(job), sk: 'TRACE' };
}

export const LAST_EVENT = `EVENT#${'9'.repeat(SEQUENCE_DIGITS)}`;

export function callKey(job: JobReference, identityHash: string): Key {
  return { pk: jobPartition(job), sk: `CALL#${identityHash}` };
}

export function cacheKey(tenantId: string, key: string): Key {
  return { pk: bounded(`TENANT#${escapePart(tenantId)}#CACHE`, PARTITION_BYTES), sk: `CACHE#${hashOf(key)}` };
}

/** When an entry of the cache was written: sorts by kind, then by time. */
export function cacheAgeKey(tenantId: string, key: string, at: number): Key {
  const { pk, prefix } = cacheAges(tenantId, key);
  return { pk, sk: `${prefix}${String(at).padStart(TIME_DIGITS, '0')}#${hashOf(key)}` };
}

/** Where the ages of all entries are that are of the kind of this one. */
export function cacheAges(tenantId: string, key: string): { readonly pk: string; readonly prefix: string } {
  const kind = key.split(':', 1)[0] ?? '';
  return { pk: cacheKey(tenantId, key).pk, prefix: `AGE#${hashOf(kind).slice(0, 16)}#` };
}

/** Under which a caller repeats a submission; the key itself is the caller's own word and is not shown. */
export function idempotencyKey({ tenantId, owner }: Caller, key: string): Key {
  const partition = `${ownerPartition(tenantId, owner)}#RETRIES`;
  return { pk: bounded(partition, PARTITION_BYTES), sk: `KEY#${hashOf(key)}` };
}

/** How often a caller did something of late. */
export function callerLimitKey({ tenantId, owner }: Caller, name: string): Key {
  return { pk: bounded(`${ownerPartition(tenantId, owner)}#LIMITS`, PARTITION_BYTES), sk: `LIMIT#${name}` };
}

/** One of the counters of a limit, from 0; each lies in a partition of its own. */
export function limitKey(name: string, counter = 0): Key {
  const part = counter === 0 ? '' : `#${counter}`;
  return { pk: bounded(`LIMIT#${escapePart(name)}${part}`, PARTITION_BYTES), sk: 'NEXT' };
}

/** Slots of one partition, which takes a thousand writes a second: many more jobs at once have several partitions. */
export const SLOTS_TOGETHER = 100;

/** The partition of slots with this number, from 0. */
export function slotPartition(number: number): string {
  return number === 0 ? 'SLOTS' : `SLOTS#${number}`;
}

export function slotKey(number: number): Key {
  const pk = slotPartition(Math.floor(number / SLOTS_TOGETHER));
  return { pk, sk: `SLOT#${String(number).padStart(4, '0')}` };
}

/** Whose turn it was last; apart from the slots, which are read together. */
export const TURN_KEY: Key = { pk: 'TURN', sk: 'LAST' };

/** Where events lie that have not been delivered, and the names of jobs that may have some. */
export const OUTBOX_PARTITION = 'OUTBOX';

/** Named by the partition of the job, in which its own item is. */
export function outboxJobKey(job: JobReference): Key {
  return { pk: OUTBOX_PARTITION, sk: bounded(jobPartition(job), SORT_BYTES) };
}

/** The same of a batch. */
export function outboxBatchKey(batch: BatchReference): Key {
  return { pk: OUTBOX_PARTITION, sk: bounded(batchPartition(batch), SORT_BYTES) };
}

export function outboxEventKey(event: { readonly id: string }): Key {
  return { pk: OUTBOX_PARTITION, sk: bounded(`EVENT#${event.id}`, SORT_BYTES) };
}

/** Endpoints of a tenant, and what is on its way to them. */
export function webhookPartition(tenantId: string): string {
  return bounded(`TENANT#${escapePart(tenantId)}#WEBHOOKS`, PARTITION_BYTES);
}

export function endpointKey(tenantId: string, webhookId: string): Key {
  return { pk: webhookPartition(tenantId), sk: bounded(`ENDPOINT#${escapePart(webhookId)}`, SORT_BYTES) };
}

export function deliveryPrefix(webhookId: string): string {
  return bounded(`DELIVERY#${escapePart(webhookId)}#`, SORT_BYTES);
}

/** In an index, by the time of their events. */
export function deliveryLog(tenantId: string, webhookId: string): string {
  return bounded(`${webhookPartition(tenantId)}#${escapePart(webhookId)}`, PARTITION_BYTES);
}

/** Where deliveries are listed whose next attempt is to come. */
export const DUE_PARTITION = 'WEBHOOKS#DUE';

export function ownerPartition(tenantId: string, owner: string): string {
  return bounded(`TENANT#${escapePart(tenantId)}#OWNER#${escapePart(owner)}`, PARTITION_BYTES);
}

export function statusPartition(status: JobStatus): string {
  return `STATUS#${status}`;
}

/** What of a job its place in a list hangs on; of a batch, whether there is one. */
export type PlacedJob = JobReference & Pick<Job, 'createdAt'> & { readonly batch?: unknown };

/** Before and behind every time: what people ask comes first in both lists, of which the one begins at the end. */
const BEFORE_ALL = '!';
const BEHIND_ALL = '~';

/** Sort key of a job among those of one status: by tenant, then people before batches, then by time. */
export function byTenant({ tenantId, jobId, createdAt, batch }: PlacedJob): string {
  const time = batch === undefined ? createdAt : `${BEHIND_ALL}${createdAt}`;
  return bounded(`${escapePart(tenantId)}#${time}#${escapePart(jobId)}`, SORT_BYTES);
}

/** Before every job of the tenant, among those of one status; before all else that is listed by tenant. */
export function tenantJobs(tenantId: string): string {
  return bounded(`${escapePart(tenantId)}#`, SORT_BYTES);
}

/** Behind every job of the tenant, and before those of the next: `$` follows upon `#`, which no name holds. */
export function behindTenant(tenantId: string): string {
  return bounded(`${escapePart(tenantId)}$`, SORT_BYTES);
}

/** Sort key of a job among those of one owner: by time, then by name; those of batches before all others. */
export function byTime({ tenantId, jobId, createdAt, batch }: PlacedJob): string {
  const time = batch === undefined ? createdAt : `${BEFORE_ALL}${createdAt}`;
  return bounded(`${time}#${escapePart(tenantId)}#${escapePart(jobId)}`, SORT_BYTES);
}

/**
 * A tenant as the first segment of an archive key. Other characters than the archive takes become `=` and four
 * hexadecimal digits, so no two tenants share a segment.
 */
export function tenantSegment(tenantId: string): string {
  if (tenantId === '') return '=';
  const unsafe = /^\.+$/.test(tenantId) ? /[^A-Za-z0-9_:-]/g : /[^A-Za-z0-9._:-]/g;
  return tenantId.replaceAll(unsafe, (unit) => `=${hex(unit)}`);
}

/** Makes `#` free to separate parts, and the part valid UTF-8, without two parts becoming one. */
function escapePart(part: string): string {
  return part.replaceAll(/[%#\p{Surrogate}]/gu, (unit) => `%${hex(unit)}`);
}

function escapeSurrogates(id: string): string {
  return id.replaceAll(/[\uFFFD\p{Surrogate}]/gu, (unit) => `\uFFFD${hex(unit)}`);
}

function hex(unit: string): string {
  return unit.charCodeAt(0).toString(16).padStart(4, '0');
}

function bounded(key: string, bytes: number): string {
  if (key.length * 3 <= bytes || Buffer.byteLength(key) <= bytes) return key;
  throw new InvalidInput(`The key ${key.slice(0, 60)}… is longer than the ${bytes} bytes the store takes.`);
}
