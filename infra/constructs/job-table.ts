import type { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { TABLE_SCHEMA } from '#shared/domain/table.ts';

export interface JobTableProps {
  readonly removalPolicy: RemovalPolicy;
  readonly deletionProtection: boolean;
  readonly encryptionKey: IKey | undefined;
}

/** The one table: jobs and everything under them, caches, limits, slots. Pays per request, can be rewound. */
export class JobTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, props: JobTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: stringAttribute(TABLE_SCHEMA.partitionKey),
      sortKey: stringAttribute(TABLE_SCHEMA.sortKey),
      timeToLiveAttribute: TABLE_SCHEMA.timeToLiveAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: props.removalPolicy,
      deletionProtection: props.deletionProtection,
      ...(props.encryptionKey === undefined
        ? {}
        : { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey: props.encryptionKey }),
    });
    for (const index of TABLE_SCHEMA.indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: stringAttribute(index.partitionKey),
        sortKey: stringAttribute(index.sortKey),
      });
    }
  }
}

function stringAttribute(name: string): { readonly name: string; readonly type: AttributeType } {
  return { name, type: AttributeType.STRING };
}
