import type { JobReference } from '#shared/domain/job.ts';
import type { CallIdentity, CallLedger } from '../ports/call-ledger.ts';

export interface RecordedCall<Result> {
  readonly job: JobReference;
  readonly call: CallIdentity;
  /** Checks a recorded result; throws when it is not of the shape that the call gives. */
  readonly parse: (recorded: unknown) => Result;
  readonly make: () => Promise<Result>;
}

/** Makes a call unless it was finished before: intent is written before it, the result before anything goes on. */
export async function callOnce<Result>(ledger: CallLedger, recorded: RecordedCall<Result>): Promise<Result> {
  const { job, call } = recorded;
  if (!(await ledger.intend(job, call))) {
    const known = await ledger.find(job, call);
    if (known?.state === 'finished') return recorded.parse(known.result);
  }
  const result = await recorded.make();
  await ledger.finish(job, call, result);
  return result;
}
