import { Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Where events go that no function took: kept for two weeks, for a person to look at. */
export class UndeliveredQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, props: { readonly encryptionKey: IKey | undefined }) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      ...(props.encryptionKey === undefined
        ? { encryption: QueueEncryption.SQS_MANAGED }
        : { encryption: QueueEncryption.KMS, encryptionMasterKey: props.encryptionKey }),
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the queue for what could not be delivered elsewhere.',
    });
  }

  /** For a function whose own events end up here. */
  keeping(): PolicyStatement {
    return new PolicyStatement({
      sid: 'KeepUndelivered',
      actions: ['sqs:SendMessage'],
      resources: [this.queue.queueArn],
    });
  }
}
