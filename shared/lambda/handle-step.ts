import type { Context } from 'aws-lambda';
import type { JobReference } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { runStep } from '#shared/research/run-step.ts';
import type { AnyStep } from '#shared/research/step.ts';
import { logInvocation, logged } from './invocation-log.ts';
import { reportModel } from './reported-model.ts';
import { whilePermitted } from './job-permit.ts';
import { stepFields } from './step-fields.ts';

export type StepHandler = (event: unknown, context: Context) => Promise<unknown>;

/** The Lambda handler of a step on these ports; it logs what the step emits. */
export function handleStep<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  portsOf: (context: Context) => Promise<Ports>,
): StepHandler {
  return async (event, context) => {
    const call = logInvocation(context, step.state, stepFields(step.state, event));
    return logged(call, async () => {
      const ports = reportModel(await portsOf(context), (error) => call.failed(error));
      return whilePermitted({ event, context, ports }, async (permitted) => runStep(step, event, permitted));
    });
  };
}
