import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  askForLook,
  batchMachineName,
  batchesNamed,
  eraseFromArchive,
  keepBatches,
  lookAtResearch,
  readArchive,
  stopResearch,
  takeUploads,
  useTable,
} from './access.ts';
import { readWebhookKey } from './outgoing-access.ts';
import { type OutgoingFunctions, keyNamed } from './constructs/outgoing-functions.ts';
import { namedFor } from './constructs/queue-functions.ts';
import type { Schedules } from './constructs/schedules.ts';
import { type FunctionDefaults, ServiceFunction } from './constructs/service-function.ts';

interface Service extends Construct {
  readonly table: ITable;
  readonly archive: IBucket;
}

interface Shared {
  readonly stateMachineName: string;
  readonly defaults: FunctionDefaults;
  readonly dispatch: IFunction;
  readonly outgoing: OutgoingFunctions;
  readonly schedules: Schedules;
}

interface ApiFunction {
  readonly id: string;
  readonly bundle: string;
  readonly description: string;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** A function that answers requests: as much as a caller may do, over all callers. */
export function apiFunction(service: Service, shared: Shared, { id, ...own }: ApiFunction): IFunction {
  const { defaults, dispatch, outgoing, schedules } = shared;
  return new ServiceFunction(service, id, {
    ...defaults,
    ...own,
    environment: {
      ...defaults.environment,
      ...own.environment,
      ...namedFor(dispatch, outgoing.deliver),
      ...keyNamed(outgoing.webhookKey),
      ...schedules.environment,
      ...batchesNamed(service, shared.stateMachineName),
    },
    memoryMegabytes: 1024,
    statements: [
      ...useTable(service.table),
      ...readArchive(service.archive),
      ...takeUploads(service.archive),
      ...keepBatches(service.archive),
      ...eraseFromArchive(service.archive),
      ...stopResearch(service, shared.stateMachineName, batchMachineName(shared.stateMachineName)),
      ...lookAtResearch(service, shared.stateMachineName),
      ...askForLook(dispatch, outgoing.deliver),
      ...readWebhookKey(outgoing.webhookKey),
      ...schedules.statements,
    ],
  }).live;
}
