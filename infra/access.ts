import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
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
      actions: ['s3:PutObject', 's3:PutObjectTagging', 's3:DeleteObject'],
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

/** Models of Bedrock that the functions ask, by their ids or ARNs, and the guardrail that looks on. */
export interface AskedModels {
  readonly modelIds: readonly string[];
  readonly guardrailId: string | undefined;
}

/** A profile needs leave for itself and for its model wherever it sends a call. */
export function askModels(scope: Construct, asked: AskedModels): readonly PolicyStatement[] {
  const arns = [...new Set(asked.modelIds)].map((id) => modelArn(scope, id));
  const profiles = arns.filter((arn) => arn.includes('inference-profile/'));
  const statement = { actions: ['bedrock:InvokeModel'] };
  return [
    new PolicyStatement({ ...statement, sid: 'AskModels', resources: arns }),
    ...(profiles.length === 0
      ? []
      : [
          new PolicyStatement({
            ...statement,
            sid: 'AskModelsOfProfiles',
            resources: [profiledModels(scope)],
            conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profiles } },
          }),
        ]),
    ...(asked.guardrailId === undefined ? [] : [applyGuardrail(scope, asked.guardrailId)]),
  ];
}

/** The models behind a profile, in any region and in none. */
export function profiledModels(scope: Construct): string {
  return bedrockArn(scope, { resource: 'foundation-model', name: '*', region: '*', account: '' });
}

function modelArn(scope: Construct, id: string): string {
  if (id.startsWith('arn:')) return id;
  const isProfile = /^(?:global|apac|us-gov|[a-z]{2})\./u.test(id);
  return isProfile
    ? bedrockArn(scope, { resource: 'inference-profile', name: id })
    : bedrockArn(scope, { resource: 'foundation-model', name: id, account: '' });
}

/** A knowledge base of this account and region, by its id. */
export function searchKnowledgeBase(scope: Construct, id: string): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'SearchKnowledgeBase',
      actions: ['bedrock:Retrieve'],
      resources: [bedrockArn(scope, { resource: 'knowledge-base', name: id })],
    }),
  ];
}

/** Rerank knows no resource of its own: what it may use is said by the model. */
export function rerankResults(scope: Construct, model: string): readonly PolicyStatement[] {
  return [
    new PolicyStatement({ sid: 'Rerank', actions: ['bedrock:Rerank'], resources: ['*'] }),
    new PolicyStatement({
      sid: 'AskReranker',
      actions: ['bedrock:InvokeModel'],
      resources: [modelArn(scope, model)],
    }),
  ];
}

function applyGuardrail(scope: Construct, id: string): PolicyStatement {
  return new PolicyStatement({
    sid: 'ApplyGuardrail',
    actions: ['bedrock:ApplyGuardrail'],
    resources: [id.startsWith('arn:') ? id : bedrockArn(scope, { resource: 'guardrail', name: id })],
  });
}

interface BedrockResource {
  readonly resource: string;
  readonly name: string;
  readonly region?: string;
  readonly account?: string;
}

function bedrockArn(scope: Construct, { name: resourceName, ...rest }: BedrockResource): string {
  return Stack.of(scope).formatArn({ service: 'bedrock', resourceName, ...rest });
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
