import * as z from 'zod';
import { type Job, JobReference, JobStatus, STATUSES_BEFORE } from '#shared/domain/job.ts';
import { endEvent } from '#shared/domain/job-end.ts';
import { stepName } from '#shared/domain/steps.ts';
import { NotFound } from '#shared/errors.ts';
import type { Step, StepContext, StepPorts, StepResult } from '#shared/research/step.ts';
import { type End, judgeEnd } from './judge-end.ts';
import { findFailedState } from './failed-state.ts';
import { StateError, readError } from './read-error.ts';

const Input = JobReference.extend({ error: StateError });
type Input = z.infer<typeof Input>;
const Output = z.object({ status: JobStatus });
type Output = z.infer<typeof Output>;

export const failJobStep: Step<'FailJob', Input, Output> = {
  state: 'FailJob',
  input: Input,
  output: Output,
  run: failJob,
};

/** Gives a job that cannot go on its honest end, and frees its slot. A job that has ended stays as it is. */
export async function failJob(
  input: Input,
  { ports }: Pick<StepContext<'FailJob'>, 'ports'>,
): Promise<StepResult<Output>> {
  const job = await endJob(input, ports);
  await emitEnd(job, ports);
  await ports.slots.release(input);
  await ports.dispatcher.notify();
  const why = job.failure ? `: ${job.failure.message}` : '';
  return { output: { status: job.status }, message: `The job ended as ${job.status}${why}` };
}

async function endJob(input: Input, { jobs, trace, clock }: StepPorts<'FailJob'>): Promise<Job> {
  const job = await jobs.get(input);
  if (!job) throw new NotFound(`Job ${input.jobId} does not exist.`);
  const now = clock.now();
  const end: End = judgeEnd(readError(input.error), {
    isPastExpiry: now >= Date.parse(job.expiresAt),
    failedState: await findFailedState(job, trace),
  });
  const changed = await jobs.change(job, STATUSES_BEFORE[end.status], {
    status: end.status,
    failure: end.failure,
    endedAt: new Date(now).toISOString(),
    pendingInput: null,
  });
  return changed ?? (await jobs.get(input)) ?? job;
}

/** Emitted once however often this runs; the end of a completed job was emitted by the step that completed it. */
async function emitEnd(job: Job, { trace }: StepPorts<'FailJob'>): Promise<void> {
  if (job.status === 'COMPLETED') return;
  const message = job.failure?.message ?? `The job ended as ${job.status.toLowerCase()}`;
  const data = job.failure ? { failure: job.failure } : {};
  const event = endEvent(job, { stage: stepName('FailJob'), message, data });
  if (event) await trace.append(job, event);
}
