import { Names, RemovalPolicy } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Config } from '#shared/config.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import {
  askForLook,
  eraseFromArchive,
  lookAtResearch,
  machineArns,
  readArchive,
  startResearch,
  stopResearch,
  useTable,
} from './access.ts';
import { acknowledgeArchiveAccess, acknowledgeReranking, acknowledgeStopping } from './acknowledgements.ts';
import { ArchiveBucket } from './constructs/archive-bucket.ts';
import { JobTable } from './constructs/job-table.ts';
import { PageFunction } from './constructs/page-function.ts';
import { QueueFunctions, namedFor } from './constructs/queue-functions.ts';
import { ResearchAlarms } from './constructs/research-alarms.ts';
import { ResearchApi, STREAM_SECONDS } from './constructs/research-api.ts';
import { ResearchDashboard } from './constructs/research-dashboard.ts';
import { ResearchMachine } from './constructs/research-machine.ts';
import { type FunctionDefaults, ServiceFunction } from './constructs/service-function.ts';
import { StepFunctions } from './constructs/step-functions.ts';
import type { DeepResearchProps } from './deep-research-props.ts';
import { functionDefaults } from './function-defaults.ts';
import { API_BUNDLE, STREAM_BUNDLE } from './functions.ts';
import { checkSettings } from './settings.ts';
import { defineMachine, machineOptions } from './state-machine/definition.ts';
import { stepAccess } from './step-access.ts';
import { taskSeconds } from './task-seconds.ts';

export type { DeepResearchProps };

/**
 * A whole deep-research service: API, queue, state machine, table and archive.
 * A caller needs `execute-api:Invoke` on its API and nothing else (`grantUse`).
 */
export class DeepResearch extends Construct {
  readonly api: RestApi;
  readonly stateMachine: StateMachine;
  readonly table: Table;
  readonly archive: Bucket;
  /** What wakes a person; each leads to its section of the runbook. */
  readonly alarms: ResearchAlarms;

  constructor(scope: Construct, id: string, props: DeepResearchProps = {}) {
    super(scope, id);
    const config = checkSettings(props.settings ?? {}, { hasKeys: props.apiKeysSecret !== undefined });
    const stateMachineName = Names.uniqueResourceName(this, { maxLength: 80 });
    this.table = tableOf(this, props);
    this.archive = archiveOf(this, props);
    const defaults = functionDefaults(this, props, stateMachineName);
    const pageFunction = pagesOf(this, props, { config, defaults });
    const queue = queueOf(this, props, { stateMachineName, defaults });
    const shared = { stateMachineName, defaults, dispatch: queue.dispatch };
    this.stateMachine = machineOf(this, props, { ...shared, config, pageFunction });
    this.api = apiOf(this, props, shared);
    this.alarms = watch(this, props, { stateMachineName, queue });
    acknowledgeArchiveAccess(this, this.archive);
    acknowledgeStopping(this, stateMachineName);
  }

  /** Lets a role or user of the account submit questions and read what its jobs found. */
  grantUse(grantee: IGrantable): void {
    for (const method of ['GET', 'POST']) {
      grantee.grantPrincipal.addToPrincipalPolicy(
        new PolicyStatement({
          actions: ['execute-api:Invoke'],
          resources: [this.api.arnForExecuteApi(method, '/v1/research/*', 'live')],
        }),
      );
    }
  }
}

interface Shared {
  readonly stateMachineName: string;
  readonly defaults: FunctionDefaults;
  /** Starts queued jobs; steps and the API ask it to look. */
  readonly dispatch: IFunction;
}

const RUNBOOK = 'docs/runbook.md';

function tableOf(scope: Construct, props: DeepResearchProps): Table {
  return new JobTable(scope, 'Jobs', {
    removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
    deletionProtection: props.deletionProtection ?? true,
    encryptionKey: props.encryptionKey,
  }).table;
}

function archiveOf(scope: Construct, props: DeepResearchProps): Bucket {
  return new ArchiveBucket(scope, 'Archive', {
    removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
    archiveRetentionDays: props.archiveRetentionDays ?? 30,
    encryptionKey: props.encryptionKey,
  }).bucket;
}

function pagesOf(
  service: DeepResearch,
  props: DeepResearchProps,
  { config, defaults }: { readonly config: Config; readonly defaults: FunctionDefaults },
): IFunction {
  return new PageFunction(service, 'Pages', {
    ...defaults,
    settings: props.settings ?? {},
    fetchSeconds: config.fetch.timeoutSeconds,
    reservedConcurrency: props.pageConcurrency,
  }).lambda;
}

function machineOf(
  service: DeepResearch,
  props: DeepResearchProps,
  shared: Shared & { readonly config: Config; readonly pageFunction: IFunction },
): StateMachine {
  const { config, pageFunction } = shared;
  const definition = defineMachine(machineOptions(config));
  const steps = new StepFunctions(service, 'Steps', {
    ...shared.defaults,
    stateSeconds: taskSeconds(definition),
    access: stepAccess(service, {
      config,
      table: service.table,
      archive: service.archive,
      dispatch: shared.dispatch,
      pageFunction,
      apiKeysSecret: props.apiKeysSecret,
    }),
  });
  if (config.search.reranker === 'bedrock') {
    for (const state of TASK_STATES.filter((one) => STEPS[one].ranks))
      acknowledgeReranking(steps.node.findChild(state));
  }
  return new ResearchMachine(service, 'Machine', {
    stateMachineName: shared.stateMachineName,
    definition,
    functions: steps.functions,
    logRetention: shared.defaults.logRetention,
  }).stateMachine;
}

function queueOf(
  service: DeepResearch,
  props: DeepResearchProps,
  shared: Omit<Shared, 'dispatch'>,
): QueueFunctions {
  const { stateMachineName, defaults } = shared;
  const stores = [...useTable(service.table), ...readArchive(service.archive)];
  return new QueueFunctions(service, 'Queue', {
    ...defaults,
    encryptionKey: props.encryptionKey,
    stateMachineArn: machineArns(service, stateMachineName).stateMachineArn,
    statements: {
      dispatch: [...stores, ...startResearch(service, stateMachineName)],
      close: stores,
      sweep: [
        ...stores,
        ...lookAtResearch(service, stateMachineName),
        ...stopResearch(service, stateMachineName),
      ],
    },
  });
}

function watch(
  service: DeepResearch,
  props: DeepResearchProps,
  { stateMachineName, queue }: { readonly stateMachineName: string; readonly queue: QueueFunctions },
): ResearchAlarms {
  const { stateMachine, api, table } = service;
  const { dispatch, close, sweep, undelivered } = queue;
  const runbookUrl = props.runbookUrl ?? RUNBOOK;
  const watched = { stateMachineName, stateMachine, api, table, dispatch, close, sweep, undelivered };
  const alarms = new ResearchAlarms(service, 'Alarms', { ...watched, runbookUrl, topic: props.alarmTopic });
  new ResearchDashboard(service, 'Overview', { ...watched, runbookUrl, alarms });
  return alarms;
}

function apiOf(service: DeepResearch, props: DeepResearchProps, shared: Shared): RestApi {
  const { defaults } = shared;
  return new ResearchApi(service, 'Http', {
    handler: apiFunction(service, shared, {
      id: 'ApiHandler',
      bundle: API_BUNDLE,
      description: 'Answers every request below /v1',
      timeoutSeconds: 29,
    }),
    ...(props.streamsEvents === false
      ? {}
      : {
          streamHandler: apiFunction(service, shared, {
            id: 'StreamHandler',
            bundle: STREAM_BUNDLE,
            description: 'Streams the events of a job as they happen',
            timeoutSeconds: STREAM_SECONDS,
          }),
        }),
    logRetention: defaults.logRetention,
    requestsPerSecond: props.throttling?.requestsPerSecond ?? 20,
    burst: props.throttling?.burst ?? 40,
    setsAccountLogRole: props.setsAccountLogRole ?? false,
  }).api;
}

interface ApiFunction {
  readonly id: string;
  readonly bundle: string;
  readonly description: string;
  readonly timeoutSeconds: number;
}

function apiFunction(service: DeepResearch, shared: Shared, { id, ...own }: ApiFunction): IFunction {
  const { defaults, dispatch } = shared;
  return new ServiceFunction(service, id, {
    ...defaults,
    ...own,
    environment: { ...defaults.environment, ...namedFor(dispatch) },
    memoryMegabytes: 1024,
    statements: [
      ...useTable(service.table),
      ...readArchive(service.archive),
      ...eraseFromArchive(service.archive),
      ...stopResearch(service, shared.stateMachineName),
      ...askForLook(dispatch),
    ],
  }).live;
}
