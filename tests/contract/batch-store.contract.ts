import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type LineEnd, sumCounts } from '#shared/domain/batch.ts';
import type { BatchStore } from '#shared/ports/batch-store.ts';
import { HOSTILE_NAMES, sampleBatch } from './samples.ts';
import type { NewWorkbench } from './workbench.ts';

const ANSWERED: LineEnd = { status: 'COMPLETED', outcome: 'answered', usd: 0.5, tokens: 10 };
const FAILED: LineEnd = {
  status: 'FAILED',
  failure: { name: 'ProviderDown', message: 'It is down.' },
  usd: 0,
  tokens: 3,
};

export function batchStoreContract(newWorkbench: NewWorkbench): void {
  describe('BatchStore', () => {
    let store: BatchStore;
    beforeEach(async () => {
      store = (await newWorkbench()).open().batches;
    });

    test('keeps what it is given, and not another under the same id', async () => {
      const one = sampleBatch('b', { name: 'Nightly', scheduleId: 's', defaults: { format: 'brief' } });
      expect(await store.create(one)).toBe(true);
      expect(await store.create(sampleBatch('b', { name: 'Other' }))).toBe(false);
      expect(await store.get(one)).toEqual(one);
      expect(await store.get({ tenantId: 'other', batchId: 'b' })).toBeUndefined();
    });

    test('changes a batch only from the statuses that are named', async () => {
      const one = sampleBatch('b');
      await store.create(one);
      expect(await store.change(one, ['RUNNING'], { status: 'COMPLETED' })).toBeUndefined();
      expect(await store.change(one, [], { status: 'COMPLETED' })).toBeUndefined();
      const changed = await store.change(one, ['QUEUED'], { status: 'SUBMITTING', lines: 3, errors: 1 });
      expect(changed).toMatchObject({ status: 'SUBMITTING', lines: 3, errors: 1 });
      expect(await store.change(one, ['SUBMITTING'], { errors: null })).not.toHaveProperty('errors');
      expect(await store.change(sampleBatch('none'), ['QUEUED'], { runs: 1 })).toBeUndefined();
    });

    test('lets one of many begin a batch', async () => {
      const one = sampleBatch('b');
      await store.create(one);
      const begun = await Promise.all(
        Array.from({ length: 5 }, async () => store.change(one, ['QUEUED'], { status: 'VALIDATING' })),
      );
      expect(begun.filter(Boolean)).toHaveLength(1);
    });

    test('names the unfinished of all tenants until they end', async () => {
      await store.create(sampleBatch('a'));
      await store.create(sampleBatch('b', { tenantId: 'other' }));
      expect((await store.unfinished()).map(({ batchId }) => batchId).toSorted()).toEqual(['a', 'b']);
      await store.change(sampleBatch('a'), ['QUEUED'], { status: 'FAILED' });
      expect((await store.unfinished()).map(({ batchId }) => batchId)).toEqual(['b']);
    });

    test('lists those of one owner by pages, newest first', async () => {
      for (const day of ['01', '02', '03'])
        await store.create(sampleBatch(`b-${day}`, { createdAt: `2026-01-${day}T00:00:00.000Z` }));
      await store.create(sampleBatch('x', { owner: 'colleague' }));
      const first = await store.listByOwner('tenant', 'owner', { limit: 2 });
      expect(first.batches.map(({ batchId }) => batchId)).toEqual(['b-03', 'b-02']);
      const rest = await store.listByOwner('tenant', 'owner', { limit: 2, after: first.next ?? '' });
      expect(rest.batches.map(({ batchId }) => batchId)).toEqual(['b-01']);
      expect(rest.next).toBeUndefined();
    });

    test('counts the end of each line once, in whatever order and however often it is sent', async () => {
      let made = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean())), async (ends) => {
          made += 1;
          const one = sampleBatch(`b-${made}`);
          await store.create(one);
          const first = new Map<number, LineEnd>();
          for (const [line, isAnswered] of ends) {
            const end = isAnswered ? ANSWERED : FAILED;
            const counted = await store.recordEnd(one, line, end);
            expect(counted === undefined).toBe(first.has(line));
            if (!first.has(line)) first.set(line, end);
          }
          expect(await store.ends(one)).toEqual(first);
          expect((await store.get(one))?.counts).toEqual(sumCounts(first.values()));
        }),
        { numRuns: 10 },
      );
    });

    test('counts once what several tell at the same moment', async () => {
      const one = sampleBatch('b');
      await store.create(one);
      await Promise.all([1, 1, 2, 2, 1].map(async (line) => store.recordEnd(one, line, ANSWERED)));
      expect((await store.get(one))?.counts).toMatchObject({ ended: 2, answered: 2, usd: 1, tokens: 20 });
    });

    test('puts counts right, unless something was counted since they were read', async () => {
      const one = sampleBatch('b');
      await store.create(one);
      await store.recordEnd(one, 1, ANSWERED);
      const right = sumCounts([ANSWERED, FAILED]);
      await store.mendCounts(one, 0, right);
      expect((await store.get(one))?.counts.ended).toBe(1);
      await store.mendCounts(one, 1, right);
      expect((await store.get(one))?.counts).toEqual(right);
    });

    test('keeps the end of a line whose message is long', async () => {
      const one = sampleBatch('b');
      await store.create(one);
      const long: LineEnd = { ...FAILED, failure: { name: 'Long', message: 'x'.repeat(400_000) } };
      await store.recordEnd(one, 7, long);
      expect(await store.ends(one)).toEqual(new Map([[7, long]]));
    });

    test('takes tenants, owners and ids for no other', async () => {
      for (const name of HOSTILE_NAMES.filter((one) => one.isWellFormed())) {
        await store.create(sampleBatch(name, { tenantId: name, owner: name }));
        expect(await store.get({ tenantId: name, batchId: name })).toBeDefined();
        expect((await store.listByOwner(name, name, { limit: 5 })).batches).toHaveLength(1);
        expect((await store.listByOwner('tenant', 'owner', { limit: 5 })).batches).toEqual([]);
      }
    });
  });
}
