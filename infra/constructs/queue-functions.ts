import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { queueBundle } from '../functions.ts';
import { type FunctionDefaults, ServiceFunction } from './service-function.ts';

export interface QueueFunctionsProps extends FunctionDefaults {
  readonly stateMachineArn: string;
  readonly statements: readonly PolicyStatement[];
}

/**
 * The dispatcher: it looks when an execution ended in any way, and each minute for what was submitted or missed.
 * Two looks at once are harmless, since a slot is claimed by a condition.
 */
export class QueueFunctions extends Construct {
  readonly dispatch: ServiceFunction;

  constructor(scope: Construct, id: string, props: QueueFunctionsProps) {
    super(scope, id);
    this.dispatch = new ServiceFunction(this, 'Dispatch', {
      ...props,
      bundle: queueBundle('dispatch'),
      description: 'Starts queued jobs while slots are free',
      timeoutSeconds: 60,
      memoryMegabytes: 512,
    });
    new Rule(this, 'ExecutionEnded', {
      description: 'An ended execution makes room for the next job',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          stateMachineArn: [props.stateMachineArn],
          status: ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'],
        },
      },
      targets: [new LambdaTarget(this.dispatch.lambda, { retryAttempts: 2 })],
    });
    new Rule(this, 'EachMinute', {
      description: 'Finds jobs that wait, and those whose start was missed',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaTarget(this.dispatch.lambda, { retryAttempts: 0 })],
    });
  }
}
