import type { JobReference } from '#shared/domain/job.ts';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import type { CallIdentity, CallLedger } from '#shared/ports/call-ledger.ts';
import type { Ports } from '#shared/ports/ports.ts';

export interface RecordedLedger {
  readonly ledger: CallLedger;
  /** What was asked for and is not in the record, in order. */
  readonly missing: readonly CallIdentity[];
}

/**
 * The ledger of a replay. Steps are run again, so their own outputs are kept apart (`own`); every call that they make
 * is answered from the record, and one that is not there is refused; only what an encoder gives is computed again, which comes out
 * the same.
 */
export function createRecordedLedger(
  recorded: Pick<Ports, 'ledger' | 'research'>,
  own: CallLedger,
): RecordedLedger {
  const missing: CallIdentity[] = [];
  const ledger: CallLedger = {
    find: async (job, call) => {
      if (call.kind === 'step') return own.find(job, call);
      const record = await recorded.ledger.find(job, call);
      return record?.state === 'finished' ? record : undefined;
    },
    intend: async (job, call) => {
      if (call.kind === 'step') return own.intend(job, call);
      if ((await recorded.ledger.find(job, call))?.state === 'finished') return false;
      if (call.kind === 'encode') return true;
      missing.push(call);
      throw await failureOf(job, call, recorded.research);
    },
    finish: async (job, call, result) => {
      if (call.kind === 'step') await own.finish(job, call, result);
    },
  };
  return { ledger, missing };
}

/** A read that failed for good has left its reason with the source; of all other failures only the lack is left. */
async function failureOf(
  job: JobReference,
  call: CallIdentity,
  research: Ports['research'],
): Promise<ServiceUnavailable | UnreadableSource> {
  const source = call.kind === 'read' ? await research.get(job, 'SOURCE', call.index) : undefined;
  if (source?.skipReason !== undefined) return new UnreadableSource(source.skipReason);
  return new ServiceUnavailable(`No result of this ${call.kind} call is recorded.`);
}
