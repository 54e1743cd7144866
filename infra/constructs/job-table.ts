import type { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { TABLE_SCHEMA } from '#shared/domain/table.ts';

export interface JobTableProps {
  readonly removalPolicy: RemovalPolicy;
  readonly deletionProtection: boolean;
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
      ...props,
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
