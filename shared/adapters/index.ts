import type { Config } from '#shared/config.ts';
import { InvalidConfiguration, ProviderRefused } from '#shared/errors.ts';
import type { Model } from '#shared/ports/model.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { createStores } from './stores.ts';
import { createIds, sleep, systemClock } from './system-clock.ts';

export { createFileArchive } from './archive-files.ts';
export { embedTable } from './dynamodb/embed-table.ts';
export { type StoreParts, type Stores, createStores } from './stores.ts';
export { createIds, sleep, systemClock } from './system-clock.ts';

/** Stands for the model when none is configured: every step asks for its name and uses its twin. */
export const noModel: Model = {
  name: 'none',
  modelOf: () => 'none',
  complete: async () => {
    throw new ProviderRefused('No model is configured.');
  },
};

/**
 * The adapters of a Lambda function, from its configuration. Throws InvalidConfiguration that names the variable that
 * is missing.
 */
export async function createAwsPorts(config: Config): Promise<Ports> {
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
  const { createNetworkProviders } = await import('./network-providers.ts');
  return {
    ...stores,
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    model: noModel,
    executions: createStepFunctionsExecutions({ stateMachineArn, region }),
    // The queue's own function looks at the queue each minute; a poke will only make it look sooner.
    dispatcher: { poke: async () => undefined },
    providers: createNetworkProviders({ config, limiter: stores.limiter, clock: systemClock }),
    statistics: undefined,
  };
}

function needed(variable: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new InvalidConfiguration(`${variable} is not set.`, { remedy: `Set ${variable} and start again.` });
}
