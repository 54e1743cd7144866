import * as z from 'zod';
import { StateError } from '#shared/domain/execution.ts';
import { JobReference, JobStatus } from '#shared/domain/job.ts';
import { NotFound } from '#shared/errors.ts';
import { closeJob } from '#shared/research/close-job/close-job.ts';
import type { Step, StepContext, StepResult } from '#shared/research/step.ts';

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
  const job = await closeJob(input, { error: input.error, stage: 'fail-job' }, ports);
  if (!job) throw new NotFound(`Job ${input.jobId} does not exist.`);
  const why = job.failure ? `: ${job.failure.message}` : '';
  return { output: { status: job.status }, message: `The job ended as ${job.status}${why}` };
}
