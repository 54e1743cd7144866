import { beforeEach, describe, expect, test } from 'vitest';
import type { CallLedger } from '#shared/ports/call-ledger.ts';
import { HOSTILE_NAMES, LONE_SURROGATE } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const JOB = { tenantId: 'tenant', jobId: 'job-1' };
const CALL = { kind: 'search', step: 'RunSearch', waveId: 'i1', index: 'i1-01', inputHash: 'abc' };

export function callLedgerContract(newWorkbench: NewWorkbench): void {
  describe('CallLedger', () => {
    let bench: Workbench;
    let ledger: CallLedger;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ ledger } = bench.open());
    });

    test('knows nothing of a call that was not recorded, and records nothing by looking', async () => {
      expect(await ledger.find(JOB, CALL)).toBeUndefined();
      expect(await ledger.find(JOB, CALL)).toBeUndefined();
    });

    test('shows another process a call that was intended when this one died', async () => {
      await ledger.intend(JOB, CALL);
      expect(await bench.open().ledger.find(JOB, CALL)).toEqual({ state: 'intended' });
    });

    test('keeps the result of a finished call', async () => {
      const result = { hits: [1, { text: LONE_SURROGATE }], nothing: null };
      await ledger.intend(JOB, CALL);
      await ledger.finish(JOB, CALL, result);
      expect(await bench.open().ledger.find(JOB, CALL)).toEqual({ state: 'finished', result });
    });

    test('lets a finished call stay finished, with its first result', async () => {
      await ledger.finish(JOB, CALL, 'first');
      await ledger.intend(JOB, CALL);
      await ledger.finish(JOB, CALL, 'second');
      expect(await ledger.find(JOB, CALL)).toEqual({ state: 'finished', result: 'first' });
    });

    test('ends finished when intent and result race', async () => {
      await Promise.all([ledger.finish(JOB, CALL, 1), bench.open().ledger.intend(JOB, CALL)]);
      expect(await ledger.find(JOB, CALL)).toEqual({ state: 'finished', result: 1 });
    });

    test.each([[null], [0], [''], [false], [[]]])('keeps the result %j', async (result) => {
      await ledger.finish(JOB, CALL, result);
      expect(await ledger.find(JOB, CALL)).toEqual({ state: 'finished', result });
    });

    test('keeps a result of a megabyte', async () => {
      const result = { text: 'é'.repeat(1_000_000) };
      await ledger.finish(JOB, CALL, result);
      expect(await ledger.find(JOB, CALL)).toEqual({ state: 'finished', result });
    });

    test('distinguishes calls by every part of their identity', async () => {
      await ledger.finish(JOB, CALL, 'original');
      for (const part of ['kind', 'step', 'waveId', 'index', 'inputHash'] as const) {
        for (const name of HOSTILE_NAMES) {
          expect(await ledger.find(JOB, { ...CALL, [part]: name })).toBeUndefined();
        }
      }
      expect(await ledger.find({ ...JOB, tenantId: 'other' }, CALL)).toBeUndefined();
      expect(await ledger.find({ ...JOB, jobId: 'other' }, CALL)).toBeUndefined();
    });
  });
}
