import { join } from 'node:path';
import type { Config } from '#shared/config.ts';
import { ENCODER_FOLDER } from '#shared/domain/encoder-files.ts';
import { pageSeconds } from '#shared/domain/page-seconds.ts';
import { copiedFiles } from '../encoding/encoder-files.ts';
import { createMiniLm } from '../encoding/minilm.ts';
import { createModel } from '../models/create-model.ts';
import { createLambdaPageReader } from '../reading/page-reader-lambda.ts';
import { checkProviderNames, createAwsProviders } from './aws-providers.ts';
import { createAwsReranker } from './aws-reranker.ts';
import { type AwsParts, needed } from './aws-ports.ts';
import { createStepFunctionsBatchRuns } from './batch-runs-step-functions.ts';
import { createLambdaDispatcher } from './dispatcher-lambda.ts';
import { createStepFunctionsExecutions } from './executions-step-functions.ts';
import { createDelivering, createRegistering } from './outgoing-aws.ts';
import type { SchedulerAddress } from './timers-event-bridge.ts';
import { createFullTexts, searchesNetwork } from './full-texts.ts';

export const keys: AwsParts['keys'] = async (config) => {
  if (config.store.keysSecretArn === undefined) return config;
  const { withSecretKeys } = await import('./secrets.ts');
  return withSecretKeys(config);
};

export const model: AwsParts['model'] = async ({ config }) => ({ model: await createModel(config) });

export const searching: AwsParts['searching'] = async (given) => {
  checkProviderNames(given);
  return { providers: await createAwsProviders(given) };
};

/** Pages only where a function reads them: untrusted pages are never read beside the data. */
export const reading: AwsParts['reading'] = async (given) => {
  const { config } = given;
  if (!searchesNetwork(config)) return {};
  const { functionName, timeoutSeconds } = config.fetch;
  const fullTexts = await createFullTexts(given);
  if (functionName === undefined) return { fullTexts };
  const asked = { functionName, region: config.store.region, timeoutSeconds: pageSeconds(timeoutSeconds) };
  return { fullTexts, pages: createLambdaPageReader(asked) };
};

export const ranking: AwsParts['ranking'] = async (given) => ({ reranker: createAwsReranker(given) });

/** Its files lie beside the bundle. */
export const encoding: AwsParts['encoding'] = async ({ config }) => {
  if (config.search.encoder === 'none') return {};
  return { encoder: createMiniLm(() => copiedFiles(join(import.meta.dirname, ENCODER_FOLDER))) };
};

export const executing: AwsParts['executing'] = async ({ config: { store } }) => {
  const stateMachineArn = needed('STATE_MACHINE_ARN', store.stateMachineArn);
  return { executions: createStepFunctionsExecutions({ stateMachineArn, region: store.region }) };
};

/** Only those know the state machine of batches who begin or end runs of it. */
export const batching: AwsParts['batching'] = async ({ config: { store } }) => {
  const { batchStateMachineArn: stateMachineArn, region } = store;
  return stateMachineArn === undefined
    ? {}
    : { batchRuns: createStepFunctionsBatchRuns({ stateMachineArn, region }) };
};

export const notifying: AwsParts['notifying'] = async ({ config: { store, outgoing }, metrics }) => ({
  dispatcher: createLambdaDispatcher({
    functionNames: [store.dispatchFunctionName, outgoing.deliverFunctionName],
    region: store.region,
    metrics,
  }),
});

export const registering: AwsParts['registering'] = async ({ config }) => createRegistering(config);

/** Most requests keep no schedule: the client is made for the first that does. */
export const timing: AwsParts['timing'] = async (given) => {
  const made = once(async () => {
    const { createEventBridgeTimers } = await import('./timers-event-bridge.ts');
    return createEventBridgeTimers(schedulerAddress(given.config), given.clock);
  });
  return {
    timers: {
      set: async (schedule) => (await made()).set(schedule),
      isSet: async (schedule) => (await made()).isSet(schedule),
      remove: async (reference) => (await made()).remove(reference),
    },
  };
};

export const delivering: AwsParts['delivering'] = async ({ config }) => createDelivering(config);

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return async () => (made ??= make());
}

function schedulerAddress({ schedules, store }: Config): SchedulerAddress {
  const { groupName, targetArn, roleArn, deadLetterArn } = schedules;
  return {
    groupName: needed('SCHEDULE_GROUP_NAME', groupName),
    target: () => ({
      targetArn: needed('SCHEDULE_TARGET_ARN', targetArn),
      roleArn: needed('SCHEDULE_ROLE_ARN', roleArn),
      deadLetterArn: needed('SCHEDULE_DEAD_LETTER_ARN', deadLetterArn),
    }),
    region: store.region,
  };
}
