import { Stack, Token, Validations } from 'aws-cdk-lib';
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CLEAN_LINES, machineArns } from './access.ts';
import { profiledModels } from './bedrock-access.ts';

/** Findings of cdk-nag that are meant to be so: each by its exact id, where it occurs, with the reason. */
export function acknowledgeArchiveAccess(scope: Construct, archive: IBucket): void {
  const bucket = archive.node.defaultChild;
  if (!CfnBucket.isCfnBucket(bucket)) return;
  const arn = `<${Stack.of(scope).getLogicalId(bucket)}.Arn>`;
  const reason =
    'Keys begin with the tenant and are made at run time; the bucket holds nothing but this archive.';
  for (const keys of ['*', '*/items/*', '*/archive/*', '*/batches/*', '*/uploads/*'])
    Validations.of(scope).acknowledge({ id: `AwsSolutions-IAM5[Resource::${arn}/${keys}]`, reason });
}

export function acknowledgeStopping(scope: Construct, stateMachineName: string): void {
  Validations.of(scope).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${flatten(scope, machineArns(scope, stateMachineName).executionArns)}]`,
    reason:
      'An execution is named after its job, which is not known at deployment; the state machine is ours.',
  });
}

/** In the role of the state machine that submits the lines of batches. */
export function acknowledgeChildren(
  machine: Construct,
  { stateMachineName, archive }: { readonly stateMachineName: string; readonly archive: IBucket },
): void {
  acknowledgeStopping(machine, stateMachineName);
  const bucket = archive.node.defaultChild;
  if (!CfnBucket.isCfnBucket(bucket)) return;
  Validations.of(machine).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${Stack.of(machine).getLogicalId(bucket)}.Arn>/${CLEAN_LINES}]`,
    reason: 'The file is named after a tenant and a batch, which are not known at deployment.',
  });
}

export function acknowledgeScheduleNames(scope: Construct, scheduleArns: string): void {
  // In the roles of the functions that keep schedules.
  Validations.of(scope.node.scope ?? scope).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${flatten(scope, scheduleArns)}]`,
    reason:
      'A schedule is named after what a caller makes at run time; the group is ours and holds no other.',
  });
}

export function acknowledgeModels(scope: Construct): void {
  Validations.of(scope).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${flatten(scope, profiledModels(scope))}]`,
    reason:
      'A profile sends a call to any region; a condition allows no other way than the configured profiles.',
  });
}

export function acknowledgeReranking(scope: Construct): void {
  Validations.of(scope).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason:
      'bedrock:Rerank takes no resource in a policy; the model that it may use is named in another statement.',
  });
}

export function acknowledgeWebhookKey(secret: Construct): void {
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'With another key the secrets that are kept could not be opened; it never leaves the account.',
  });
}

export function acknowledgeMachineDelivery(machine: Construct): void {
  Validations.of(machine).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Log delivery and X-Ray take no resource in a policy.',
  });
}

export function acknowledgeApi(api: Construct): void {
  const policy = 'iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs';
  Validations.of(api).acknowledge(
    {
      id: 'AwsSolutions-COG4',
      reason: 'Callers are services that sign their requests: IAM, not a user pool.',
    },
    {
      id: 'AwsSolutions-APIG3',
      reason: 'Every request is signed and throttled; a web ACL is for the owner of the account to attach.',
    },
    {
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:${policy}]`,
      reason: 'API Gateway checks its account-wide log role for this very policy of AWS.',
    },
  );
}

export function acknowledgeViewer(method: Construct): void {
  const reason = 'The page and its files hold nothing of anyone; what they ask of the API takes a token.';
  for (const id of ['AwsSolutions-APIG4', 'AwsSolutions-COG4'])
    Validations.of(method).acknowledge({ id, reason });
}

/** As cdk-nag writes a value: references in angle brackets. */
function flatten(scope: Construct, value: string): string {
  const resolved: unknown = Stack.of(scope).resolve(value);
  return Token.isUnresolved(value) ? textOf(resolved) : value;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('Ref' in value) return `<${String(value.Ref)}>`;
  return 'Fn::Join' in value && Array.isArray(value['Fn::Join']) ? textOf(value['Fn::Join'][1]) : '';
}
