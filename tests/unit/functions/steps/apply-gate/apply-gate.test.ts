import { beforeAll, describe, expect, it } from 'vitest';
import { applyGateStep } from '#functions/steps/apply-gate/apply-gate.ts';
import { type GateInput, decideGate } from '#functions/steps/apply-gate/decide.ts';
import { Gate } from '#shared/domain/gate.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Coverage, ItemStatus } from '#shared/domain/plan.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { evidenceOf, sourceOf } from '../builders.ts';
import { type StandingClock, contextOf, createStandingClock, jobOf, openPorts } from '../ports.ts';

function coverageOf(...statuses: readonly ItemStatus[]): Coverage {
  const items = statuses.map((status, index) => ({
    itemId: `item_${index + 1}`,
    status,
    parts: [],
    independentSources: 1,
    evidenceIds: [],
    reason: '',
  }));
  return { iteration: 2, items };
}

const ENOUGH = { evidenceRecords: 5, citedRecords: 5, domains: ['a', 'b', 'c'] };
const LITTLE = { evidenceRecords: 5, citedRecords: 5, domains: ['a', 'b'] };
const DONE = coverageOf('satisfied', 'partial');
const OPEN = coverageOf('satisfied', 'unsatisfied');

const BASE: GateInput = {
  cursor: { iteration: 2, purpose: 'research', revision: 0 },
  counts: ENOUGH,
  thresholds: { minimumEvidenceRecords: 5, minimumCitedRecords: 5, minimumDomains: 3 },
  coverage: DONE,
  hasNewEvidence: true,
  isPastDeadline: false,
  isBudgetSpent: false,
  maxIterations: 3,
};

const spent = { isPastDeadline: true, isBudgetSpent: true, hasNewEvidence: false, maxIterations: 2 };

describe('decideGate', () => {
  it.each([
    ['passes with enough of everything', {}, 'pass', false, undefined],
    ['goes on while an item is unsatisfied', { coverage: OPEN }, 'pass', true, undefined],
    ['goes on while there is too little', { counts: LITTLE }, 'retry', true, undefined],
    ['ends at the deadline', { counts: LITTLE, isPastDeadline: true }, 'retry', false, 'deadline'],
    ['ends when the budget is spent', { counts: LITTLE, isBudgetSpent: true }, 'retry', false, 'budget'],
    [
      'ends when nothing is new',
      { counts: LITTLE, hasNewEvidence: false },
      'retry',
      false,
      'no_new_evidence',
    ],
    ['ends after the last iteration', { counts: LITTLE, maxIterations: 2 }, 'retry', false, 'max_iterations'],
    ['ends with items open', { coverage: OPEN, maxIterations: 2 }, 'pass', false, 'max_iterations'],
    ['names the deadline before all else', { counts: LITTLE, ...spent }, 'retry', false, 'deadline'],
    [
      'names the budget before novelty',
      { counts: LITTLE, ...spent, isPastDeadline: false },
      'retry',
      false,
      'budget',
    ],
    [
      'names novelty before the iterations',
      { counts: LITTLE, ...spent, isPastDeadline: false, isBudgetSpent: false },
      'retry',
      false,
      'no_new_evidence',
    ],
    ['gives no reason when it is done anyway', spent, 'pass', false, undefined],
  ] as const)('%s', (_, change, ...[status, goesOn, endReason]) => {
    const gate = decideGate({ ...BASE, ...change });
    expect(Gate.parse(gate)).toEqual(gate);
    expect(gate).toMatchObject({ status, goesOn });
    expect(gate.endReason).toBe(endReason);
    expect(gate.cursor.iteration).toBe(goesOn ? 3 : 2);
    expect(gate.reasons.length > 0).toBe(status === 'retry');
  });

  it('names what is open', () => {
    expect(decideGate({ ...BASE, coverage: OPEN }).openItems).toEqual(['item_2']);
  });

  it('ends within its iterations, whatever it finds', () => {
    let cursor = { ...BASE.cursor, iteration: 1 };
    const gates: Gate[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const gate = decideGate({ ...BASE, cursor, counts: LITTLE, maxIterations: 10 });
      gates.push(gate);
      if (!gate.goesOn) break;
      cursor = { ...cursor, ...gate.cursor };
    }
    expect(gates).toHaveLength(10);
    expect(gates.at(-1)?.endReason).toBe('max_iterations');
  });
});

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
