import { digestSourceStep } from '#functions/steps/digest-source/digest-source.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Job } from '#shared/domain/job.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import type { Metrics } from '#shared/ports/metrics.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { sha256 } from '#shared/text/hash.ts';
import { PLAN_LIMITS, briefOf, sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

export const RUST = 'Iron rusts because water and oxygen reach it.';
export const TEXT = [
  '# Rust',
  RUST,
  'Paint keeps water away from iron, so painted iron rusts later.',
  'Whales sing to each other under water.',
].join('\n\n');
/** What a reader model points out in it: one sentence that answers, and one that is not there. */
export const READING = { parts: [{ part: 'item_1.1', answers: ['1', '99'], touches: [] }] };

export interface Sample {
  readonly name: string;
  readonly value: number;
  readonly dimensions: object | undefined;
}

export interface DigestWorld {
  readonly ports: Ports;
  /** What was counted. */
  readonly samples: readonly Sample[];
  /** What the last digest emitted. */
  readonly emitted: readonly StepEvent[];
  readonly newJob: (change?: Partial<Job>) => Promise<Job>;
  readonly digest: (job: Job, text?: string, change?: Partial<Source>) => Promise<Digested>;
}

export interface Digested {
  readonly digest: Digest;
  readonly evidence: readonly Evidence[];
  readonly source: Source;
}

/** The real stores and the step, on documents that are in the archive already. */
export async function openDigestWorld(
  given: Partial<Ports> & { readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<DigestWorld> {
  const samples: Sample[] = [];
  const emitted: StepEvent[] = [];
  const count: Metrics['count'] = (name, value, dimensions) => samples.push({ name, value, dimensions });
  const observe: Metrics['observe'] = (name, value, dimensions) => samples.push({ name, value, dimensions });
  const ports = await openPorts({ metrics: { count, observe }, ...given });
  let jobs = 0;
  return {
    ports,
    samples,
    emitted,
    newJob: async (change = {}) => {
      jobs += 1;
      const job = jobOf(`job-${jobs}`, change);
      const brief = briefOf(job.question);
      await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
      await ports.research.put(job, 'PLAN', {
        id: ONLY,
        record: planWithoutModel({ brief, ...PLAN_LIMITS }),
      });
      return job;
    },
    digest: async (job, text = TEXT, change = {}) => {
      const archiveHash = sha256(text);
      const source = sourceOf('s-1', { archiveHash, characters: text.length, ...change });
      await ports.research.put(job, 'SOURCE', { id: source.id, record: source });
      await ports.archive.put(archiveKey(job.tenantId, source.id, archiveHash), text);
      return runDigest(ports, job, emitted);
    },
  };
}

async function runDigest(ports: Ports, job: Job, emitted: StepEvent[]): Promise<Digested> {
  emitted.length = 0;
  const { tenantId, jobId } = job;
  const cursor = { iteration: 1, purpose: 'research', revision: 0 } as const;
  const context = { ...contextOf(ports, job), emit: async (event: StepEvent) => void emitted.push(event) };
  await digestSourceStep.run({ tenantId, jobId, cursor, sourceId: 's-1' }, context);
  const digest = await ports.research.get(job, 'DIGEST', 's-1');
  const source = await ports.research.get(job, 'SOURCE', 's-1');
  if (!digest || !source) throw new Error('There is no digest.');
  return { digest, source, evidence: await ports.research.list(job, 'EVIDENCE') };
}
