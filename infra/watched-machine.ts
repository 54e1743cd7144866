import { RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { LogLevel, type StateMachineProps } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';

/** What every state machine may do to be watched. Log delivery and X-Ray know no resources: their statements name `*`. */
export function logAndTrace(): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'DeliverLogs',
      actions: [
        'logs:CreateLogDelivery',
        'logs:GetLogDelivery',
        'logs:UpdateLogDelivery',
        'logs:DeleteLogDelivery',
        'logs:ListLogDeliveries',
        'logs:PutResourcePolicy',
        'logs:DescribeResourcePolicies',
        'logs:DescribeLogGroups',
      ],
      resources: ['*'],
    }),
    new PolicyStatement({
      sid: 'SendSegments',
      actions: [
        'xray:PutTraceSegments',
        'xray:PutTelemetryRecords',
        'xray:GetSamplingRules',
        'xray:GetSamplingTargets',
      ],
      resources: ['*'],
    }),
  ];
}

/** Every state machine is traced and logs each state without its data; the log group lives in `scope`. */
export function observedBy(
  scope: Construct,
  logRetention: RetentionDays,
): Pick<StateMachineProps, 'tracingEnabled' | 'logs'> {
  const destination = new LogGroup(scope, 'Logs', {
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return { tracingEnabled: true, logs: { level: LogLevel.ALL, includeExecutionData: false, destination } };
}
