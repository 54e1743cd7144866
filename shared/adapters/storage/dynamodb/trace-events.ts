import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import { TraceEvent } from '#shared/domain/trace-event.ts';
import { InvalidInput } from '#shared/errors.ts';
import type { EventPage } from '#shared/ports/trace-store.ts';
import type { Bodies } from './bodies.ts';
import { LAST_EVENT, eventSortKey, jobPartition } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Attributes, Table } from './table.ts';
import { readHead } from './trace-head.ts';

interface Reader {
  readonly table: Table;
  readonly bodies: Bodies;
}

/** An event where it was found. */
interface StoredEvent {
  readonly sequence: number;
  readonly item: Attributes;
}

/** First the head, then the items: what leaves the head meanwhile is in an item before it leaves. */
export async function readEvents(
  reader: Reader,
  job: JobReference,
  page: EventPage,
): Promise<readonly TraceEvent[]> {
  if (!(Number.isInteger(page.limit) && page.limit > 0)) {
    throw new InvalidInput('The number of events to list must be a positive whole number.');
  }
  const head = await readHead(reader.table, job);
  const inHead = placesOf(head?.first ?? 1, head?.tail ?? []);
  const isAllInHead = head !== undefined && page.after + 1 >= head.first;
  const places = isAllInHead ? inHead : [...(await readItems(reader.table, job, page)), ...inHead];
  return Promise.all(inOrder(places, page).map(async (place) => toEvent(reader, place)));
}

/** Of a job without a head, as an older version left it. */
export async function readLastEvent(reader: Reader, job: JobReference): Promise<TraceEvent | undefined> {
  const values = { pk: jobPartition(job), first: eventSortKey(1), last: LAST_EVENT };
  const where = { text: 'pk = :pk AND sk BETWEEN :first AND :last', values };
  const [item] = await reader.table.query({ where, newestFirst: true, limit: 1 });
  return item && toEvent(reader, { sequence: numberIn(item), item });
}

/** Each once, as those of a head that was relieved twice are in two items. */
function inOrder(places: readonly StoredEvent[], { after, limit }: EventPage): readonly StoredEvent[] {
  const found: StoredEvent[] = [];
  let last = after;
  for (const place of places) {
    if (place.sequence <= last) continue;
    if (found.length === limit) break;
    found.push(place);
    last = place.sequence;
  }
  return found;
}

const StoredEntries = z.object({ first: z.number(), entries: z.array(z.unknown()) });

async function readItems(
  table: Table,
  job: JobReference,
  { after, limit }: EventPage,
): Promise<readonly StoredEvent[]> {
  const values = { pk: jobPartition(job), first: eventSortKey(after + 1), last: LAST_EVENT };
  const where = { text: 'pk = :pk AND sk BETWEEN :first AND :last', values };
  const items = await table.query({ where, limit });
  return items.flatMap((item) => {
    const number = numberIn(item);
    // An older version wrote an item for each event.
    if (!('entries' in item)) return [{ sequence: number, item }];
    const { first, entries } = parseStored(StoredEntries, item, `The trace up to event ${number}`);
    return placesOf(first, entries);
  });
}

function numberIn(item: Attributes): number {
  return Number(String(item['sk']).slice('EVENT#'.length));
}

function placesOf(first: number, entries: readonly unknown[]): readonly StoredEvent[] {
  return entries.map((entry, index) => ({
    sequence: first + index,
    item: typeof entry === 'object' && entry !== null ? { ...entry } : {},
  }));
}

async function toEvent({ bodies }: Reader, { sequence, item }: StoredEvent): Promise<TraceEvent> {
  const name = `The trace event ${sequence}`;
  const value = await bodies.read(item, name);
  return parseStored(TraceEvent, { ...(typeof value === 'object' ? value : {}), sequence }, name);
}
