import * as z from 'zod';
import { BatchReference, hasBatchEnded, sumCounts } from '#shared/domain/batch.ts';
import { batchEvent } from '#shared/domain/batch-event.ts';
import { Job, JobStatus, isTerminal } from '#shared/domain/job.ts';
import { JobMark, jobEvent } from '#shared/domain/job-events.ts';
import { OutgoingEvent } from '#shared/domain/outgoing-event.ts';
import type { BatchStore } from '#shared/ports/batch-store.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { Outbox, Undelivered } from '#shared/ports/outbox.ts';
import { MARK_PREFIX } from './job-marks.ts';
import { type Key, OUTBOX_PARTITION, outboxBatchKey, outboxEventKey } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Attributes, Table } from './table.ts';

const KeptEvent = z.object({ sk: z.string(), event: OutgoingEvent });
const NamedJob = z.object({ sk: z.string(), at: z.number() });
const NamedBatch = NamedJob.extend({ batch: BatchReference });

/** A job or batch that is not there was erased, or never came to be. */
const FORGOTTEN_AFTER = 86_400_000;
const THERE = { text: 'attribute_exists(pk)' };

interface OutboxParts {
  readonly table: Table;
  readonly clock: Clock;
  readonly batches: Pick<BatchStore, 'ends' | 'get'>;
}

/** Events lie here as they are; of jobs and batches only their names do, and what they have to report stands with themselves. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { table, clock } = parts;
  return {
    put: async (event) => table.put({ ...outboxEventKey(event), event }),
    putEndOf: async ({ tenantId, batchId }) => {
      const batch = { tenantId, batchId };
      await table.put({ ...outboxBatchKey(batch), batch, at: clock.now() });
    },
    list: () => listAll(parts),
    settle: async ({ key }) => {
      const [sk = '', mark] = key.split(SEPARATOR);
      if (mark === undefined) await forget(table, sk);
      else await takeOff(table, sk, mark);
    },
  };
}

/** Between the name of an item and that of a mark: neither holds it. */
const SEPARATOR = '\n';

async function* listAll(parts: OutboxParts): AsyncGenerator<Undelivered> {
  const { table, clock } = parts;
  const items = await table.query({ where: { text: 'pk = :pk', values: { pk: OUTBOX_PARTITION } } });
  for (const item of items) {
    if ('event' in item) {
      const { sk, event } = parseStored(KeptEvent, item, 'A kept event');
      yield { event, key: sk };
    } else if ('batch' in item) yield* endOfBatch(item, parts);
    else yield* eventsOfJob(table, parseStored(NamedJob, item, 'A job with undelivered events'), clock);
  }
}

async function* endOfBatch(
  item: Attributes,
  { table, clock, batches }: OutboxParts,
): AsyncGenerator<Undelivered> {
  const { sk, at, batch } = parseStored(NamedBatch, item, 'A batch whose end is undelivered');
  const now = await batches.get(batch);
  if (now && hasBatchEnded(now.status)) {
    // As the results have it: a count that comes late may be in the batch twice.
    const counts = sumCounts((await batches.ends(batch)).values());
    yield { event: batchEvent({ ...now, counts }), key: sk };
  } else if (!now && clock.now() - at > FORGOTTEN_AFTER) await forget(table, sk);
}

async function* eventsOfJob(
  table: Table,
  { sk, at }: z.infer<typeof NamedJob>,
  clock: Clock,
): AsyncGenerator<Undelivered> {
  const item = await table.get(ownItem(sk));
  if (item === undefined) {
    if (clock.now() - at > FORGOTTEN_AFTER) await forget(table, sk);
    return;
  }
  const job = parseStored(Job, item, 'A job with undelivered events');
  for (const [name, value] of marksOf(item)) {
    const event = jobEvent(job, parseStored(JobMark, value, `The event of job ${job.jobId}`));
    if (event) yield { event, key: `${sk}${SEPARATOR}${name}` };
  }
  if (hasToldAll(item)) await forget(table, sk);
}

async function takeOff(table: Table, sk: string, mark: string): Promise<void> {
  const item = await table.update(ownItem(sk), {
    update: 'REMOVE #mark',
    condition: THERE.text,
    names: { mark },
    values: {},
  });
  if (item && hasToldAll(item)) await forget(table, sk);
}

/** The name of a job stays until it has ended and all its events are sent: there may be more until then. */
function hasToldAll(item: Attributes): boolean {
  const status = parseStored(JobStatus, item['status'], 'The status of a job with undelivered events');
  return isTerminal(status) && marksOf(item).length === 0;
}

async function forget(table: Table, sk: string): Promise<void> {
  await table.deleteIf({ pk: OUTBOX_PARTITION, sk }, THERE);
}

function ownItem(partition: string): Key {
  return { pk: partition, sk: 'META' };
}

/** In the order of what happens to a job. */
function marksOf(item: Attributes): readonly (readonly [string, unknown])[] {
  const marks = Object.entries(item).filter(([name]) => name.startsWith(MARK_PREFIX));
  return marks.toSorted(([, one], [, other]) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

function timeOf(mark: unknown): string {
  const parsed = JobMark.safeParse(mark);
  return parsed.success ? parsed.data.at : '';
}
