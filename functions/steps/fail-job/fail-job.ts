import * as z from 'zod';
import { StateError } from '#shared/domain/execution.ts';
import { JobReference, JobStatus } from '#shared/domain/job.ts';
import { NotFound } from '#shared/errors.ts';
import { endJob, freeSlot } from '#shared/research/close-job/close-job.ts';
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
  const ended = await endJob(input, { error: input.error, stage: 'fail-job' }, ports);
  await freeSlot(input, ports);
  if (!ended) throw new NotFound(`Job ${input.jobId} does not exist.`);
  const { job, end } = ended;
  const why = job.failure ? `: ${job.failure.message}` : '';
  return {
    output: { status: job.status },
    message: `The job ended as ${job.status}${why}`,
    ...(end ? { end } : {}),
  };
}
