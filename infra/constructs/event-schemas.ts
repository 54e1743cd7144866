import { CfnRegistry, CfnSchema } from 'aws-cdk-lib/aws-eventschemas';
import { Names } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { eventSchemas } from '#shared/domain/outgoing-schemas.ts';

/** The shape of each event, where code for subscribers is made from. */
export class EventSchemas extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const registry = new CfnRegistry(this, 'Registry', {
      registryName: Names.uniqueResourceName(this, { maxLength: 64, separator: '-' }),
      description: 'Events of Plumbline',
    });
    for (const { type, schema } of eventSchemas('draft-4')) {
      new CfnSchema(this, type, {
        registryName: registry.attrRegistryName,
        schemaName: `plumbline@${type}`,
        type: 'JSONSchemaDraft4',
        content: JSON.stringify(schema),
      });
    }
  }
}
