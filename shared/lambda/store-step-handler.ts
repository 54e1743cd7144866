import type { JobReference } from '#shared/domain/job.ts';
import type { AnyStep, InnerState } from '#shared/research/step.ts';
import { type StepHandler, handleStep } from './handle-step.ts';
import { portsOf } from './ports-of.ts';

/** The Lambda handler of a step that asks no service: its bundle carries neither models nor providers. */
export function storeStepHandler<Input extends JobReference, Output>(
  step: AnyStep<Input, Output> & { readonly state: InnerState },
): StepHandler {
  return handleStep(step, portsOf);
}
