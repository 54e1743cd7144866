import { RemovalPolicy } from 'aws-cdk-lib';
import { type IEventBus, Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SnsTopic, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Code, Function as LambdaFunctionResource, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

const SOURCE = ['plumbline'];

/** Three subscribers of the bus of a deployment: `notifyOthers(this, research.events)`. */
export function notifyOthers(scope: Construct, bus: IEventBus): void {
  const queue = new Queue(scope, 'AllEvents', { enforceSSL: true, removalPolicy: RemovalPolicy.DESTROY });
  new Rule(scope, 'KeepAll', {
    eventBus: bus,
    eventPattern: { source: SOURCE, detailType: Match.prefix('research.') },
    targets: [new SqsQueue(queue)],
  });

  const onCompleted = new LambdaFunctionResource(scope, 'OnCompleted', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromInline(
      'exports.handler = async ({ detail }) => console.log(detail.data.jobId, detail.data.outcome);',
    ),
  });
  new Rule(scope, 'HandleCompleted', {
    eventBus: bus,
    eventPattern: { source: SOURCE, detailType: ['research.job.completed'] },
    targets: [new LambdaFunction(onCompleted)],
  });

  const troubles = new Topic(scope, 'Troubles', { enforceSSL: true });
  new Rule(scope, 'TellTroubles', {
    eventBus: bus,
    eventPattern: { source: SOURCE, detailType: ['research.job.failed', 'research.job.expired'] },
    targets: [new SnsTopic(troubles)],
  });
}
