import type { JobReference } from '#shared/domain/job.ts';
import { type NewTraceEvent, type TraceEvent, TraceStanding } from '#shared/domain/trace-event.ts';
import { MalformedReply, Throttled } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';
import { hashOf } from '#shared/text/hash.ts';
import { type Bodies, createBodies } from './bodies.ts';
import { jobPartition, traceHeadKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';
import { readEvents, readLastEvent } from './trace-events.ts';
import {
  type Entry,
  STANDING,
  addToHead,
  beginHead,
  makeHead,
  eventMark,
  numberOf,
  readHead,
  relieveHead,
} from './trace-head.ts';

const ATTEMPTS = 10;
/** A longer event goes into the archive, so that a few of them at once fit into one item. */
const EVENT_BYTES = 16 * 1024;
/** What is written at once. */
const BATCH_BYTES = 32 * 1024;
const BATCH_EVENTS = 25;

export interface TraceParts {
  readonly table: Table;
  readonly archive: Archive;
  readonly clock: Clock;
}

interface Waiting {
  readonly event: NewTraceEvent;
  readonly isFirst: boolean;
  readonly written: PromiseWithResolvers<TraceEvent>;
}

/** Events of one job on their way: while a write is under way, those that come meanwhile wait for the next. */
interface Line {
  readonly job: JobReference;
  readonly waiting: Waiting[];
  readonly end: () => void;
}

interface Writer {
  readonly table: Table;
  readonly bodies: Bodies;
  readonly clock: Clock;
}

export function createTraceStore({ table, archive, clock }: TraceParts): TraceStore {
  const writer = { table, bodies: createBodies(archive, EVENT_BYTES), clock };
  const lines = new Map<string, Line>();
  return {
    append: async (job, event, { isFirst } = { isFirst: false }) => {
      const partition = jobPartition(job);
      const written = Promise.withResolvers<TraceEvent>();
      const line = lines.get(partition);
      if (line) line.waiting.push({ event, isFirst, written });
      else {
        const begun = { job, waiting: [{ event, isFirst, written }], end: () => lines.delete(partition) };
        lines.set(partition, begun);
        void writeLine(writer, begun);
      }
      return written.promise;
    },
    list: async (job, page) => readEvents(writer, job, page),
    standing: async (job) => readStanding(writer, job),
  };
}

async function readStanding(reader: Writer, job: JobReference): Promise<TraceStanding | undefined> {
  const head = await reader.table.get(traceHeadKey(job), STANDING);
  if (!head) return readLastEvent(reader, job);
  const { latest, last: sequence, runtimeProgress, degraded } = head;
  const degradedSteps = Array.isArray(degraded) ? [...new Set<unknown>(degraded)] : undefined;
  const standing = {
    ...(typeof latest === 'object' ? latest : {}),
    sequence,
    runtimeProgress,
    degradedSteps,
  };
  return parseStored(TraceStanding, standing, 'The standing of a job');
}

/** Nothing is thrown: whoever appended an event hears of its failure. */
async function writeLine(writer: Writer, { job, waiting, end }: Line): Promise<void> {
  // What is appended in the same turn goes along.
  await Promise.resolve();
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH_EVENTS);
    try {
      await writeBatch(writer, job, batch);
    } catch (error) {
      for (const { written } of batch) written.reject(error);
    }
  }
  end();
}

interface Writing extends Entry, Waiting {
  readonly value: Omit<TraceEvent, 'sequence'>;
}

async function writeBatch(writer: Writer, job: JobReference, batch: readonly Waiting[]): Promise<void> {
  const writings = (await Promise.all(batch.map(async (one) => prepare(writer, job, one)))).flat();
  for (const group of splitBatch(writings)) {
    // Of two that are the same, the first is written and the second finds it known.
    const firsts = [...new Map(group.toReversed().map((one) => [one.mark, one])).values()].toReversed();
    await writeUnknown(writer, job, firsts);
    for (const one of group.filter((other) => !firsts.includes(other)))
      await writeUnknown(writer, job, [one]);
  }
}

/** Nothing for an event that cannot be written at all. */
async function prepare(writer: Writer, job: JobReference, waiting: Waiting): Promise<readonly Writing[]> {
  const value = { ...waiting.event, at: new Date(writer.clock.now()).toISOString() };
  try {
    const body = await writer.bodies.write(job.tenantId, traceHeadKey(job), value);
    return [{ ...waiting, value, body, mark: eventMark(hashOf(waiting.event.key)) }];
  } catch (error) {
    waiting.written.reject(error);
    return [];
  }
}

function splitBatch(writings: readonly Writing[]): readonly Writing[][] {
  const groups: Writing[][] = [];
  let bytes = 0;
  for (const one of writings) {
    const size = 'body' in one.body ? Buffer.byteLength(one.body.body) : 0;
    const group = groups.at(-1);
    if (group && bytes + size <= BATCH_BYTES) group.push(one);
    else groups.push([one]);
    bytes = group && bytes + size <= BATCH_BYTES ? bytes + size : size;
  }
  return groups;
}

/** Writes those that are not known, and finds the others. */
async function writeUnknown(writer: Writer, job: JobReference, writings: readonly Writing[]): Promise<void> {
  let left = writings;
  for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt += 1) {
    const begun = left.some(({ isFirst }) => isFirst) ? await beginHead(writer.table, job, left) : undefined;
    const head = begun ?? (await addToHead(writer.table, job, left));
    if (head) {
      const before = head.last - left.length;
      left.forEach(({ written, value }, index) =>
        written.resolve({ ...value, sequence: before + index + 1 }),
      );
      return relieveHead(writer.table, job, { head, added: left.length });
    }
    left = await findKnown(writer, job, left);
  }
  if (left.length > 0) throw new Throttled(`Too many write to the trace of job ${job.jobId} at once.`);
}

/** Those that are still to be written. */
async function findKnown(
  writer: Writer,
  job: JobReference,
  writings: readonly Writing[],
): Promise<readonly Writing[]> {
  const head = await readHead(writer.table, job);
  if (!head) {
    await makeHead(writer.table, job);
    return writings;
  }
  const unknown: Writing[] = [];
  for (const one of writings) {
    const sequence = numberOf(head, one.mark);
    if (sequence === undefined) unknown.push(one);
    else one.written.resolve(await readEvent(writer, job, sequence));
  }
  return unknown;
}

async function readEvent(writer: Writer, job: JobReference, sequence: number): Promise<TraceEvent> {
  const [event] = await readEvents(writer, job, { after: sequence - 1, limit: 1 });
  if (event?.sequence === sequence) return event;
  throw new MalformedReply(`The trace event ${sequence} of job ${job.jobId} is missing.`);
}
