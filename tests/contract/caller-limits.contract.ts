import { beforeEach, describe, expect, test } from 'vitest';
import type { CallerLimits } from '#shared/ports/caller-limits.ts';
import { HOSTILE_NAMES } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const CALLER = { tenantId: 'tenant', owner: 'ann' };
const LIMIT = { count: 3, windowMilliseconds: 60_000 };

export function callerLimitsContract(newWorkbench: NewWorkbench): void {
  describe('CallerLimits', () => {
    let bench: Workbench;
    let limits: CallerLimits;
    beforeEach(async () => {
      bench = await newWorkbench();
      limits = bench.open().callerLimits;
    });
    const admit = async (id: string) => limits.admit(CALLER, { name: 'submit', id }, LIMIT);

    test('admits exactly as many as the limit, however many ask at once from several processes', async () => {
      const all = [limits, bench.open().callerLimits];
      const given = await Promise.all(
        Array.from({ length: 12 }, async (_, n) =>
          all[n % 2]?.admit(CALLER, { name: 'submit', id: `job-${n}` }, LIMIT),
        ),
      );
      expect(given.filter((one) => one?.isAdmitted)).toHaveLength(LIMIT.count);
    });

    test('counts one id once', async () => {
      for (let count = 0; count < 5; count++) expect(await admit('same')).toMatchObject({ remaining: 2 });
      expect(await admit('other')).toMatchObject({ isAdmitted: true, remaining: 1 });
    });

    test('never admits more than the limit within any window, and says when the next place is free', async () => {
      await admit('a');
      bench.time.now += 40_000;
      await admit('b');
      await admit('c');
      expect(await admit('d')).toEqual({ isAdmitted: false, remaining: 0, resetMilliseconds: 20_000 });
      bench.time.now += 19_999;
      expect(await admit('d')).toMatchObject({ isAdmitted: false });
      bench.time.now += 1;
      expect(await admit('d')).toMatchObject({ isAdmitted: true, remaining: 0 });
      expect(await admit('e')).toMatchObject({ isAdmitted: false, resetMilliseconds: 40_000 });
    });

    test('admits again after a pause of any length, whatever the store still has', async () => {
      for (const id of ['a', 'b', 'c']) await admit(id);
      for (const pause of [1, 2, 3, 1000]) {
        bench.time.now += pause * LIMIT.windowMilliseconds;
        expect(await admit(`after-${pause}`)).toMatchObject({ isAdmitted: true, remaining: 2 });
      }
    });

    test('tells owners, tenants and limits apart', async () => {
      for (const id of ['a', 'b', 'c']) await admit(id);
      const others = HOSTILE_NAMES.flatMap((name) => [
        { caller: { ...CALLER, owner: name }, name: 'submit' },
        { caller: { ...CALLER, tenantId: name }, name: 'submit' },
      ]);
      for (const { caller, name } of [...others, { caller: CALLER, name: 'other' }])
        expect(await limits.admit(caller, { name, id: 'x' }, LIMIT)).toMatchObject({ isAdmitted: true });
    });
  });
}
