import { beforeEach, describe, expect, test } from 'vitest';
import { InvalidInput, MalformedReply } from '#shared/errors.ts';
import type { TraceStore } from '#shared/ports/trace-store.ts';
import { hashOf } from '#shared/text/hash.ts';
import { HOSTILE_NAMES, LONE_SURROGATE, sampleEvent } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const JOB = { tenantId: 'tenant', jobId: 'job-1' };
const ALL = { after: 0, limit: 10_000 };

export function traceStoreContract(newWorkbench: NewWorkbench): void {
  describe('TraceStore', () => {
    let bench: Workbench;
    let trace: TraceStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ trace } = bench.open());
    });

    test('numbers events from 1 and says when they came', async () => {
      const first = await trace.append(JOB, sampleEvent('a', { data: { text: LONE_SURROGATE } }));
      bench.time.now += 1000;
      const second = await trace.append(JOB, sampleEvent('b'));
      expect(first).toEqual({
        ...sampleEvent('a', { data: { text: LONE_SURROGATE } }),
        sequence: 1,
        at: '2026-01-01T00:00:00.000Z',
      });
      expect(second).toMatchObject({ sequence: 2, at: '2026-01-01T00:00:01.000Z' });
      expect(await trace.list(JOB, ALL)).toEqual([first, second]);
    });

    test('returns the event of a known key as it was first written', async () => {
      const first = await trace.append(JOB, sampleEvent('a', { message: 'first' }));
      expect(await trace.append(JOB, sampleEvent('a', { message: 'second' }))).toEqual(first);
      expect(await bench.open().trace.append(JOB, sampleEvent('a', { message: 'third' }))).toEqual(first);
      expect(await trace.list(JOB, ALL)).toHaveLength(1);
    });

    test('begins with the first event of a new job as with any other, and goes on where another has begun', async () => {
      const begun = await Promise.all([
        trace.append(JOB, sampleEvent('a'), { isFirst: true }),
        trace.append(JOB, sampleEvent('b', { type: 'degraded' })),
      ]);
      expect(begun.map(({ sequence }) => sequence)).toEqual([1, 2]);
      expect(await trace.standing(JOB)).toMatchObject({ sequence: 2, degradedSteps: [begun[1].stage] });
      const other = bench.open().trace;
      expect(await other.append(JOB, sampleEvent('a'), { isFirst: true })).toEqual(begun[0]);
      expect(await other.append(JOB, sampleEvent('c'), { isFirst: true })).toMatchObject({ sequence: 3 });
      expect((await trace.list(JOB, ALL)).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    });

    test('distinguishes keys that differ in half a character', async () => {
      for (const key of HOSTILE_NAMES) await trace.append(JOB, sampleEvent(key));
      const keys = (await bench.open().trace.list(JOB, ALL)).map((event) => event.key);
      expect(keys).toEqual([...HOSTILE_NAMES]);
    });

    test('stays gapless, each key once, under a hundred appends of two processes', async () => {
      const other = bench.open().trace;
      const keys = Array.from({ length: 50 }, (_, index) => `key-${index}`);
      const written = await Promise.all(
        keys.flatMap((key) => [trace.append(JOB, sampleEvent(key)), other.append(JOB, sampleEvent(key))]),
      );
      const listed = await trace.list(JOB, ALL);
      expect(listed.map((event) => event.sequence)).toEqual(keys.map((_, index) => index + 1));
      expect(listed.map((event) => event.key).toSorted()).toEqual(keys.toSorted());
      for (const event of written) expect(listed[event.sequence - 1]).toEqual(event);
    });

    test('goes on after events that another process appended', async () => {
      const other = bench.open().trace;
      await trace.append(JOB, sampleEvent('a'));
      await other.append(JOB, sampleEvent('b'));
      await other.append(JOB, sampleEvent('c'));
      expect(await trace.append(JOB, sampleEvent('d'))).toMatchObject({ sequence: 4 });
      expect(await trace.append(JOB, sampleEvent('b'))).toMatchObject({ sequence: 2 });
    });

    test('keeps no place for an event that could not be written', async () => {
      const failing = { ...sampleEvent('a'), data: { cause: 1n } };
      await expect(trace.append(JOB, failing)).rejects.toThrow(TypeError);
      expect(await trace.append(JOB, sampleEvent('b'))).toMatchObject({ sequence: 1 });
    });

    test('lists what comes after a number, up to a limit', async () => {
      for (const key of ['a', 'b', 'c', 'd', 'e']) await trace.append(JOB, sampleEvent(key));
      const keysOf = async (after: number, limit: number): Promise<readonly string[]> =>
        (await trace.list(JOB, { after, limit })).map((event) => event.key);
      expect(await keysOf(0, 2)).toEqual(['a', 'b']);
      expect(await keysOf(2, 2)).toEqual(['c', 'd']);
      expect(await keysOf(4, 100)).toEqual(['e']);
      expect(await keysOf(5, 100)).toEqual([]);
      await expect(trace.list(JOB, { after: 0, limit: 0 })).rejects.toThrow(InvalidInput);
    });

    test('remembers more jobs than it keeps at hand', async () => {
      const jobs = Array.from({ length: 105 }, (_, index) => ({ tenantId: 't', jobId: `job-${index}` }));
      for (const job of [...jobs, ...jobs]) await trace.append(job, sampleEvent('a'));
      for (const job of jobs.slice(0, 5)) {
        expect(await trace.append(job, sampleEvent('b'))).toMatchObject({ sequence: 2 });
      }
    });

    test('takes events of a megabyte', async () => {
      const data = { text: 'x'.repeat(1_000_000) };
      await trace.append(JOB, sampleEvent('a', { data }));
      expect((await trace.list(JOB, ALL))[0]?.data).toEqual(data);
    });

    test('shows one tenant nothing of another', async () => {
      await trace.append(JOB, sampleEvent('a'));
      expect(await trace.list({ ...JOB, tenantId: 'other' }, ALL)).toEqual([]);
      expect(await trace.append({ ...JOB, tenantId: 'other' }, sampleEvent('a'))).toMatchObject({
        sequence: 1,
      });
    });

    test('lists in order what has long left the head of the trace', async () => {
      const data = { text: 'x'.repeat(1000) };
      const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
      for (const key of keys) await trace.append(JOB, sampleEvent(key, { data }));
      const other = bench.open().trace;
      expect((await other.list(JOB, ALL)).map(({ key }) => key)).toEqual(keys);
      expect((await other.list(JOB, { after: 11, limit: 3 })).map(({ sequence }) => sequence)).toEqual([
        12, 13, 14,
      ]);
      expect(await other.append(JOB, sampleEvent('key-3'))).toMatchObject({ sequence: 4, data });
      const items = await bench.table.query({
        where: {
          text: 'pk = :pk AND begins_with(sk, :event)',
          values: { pk: 'TENANT#tenant#JOB#job-1', event: 'EVENT#' },
        },
      });
      expect(items.length).toBeGreaterThan(2);
      expect(items.length).toBeLessThanOrEqual(keys.length / 2);
    });

    test('lists each event once when a writer died before it had relieved the head', async () => {
      const data = { text: 'x'.repeat(1000) };
      for (let index = 0; index < 5; index += 1)
        await trace.append(JOB, sampleEvent(`key-${index}`, { data }));
      const head = await bench.table.get({ pk: 'TENANT#tenant#JOB#job-1', sk: 'TRACE' });
      await bench.table.put({
        pk: 'TENANT#tenant#JOB#job-1',
        sk: 'EVENT#0000000005',
        first: 1,
        entries: head?.['tail'],
      });
      for (let index = 5; index < 12; index += 1) {
        await trace.append(JOB, sampleEvent(`key-${index}`, { data }));
      }
      expect((await trace.list(JOB, ALL)).map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 12 }, (_, index) => index + 1),
      );
    });

    test('goes on behind events of an older version, each in an item, and knows them', async () => {
      for (const [index, key] of ['a', 'b'].entries()) {
        const event = { ...sampleEvent(key), sequence: index + 1, at: '2026-01-01T00:00:00.000Z' };
        await bench.table.put({
          pk: 'TENANT#tenant#JOB#job-1',
          sk: `EVENT#000000000${index + 1}`,
          keyHash: hashOf(key),
          body: JSON.stringify({ value: event }),
        });
      }
      expect(await trace.standing(JOB)).toMatchObject({ sequence: 2, message: sampleEvent('b').message });
      expect(await trace.append(JOB, sampleEvent('b'))).toMatchObject({ sequence: 2 });
      expect(await trace.append(JOB, sampleEvent('c'))).toMatchObject({ sequence: 3 });
      expect((await trace.list(JOB, ALL)).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    });

    test('says where a job stands without reading its events', async () => {
      expect(await trace.standing(JOB)).toBeUndefined();
      const progress = {
        supervisor_iteration: 1,
        dispatched_research_units: 1,
        skipped_research_units: 0,
        quality_gate_status: 'retry' as const,
        quality_gate_reason: '1 of 5 evidence records',
        evidence_record_count: 1,
        source_domain_count: 1,
        source_domains: ['example.org'],
        research_units: [
          { topic: 'all of it', status: 'completed' as const, duration_seconds: 1.5, failure_reason: null },
        ],
      };
      await trace.append(JOB, sampleEvent('a', { data: { ...progress, goesOn: true } }));
      const last = await trace.append(JOB, sampleEvent('b', { message: 'Later', progress: 0.5 }));
      expect(await bench.open().trace.standing(JOB)).toEqual({
        sequence: last.sequence,
        stage: last.stage,
        message: 'Later',
        progress: 0.5,
        runtimeProgress: progress,
      });
    });

    test('writes in order what is appended at once', async () => {
      const keys = Array.from({ length: 70 }, (_, index) => `key-${index}`);
      const written = await Promise.all(keys.map(async (key) => trace.append(JOB, sampleEvent(key))));
      expect(written.map(({ sequence }) => sequence)).toEqual(keys.map((_, index) => index + 1));
    });

    test('names an event that does not fit its schema', async () => {
      await bench.table.put({ pk: 'TENANT#tenant#JOB#job-1', sk: 'EVENT#0000000001', body: '{"value":{}}' });
      await expect(trace.list(JOB, ALL)).rejects.toThrow(MalformedReply);
    });
  });
}
