import { beforeEach, describe, expect, test } from 'vitest';
import { InvalidInput, MalformedReply } from '#shared/errors.ts';
import type { ResearchStore } from '#shared/ports/research-store.ts';
import { HOSTILE_NAMES, LONE_SURROGATE, sampleQuery } from './samples.ts';
import type { NewWorkbench, Workbench } from './workbench.ts';

const JOB = { tenantId: 'tenant', jobId: 'job-1' };
const MEGABYTE = 'é😀x'.repeat(150_000);

export function researchStoreContract(newWorkbench: NewWorkbench): void {
  describe('ResearchStore', () => {
    let bench: Workbench;
    let research: ResearchStore;
    beforeEach(async () => {
      bench = await newWorkbench();
      ({ research } = bench.open());
    });
    const put = async (id: string, text = 'plumb line'): Promise<void> =>
      research.put(JOB, 'QUERY', { id, record: sampleQuery(id, { text }) });

    test('gives back a record as it was put', async () => {
      await put('i1-01', LONE_SURROGATE);
      expect(await research.get(JOB, 'QUERY', 'i1-01')).toEqual(
        sampleQuery('i1-01', { text: LONE_SURROGATE }),
      );
      expect(await research.get(JOB, 'QUERY', 'i1-02')).toBeUndefined();
    });

    test('replaces a record of the same id', async () => {
      await put('i1-01', 'old');
      await put('i1-01', 'new');
      expect((await research.list(JOB, 'QUERY')).map((query) => query.text)).toEqual(['new']);
    });

    test('puts many at once, the last of an id winning', async () => {
      const ids = Array.from({ length: 60 }, (_, index) => `i1-${String(index).padStart(2, '0')}`);
      const entries = ids.map((id) => ({ id, record: sampleQuery(id) }));
      const again = { id: 'i1-00', record: sampleQuery('i1-00', { text: 'last' }) };
      await research.putAll(JOB, 'QUERY', [...entries, again]);
      const listed = await research.list(JOB, 'QUERY');
      expect(listed.map((query) => query.id)).toEqual(ids);
      expect(listed[0]?.text).toBe('last');
    });

    test('puts nothing when there is nothing', async () => {
      await research.putAll(JOB, 'QUERY', []);
      expect(await research.list(JOB, 'QUERY')).toEqual([]);
    });

    test('lists by the beginning of the id, in order of id', async () => {
      for (const id of ['i2-01', 'i1-02', 'i10-01', 'i1-01']) await put(id);
      const ids = ['i1-01', 'i1-02', 'i10-01', 'i2-01'];
      for (const prefix of ['i1-', 'i1', 'i', 'i3', '']) {
        const listed = await research.list(JOB, 'QUERY', prefix);
        expect(listed.map((query) => query.id)).toEqual(ids.filter((id) => id.startsWith(prefix)));
      }
      expect(await research.list(JOB, 'QUERY')).toHaveLength(4);
    });

    test('lists more than one page of the table', async () => {
      const text = 'x'.repeat(100_000);
      const ids = Array.from({ length: 24 }, (_, index) => `i1-${index + 10}`);
      await research.putAll(
        JOB,
        'QUERY',
        ids.map((id) => ({ id, record: sampleQuery(id, { text }) })),
      );
      expect((await research.list(JOB, 'QUERY')).map((query) => query.id)).toEqual(ids);
    });

    test('takes a record of a megabyte, alone and among others', async () => {
      await put('i1-01', MEGABYTE);
      expect((await research.get(JOB, 'QUERY', 'i1-01'))?.text).toBe(MEGABYTE);
      const entries = ['i1-02', 'i1-03'].map((id) => ({
        id,
        record: sampleQuery(id, { text: id + MEGABYTE }),
      }));
      await research.putAll(JOB, 'QUERY', entries);
      const lengths = (await research.list(JOB, 'QUERY')).map((query) => query.text.length);
      expect(lengths).toEqual([MEGABYTE.length, MEGABYTE.length + 5, MEGABYTE.length + 5]);
    });

    test('keeps what is large below the tenant', async () => {
      await put('i1-01', MEGABYTE);
      expect(await bench.archive.list('')).toEqual([expect.stringMatching(/^tenant\/items\//)]);
    });

    test('becomes small again when a small record replaces a large one', async () => {
      await put('i1-01', MEGABYTE);
      await put('i1-01', 'small');
      expect((await research.get(JOB, 'QUERY', 'i1-01'))?.text).toBe('small');
    });

    test('keeps kinds apart', async () => {
      await put('i1-01');
      expect(await research.list(JOB, 'SEARCH')).toEqual([]);
      expect(await research.get(JOB, 'SEARCH', 'i1-01')).toBeUndefined();
    });

    test('keeps tenants, jobs and ids of any name apart', async () => {
      for (const name of HOSTILE_NAMES) {
        const entry = { id: name, record: sampleQuery(name, { text: name }) };
        await research.put({ tenantId: name, jobId: 'x' }, 'QUERY', entry);
        await research.put({ tenantId: 'y', jobId: name }, 'QUERY', entry);
        await research.put(JOB, 'QUERY', entry);
      }
      for (const name of HOSTILE_NAMES) {
        expect(await research.list({ tenantId: name, jobId: 'x' }, 'QUERY')).toEqual([
          sampleQuery(name, { text: name }),
        ]);
        expect(await research.list({ tenantId: 'y', jobId: name }, 'QUERY')).toHaveLength(1);
        expect((await research.get(JOB, 'QUERY', name))?.text).toBe(name);
      }
      expect(await research.list(JOB, 'QUERY')).toHaveLength(HOSTILE_NAMES.length);
    });

    test('keeps large records of hostile tenants apart', async () => {
      for (const tenantId of HOSTILE_NAMES) {
        const record = sampleQuery('q', { text: tenantId + MEGABYTE });
        await research.put({ tenantId, jobId: 'x' }, 'QUERY', { id: 'q', record });
      }
      for (const tenantId of HOSTILE_NAMES) {
        const record = await research.get({ tenantId, jobId: 'x' }, 'QUERY', 'q');
        expect(record?.text.slice(0, tenantId.length)).toBe(tenantId);
      }
    });

    test('refuses an id that is longer than a key', async () => {
      await expect(put('x'.repeat(1100))).rejects.toThrow(InvalidInput);
    });

    test.each([
      ['a field that does not fit', { body: '{"value":{"id":7}}' }],
      ['no JSON', { body: 'secret{' }],
      ['no content', {}],
      ['a text that the archive has lost', { spill: 'tenant/items/gone.json' }],
    ])('names the record that is stored with %s', async (_what, item) => {
      await bench.table.put({ pk: 'TENANT#tenant#JOB#job-1', sk: 'QUERY#i1-01', ...item });
      const failure = await research.get(JOB, 'QUERY', 'i1-01').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MalformedReply);
      expect(String(failure)).toMatch(/QUERY#i1-01/);
      expect(String(failure)).not.toMatch(/secret/);
    });
  });
}
