import { beforeAll, describe, expect, it } from 'vitest';
import { applyGateStep } from '#functions/steps/apply-gate/apply-gate.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Coverage, ItemStatus } from '#shared/domain/plan.ts';
import type { StepEvent } from '#shared/research/step.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { evidenceOf, sourceOf } from '../builders.ts';
import { type StandingClock, contextOf, createStandingClock, jobOf, openPorts } from '../ports.ts';
import { coverageOf } from './coverage.ts';

const DONE = coverageOf('satisfied', 'partial');
const OPEN = coverageOf('satisfied', 'unsatisfied');

describe('ApplyGate', () => {
  let ports: Ports;
  let clock: StandingClock;
  let count = 0;

  beforeAll(async () => {
    clock = createStandingClock();
    ports = await openPorts({ clock });
  });

  async function jobWith(change: Partial<Job> = {}): Promise<Job> {
    count += 1;
    const job = jobOf(`gate-${count}`, { startedAt: new Date(clock.now()).toISOString(), ...change });
    await ports.research.put(job, 'COVERAGE', { id: 'i01', record: { ...OPEN, iteration: 1 } });
    return job;
  }

  async function gateOf(job: Job, iteration = 1): Promise<Gate | undefined> {
    const { tenantId, jobId } = job;
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    await applyGateStep.run({ tenantId, jobId, cursor }, contextOf(ports, job));
    return ports.research.get(job, 'GATE', `i0${iteration}`);
  }

  /** The gate with all that the step tells. */
  async function gateAnd(job: Job, iteration: number) {
    const { tenantId, jobId } = job;
    const emitted: StepEvent[] = [];
    const context = {
      ...contextOf(ports, job, 'ApplyGate'),
      emit: async (event: StepEvent) => void emitted.push(event),
    };
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    const result = await applyGateStep.run({ tenantId, jobId, cursor }, context);
    const gate = await ports.research.get(job, 'GATE', `i0${iteration}`);
    return { emitted, result, gate };
  }

  async function put(job: Job, waveId: string, itemId: string, sourceId: string): Promise<void> {
    const items = [{ itemId, part: 0, score: 0.9 }];
    const evidence = evidenceOf({ sourceId, quote: `Of ${waveId}.`, items }, { waveId });
    await ports.research.put(job, 'SOURCE', { id: sourceId, record: sourceOf(sourceId) });
    await ports.research.put(job, 'EVIDENCE', { id: `${evidence.id}-${waveId}`, record: evidence });
  }

  it('takes for new what serves an open item', async () => {
    const job = await jobWith();
    await put(job, 'i01', 'item_2', 's-1');
    expect((await gateOf(job))?.goesOn).toBe(true);
  });

  it('takes for new what comes from a publisher not seen before', async () => {
    const job = await jobWith();
    await put(job, 'i01', 'item_1', 's-1');
    await put(job, 'i02', 'item_1', 's-2');
    expect((await gateOf(job, 2))?.goesOn).toBe(true);
  });

  it('ends a wave that brings more of the same', async () => {
    const job = await jobWith();
    await put(job, 'i01', 'item_1', 's-1');
    await put(job, 'i02', 'item_1', 's-1');
    expect(await gateOf(job, 2)).toMatchObject({ goesOn: false, endReason: 'no_new_evidence' });
  });

  /** What each of the sources says. */
  async function putQuotes(job: Job, said: Readonly<Record<string, string>>): Promise<void> {
    for (const [sourceId, quote] of Object.entries(said)) {
      const evidence = evidenceOf({ sourceId, quote });
      await ports.research.put(job, 'SOURCE', { id: sourceId, record: sourceOf(sourceId) });
      await ports.research.put(job, 'EVIDENCE', { id: evidence.id, record: evidence });
    }
  }

  const SYNDICATED =
    'Ministers agreed on Tuesday to raise the minimum price of milk by a tenth from the coming spring.';

  it('R4.4 counts the publishers of quotes, and a text that several print as one', async () => {
    const job = await jobWith();
    await putQuotes(job, { 's-1': SYNDICATED, 's-2': SYNDICATED, 's-3': SYNDICATED });
    expect((await gateOf(job))?.counts).toEqual({ evidenceRecords: 1, citedRecords: 1, domains: ['s-1'] });
    const spoken = await jobWith();
    const own = { 's-1': SYNDICATED, 's-2': 'The price of milk will rise, the ministry told farmers.' };
    await putQuotes(spoken, own);
    expect((await gateOf(spoken))?.counts.domains).toEqual(['s-1', 's-2']);
  });

  it('R4.4 counts nothing that a flagged source says', async () => {
    const job = await jobWith();
    await putQuotes(job, { 's-1': SYNDICATED, 's-2': 'Milk is a hoax, says a page that nobody believes.' });
    const flagged = sourceOf('s-2', { credibilityTier: 'FLAGGED' });
    await ports.research.put(job, 'SOURCE', { id: 's-2', record: flagged });
    expect((await gateOf(job))?.counts).toEqual({ evidenceRecords: 1, citedRecords: 1, domains: ['s-1'] });
  });

  it.each([
    ['hardly better', 0.52, false],
    ['noticeably better', 0.53, true],
  ])('takes an open part that is answered %s than before for progress: %s', async (_, coverage, goesOn) => {
    const job = await jobWith();
    const part = { text: 'part', status: 'partial', coverage: 0.5, domains: [], evidenceIds: [] } as const;
    const before = { ...coverageOf('unsatisfied'), iteration: 1 };
    const item = before.items[0];
    if (!item) throw new Error('There is no item.');
    const at = (value: number): Coverage => ({
      ...before,
      items: [{ ...item, parts: [{ ...part, coverage: value }] }],
    });
    await ports.research.put(job, 'COVERAGE', { id: 'i01', record: at(0.5) });
    await ports.research.put(job, 'COVERAGE', { id: 'i02', record: { ...at(coverage), iteration: 2 } });
    expect((await gateOf(job, 2))?.goesOn).toBe(goesOn);
  });

  it('emits a wave in which every search failed, with the reasons', async () => {
    const settings = { ...jobOf('x').settings, unreachableProviders: ['arxiv', 'pubmed'] };
    const job = await jobWith({ settings });
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
      await ports.research.put(job, 'SEARCH', { id: record.queryId, record });
    }
    const { emitted, gate } = await gateAnd(job, 1);
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
    await ports.research.put(job, 'COVERAGE', { id: 'i02', record: OPEN });
    expect(await gateAnd(job, 2)).toMatchObject({ emitted: [], gate: { endReason: 'no_new_evidence' } });
  });

  it('R4.4 emits what it counted, against which thresholds, and what follows', async () => {
    const job = await jobWith();
    await putQuotes(job, { 's-2': SYNDICATED, 's-1': 'Milk will cost more, say farmers.' });
    const { result } = await gateAnd(job, 1);
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
    const job = await jobWith();
    for (const id of ['1', '2', '3', '4', '5']) {
      await putQuotes(job, { [`s-${id}`]: `What source ${id} says of it in its own words.` });
    }
    await ports.research.put(job, 'COVERAGE', { id: 'i01', record: { ...DONE, iteration: 1 } });
    const passed = await gateAnd(job, 1);
    expect(passed.result.message).toBe('Gate passed; research is complete');
    expect(passed.result.data).toMatchObject({ quality_gate_status: 'pass', quality_gate_reason: null });
    expect(passed.result.data).not.toHaveProperty('endReason');
    await ports.research.put(job, 'COVERAGE', { id: 'i01', record: { ...OPEN, iteration: 1 } });
    expect((await gateAnd(job, 1)).result.message).toBe('Gate passed, 1 items open; another iteration');
    const late = { ...job, settings: { ...job.settings, maxIterations: 1 } };
    const ended = await gateAnd(late, 1);
    expect(ended.result.message).toBe('Gate passed; research ends (max_iterations)');
    expect(ended.result.data).toMatchObject({ goesOn: false, endReason: 'max_iterations' });
  });

  it('has nothing to judge without coverage', async () => {
    const job = jobOf('gate-without-coverage');
    await expect(gateAnd(job, 1)).rejects.toThrow('Job gate-without-coverage has no coverage to judge.');
  });

  it('takes nothing for progress that makes a closed part better', async () => {
    const job = await jobWith();
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
    await ports.research.put(job, 'COVERAGE', { id: 'i01', record: record(1, part('satisfied', 0.7), open) });
    await ports.research.put(job, 'COVERAGE', { id: 'i02', record: record(2, part('satisfied', 0.9), open) });
    expect(await gateOf(job, 2)).toMatchObject({ goesOn: false, endReason: 'no_new_evidence' });
    const better = part('partial', 0.1);
    await ports.research.put(job, 'COVERAGE', {
      id: 'i02',
      record: record(2, part('satisfied', 0.9), better),
    });
    expect((await gateOf(job, 2))?.goesOn).toBe(true);
  });

  it('R6.4 has its whole time: the deadline is over after its last millisecond', async () => {
    const settings = { ...jobOf('x').settings, deadlineMilliseconds: 1000 };
    const job = await jobWith({ settings });
    await put(job, 'i01', 'item_2', 's-1');
    clock.moveBy(1000);
    expect((await gateOf(job))?.goesOn).toBe(true);
    clock.moveBy(1);
    expect((await gateOf(job))?.endReason).toBe('deadline');
  });

  it('does not count the time spent waiting for people against the deadline', async () => {
    const settings = { ...jobOf('x').settings, deadlineMilliseconds: 1000 };
    const working = await jobWith({ settings });
    const waiting = await jobWith({ settings, waitedMilliseconds: 5000 });
    for (const job of [working, waiting]) await put(job, 'i01', 'item_2', 's-1');
    clock.moveBy(5500);
    expect(await gateOf(working)).toMatchObject({ goesOn: false, endReason: 'deadline' });
    expect((await gateOf(waiting))?.goesOn).toBe(true);
  });
});
