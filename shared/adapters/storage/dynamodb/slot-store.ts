import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import { Throttled } from '#shared/errors.ts';
import type { Lease, Slot, SlotStore } from '#shared/ports/slot-store.ts';
import type { Bodies } from './bodies.ts';
import { type Key, SLOTS_PARTITION, TURN_KEY, jobPartition, slotKey } from './keys.ts';
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

/** Slots are numbered items. One is taken by a conditional write: it is free, the job's own, or its lease is over. */
export function createSlotStore(table: Table, bodies: Bodies): SlotStore {
  const renewals = new Renewals();
  return {
    claim: async (job, lease) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const key = chooseSlot(await readSlots(table, bodies), job, lease);
        if (!key) return false;
        if (await takeSlot({ table, bodies }, { key, job, lease })) return true;
      }
      throw new Throttled('Too many jobs ask for a slot at once.');
    },
    renew: async (job, lease) => {
      const holder = jobPartition(job);
      if (!renewals.isDue(holder, lease)) return;
      const own = (await readSlots(table, bodies)).find((slot) => slot.holder === holder);
      if (own) await extend(table, own, lease.until);
      renewals.note(holder, lease);
    },
    release: async (job) => {
      const holder = jobPartition(job);
      renewals.forget(holder);
      const slots = await readSlots(table, bodies);
      for (const { key } of slots.filter((slot) => slot.holder === holder)) {
        await table.deleteIf(key, { text: 'holder = :holder', values: { holder } });
      }
    },
    list: async () => (await readSlots(table, bodies)).map(({ slot }) => slot),
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
  return Array.from({ length: lease.limit }, (_, number) => slotKey(number)).find(({ sk }) => !live.has(sk));
}

async function takeSlot(
  { table, bodies }: { readonly table: Table; readonly bodies: Bodies },
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

async function readSlots(table: Table, bodies: Bodies): Promise<readonly HeldSlot[]> {
  const items = await table.query({ where: { text: 'pk = :pk', values: { pk: SLOTS_PARTITION } } });
  return Promise.all(
    items.map(async (item) => {
      const name = `The slot ${String(item['sk'])}`;
      const { sk, holder, leaseUntil } = parseStored(StoredLease, item, name);
      const job = parseStored(StoredSlot, await bodies.read(item, name), name);
      return { key: { pk: SLOTS_PARTITION, sk }, holder, slot: { ...job, leaseUntil } };
    }),
  );
}
