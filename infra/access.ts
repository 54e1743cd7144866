import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { BATCH_FILES } from '#shared/domain/batch.ts';
import { TABLE_SCHEMA } from '#shared/domain/table.ts';

// Longer than 250 lines: everything that any function may do, in one place to look it up.

/** What a function may do, in whole statements: nothing is granted elsewhere. */
export function useTable(table: ITable): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'UseTable',
      actions: [
        'dynamodb:BatchGetItem',
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

/** The records of one job: nothing is deleted, and jobs are not listed. */
export function useRecords(table: ITable): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'UseRecords',
      actions: [
        'dynamodb:BatchGetItem',
        'dynamodb:BatchWriteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ],
      resources: [table.tableArn],
    }),
  ];
}

/** The key of the stores, where it is one's own: by way of the services that keep things with it, and not else. */
export function useKey(key: IKey | undefined): readonly PolicyStatement[] {
  if (key === undefined) return [];
  const { region } = Stack.of(key);
  return [
    new PolicyStatement({
      sid: 'UseKey',
      actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey'],
      resources: [key.keyArn],
      conditions: {
        StringEquals: {
          'kms:ViaService': ['dynamodb', 's3', 'sqs'].map((name) => `${name}.${region}.amazonaws.com`),
        },
      },
    }),
  ];
}

export function freeSlots(table: ITable): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'FreeSlots',
      actions: ['dynamodb:DeleteItem'],
      resources: [table.tableArn],
    }),
  ];
}

/** What of a record is too large for an item of the table. */
export function spillRecords(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'SpillRecords',
      actions: ['s3:GetObject', 's3:PutObject'],
      resources: [spilledRecords(bucket)],
    }),
  ];
}

/** Of any tenant. */
function spilledRecords(bucket: IBucket): string {
  return bucket.arnForObjects('*/items/*');
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

export function addToArchive(bucket: IBucket): readonly PolicyStatement[] {
  return [
    ...readArchive(bucket),
    new PolicyStatement({
      sid: 'WriteArchive',
      actions: ['s3:PutObject', 's3:PutObjectTagging'],
      resources: [bucket.arnForObjects('*')],
    }),
  ];
}

/** The texts of sources, and nothing else of the archive. */
export function addSources(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'AddSources',
      actions: ['s3:PutObject', 's3:PutObjectTagging'],
      resources: [bucket.arnForObjects('*/archive/*')],
    }),
  ];
}

/** The lines, results and pages of batches. */
export function keepBatches(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'KeepBatches',
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('*/batches/*')],
    }),
  ];
}

/** Of batches the lines that can be submitted, and nothing else of the archive. */
export function readCleanLines(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'ReadCleanLines',
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(CLEAN_LINES)],
    }),
  ];
}

/** Of any tenant. */
export const CLEAN_LINES = `*/batches/*/${BATCH_FILES.clean}`;

/** Texts that come with a question. */
export function takeUploads(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'TakeUploads',
      actions: ['s3:PutObject', 's3:PutObjectTagging'],
      resources: [bucket.arnForObjects('*/uploads/*')],
    }),
  ];
}

/** Jobs that are erased take their texts and reports along. */
export function eraseFromArchive(bucket: IBucket): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'EraseFromArchive',
      actions: ['s3:DeleteObject'],
      resources: [bucket.arnForObjects('*')],
    }),
  ];
}

/** Keys of services, for those that ask them; with the key that the secret is encrypted with, where it is one's own. */
export function readKeys(secret: ISecret): readonly PolicyStatement[] {
  const { encryptionKey } = secret;
  return [
    new PolicyStatement({
      sid: 'ReadKeys',
      actions: ['secretsmanager:GetSecretValue'],
      // Without the six characters that Secrets Manager adds to a name, they are left open.
      resources: [secret.secretFullArn ?? `${secret.secretArn}-??????`],
    }),
    ...(encryptionKey === undefined
      ? []
      : [
          new PolicyStatement({
            sid: 'DecryptKeys',
            actions: ['kms:Decrypt'],
            resources: [encryptionKey.keyArn],
          }),
        ]),
  ];
}

export function askForPages(pageFunction: IFunction): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'AskForPages',
      actions: ['lambda:InvokeFunction'],
      resources: [pageFunction.functionArn],
    }),
  ];
}

/** Asking the queue's function to look, and the one that notifies others. */
export function askForLook(...asked: readonly IFunction[]): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'AskForLook',
      actions: ['lambda:InvokeFunction'],
      resources: asked.map((lambda) => lambda.functionArn),
    }),
  ];
}

/** A queued job is begun, or goes on with the reply that its task waits for. */
export function startResearch(scope: Construct, stateMachineName: string): readonly PolicyStatement[] {
  const { stateMachineArn } = machineArns(scope, stateMachineName);
  return [
    new PolicyStatement({
      sid: 'StartResearch',
      actions: ['states:StartExecution', 'states:SendTaskSuccess', 'states:SendTaskFailure'],
      resources: [stateMachineArn],
    }),
    ...lookAtResearch(scope, stateMachineName),
  ];
}

/** How an execution of these machines stands. */
export function lookAtResearch(
  scope: Construct,
  ...stateMachineNames: readonly string[]
): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'LookAtResearch',
      actions: ['states:DescribeExecution'],
      resources: stateMachineNames.map((name) => machineArns(scope, name).executionArns),
    }),
  ];
}

/** Cancelling a job or a batch, or ending a job whose life is over, stops its execution. */
export function stopResearch(
  scope: Construct,
  ...stateMachineNames: readonly string[]
): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'StopResearch',
      actions: ['states:StopExecution'],
      resources: stateMachineNames.map((name) => machineArns(scope, name).executionArns),
    }),
  ];
}

/** The machine that submits the lines of batches, beside that of the research. */
export function batchMachineName(stateMachineName: string): string {
  return `${stateMachineName.slice(-MOST_OF_NAME)}-batches`;
}

const MOST_OF_NAME = 72;

/** What a function is told that begins runs of batches, or ends them. */
export function batchesNamed(scope: Construct, stateMachineName: string): Readonly<Record<string, string>> {
  const { stateMachineArn } = machineArns(scope, batchMachineName(stateMachineName));
  return { BATCH_STATE_MACHINE_ARN: stateMachineArn };
}

/** A new batch is begun, as is one whose run was cut short. */
export function startBatchRuns(scope: Construct, stateMachineName: string): readonly PolicyStatement[] {
  const { stateMachineArn } = machineArns(scope, stateMachineName);
  return [
    new PolicyStatement({
      sid: 'StartBatchRuns',
      actions: ['states:StartExecution'],
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

/** Lets someone call these parts of an API. */
export function letInvoke(grantee: IGrantable, resources: string[]): void {
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['execute-api:Invoke'], resources }),
  );
}
