import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { S3_SERVER_ACCESS_LOGS_USE_BUCKET_POLICY } from 'aws-cdk-lib/cx-api';
import { Construct } from 'constructs';
import { RETENTION_TAG } from '#shared/domain/retention.ts';

export interface ArchiveBucketProps {
  readonly removalPolicy: RemovalPolicy;
  /** Days that text which no report cites is kept. */
  readonly archiveRetentionDays: number;
  readonly encryptionKey: IKey | undefined;
}

const ACCESS_LOG_DAYS = 90;
const OLD_VERSION_DAYS = 30;
const UNFINISHED_UPLOAD_DAYS = 7;

/** Canonical text, raw bytes, digests, call records, reports: private, encrypted, over TLS only. */
export class ArchiveBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: ArchiveBucketProps) {
    super(scope, id);
    // By a bucket policy in every app, also where this flag is not set: the bucket takes no access-control lists.
    this.node.setContext(S3_SERVER_ACCESS_LOGS_USE_BUCKET_POLICY, true);
    const closed = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      removalPolicy: props.removalPolicy,
    };
    const accessLogs = new Bucket(this, 'AccessLogs', {
      ...closed,
      lifecycleRules: [{ expiration: Duration.days(ACCESS_LOG_DAYS) }],
    });
    this.bucket = new Bucket(this, 'Bucket', {
      ...closed,
      ...(props.encryptionKey === undefined
        ? {}
        : {
            encryption: BucketEncryption.KMS,
            encryptionKey: props.encryptionKey,
            bucketKeyEnabled: true,
          }),
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      lifecycleRules: [
        {
          id: 'uncited-text-expires',
          tagFilters: { [RETENTION_TAG.name]: RETENTION_TAG.value },
          expiration: Duration.days(props.archiveRetentionDays),
        },
        {
          id: 'leftovers-expire',
          noncurrentVersionExpiration: Duration.days(OLD_VERSION_DAYS),
          abortIncompleteMultipartUploadAfter: Duration.days(UNFINISHED_UPLOAD_DAYS),
        },
      ],
    });
  }
}
