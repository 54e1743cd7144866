import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Job, JobReference } from '#shared/domain/job.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Document, OnNearTerms } from '#shared/ports/search-provider.ts';
import { PLAN_LIMITS, briefOf } from './builders.ts';
import { jobOf, openPorts } from './ports.ts';

export const WAVE = { iteration: 1, purpose: 'research', revision: 0 } as const;
export const TEXT = 'Iron rusts because water and oxygen reach it.\n\nWhales sing to each other under water.';

/** What the provider does next; calls are counted. */
export interface Inputs {
  search: () => readonly Hit[];
  /** What is looked for as well. */
  nearTerms?: readonly string[];
  read: () => Document;
  calls: number;
}

/** Jobs with a plan, on real stores, and one provider that does what a test says. */
export interface WaveWorld {
  readonly ports: Ports;
  readonly inputs: Inputs;
  newJob(): Promise<Job>;
}

export function documentOf(text = TEXT): Document {
  return { title: 'Rust', contentType: 'text/plain', text, isAbstract: false };
}

export async function openWaveWorld(): Promise<WaveWorld> {
  const inputs: Inputs = { search: () => [], read: documentOf, calls: 0 };
  const provider = {
    name: 'corpus',
    needsNetwork: false,
    search: async (_query: unknown, _onUsage?: unknown, onNearTerms?: OnNearTerms) => {
      inputs.calls += 1;
      if (inputs.nearTerms !== undefined) onNearTerms?.(inputs.nearTerms);
      return inputs.search();
    },
    read: async () => {
      inputs.calls += 1;
      return inputs.read();
    },
  };
  const ports = await openPorts({ providers: new Map([['corpus', provider]]) });
  let count = 0;
  const newJob = async (): Promise<Job> => {
    count += 1;
    inputs.calls = 0;
    const job = jobOf(`job-${count}`);
    const brief = briefOf(job.question);
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
    await ports.research.put(job, 'PLAN', { id: ONLY, record: planWithoutModel({ brief, ...PLAN_LIMITS }) });
    return job;
  };
  return { ports, inputs, newJob };
}

export function referenceOf({ tenantId, jobId }: Job): JobReference {
  return { tenantId, jobId };
}
