import type { JobReference } from '#shared/domain/job.ts';
import { type NewTraceEvent, TraceEvent } from '#shared/domain/trace-event.ts';
import { InvalidInput, Throttled } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Bodies } from './bodies.ts';
import { LAST_EVENT, eventSortKey, jobPartition } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Attributes, Table } from './table.ts';

const KNOWN_JOBS = 100;
const ATTEMPTS = 200;

/** What this process has seen of a job's trace: enough to append with one write when nobody else writes. */
interface Seen {
  last: number;
  readonly sequences: Map<string, number>;
  tail: Promise<unknown>;
}

interface TraceParts {
  readonly table: Table;
  readonly bodies: Bodies;
  readonly clock: Clock;
}

/**
 * Event n can only be written when n is not there, and only by a writer that has seen 1 to n-1: so there are no gaps,
 * and no key is written twice.
 */
export function createTraceStore(parts: TraceParts): TraceStore {
  const seenJobs = new Map<string, Seen>();
  return {
    append: async (job, event) => {
      const seen = seenOf(seenJobs, jobPartition(job));
      const appended = seen.tail.then(async () => append(parts, { job, event, seen }));
      seen.tail = appended.catch(() => undefined);
      return appended;
    },
    list: async (job, page) => {
      const items = await readEvents(parts, job, page);
      return Promise.all(items.map(async (item) => toEvent(parts, item)));
    },
  };
}

interface Append {
  readonly job: JobReference;
  readonly event: NewTraceEvent;
  readonly seen: Seen;
}

async function append(parts: TraceParts, { job, event, seen }: Append): Promise<TraceEvent> {
  const keyHash = hashOf(event.key);
  if (seen.last === 0) await catchUp(parts, job, seen);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const earlier = seen.sequences.get(keyHash);
    if (earlier !== undefined) return readEvent(parts, job, earlier);
    const written = await writeNext(parts, { job, event, seen });
    if (written) return written;
    await catchUp(parts, job, seen);
  }
  throw new Throttled(`Too many write to the trace of job ${job.jobId} at once.`);
}

async function writeNext(parts: TraceParts, { job, event, seen }: Append): Promise<TraceEvent | undefined> {
  const sequence = seen.last + 1;
  const key = { pk: jobPartition(job), sk: eventSortKey(sequence) };
  const written = { ...event, sequence, at: new Date(parts.clock.now()).toISOString() };
  const keyHash = hashOf(event.key);
  const body = await parts.bodies.write(job.tenantId, key, written);
  const isNew = await parts.table.putIf({ ...key, keyHash, ...body }, { text: 'attribute_not_exists(pk)' });
  if (!isNew) return undefined;
  seen.last = sequence;
  seen.sequences.set(keyHash, sequence);
  return written;
}

async function catchUp(parts: TraceParts, job: JobReference, seen: Seen): Promise<void> {
  const items = await readEvents(parts, job, { after: seen.last });
  for (const item of items) {
    seen.last += 1;
    seen.sequences.set(String(item['keyHash']), seen.last);
  }
}

async function readEvents(
  parts: TraceParts,
  job: JobReference,
  page: { readonly after: number; readonly limit?: number },
): Promise<readonly Attributes[]> {
  if (page.limit !== undefined && !(Number.isInteger(page.limit) && page.limit > 0)) {
    throw new InvalidInput('The number of events to list must be a positive whole number.');
  }
  const values = { pk: jobPartition(job), first: eventSortKey(page.after + 1), last: LAST_EVENT };
  return parts.table.query({
    where: { text: 'pk = :pk AND sk BETWEEN :first AND :last', values },
    ...(page.limit === undefined ? {} : { limit: page.limit }),
  });
}

async function readEvent(parts: TraceParts, job: JobReference, sequence: number): Promise<TraceEvent> {
  const item = await parts.table.get({ pk: jobPartition(job), sk: eventSortKey(sequence) });
  return toEvent(parts, item ?? {});
}

async function toEvent(parts: TraceParts, item: Attributes): Promise<TraceEvent> {
  const name = `The trace event ${String(item['sk'])}`;
  return parseStored(TraceEvent, await parts.bodies.read(item, name), name);
}

/** The least recently used job is forgotten first; forgetting costs one read. */
function seenOf(seenJobs: Map<string, Seen>, job: string): Seen {
  const seen = seenJobs.get(job) ?? { last: 0, sequences: new Map(), tail: Promise.resolve() };
  seenJobs.delete(job);
  seenJobs.set(job, seen);
  const oldest = seenJobs.keys().next().value;
  if (seenJobs.size > KNOWN_JOBS && oldest !== undefined) seenJobs.delete(oldest);
  return seen;
}
