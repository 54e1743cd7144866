import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

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
