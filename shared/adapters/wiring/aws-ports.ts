import type { Config } from '#shared/config.ts';
import { expandForFunctions } from '#shared/domain/automatic-providers.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { noModel } from '../models/no-model.ts';
import { connectTable } from '../storage/dynamodb/connect-table.ts';
import { createS3Archive } from '../storage/archive-s3.ts';
import { createStores } from '../storage/stores.ts';
import { countEnds, countOpened } from './counted-stores.ts';
import { createEmfMetrics } from './metrics-emf.ts';
import { createIds, sleep, systemClock } from './system-clock.ts';

/** Ports with the whole configuration, of which parts are made. */
export interface AwsGiven extends Ports {
  readonly config: Config;
}

type Part<Name extends keyof Ports> = (given: AwsGiven) => Promise<Pick<Ports, Name>>;

/** What a function has beside the stores, each only where it is used: a bundle holds what its handler names. */
export interface AwsParts {
  /** Puts the keys of services into the configuration, before all else. */
  readonly keys: (config: Config) => Promise<Config>;
  readonly model: Part<'model'>;
  readonly searching: Part<'providers'>;
  readonly reading: Part<'pages' | 'fullTexts'>;
  readonly ranking: Part<'reranker'>;
  /** For those who compare what texts mean. */
  readonly encoding: Part<'encoder'>;
  readonly executing: Part<'executions'>;
  /** For those who begin runs of batches, or end them. */
  readonly batching: Part<'batchRuns'>;
  readonly notifying: Part<'dispatcher'>;
  /** For those who take addresses of webhooks. */
  readonly registering: Part<'poster' | 'sealer'>;
  /** For those who keep schedules. */
  readonly timing: Part<'timers'>;
  /** For those who notify others. */
  readonly delivering: Part<'events' | 'poster' | 'sealer'>;
}

/**
 * The adapters of a Lambda function, from its configuration. What it is given no part for is there by name and refuses to
 * work. Throws InvalidConfiguration that names the variable that is missing or the secret that cannot be used.
 */
export async function createAwsPorts(given: Config, parts: Partial<AwsParts>): Promise<Ports> {
  const { keys, model, searching, reading, ranking, executing, batching, notifying } = parts;
  const { registering, timing, delivering, encoding } = parts;
  const stores = createStoresOnly(keys === undefined ? given : await keys(given));
  const rest = [model, searching, reading, ranking, executing, batching, notifying];
  const outer = [registering, timing, delivering, encoding];
  const made = await Promise.all([...rest, ...outer].map(async (part) => part?.(stores)));
  return Object.assign({}, stores, ...made);
}

function createStoresOnly(given: Config): AwsGiven {
  const names = expandForFunctions(given.search.providers, given);
  const config = { ...given, search: { ...given.search, providers: names } };
  const { tableName, region, dynamodbEndpoint, s3Endpoint, bucketName, stateMachineArn } = config.store;
  const metrics = createEmfMetrics(nameOf(needed('STATE_MACHINE_ARN', stateMachineArn)));
  const stores = createStores({
    table: connectTable({ tableName, region, endpoint: dynamodbEndpoint, sleep }),
    archive: createS3Archive({ bucketName: needed('BUCKET_NAME', bucketName), region, endpoint: s3Endpoint }),
    clock: systemClock,
    sleep,
    retentionDays: config.job.recordRetentionDays,
    requestsPerMinute: config.search.requestsPerMinute,
    maximumSlots: config.job.maxConcurrency,
  });
  return {
    ...stores,
    jobs: countEnds(stores.jobs, metrics),
    breakers: countOpened(stores.breakers, metrics),
    config,
    clock: systemClock,
    ids: createIds(systemClock),
    model: noModel,
    executions: noExecutions,
    dispatcher: { notify: async () => undefined },
    providers: new Map(names.map((name) => [name, namedOnly(name)])),
    metrics,
    statistics: undefined,
  };
}

/** One deployment has one state machine, whose name no other has. */
function nameOf(stateMachineArn: string): string {
  return stateMachineArn.slice(stateMachineArn.lastIndexOf(':') + 1);
}

function namedOnly(name: string): ReturnType<Ports['providers']['get']> & object {
  const reason = new InvalidConfiguration(`This function does not search in ${name}.`);
  return { name, needsNetwork: true, search: async () => Promise.reject(reason) };
}

const refuse = async (): Promise<never> =>
  Promise.reject(new InvalidConfiguration('This function has nothing to do with executions.'));

const noExecutions: Ports['executions'] = {
  start: refuse,
  describe: refuse,
  stop: refuse,
  answer: refuse,
  giveUp: refuse,
};

export function needed(variable: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new InvalidConfiguration(`${variable} is not set.`, { remedy: `Set ${variable} and start again.` });
}
