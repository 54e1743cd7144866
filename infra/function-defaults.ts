import { fileURLToPath } from 'node:url';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { machineArns, useKey } from './access.ts';
import type { FunctionDefaults } from './constructs/service-function.ts';
import type { DeepResearchProps } from './deep-research-props.ts';
import { serviceEnvironment } from './settings.ts';

const BUNDLES = fileURLToPath(new URL('../dist/functions', import.meta.url));
/** The page and the script of the viewer. */
export const VIEWER_FILES = fileURLToPath(new URL('../dist/viewer-files', import.meta.url));

/** The stores of a service that is being made. */
interface Stores extends Construct {
  readonly table: ITable;
  readonly archive: IBucket;
}

/** What all functions of a deployment have in common. */
export function functionDefaults(
  service: Stores,
  props: DeepResearchProps,
  stateMachineName: string,
): FunctionDefaults {
  return {
    bundleFolder: props.bundleFolder ?? BUNDLES,
    logRetention: props.logRetention ?? RetentionDays.THREE_MONTHS,
    network: props.network,
    sharedStatements: useKey(props.encryptionKey),
    environment: serviceEnvironment(props.settings ?? {}, {
      TABLE_NAME: service.table.tableName,
      BUCKET_NAME: service.archive.bucketName,
      STATE_MACHINE_ARN: machineArns(service, stateMachineName).stateMachineArn,
    }),
  };
}
