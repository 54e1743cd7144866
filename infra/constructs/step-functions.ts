import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { STEPS, TASK_STATES, type TaskState } from '#shared/domain/steps.ts';
import { stepBundle } from '../functions.ts';
import { functionSeconds } from '../task-seconds.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface StepFunctionsProps extends FunctionDefaults {
  /** The time limit of each state in the definition. */
  readonly stateSeconds: ReadonlyMap<TaskState, number>;
  /** What every step may do. */
  readonly statements: readonly PolicyStatement[];
  /** What a step may do and is told besides; several entries for one step add up. */
  readonly ownAccess?: readonly StepAccess[];
}

export interface StepAccess {
  readonly states: readonly TaskState[];
  readonly statements: readonly PolicyStatement[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** One Lambda function per Task state. */
export class StepFunctions extends Construct {
  readonly functions: ReadonlyMap<TaskState, LambdaFunction>;

  constructor(scope: Construct, id: string, props: StepFunctionsProps) {
    super(scope, id);
    this.functions = new Map(TASK_STATES.map((state) => [state, stepFunction(this, state, props).lambda]));
  }
}

function stepFunction(scope: Construct, state: TaskState, props: StepFunctionsProps): ServiceFunction {
  const seconds = props.stateSeconds.get(state);
  if (seconds === undefined)
    throw new Error(`The definition has no Task state ${state} with TimeoutSeconds.`);
  const own = (props.ownAccess ?? []).filter(({ states }) => states.includes(state));
  return new ServiceFunction(scope, state, {
    ...props,
    statements: [...props.statements, ...own.flatMap(({ statements }) => statements)],
    environment: Object.assign({}, props.environment, ...own.map(({ environment }) => environment ?? {})),
    bundle: stepBundle(state),
    description: `The state ${state} of the research state machine`,
    timeoutSeconds: functionSeconds(state, seconds),
    memoryMegabytes: STEPS[state].memoryMb,
  });
}
