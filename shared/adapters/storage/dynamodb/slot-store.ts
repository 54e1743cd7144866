import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import { Throttled } from '#shared/errors.ts';
import type { Lease, Slot, SlotStore } from '#shared/ports/slot-store.ts';
import type { Bodies } from './bodies.ts';
import { hashOf } from '#shared/text/hash.ts';
import { type Key, SLOTS_TOGETHER, TURN_KEY, jobPartition, slotKey, slotPartition } from './keys.ts';
import { parseStored } from './parse-stored.ts';
import type { Table } from './table.ts';

const ATTEMPTS = 20;

const StoredSlot = z.object({ tenantId: z.string(), jobId: z.string() });
const StoredTurn = z.object({ tenantId: z.string() });
const TURN = 'The turn of the queue';
const StoredLease = z.object({ sk: z.string(), holder: z.string(), leaseUntil: z.number() });

interface HeldSlot {
  readonly key: Key;
  readonly holder: string;
  readonly slot: Slot;
}

interface SlotParts {
  readonly table: Table;
  readonly bodies: Bodies;
  /** How many slots there may be; undefined: no more than lie together. */
  readonly limit?: number | undefined;
}

/** Slots are numbered items. One is taken by a conditional write: it is free, the job's own, or its lease is over. */
export function createSlotStore(parts: SlotParts): SlotStore {
  const { table, bodies } = parts;
  const partitions = partitionsFor(parts.limit ?? 1);
  const renewals = new Renewals();
  return {
    claim: async (job, lease) => {
      const all = Math.max(partitions, partitionsFor(lease.limit));
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const key = chooseSlot(await readSlots(parts, all), job, lease);
        if (!key) return false;
        if (await takeSlot(parts, { key, job, lease })) return true;
      }
      throw new Throttled('Too many jobs ask for a slot at once.');
    },
    renew: async (job, lease) => {
      const holder = jobPartition(job);
      if (!renewals.isDue(holder, lease)) return;
      const [own] = await slotsOf(parts, partitions, holder);
      if (own) await extend(table, own, lease.until);
      renewals.note(holder, lease);
    },
    release: async (job) => {
      const holder = jobPartition(job);
      renewals.forget(holder);
      for (const { key } of await slotsOf(parts, partitions, holder)) {
        await table.deleteIf(key, { text: 'holder = :holder', values: { holder } });
      }
    },
    list: async () => (await readSlots(parts, partitions)).map(({ slot }) => slot),
    lastTurn: async () => {
      const item = await table.get(TURN_KEY);
      return item && parseStored(StoredTurn, await bodies.read(item, TURN), TURN).tenantId;
    },
    takeTurn: async (tenantId) =>
      table.put({ ...TURN_KEY, ...(await bodies.write(tenantId, TURN_KEY, { tenantId })) }),
  };
}

const RENEWED_JOBS = 1000;

/** When this process last renewed the lease of a job: often enough is at a third of the lease. */
class Renewals {
  readonly #next = new Map<string, number>();

  isDue(holder: string, { now }: Pick<Lease, 'now'>): boolean {
    return now >= (this.#next.get(holder) ?? -Infinity);
  }

  note(holder: string, { now, until }: Pick<Lease, 'now' | 'until'>): void {
    this.#next.delete(holder);
    this.#next.set(holder, now + (until - now) / 3);
    const [oldest] = this.#next.keys();
    if (this.#next.size > RENEWED_JOBS && oldest !== undefined) this.#next.delete(oldest);
  }

  forget(holder: string): void {
    this.#next.delete(holder);
  }
}

/** A slot that has gone to another meanwhile stays the other's. */
async function extend(table: Table, { key, holder }: HeldSlot, until: number): Promise<void> {
  await table.update(key, {
    update: 'SET #lease = :until',
    condition: 'holder = :holder AND #lease < :until',
    names: { lease: 'leaseUntil' },
    values: { holder, until },
  });
}

/** The job's own slot, else the first that is free or forsaken; undefined when all are taken. */
function chooseSlot(slots: readonly HeldSlot[], job: JobReference, lease: Lease): Key | undefined {
  const holder = jobPartition(job);
  const own = slots.find((slot) => slot.holder === holder);
  if (own) return own.key;
  const live = new Set(slots.filter(({ slot }) => slot.leaseUntil > lease.now).map(({ key }) => key.sk));
  if (live.size >= lease.limit) return undefined;
  // From where the job is looked for first, so that those who begin at once do not all want the same slot.
  const start = homeOf(holder, partitionsFor(lease.limit)) * SLOTS_TOGETHER;
  const keys = Array.from({ length: lease.limit }, (_, index) => slotKey((start + index) % lease.limit));
  return keys.find(({ sk }) => !live.has(sk));
}

function partitionsFor(limit: number): number {
  return Math.max(1, Math.ceil(limit / SLOTS_TOGETHER));
}

/** The partition in which a job looks for a slot first. */
function homeOf(holder: string, partitions: number): number {
  return partitions === 1 ? 0 : Number.parseInt(hashOf(holder).slice(0, 8), 16) % partitions;
}

/** What a job holds: nearly always in its first partition, so that the others are seldom read. */
async function slotsOf(parts: SlotParts, partitions: number, holder: string): Promise<readonly HeldSlot[]> {
  const isOwn = (slot: HeldSlot): boolean => slot.holder === holder;
  const near = (await readPartition(parts, homeOf(holder, partitions))).filter(isOwn);
  if (near.length > 0 || partitions === 1) return near;
  return (await readSlots(parts, partitions)).filter(isOwn);
}

async function takeSlot(
  { table, bodies }: SlotParts,
  claim: { readonly key: Key; readonly job: JobReference; readonly lease: Lease },
): Promise<boolean> {
  const { key, job, lease } = claim;
  const { tenantId, jobId } = job;
  const holder = jobPartition(job);
  const body = await bodies.write(tenantId, key, { tenantId, jobId });
  return table.putIf(
    { ...key, ...body, holder, leaseUntil: lease.until },
    {
      text: 'attribute_not_exists(pk) OR holder = :holder OR leaseUntil <= :now',
      values: { holder, now: lease.now },
    },
  );
}

async function readSlots(parts: SlotParts, partitions: number): Promise<readonly HeldSlot[]> {
  const numbers = Array.from({ length: partitions }, (_, number) => number);
  return (await Promise.all(numbers.map(async (number) => readPartition(parts, number)))).flat();
}

async function readPartition({ table, bodies }: SlotParts, number: number): Promise<readonly HeldSlot[]> {
  const pk = slotPartition(number);
  const items = await table.query({ where: { text: 'pk = :pk', values: { pk } } });
  return Promise.all(
    items.map(async (item) => {
      const name = `The slot ${String(item['sk'])}`;
      const { sk, holder, leaseUntil } = parseStored(StoredLease, item, name);
      const job = parseStored(StoredSlot, await bodies.read(item, name), name);
      return { key: { pk, sk }, holder, slot: { ...job, leaseUntil } };
    }),
  );
}
