import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { addSources, askForPages, readKeys, useRecords } from './access.ts';
import { type FunctionDefaults, ServiceFunction } from './constructs/service-function.ts';
import { CHECK_BUNDLE } from './functions.ts';

export interface CheckFunctionProps {
  readonly defaults: FunctionDefaults;
  readonly table: ITable;
  readonly archive: IBucket;
  /** Reads the pages. */
  readonly pageFunction: IFunction;
  /** Keys of the services that have full texts. */
  readonly apiKeysSecret: ISecret | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

/** A gateway gives up on an answer that has not begun after five minutes. */
const CHECK_SECONDS = 290;

/** Checks texts: has pages read by the function for that, archives them, and counts what a caller submits. */
export function checkFunction(scope: Construct, props: CheckFunctionProps): IFunction {
  const { defaults, table, archive, pageFunction, apiKeysSecret } = props;
  return new ServiceFunction(scope, 'CheckHandler', {
    ...defaults,
    bundle: CHECK_BUNDLE,
    description: 'Checks texts against the pages that they cite',
    timeoutSeconds: CHECK_SECONDS,
    memoryMegabytes: 1024,
    environment: {
      ...defaults.environment,
      ...props.environment,
      FETCH_FUNCTION_NAME: pageFunction.functionArn,
      ...(apiKeysSecret === undefined
        ? {}
        : { API_KEYS_SECRET_ARN: apiKeysSecret.secretFullArn ?? apiKeysSecret.secretArn }),
    },
    statements: [
      ...useRecords(table),
      ...addSources(archive),
      ...askForPages(pageFunction),
      ...(apiKeysSecret === undefined ? [] : readKeys(apiKeysSecret)),
    ],
  }).live;
}
