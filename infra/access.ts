import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { TABLE_SCHEMA } from '#shared/domain/table.ts';

/** What a function may do, in whole statements: nothing is granted elsewhere. */
export function useTable(table: ITable): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'UseTable',
      actions: [
        'dynamodb:BatchWriteItem',
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ],
      resources: [table.tableArn],
    }),
    new PolicyStatement({
      sid: 'ListJobs',
      actions: ['dynamodb:Query'],
      resources: TABLE_SCHEMA.indexes.map((index) => `${table.tableArn}/index/${index.name}`),
    }),
  ];
}

export function readArchive(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'ReadArchive',
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects('*')],
    }),
    new PolicyStatement({ sid: 'ListArchive', actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
  ];
}

export function useArchive(bucket: IBucket): readonly PolicyStatement[] {
  return [
    ...readArchive(bucket),
    new PolicyStatement({
      sid: 'WriteArchive',
      actions: ['s3:PutObject', 's3:PutObjectTagging', 's3:DeleteObject', 's3:DeleteObjectTagging'],
      resources: [bucket.arnForObjects('*')],
    }),
  ];
}

export function startResearch(stateMachineArn: string): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'StartResearch',
      actions: ['states:StartExecution'],
      resources: [stateMachineArn],
    }),
  ];
}

/** Cancelling a job stops its execution, a reply goes to the task that waits for it. */
export function steerResearch(scope: Construct, stateMachineName: string): readonly PolicyStatement[] {
  const { stateMachineArn, executionArns } = machineArns(scope, stateMachineName);
  return [
    new PolicyStatement({
      sid: 'StopResearch',
      actions: ['states:StopExecution'],
      resources: [executionArns],
    }),
    new PolicyStatement({
      sid: 'AnswerResearch',
      actions: ['states:SendTaskSuccess'],
      resources: [stateMachineArn],
    }),
  ];
}

/** From the name and not from the resource: the functions know the machine that invokes them, without a circle. */
export function machineArns(
  scope: Construct,
  stateMachineName: string,
): { readonly stateMachineArn: string; readonly executionArns: string } {
  const arn = (resource: string, resourceName: string): string =>
    Stack.of(scope).formatArn({
      service: 'states',
      resource,
      resourceName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  return {
    stateMachineArn: arn('stateMachine', stateMachineName),
    executionArns: arn('execution', `${stateMachineName}:*`),
  };
}
