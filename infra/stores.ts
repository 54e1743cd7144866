import { RemovalPolicy } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { ARCHIVE_RETENTION_DAYS } from '#shared/domain/retention.ts';
import { ArchiveBucket } from './constructs/archive-bucket.ts';
import { JobTable } from './constructs/job-table.ts';
import type { DeepResearchProps } from './deep-research-props.ts';

export function tableOf(scope: Construct, props: DeepResearchProps): Table {
  return new JobTable(scope, 'Jobs', {
    removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
    deletionProtection: props.deletionProtection ?? true,
    encryptionKey: props.encryptionKey,
  }).table;
}

export function archiveOf(scope: Construct, props: DeepResearchProps): Bucket {
  return new ArchiveBucket(scope, 'Archive', {
    removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
    archiveRetentionDays: props.archiveRetentionDays ?? ARCHIVE_RETENTION_DAYS,
    encryptionKey: props.encryptionKey,
  }).bucket;
}
