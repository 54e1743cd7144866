import * as z from 'zod';
import { type StateError, errorOfEnd } from '#shared/domain/execution.ts';
import { JobReference, type JobStatus } from '#shared/domain/job.ts';
import { MalformedReply } from '#shared/errors.ts';
import { closeAndCount } from '#shared/research/batch/close-and-count.ts';
import type { CountPorts } from '#shared/research/batch/count-end.ts';
import type { EndRunPorts } from '#shared/research/standing/end-run.ts';
import type { ClosePorts } from '#shared/research/close-job/close-job.ts';
import { parseJson } from '#shared/text/parse-json.ts';

/** What EventBridge says of an execution that has ended; its input is that of the execution, as JSON text. */
const ExecutionEnded = z.object({
  detail: z.object({
    status: z.enum(['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
    input: z.string().nullish(),
    error: z.string().nullish(),
    cause: z.string().nullish(),
  }),
});

const ExecutionInput = JobReference.extend({ attempt: z.int().optional() });

export interface Closed {
  /** How the job ended; undefined: the execution was not that of a job. */
  readonly status: JobStatus | undefined;
}

/** Sees to it that the job of an ended execution has its end, whatever the end of the execution was, and frees its slot. */
export async function closeEnded(
  event: unknown,
  ports: ClosePorts & CountPorts & EndRunPorts,
): Promise<Closed> {
  const parsed = ExecutionEnded.safeParse(event);
  if (!parsed.success) throw new MalformedReply('The event is not that of an ended execution.');
  const { status, input, error, cause } = parsed.data.detail;
  const job = ExecutionInput.safeParse(parseJson(input ?? ''));
  if (!job.success) return { status: undefined };
  const { attempt, ...reference } = job.data;
  const current = await ports.jobs.get(reference);
  // It was resumed since: another execution is its own now.
  if (current && current.attempt !== attempt) return { status: current.status };
  const ended: StateError = {
    ...(typeof error === 'string' ? { Error: error } : {}),
    ...(typeof cause === 'string' ? { Cause: cause } : {}),
  };
  const closing = { error: errorOfEnd({ status, ...ended }), stage: 'close' };
  return { status: (await closeAndCount(reference, closing, ports))?.status };
}
