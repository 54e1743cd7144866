import type { JobReference } from '#shared/domain/job.ts';
import type { AnyStep } from '#shared/research/step.ts';
import { type StepHandler, handleStep } from './handle-step.ts';
import { stepPortsOf } from './step-ports-of.ts';

/** The Lambda handler of a step. */
export function stepHandler<Input extends JobReference, Output>(step: AnyStep<Input, Output>): StepHandler {
  return handleStep(step, stepPortsOf);
}
