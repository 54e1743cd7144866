import { applyGateStep } from '#functions/steps/apply-gate/apply-gate.ts';
import type { Gate } from '#shared/domain/gate.ts';
import type { Job } from '#shared/domain/job.ts';
import type { StepEvent } from '#shared/research/step.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { evidenceOf, sourceOf } from '../builders.ts';
import { contextOf, createStandingClock, jobOf, openPorts } from '../ports.ts';
import { coverageOf } from './coverage.ts';

type GateInput = Parameters<typeof applyGateStep.run>[0];

/** Stores in which an iteration has been assessed, and the gate that judges it. */
export async function openGate(environment: Readonly<Record<string, string>> = {}) {
  const clock = createStandingClock();
  const ports = await openPorts({ clock, environment });
  return { clock, ports, ...judgesOn(ports, () => new Date(clock.now()).toISOString()), ...fillersOf(ports) };
}

function judgesOn(ports: Ports, now: () => string) {
  let count = 0;
  async function jobWith(change: Partial<Job> = {}): Promise<Job> {
    count += 1;
    const job = jobOf(`gate-${count}`, { startedAt: now(), ...change });
    await ports.research.put(job, 'COVERAGE', {
      id: 'i01',
      record: { ...coverageOf('satisfied', 'unsatisfied'), iteration: 1 },
    });
    return job;
  }

  async function gateOf(job: Job, iteration = 1): Promise<Gate | undefined> {
    const { tenantId, jobId } = job;
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    await applyGateStep.run({ tenantId, jobId, cursor }, contextOf(ports, job));
    return ports.research.get(job, 'GATE', `i0${iteration}`);
  }

  /** The gate with all that the step emits. */
  async function gateAnd(job: Job, iteration: number, more: Partial<GateInput> = {}) {
    const { tenantId, jobId } = job;
    const emitted: StepEvent[] = [];
    const context = {
      ...contextOf(ports, job, 'ApplyGate'),
      emit: async (event: StepEvent) => void emitted.push(event),
    };
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    const result = await applyGateStep.run({ tenantId, jobId, cursor, ...more }, context);
    const gate = await ports.research.get(job, 'GATE', `i0${iteration}`);
    return { emitted, result, gate };
  }

  return { jobWith, gateOf, gateAnd };
}

function fillersOf(ports: Ports) {
  async function put(job: Job, waveId: string, itemId: string, sourceId: string): Promise<void> {
    const items = [{ itemId, part: 0, score: 0.9 }];
    const evidence = evidenceOf({ sourceId, quote: `Of ${waveId}.`, items }, { waveId });
    await ports.research.put(job, 'SOURCE', { id: sourceId, record: sourceOf(sourceId) });
    await ports.research.put(job, 'EVIDENCE', { id: `${evidence.id}-${waveId}`, record: evidence });
  }

  /** What each of the sources says. */
  async function putQuotes(job: Job, said: Readonly<Record<string, string>>): Promise<void> {
    for (const [sourceId, quote] of Object.entries(said)) {
      const evidence = evidenceOf({ sourceId, quote });
      await ports.research.put(job, 'SOURCE', { id: sourceId, record: sourceOf(sourceId) });
      await ports.research.put(job, 'EVIDENCE', { id: evidence.id, record: evidence });
    }
  }

  return { put, putQuotes };
}
