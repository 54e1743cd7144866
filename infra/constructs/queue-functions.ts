import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { askForLook } from '../access.ts';
import { type QueueFunction, queueBundle } from '../functions.ts';
import { BATCH_TASK_SECONDS } from '../state-machine/batch-definition.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';
import { UndeliveredQueue } from './undelivered-queue.ts';

export interface QueueFunctionsProps extends FunctionDefaults {
  readonly stateMachineArn: string;
  readonly encryptionKey: IKey | undefined;
  /** Notifies others; asked by those that end jobs. */
  readonly deliver: IFunction;
  /** What each may do, beside asking the dispatcher to look. */
  readonly statements: Readonly<Record<QueueFunction, readonly PolicyStatement[]>>;
}

/**
 * The functions around the queue. `dispatch` starts jobs: it is asked to look by whoever submits or ends one. `batch` reads
 * the lines of batches and submits them, when the state machine of batches asks for it. `close` gives
 * the job of every ended execution its end. `sweep` mends each minute what was missed. Doing any of it twice is harmless:
 * slots are claimed and jobs are ended by conditional writes.
 */
export class QueueFunctions extends Construct {
  readonly dispatch: IFunction;
  readonly batch: IFunction;
  readonly close: IFunction;
  readonly sweep: IFunction;
  /** Events of ended executions, and requests to look, that no function took. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, props: QueueFunctionsProps) {
    super(scope, id);
    const undelivered = new UndeliveredQueue(this, 'Undelivered', props);
    this.undelivered = undelivered.queue;
    const keeping = [...props.statements.dispatch, undelivered.keeping()];
    this.dispatch = this.#add(
      { ...props, statements: { ...props.statements, dispatch: keeping } },
      {
        name: 'dispatch',
        description: 'Starts queued jobs while slots are free',
        timeoutSeconds: 60,
      },
    );
    this.dispatch.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.minutes(10),
      onFailure: new SqsDestination(this.undelivered),
    });
    const notifying = {
      ...props,
      environment: { ...props.environment, ...namedFor(this.dispatch, props.deliver) },
    };
    this.batch = this.#add(notifying, {
      name: 'batch',
      description: 'Reads the lines of batches and submits them',
      timeoutSeconds: BATCH_TASK_SECONDS,
      memoryMegabytes: 1024,
    });
    this.close = this.#add(notifying, {
      name: 'close',
      description: 'Gives the job of an ended execution its end',
      timeoutSeconds: 60,
    });
    this.sweep = this.#add(notifying, {
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
      targets: [
        new LambdaTarget(this.close, {
          retryAttempts: 10,
          maxEventAge: Duration.hours(1),
          deadLetterQueue: this.undelivered,
        }),
      ],
    });
    new Rule(this, 'EachMinute', {
      description: 'Finds what was missed, and jobs that wait',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaTarget(this.sweep, { retryAttempts: 0 }),
        new LambdaTarget(this.dispatch, { retryAttempts: 0 }),
      ],
    });
  }

  #add(props: QueueFunctionsProps, own: OwnProps): IFunction {
    const { name, ...rest } = own;
    const asking = name === 'dispatch' ? [] : askForLook(this.dispatch, props.deliver);
    return new ServiceFunction(
      this,
      name.replace(/^./, (letter) => letter.toUpperCase()),
      {
        ...props,
        ...rest,
        bundle: queueBundle(name),
        memoryMegabytes: own.memoryMegabytes ?? 512,
        statements: [...props.statements[name], ...asking],
      },
    ).live;
  }
}

interface OwnProps {
  readonly name: QueueFunction;
  readonly description: string;
  readonly timeoutSeconds: number;
  /** @default 512 */
  readonly memoryMegabytes?: number;
}

/** The environment of a function that notifies the dispatcher. */
export function namedFor(dispatch: IFunction, deliver: IFunction): Readonly<Record<string, string>> {
  return { DISPATCH_FUNCTION_NAME: dispatch.functionArn, DELIVER_FUNCTION_NAME: deliver.functionArn };
}
