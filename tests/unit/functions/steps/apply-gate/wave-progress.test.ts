import { beforeAll, describe, expect, it } from 'vitest';
import type { Coverage, ItemStatus } from '#shared/domain/plan.ts';
import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import type { Source } from '#shared/domain/source.ts';
import { evidenceOf, sourceOf } from '../builders.ts';
import { coverageOf } from './coverage.ts';
import { openGate } from './gate-world.ts';

let world: Awaited<ReturnType<typeof openGate>>;
beforeAll(async () => {
  world = await openGate();
});

describe('a wave helps', () => {
  it('takes for new what serves an open item', async () => {
    const job = await world.jobWith();
    await world.put(job, 'i01', 'item_2', 's-1');
    expect((await world.gateOf(job))?.goesOn).toBe(true);
  });

  it('takes for new what comes from a publisher not seen before', async () => {
    const job = await world.jobWith();
    await world.put(job, 'i01', 'item_1', 's-1');
    await world.put(job, 'i02', 'item_1', 's-2');
    expect((await world.gateOf(job, 2))?.goesOn).toBe(true);
  });

  it.each([
    ['one of the twelve best of an open item', 0.2, {}, true],
    ['behind twelve better ones', 0.05, {}, false],
    [
      'behind twelve better ones that nobody is shown, as their sources are flagged',
      0.05,
      { credibilityTier: 'FLAGGED' as const },
      true,
    ],
  ])('takes a quote that is %s for new: a report shows twelve', async (_, score, ofOthers, goesOn) => {
    const job = await world.jobWith();
    const said = async (waveId: string, source: Source, likely: number): Promise<void> => {
      const items = [{ itemId: 'item_2', part: 0, score: likely }];
      const quote = `${source.id}-a ${source.id}-b ${source.id}-c ${source.id}-d.`;
      const record = evidenceOf({ sourceId: source.id, quote, items }, { waveId });
      await world.ports.research.put(job, 'SOURCE', { id: source.id, record: source });
      await world.ports.research.put(job, 'EVIDENCE', { id: record.id, record });
    };
    for (let at = 1; at <= 12; at += 1) await said('i01', sourceOf(`s-${at}`, ofOthers), 0.1);
    await said('i02', sourceOf('s-new'), score);
    expect((await world.gateOf(job, 2))?.goesOn).toBe(goesOn);
  });

  it('ends a wave that brings more of the same', async () => {
    const job = await world.jobWith();
    await world.put(job, 'i01', 'item_1', 's-1');
    await world.put(job, 'i02', 'item_1', 's-1');
    expect(await world.gateOf(job, 2)).toMatchObject({ goesOn: false, endReason: 'no_new_evidence' });
  });

  it.each([
    ['hardly better', 0.52, false],
    ['noticeably better', 0.53, true],
  ])('takes an open part that is answered %s than before for progress: %s', async (_, coverage, goesOn) => {
    const job = await world.jobWith();
    const part = { text: 'part', status: 'partial', coverage: 0.5, domains: [], evidenceIds: [] } as const;
    const before = { ...coverageOf('unsatisfied'), iteration: 1 };
    const item = before.items[0];
    if (!item) throw new Error('There is no item.');
    const at = (value: number): Coverage => ({
      ...before,
      items: [{ ...item, parts: [{ ...part, coverage: value }] }],
    });
    await world.ports.research.put(job, 'COVERAGE', { id: 'i01', record: at(0.5) });
    await world.ports.research.put(job, 'COVERAGE', { id: 'i02', record: { ...at(coverage), iteration: 2 } });
    expect((await world.gateOf(job, 2))?.goesOn).toBe(goesOn);
  });

  it('takes nothing for progress that makes a closed part better', async () => {
    const job = await world.jobWith();
    const [item] = coverageOf('unsatisfied').items;
    const part = (status: ItemStatus, coverage: number) => ({
      text: 'part',
      status,
      coverage,
      domains: [],
      evidenceIds: [],
    });
    const record = (iteration: number, ...parts: readonly ReturnType<typeof part>[]): Coverage => ({
      iteration,
      items: item ? [{ ...item, parts }] : [],
    });
    const open = part('unsatisfied', 0.1);
    await world.ports.research.put(job, 'COVERAGE', {
      id: 'i01',
      record: record(1, part('satisfied', 0.7), open),
    });
    await world.ports.research.put(job, 'COVERAGE', {
      id: 'i02',
      record: record(2, part('satisfied', 0.9), open),
    });
    expect(await world.gateOf(job, 2)).toMatchObject({ goesOn: false, endReason: 'no_new_evidence' });
    const better = part('partial', 0.1);
    await world.ports.research.put(job, 'COVERAGE', {
      id: 'i02',
      record: record(2, part('satisfied', 0.9), better),
    });
    expect((await world.gateOf(job, 2))?.goesOn).toBe(true);
  });
});

describe('the figures of the gate', () => {
  it('count no publisher of quotes that answer nothing', async () => {
    const job = await world.jobWith();
    const said = { 's-1': ANSWER_LINES.related, 's-2': ANSWER_LINES.related - 0.01 };
    for (const [sourceId, score] of Object.entries(said)) {
      const items = [
        { itemId: 'item_1', part: 0, score },
        { itemId: 'item_2', part: 0, score: 0 },
      ];
      const evidence = evidenceOf({ sourceId, quote: `What ${sourceId} says of the ${sourceId}s.`, items });
      await world.ports.research.put(job, 'SOURCE', { id: sourceId, record: sourceOf(sourceId) });
      await world.ports.research.put(job, 'EVIDENCE', { id: evidence.id, record: evidence });
    }
    expect((await world.gateOf(job))?.counts).toEqual({
      evidenceRecords: 2,
      citedRecords: 2,
      domains: ['s-1'],
    });
  });

  it('count nothing of a source that is not known', async () => {
    const job = await world.jobWith();
    const evidence = evidenceOf({ sourceId: 's-9', quote: 'It rusts.' });
    await world.ports.research.put(job, 'EVIDENCE', { id: evidence.id, record: evidence });
    expect((await world.gateOf(job))?.counts).toEqual({ evidenceRecords: 1, citedRecords: 1, domains: [] });
  });

  it('are held against the thresholds that are set', async () => {
    const strict = await openGate({
      MIN_EVIDENCE_RECORDS: '7',
      MIN_CITED_RECORDS: '6',
      MIN_SOURCE_DOMAINS: '4',
    });
    const job = await strict.jobWith();
    expect((await strict.gateOf(job))?.reasons).toEqual([
      '0 of 7 evidence records',
      '0 of 6 cited evidence records',
      '0 of 4 source domains',
    ]);
  });

  it('put down what was lost of the wave before they are counted', async () => {
    const job = await world.jobWith();
    await world.ports.research.put(job, 'SOURCE', {
      id: 's-1',
      record: sourceOf('s-1', { status: 'selected' }),
    });
    await world.gateAnd(job, 1, { reads: [{ sourceId: 's-1', error: 'States.Timeout' }] });
    expect(await world.ports.research.get(job, 'SOURCE', 's-1')).toMatchObject({
      status: 'skipped',
      lost: 'States.Timeout',
    });
  });
});
