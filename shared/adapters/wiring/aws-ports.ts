import type { Config } from '#shared/config.ts';
import { expandForFunctions } from '#shared/domain/automatic-providers.ts';
import { pageSeconds } from '#shared/domain/page-seconds.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { PageReader } from '#shared/ports/page-reader.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { noModel } from '../models/no-model.ts';
import { createStores } from '../storage/stores.ts';
import { createIds, sleep, systemClock } from './system-clock.ts';

/**
 * The adapters of a Lambda function that runs a step, from its configuration and the secret that this names. Throws
 * InvalidConfiguration that names the variable that is missing or the secret that cannot be used.
 */
export async function createAwsPorts(given: Config): Promise<Ports> {
  const { withSecretKeys } = await import('./secrets.ts');
  const ports = await createAwsServicePorts(await withSecretKeys(given));
  const { config, limiter } = ports;
  const { createModel } = await import('../models/create-model.ts');
  const { createAwsProviders, createAwsReaders } = await import('./aws-providers.ts');
  const outside = { config, limiter, clock: systemClock };
  return {
    ...ports,
    model: await createModel(config),
    providers: createAwsProviders(outside),
    ...createAwsReaders(outside, await pagesOf(config)),
  };
}

/**
 * The adapters of a function around the jobs, such as the API: it knows the names of the providers and asks none of
 * them, nor a model. Throws InvalidConfiguration that names the variable that is missing.
 */
export async function createAwsServicePorts(given: Config): Promise<Ports> {
  const names = expandForFunctions(given.search.providers, given);
  const config = { ...given, search: { ...given.search, providers: names } };
  const { store } = config;
  const bucketName = needed('BUCKET_NAME', store.bucketName);
  const stateMachineArn = needed('STATE_MACHINE_ARN', store.stateMachineArn);
  const { connectTable } = await import('../storage/dynamodb/connect-table.ts');
  const { createS3Archive } = await import('../storage/archive-s3.ts');
  const { createStepFunctionsExecutions } = await import('./executions-step-functions.ts');
  const { createEmfMetrics } = await import('./metrics-emf.ts');
  const { createLambdaDispatcher } = await import('./dispatcher-lambda.ts');
  const metrics = createEmfMetrics();
  const { region } = store;
  const stores = createStores({
    table: connectTable({ tableName: store.tableName, region, endpoint: store.dynamodbEndpoint, sleep }),
    archive: createS3Archive({ bucketName, region, endpoint: store.s3Endpoint }),
    clock: systemClock,
    sleep,
  });
  return {
    ...stores,
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    model: noModel,
    executions: createStepFunctionsExecutions({ stateMachineArn, region }),
    dispatcher: createLambdaDispatcher({ functionName: store.dispatchFunctionName, region, metrics }),
    providers: new Map(names.map((name) => [name, namedOnly(name)])),
    metrics,
    statistics: undefined,
  };
}

function namedOnly(name: string): ReturnType<Ports['providers']['get']> & object {
  const reason = new InvalidConfiguration(`This function does not search in ${name}.`);
  return { name, needsNetwork: true, search: async () => Promise.reject(reason) };
}

/** Undefined in a function that is not told of one: untrusted pages are never read beside the data. */
async function pagesOf(config: Config): Promise<PageReader | undefined> {
  const { functionName, timeoutSeconds } = config.fetch;
  if (functionName === undefined) return undefined;
  const { createLambdaPageReader } = await import('../reading/page-reader-lambda.ts');
  return createLambdaPageReader({
    functionName,
    region: config.store.region,
    timeoutSeconds: pageSeconds(timeoutSeconds),
  });
}

function needed(variable: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new InvalidConfiguration(`${variable} is not set.`, { remedy: `Set ${variable} and start again.` });
}
