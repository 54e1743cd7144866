import type { JobReference } from '#shared/domain/job.ts';
import { RuntimeProgress } from '#shared/domain/runtime-progress.ts';
import type { NewTraceEvent, TraceStanding } from '#shared/domain/trace-event.ts';
import type { Body } from './bodies.ts';
import { LAST_EVENT, eventSortKey, jobPartition, traceHeadKey } from './keys.ts';
import type { Attributes, Item, ItemUpdate, Table } from './table.ts';

/**
 * One item of a job, the head of its trace. A writer adds to it by one write that nobody else can spoil: it takes the next
 * numbers, and the events themselves are in it until there are enough of them for an item of their own. Each event leaves
 * a mark there, by which it is known when it comes again.
 */
export interface TraceHead {
  /** Numbers of the first event in `tail` and of the last of all. */
  readonly first: number;
  readonly last: number;
  readonly tail: readonly unknown[];
  readonly item: Attributes;
}

/** An event as it is to be written. */
export interface Entry {
  readonly event: NewTraceEvent;
  readonly mark: string;
  readonly body: Body;
}

export async function readHead(table: Table, job: JobReference): Promise<TraceHead | undefined> {
  const item = await table.get(traceHeadKey(job));
  return item && toHead(item);
}

/** Undefined, and nothing is changed, when there is no head yet or one of the events is known. */
export async function addToHead(
  table: Table,
  job: JobReference,
  entries: readonly Entry[],
): Promise<TraceHead | undefined> {
  const item = await table.update(traceHeadKey(job), additionOf(entries));
  return item && toHead(item);
}

/** That of a job that was created just now, with its first events. Undefined, and nothing is changed, when there is one. */
export async function beginHead(
  table: Table,
  job: JobReference,
  entries: readonly Entry[],
): Promise<TraceHead | undefined> {
  const degraded = degradedIn(entries);
  const head: Item = {
    ...traceHeadKey(job),
    ...Object.fromEntries(entries.map(({ mark }, index) => [mark, index + 1] as const)),
    ...standingOf(entries.map(({ event }) => event)),
    ...(degraded.length > 0 ? { degraded } : {}),
    first: 1,
    last: entries.length,
    tail: entries.map(({ body }) => body),
  };
  return (await table.putIf(head, { text: 'attribute_not_exists(pk)' })) ? toHead(head) : undefined;
}

/** For a job that has none: behind the events that were emitted without one, which an older version wrote. */
export async function makeHead(table: Table, job: JobReference): Promise<void> {
  const values = { pk: jobPartition(job), first: eventSortKey(1), last: LAST_EVENT };
  const items = await table.query({ where: { text: 'pk = :pk AND sk BETWEEN :first AND :last', values } });
  const marks = items.map(({ keyHash }, index) => [eventMark(String(keyHash)), index + 1] as const);
  const head: Item = {
    ...traceHeadKey(job),
    ...Object.fromEntries(marks),
    first: items.length + 1,
    last: items.length,
    tail: [],
  };
  await table.putIf(head, { text: 'attribute_not_exists(pk)' });
}

const TAIL_BYTES = 2 * 1024;

/**
 * The events of a full head get an item of their own: that is for the writer whose `added` events filled it, or the next
 * measure above. Another that does the same does no harm.
 */
export async function relieveHead(
  table: Table,
  job: JobReference,
  { head, added }: { readonly head: TraceHead; readonly added: number },
): Promise<void> {
  const { first, last, tail } = head;
  if (measureOf(tail) === measureOf(tail.slice(0, tail.length - added))) return;
  await table.put({ pk: jobPartition(job), sk: eventSortKey(last), first, entries: tail });
  // From the end, since some count the places as they are after each removal.
  const places = tail.map((_, index) => `#tail[${index}]`).reverse();
  await table.update(traceHeadKey(job), {
    update: `SET #first = :next REMOVE ${places.join(', ')}`,
    condition: '#first = :first',
    names: { first: 'first', tail: 'tail' },
    values: { first, next: last + 1 },
  });
}

function measureOf(tail: readonly unknown[]): number {
  return Math.floor(JSON.stringify(tail).length / TAIL_BYTES);
}

/** The number of an event that is known. */
export function numberOf(head: TraceHead, mark: string): number | undefined {
  const number = head.item[mark];
  return typeof number === 'number' ? number : undefined;
}

/** By which an event is known again, from the hash of its key: short, as a head bears one of each. */
export function eventMark(keyHash: string): string {
  return `k${Buffer.from(keyHash.slice(0, 12), 'hex').toString('base64url')}`;
}

function additionOf(entries: readonly Entry[]): ItemUpdate {
  const marks = entries.map(({ mark }, index) => [`k${index}`, mark] as const);
  const numbers = entries.map((_, index) => [`n${index}`, index + 1] as const);
  const standing = standingOf(entries.map(({ event }) => event));
  const degraded = degradedIn(entries);
  const isDegraded = degraded.length > 0;
  return {
    update: [
      'SET #last = #last + :count, #tail = list_append(#tail, :entries)',
      ...marks.map(([name], index) => `#${name} = #last + :n${index}`),
      ...Object.keys(standing).map((name) => `#${name} = :${name}`),
      ...(isDegraded ? ['#degraded = list_append(if_not_exists(#degraded, :none), :degraded)'] : []),
    ].join(', '),
    condition: ['attribute_exists(#last)', ...marks.map(([name]) => `attribute_not_exists(#${name})`)].join(
      ' AND ',
    ),
    names: {
      last: 'last',
      tail: 'tail',
      ...(isDegraded ? { degraded: 'degraded' } : {}),
      ...Object.fromEntries(marks),
      ...Object.fromEntries(Object.keys(standing).map((name) => [name, name])),
    },
    values: {
      count: entries.length,
      entries: entries.map(({ body }) => body),
      ...Object.fromEntries(numbers),
      ...(isDegraded ? { degraded, none: [] } : {}),
      ...standing,
    },
  };
}

function degradedIn(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ event }) => (event.type === 'degraded' ? [event.stage] : []));
}

/** The attributes of a head that say where the job stands; the number is that of its last event. */
export const STANDING = ['last', 'latest', 'runtimeProgress', 'degraded'] as const;

type Standing = Pick<TraceStanding, 'runtimeProgress'> & {
  readonly latest: Pick<TraceStanding, 'stage' | 'message' | 'progress'>;
};

function standingOf(events: readonly NewTraceEvent[]): Partial<Standing> {
  const latest = events.at(-1);
  if (latest === undefined) return {};
  const { stage, progress } = latest;
  const runtime = events.map(({ data }) => RuntimeProgress.safeParse(data).data).findLast(Boolean);
  return {
    latest: { stage, message: latest.message.toWellFormed(), progress },
    ...(runtime === undefined ? {} : { runtimeProgress: runtime }),
  };
}

function toHead(item: Attributes): TraceHead {
  const tail: unknown = item['tail'];
  return {
    first: Number(item['first']),
    last: Number(item['last']),
    tail: Array.isArray(tail) ? tail : [],
    item,
  };
}
