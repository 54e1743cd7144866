import type { Context } from 'aws-lambda';
import { JobReference, isTerminal } from '#shared/domain/job.ts';
import { JobCancelled } from '#shared/errors.ts';
import type { CallPermit } from '#shared/ports/call-permit.ts';
import type { JobStore } from '#shared/ports/job-store.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { hasPorts } from './given-ports.ts';
import { guardCalls } from './guard-calls.ts';

const WATCH_MILLISECONDS = 2000;

export interface JobPermit extends CallPermit {
  /** Looks no more. */
  close(): void;
}

interface Invocation {
  readonly event: unknown;
  readonly context: Context;
  readonly ports: Ports;
}

/**
 * Works on a job with ports whose calls end with the job. Who hands over the ports, as the local runtime, knows of the end
 * by itself; a function on AWS has to look.
 */
export async function whilePermitted<Output>(
  { event, context, ports }: Invocation,
  work: (ports: Ports) => Promise<Output>,
): Promise<Output> {
  const job = JobReference.safeParse(event);
  if (hasPorts(context) || !job.success) return work(ports);
  const permit = permitFor(job.data, ports.jobs);
  try {
    return await work(guardCalls(ports, permit));
  } finally {
    permit.close();
  }
}

/** Reads the job's status before each call, and now and then, so that a call under way is broken off. */
export function permitFor(
  job: JobReference,
  jobs: Pick<JobStore, 'statusOf'>,
  milliseconds: number = WATCH_MILLISECONDS,
): JobPermit {
  const stopped = new AbortController();
  const check = async (): Promise<void> => {
    const status = await jobs.statusOf(job);
    // One that has its report may still be rated.
    const hasEnded = status === undefined || (isTerminal(status) && status !== 'COMPLETED');
    if (hasEnded && !stopped.signal.aborted) stopped.abort(new JobCancelled(`Job ${job.jobId} has ended.`));
    stopped.signal.throwIfAborted();
  };
  // A look that fails says nothing: the next call looks again.
  const timer = setInterval(() => void check().catch(() => undefined), milliseconds);
  timer.unref();
  return { signal: stopped.signal, check, close: () => clearInterval(timer) };
}
