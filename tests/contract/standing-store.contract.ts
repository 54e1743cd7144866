import { beforeEach, describe, expect, test } from 'vitest';
import { type Standing, withRun } from '#shared/domain/standing.ts';
import type { StandingStore } from '#shared/ports/standing-store.ts';
import { HOSTILE_NAMES } from './samples.ts';
import type { NewWorkbench } from './workbench.ts';

function standing(standingId: string, change: Partial<Standing> = {}): Standing {
  return {
    tenantId: 'tenant',
    owner: 'owner',
    standingId,
    request: { question: 'Why does iron rust?' },
    createdAt: '2026-01-01T00:00:00.000Z',
    keepRuns: 3,
    runs: [],
    ...change,
  };
}

export function standingStoreContract(newWorkbench: NewWorkbench): void {
  describe('StandingStore', () => {
    let store: StandingStore;
    beforeEach(async () => {
      store = (await newWorkbench()).open().standings;
    });

    test('keeps what it is given, and not another under the same id', async () => {
      const one = standing('q', { name: 'Rust', request: { question: 'Why?', format: 'brief' } });
      expect(await store.create(one)).toBe(true);
      expect(await store.create(standing('q', { name: 'Other' }))).toBe(false);
      expect(await store.get(one)).toEqual(one);
      expect(await store.get({ tenantId: 'other', standingId: 'q' })).toBeUndefined();
    });

    test('lets runs be written down at once, and loses none but the oldest beyond the limit', async () => {
      const one = standing('q');
      await store.create(one);
      const days = ['01', '02', '03', '04'];
      await Promise.all(
        days.map(async (day) =>
          store.change(one, (now) => withRun(now, { jobId: day, at: `2026-01-${day}T00:00:00.000Z` })),
        ),
      );
      expect((await store.get(one))?.runs.map(({ jobId }) => jobId)).toEqual(['02', '03', '04']);
      expect(await store.change(standing('none'), (now) => now)).toBeUndefined();
    });

    test('lists those of one owner of one tenant, newest first', async () => {
      await store.create(standing('a', { createdAt: '2026-01-01T00:00:00.000Z' }));
      await store.create(standing('b', { createdAt: '2026-01-02T00:00:00.000Z' }));
      await store.create(standing('c', { owner: 'colleague' }));
      await store.create(standing('d', { tenantId: 'other' }));
      const listed = await store.listByOwner('tenant', 'owner');
      expect(listed.map(({ standingId }) => standingId)).toEqual(['b', 'a']);
    });

    test('removes one, again without an error', async () => {
      await store.create(standing('q'));
      await store.remove(standing('q'));
      await store.remove(standing('q'));
      expect(await store.get(standing('q'))).toBeUndefined();
      expect(await store.listByOwner('tenant', 'owner')).toEqual([]);
    });

    test('takes tenants and owners for no other', async () => {
      for (const name of HOSTILE_NAMES) {
        await store.create(standing('q', { tenantId: name, owner: name }));
        expect(await store.listByOwner(name, name)).toHaveLength(1);
        expect(await store.listByOwner('tenant', 'owner')).toEqual([]);
      }
    });
  });
}
