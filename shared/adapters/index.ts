import type { Config } from '#shared/config.ts';
import { expandForFunctions } from '#shared/domain/automatic-providers.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createModel } from './models/create-model.ts';
import { createStores } from './stores.ts';
import { createIds, sleep, systemClock } from './system-clock.ts';

export { createFileArchive } from './archive-files.ts';
export { embedTable } from './dynamodb/embed-table.ts';
export { createModel, describeModel } from './models/create-model.ts';
export { noModel } from './models/no-model.ts';
export { type StoreParts, type Stores, createStores } from './stores.ts';
export { createIds, sleep, systemClock } from './system-clock.ts';

/**
 * The adapters of a Lambda function, from its configuration. Throws InvalidConfiguration that names the variable that
 * is missing.
 */
export async function createAwsPorts(given: Config): Promise<Ports> {
  const providers = expandForFunctions(given.search.providers, given);
  const config = { ...given, search: { ...given.search, providers } };
  const { store } = config;
  const bucketName = needed('BUCKET_NAME', store.bucketName);
  const stateMachineArn = needed('STATE_MACHINE_ARN', store.stateMachineArn);
  const { connectTable } = await import('./dynamodb/connect-table.ts');
  const { createS3Archive } = await import('./archive-s3.ts');
  const { createStepFunctionsExecutions } = await import('./executions-step-functions.ts');
  const { region } = store;
  const stores = createStores({
    table: connectTable({ tableName: store.tableName, region, endpoint: store.dynamodbEndpoint, sleep }),
    archive: createS3Archive({ bucketName, region, endpoint: store.s3Endpoint }),
    clock: systemClock,
    sleep,
  });
  const { createEmfMetrics } = await import('./metrics-emf.ts');
  const { createNetworkProviders } = await import('./network-providers.ts');
  const { createReaders } = await import('./readers.ts');
  const outside = { config, limiter: stores.limiter, clock: systemClock };
  return {
    ...stores,
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    model: await createModel(config),
    executions: createStepFunctionsExecutions({ stateMachineArn, region }),
    // The queue's own function looks at the queue each minute; a poke will only make it look sooner.
    dispatcher: { poke: async () => undefined },
    providers: createNetworkProviders(outside),
    ...createReaders(outside, undefined),
    metrics: createEmfMetrics(),
    statistics: undefined,
  };
}

function needed(variable: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new InvalidConfiguration(`${variable} is not set.`, { remedy: `Set ${variable} and start again.` });
}
