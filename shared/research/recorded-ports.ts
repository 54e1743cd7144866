import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import type { Cache } from '../ports/cache.ts';
import type { CallIdentity, CallLedger } from '../ports/call-ledger.ts';
import type { Ports } from '../ports/ports.ts';
import type { TermStatistics } from '../ports/search-provider.ts';
import { hashOf } from '#shared/text/hash.ts';

/** Where a step keeps what it was given. */
interface Recorder {
  readonly ledger: CallLedger;
  readonly job: JobReference;
  readonly step: CallIdentity;
}

/**
 * The ports as a step gets them: what the corpus counts and what the cache holds may be different tomorrow, so the
 * answers that a step has worked with are recorded with its other calls. A step that runs again works with the same.
 */
export function recordPorts(ports: Ports, job: JobReference, step: CallIdentity): Ports {
  const recorder = { ledger: ports.ledger, job, step };
  return {
    ...ports,
    cache: recordHits(ports.cache, recorder),
    statistics: ports.statistics && recordStatistics(ports.statistics, recorder),
  };
}

const Counts = z.object({
  documentCount: z.number(),
  frequencies: z.array(z.tuple([z.string(), z.number()])),
});

function recordStatistics(statistics: TermStatistics, recorder: Recorder): TermStatistics {
  let documentCount = 0;
  return {
    get documentCount() {
      return documentCount;
    },
    documentFrequencies: async (terms) => {
      const call = callOf('statistics', terms, recorder.step);
      const recorded = await recall(recorder, call);
      const counts = recorded === undefined ? await count(statistics, terms) : Counts.parse(recorded.result);
      if (recorded === undefined) await recorder.ledger.finish(recorder.job, call, counts);
      documentCount = counts.documentCount;
      return new Map(counts.frequencies);
    },
  };
}

async function count(statistics: TermStatistics, terms: readonly string[]): Promise<z.infer<typeof Counts>> {
  const frequencies = [...(await statistics.documentFrequencies(terms))];
  return { documentCount: statistics.documentCount, frequencies };
}

/** What was not in the cache is not recorded: the step goes on to make it, by calls that are recorded themselves. */
function recordHits(cache: Cache, recorder: Recorder): Cache {
  return {
    get: async (tenantId, key) => {
      const call = callOf('cache', key, recorder.step);
      const [recorded, value] = await Promise.all([recall(recorder, call), cache.get(tenantId, key)]);
      if (recorded !== undefined) return recorded.result;
      if (value !== undefined) await recorder.ledger.finish(recorder.job, call, value);
      return value;
    },
    put: async (tenantId, key, entry) => cache.put(tenantId, key, entry),
  };
}

function callOf(kind: string, input: unknown, step: CallIdentity): CallIdentity {
  return { kind, step: step.step, waveId: step.waveId, index: step.index, inputHash: hashOf(input) };
}

async function recall(
  { ledger, job }: Recorder,
  call: CallIdentity,
): Promise<{ readonly result: unknown } | undefined> {
  const record = await ledger.find(job, call);
  return record?.state === 'finished' ? record : undefined;
}
