import { beforeAll, describe, expect, it } from 'vitest';
import { evidenceOf, sourceOf } from '../builders.ts';
import { jobOf } from '../ports.ts';
import { coverageOf } from './coverage.ts';
import { openGate } from './gate-world.ts';

const DONE = coverageOf('satisfied', 'partial');
const OPEN = coverageOf('satisfied', 'unsatisfied');

describe('ApplyGate', () => {
  let world: Awaited<ReturnType<typeof openGate>>;

  beforeAll(async () => {
    world = await openGate();
  });

  const SYNDICATED =
    'Ministers agreed on Tuesday to raise the minimum price of milk by a tenth from the coming spring.';

  it('R4.4 counts the publishers of quotes, and a text that several print as one', async () => {
    const job = await world.jobWith();
    await world.putQuotes(job, { 's-1': SYNDICATED, 's-2': SYNDICATED, 's-3': SYNDICATED });
    expect((await world.gateOf(job))?.counts).toEqual({
      evidenceRecords: 1,
      citedRecords: 1,
      domains: ['s-1'],
    });
    const spoken = await world.jobWith();
    const own = { 's-1': SYNDICATED, 's-2': 'The price of milk will rise, the ministry told farmers.' };
    await world.putQuotes(spoken, own);
    expect((await world.gateOf(spoken))?.counts.domains).toEqual(['s-1', 's-2']);
  });

  it('R4.4 counts nothing that a flagged source says', async () => {
    const job = await world.jobWith();
    await world.putQuotes(job, {
      's-1': SYNDICATED,
      's-2': 'Milk is a hoax, says a page that nobody believes.',
    });
    const flagged = sourceOf('s-2', { credibilityTier: 'FLAGGED' });
    await world.ports.research.put(job, 'SOURCE', { id: 's-2', record: flagged });
    expect((await world.gateOf(job))?.counts).toEqual({
      evidenceRecords: 1,
      citedRecords: 1,
      domains: ['s-1'],
    });
  });

  it('counts who says first what answers an item, however few of its words that has', async () => {
    const domainsFor = async (status: 'partial' | 'unsatisfied'): Promise<readonly string[] | undefined> => {
      const job = await world.jobWith();
      const items = [{ itemId: 'item_1', part: 0, score: 0.01, value: 1, nearness: 0.7 }];
      const quote = evidenceOf({ sourceId: 's-1', quote: 'Swing the kettle off the fire.', items });
      await world.ports.research.put(job, 'SOURCE', { id: 's-1', record: sourceOf('s-1') });
      await world.ports.research.put(job, 'EVIDENCE', { id: quote.id, record: quote });
      const part = { text: 'kettle', status, coverage: 0.01, domains: [], evidenceIds: [quote.id] };
      const coverage = { ...coverageOf(status), iteration: 1 };
      const record = { ...coverage, items: coverage.items.map((item) => ({ ...item, parts: [part] })) };
      await world.ports.research.put(job, 'COVERAGE', { id: 'i01', record });
      return (await world.gateOf(job))?.counts.domains;
    };
    expect(await domainsFor('partial')).toEqual(['s-1']);
    expect(await domainsFor('unsatisfied')).toEqual([]);
  });

  it('emits a wave in which every search failed, with the reasons', async () => {
    const settings = { ...jobOf('x').settings, unreachableProviders: ['arxiv', 'pubmed'] };
    const job = await world.jobWith({ settings });
    const search = (queryId: string, waveId: string, message?: string) => ({
      queryId,
      waveId,
      provider: 'crossref',
      hits: [],
      ...(message === undefined ? {} : { failure: { name: 'ServiceUnavailable', message } }),
    });
    for (const record of [
      search('i01-01', 'i01', 'Crossref does not answer.'),
      search('i01-02', 'i01', 'Crossref was too slow.'),
      search('i02-01', 'i02'),
    ]) {
      await world.ports.research.put(job, 'SEARCH', { id: record.queryId, record });
    }
    const { emitted, gate } = await world.gateAnd(job, 1);
    const failures = [
      'crossref: Crossref does not answer. Crossref was too slow.',
      'not reached: arxiv, pubmed',
    ];
    expect(emitted).toEqual([
      {
        type: 'search-failed',
        message: `Every search of this wave failed: ${failures.join('; ')}`,
        data: { searches: 2, failures },
      },
    ]);
    expect(gate).toMatchObject({ goesOn: false, endReason: 'search_failed' });
    await world.ports.research.put(job, 'COVERAGE', { id: 'i02', record: OPEN });
    expect(await world.gateAnd(job, 2)).toMatchObject({
      emitted: [],
      gate: { endReason: 'no_new_evidence' },
    });
  });

  it('R4.4 emits what it counted, against which thresholds, and what follows', async () => {
    const job = await world.jobWith();
    await world.putQuotes(job, { 's-2': SYNDICATED, 's-1': 'Milk will cost more, say farmers.' });
    const { result } = await world.gateAnd(job, 1);
    expect(result.message).toBe(
      'Gate says retry: 2 of 5 evidence records, 2 of 5 cited evidence records, 2 of 3 source domains, 1 items open; another iteration',
    );
    expect(result.output).toMatchObject({ goesOn: true, cursor: { iteration: 2 } });
    expect(result.data).toEqual({
      supervisor_iteration: 1,
      quality_gate_status: 'retry',
      quality_gate_reason: '2 of 5 evidence records, 2 of 5 cited evidence records, 2 of 3 source domains',
      quality_gate_thresholds: { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 },
      evidence_record_count: 2,
      source_domain_count: 2,
      source_domains: ['s-1', 's-2'],
      dispatched_research_units: expect.any(Number),
      skipped_research_units: expect.any(Number),
      research_units: expect.any(Array),
      openItems: ['item_2'],
      goesOn: true,
    });
  });

  it('R4.4 says that research is complete, or why it ends', async () => {
    const job = await world.jobWith();
    for (const id of ['1', '2', '3', '4', '5']) {
      await world.putQuotes(job, { [`s-${id}`]: `What source ${id} says of it in its own words.` });
    }
    await world.ports.research.put(job, 'COVERAGE', { id: 'i01', record: { ...DONE, iteration: 1 } });
    const passed = await world.gateAnd(job, 1);
    expect(passed.result.message).toBe('Gate passed; research is complete');
    expect(passed.result.data).toMatchObject({ quality_gate_status: 'pass', quality_gate_reason: null });
    expect(passed.result.data).not.toHaveProperty('endReason');
    await world.ports.research.put(job, 'COVERAGE', { id: 'i01', record: { ...OPEN, iteration: 1 } });
    expect((await world.gateAnd(job, 1)).result.message).toBe('Gate passed, 1 items open; another iteration');
    const late = { ...job, settings: { ...job.settings, maxIterations: 1 } };
    const ended = await world.gateAnd(late, 1);
    expect(ended.result.message).toBe('Gate passed; research ends (max_iterations)');
    expect(ended.result.data).toMatchObject({ goesOn: false, endReason: 'max_iterations' });
  });

  it('has nothing to judge without coverage', async () => {
    const job = jobOf('gate-without-coverage');
    await expect(world.gateAnd(job, 1)).rejects.toThrow(
      'Job gate-without-coverage has no coverage to judge.',
    );
  });

  it('R6.4 has its whole time: the deadline is over after its last millisecond', async () => {
    const settings = { ...jobOf('x').settings, deadlineMilliseconds: 1000 };
    const job = await world.jobWith({ settings });
    await world.put(job, 'i01', 'item_2', 's-1');
    world.clock.moveBy(1000);
    expect((await world.gateOf(job))?.goesOn).toBe(true);
    world.clock.moveBy(1);
    expect((await world.gateOf(job))?.endReason).toBe('deadline');
  });

  it('does not count the time spent waiting for people against the deadline', async () => {
    const settings = { ...jobOf('x').settings, deadlineMilliseconds: 1000 };
    const working = await world.jobWith({ settings });
    const waiting = await world.jobWith({ settings, waitedMilliseconds: 5000 });
    for (const job of [working, waiting]) await world.put(job, 'i01', 'item_2', 's-1');
    world.clock.moveBy(5500);
    expect(await world.gateOf(working)).toMatchObject({ goesOn: false, endReason: 'deadline' });
    expect((await world.gateOf(waiting))?.goesOn).toBe(true);
  });
});
