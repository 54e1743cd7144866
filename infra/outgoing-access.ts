import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';

/** The key that the secrets of webhooks are sealed with. */
export function readWebhookKey(secret: ISecret): readonly PolicyStatement[] {
  const { encryptionKey } = secret;
  return [
    new PolicyStatement({
      sid: 'ReadWebhookKey',
      actions: ['secretsmanager:GetSecretValue'],
      resources: [secret.secretArn],
    }),
    ...(encryptionKey === undefined
      ? []
      : [
          new PolicyStatement({
            sid: 'DecryptWebhookKey',
            actions: ['kms:Decrypt'],
            resources: [encryptionKey.keyArn],
          }),
        ]),
  ];
}

export function askToPost(postFunction: IFunction): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'AskToPost',
      actions: ['lambda:InvokeFunction'],
      resources: [postFunction.functionArn],
    }),
  ];
}
