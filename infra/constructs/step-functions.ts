import { Construct } from 'constructs';
import { STEPS, TASK_STATES, type TaskState } from '#shared/domain/steps.ts';
import { stepBundle } from '../functions.ts';
import type { Access } from '../step-access.ts';
import { functionSeconds } from '../task-seconds.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface StepFunctionsProps extends FunctionDefaults {
  /** The time limit of each state in the definition. */
  readonly stateSeconds: ReadonlyMap<TaskState, number>;
  readonly access: (state: TaskState) => Access;
}

/** One Lambda function per Task state. */
export class StepFunctions extends Construct {
  readonly functions: ReadonlyMap<TaskState, ServiceFunction>;

  constructor(scope: Construct, id: string, props: StepFunctionsProps) {
    super(scope, id);
    this.functions = new Map(TASK_STATES.map((state) => [state, stepFunction(this, state, props)]));
  }
}

function stepFunction(scope: Construct, state: TaskState, props: StepFunctionsProps): ServiceFunction {
  const seconds = props.stateSeconds.get(state);
  if (seconds === undefined)
    throw new Error(`The definition has no Task state ${state} with TimeoutSeconds.`);
  const { statements, environment } = props.access(state);
  return new ServiceFunction(scope, state, {
    ...props,
    statements,
    environment: { ...props.environment, ...environment },
    bundle: stepBundle(state),
    description: `The state ${state} of the research state machine`,
    timeoutSeconds: functionSeconds(state, seconds),
    memoryMegabytes: STEPS[state].memoryMb,
  });
}
