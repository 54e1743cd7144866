import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { askForLook } from '../access.ts';
import { type QueueFunction, queueBundle } from '../functions.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface QueueFunctionsProps extends FunctionDefaults {
  readonly stateMachineArn: string;
  /** What each may do, beside asking the dispatcher to look. */
  readonly statements: Readonly<Record<QueueFunction, readonly PolicyStatement[]>>;
}

/**
 * The functions around the queue. `dispatch` starts jobs: it is asked to look by whoever submits or ends one. `close` gives
 * the job of every ended execution its end. `sweep` mends each minute what was missed. Doing any of it twice is harmless:
 * slots are claimed and jobs are ended by conditional writes.
 */
export class QueueFunctions extends Construct {
  readonly dispatch: IFunction;

  constructor(scope: Construct, id: string, props: QueueFunctionsProps) {
    super(scope, id);
    this.dispatch = this.#add(props, {
      name: 'dispatch',
      description: 'Starts queued jobs while slots are free',
      timeoutSeconds: 60,
    });
    const notifying = { ...props, environment: { ...props.environment, ...namedFor(this.dispatch) } };
    const close = this.#add(notifying, {
      name: 'close',
      description: 'Gives the job of an ended execution its end',
      timeoutSeconds: 60,
    });
    const sweep = this.#add(notifying, {
      name: 'sweep',
      description: 'Ends jobs and frees slots that were missed',
      timeoutSeconds: 300,
    });
    new Rule(this, 'ExecutionEnded', {
      description: 'The job of an ended execution gets its end, and the next its turn',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          stateMachineArn: [props.stateMachineArn],
          status: ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'],
        },
      },
      targets: [new LambdaTarget(close, { retryAttempts: 10, maxEventAge: Duration.hours(1) })],
    });
    new Rule(this, 'EachMinute', {
      description: 'Finds what was missed, and jobs that wait',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaTarget(sweep, { retryAttempts: 0 }),
        new LambdaTarget(this.dispatch, { retryAttempts: 0 }),
      ],
    });
  }

  #add(props: QueueFunctionsProps, own: OwnProps): IFunction {
    const { name, ...rest } = own;
    const asking = name === 'dispatch' ? [] : askForLook(this.dispatch);
    return new ServiceFunction(
      this,
      name.replace(/^./, (letter) => letter.toUpperCase()),
      {
        ...props,
        ...rest,
        bundle: queueBundle(name),
        memoryMegabytes: 512,
        statements: [...props.statements[name], ...asking],
      },
    ).lambda;
  }
}

interface OwnProps {
  readonly name: QueueFunction;
  readonly description: string;
  readonly timeoutSeconds: number;
}

/** What a function is told that notifies the dispatcher. */
export function namedFor(dispatch: IFunction): Readonly<Record<string, string>> {
  return { DISPATCH_FUNCTION_NAME: dispatch.functionName };
}
