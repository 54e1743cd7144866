// Longer than 250 lines: one place says of what parts the construct is made, and who may use it.
import { Names } from 'aws-cdk-lib';
import { AuthorizationType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Config } from '#shared/config.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import {
  batchMachineName,
  batchesNamed,
  letInvoke,
  keepBatches,
  lookAtResearch,
  machineArns,
  readArchive,
  startBatchRuns,
  startResearch,
  stopResearch,
  useTable,
} from './access.ts';
import { acknowledgeArchiveAccess, acknowledgeReranking, acknowledgeStopping } from './acknowledgements.ts';
import { apiFunction } from './api-functions.ts';
import { checkFunction } from './check-function.ts';
import { BatchMachine } from './constructs/batch-machine.ts';
import { OutgoingFunctions } from './constructs/outgoing-functions.ts';
import { PageFunction } from './constructs/page-function.ts';
import { peopleApi } from './constructs/people-api.ts';
import { QueueFunctions } from './constructs/queue-functions.ts';
import { ResearchAlarms } from './constructs/research-alarms.ts';
import { ResearchApi, STREAM_SECONDS } from './constructs/research-api.ts';
import { ResearchDashboard } from './constructs/research-dashboard.ts';
import { ResearchMachine } from './constructs/research-machine.ts';
import { Schedules } from './constructs/schedules.ts';
import type { FunctionDefaults } from './constructs/service-function.ts';
import { StepFunctions } from './constructs/step-functions.ts';
import type { DeepResearchProps } from './deep-research-props.ts';
import { functionDefaults } from './function-defaults.ts';
import { API_BUNDLE, MCP_BUNDLE, STREAM_BUNDLE } from './functions.ts';
import { checkSettings } from './settings.ts';
import { archiveOf, tableOf } from './stores.ts';
import { defineMachine, machineOptions } from './state-machine/definition.ts';
import { stepAccess } from './step-access.ts';
import { taskSeconds } from './task-seconds.ts';

export type { DeepResearchProps };

/**
 * A whole deep-research service: API, queue, state machine, table and archive.
 * A caller needs `execute-api:Invoke` on its API and nothing else (`grantUse`).
 */
export class DeepResearch extends Construct {
  /** For services, who sign their requests. */
  readonly api: RestApi;
  /** For people, with tokens of their identity provider; undefined where none are let in. */
  readonly peopleApi: RestApi | undefined;
  /** Where people open the viewer; undefined where there is none. */
  readonly viewerUrl: string | undefined;
  readonly stateMachine: StateMachine;
  /** Submits the lines of batches. */
  readonly batchMachine: StateMachine;
  readonly table: Table;
  readonly archive: Bucket;
  /** Where other services hear what happens; their rules match `source: ['plumbline']`. */
  readonly events: EventBus;
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
    const outgoing = outgoingOf(this, props, { config, defaults });
    this.events = outgoing.bus;
    const queue = queueOf(this, props, { stateMachineName, defaults, outgoing });
    const shared = { stateMachineName, defaults, outgoing, dispatch: queue.dispatch };
    this.stateMachine = machineOf(this, props, { ...shared, config, pageFunction });
    this.batchMachine = new BatchMachine(this, 'Batches', {
      stateMachineName: batchMachineName(stateMachineName),
      batchFunction: queue.batch,
      archive: this.archive,
      encryptionKey: props.encryptionKey,
      logRetention: defaults.logRetention,
    }).stateMachine;
    const schedules = schedulesOf(this, props, { ...shared, queue });
    const { api, peopleApi: forPeople } = apiOf(this, props, { ...shared, pageFunction, schedules });
    this.api = api;
    this.peopleApi = forPeople;
    this.viewerUrl = props.people?.viewer === undefined ? undefined : forPeople?.url;
    this.alarms = watch(this, props, { stateMachineName, queue, outgoing, schedules });
    acknowledgeArchiveAccess(this, this.archive);
    acknowledgeStopping(this, stateMachineName);
    acknowledgeStopping(this, batchMachineName(stateMachineName));
  }

  /** Lets a role or user of the account submit questions and read what its jobs found. */
  grantUse(grantee: IGrantable): void {
    const resources = ['GET', 'POST', 'PATCH', 'DELETE'].flatMap((method) =>
      USED_PATHS.map((path) => this.api.arnForExecuteApi(method, path, 'live')),
    );
    letInvoke(grantee, resources);
  }

  /** Lets a role or user take away all that is kept of a tenant. */
  grantErasure(grantee: IGrantable): void {
    letInvoke(grantee, [this.api.arnForExecuteApi('DELETE', '/v1/admin/tenants/*', 'live')]);
  }

  /** Lets a role or user see the state and the cost of the jobs of all tenants, and nothing of their text. */
  grantOversight(grantee: IGrantable): void {
    letInvoke(grantee, [this.api.arnForExecuteApi('GET', '/v1/admin/*', 'live')]);
  }
}

/** What a caller needs who is a service. */
const USED_PATHS = [
  '/v1/research/*',
  '/v1/checks',
  ...['batches', 'standing', 'schedules'].flatMap((name) => [`/v1/${name}`, `/v1/${name}/*`]),
  '/mcp',
];

interface Apis {
  readonly api: RestApi;
  readonly peopleApi?: RestApi;
}

interface Shared {
  readonly stateMachineName: string;
  readonly defaults: FunctionDefaults;
  /** Starts queued jobs; steps and the API ask it to look. */
  readonly dispatch: IFunction;
  readonly outgoing: OutgoingFunctions;
}

interface Queued {
  readonly queue: QueueFunctions;
}

const RUNBOOK = 'docs/runbook.md';

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
      deliver: shared.outgoing.deliver,
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

function outgoingOf(
  service: DeepResearch,
  props: DeepResearchProps,
  { config, defaults }: { readonly config: Config; readonly defaults: FunctionDefaults },
): OutgoingFunctions {
  return new OutgoingFunctions(service, 'Outgoing', {
    ...defaults,
    settings: props.settings ?? {},
    webhookSeconds: config.outgoing.webhookTimeoutSeconds,
    encryptionKey: props.encryptionKey,
    statements: useTable(service.table),
  });
}

function queueOf(
  service: DeepResearch,
  props: DeepResearchProps,
  shared: Omit<Shared, 'dispatch'>,
): QueueFunctions {
  const { stateMachineName, defaults, outgoing } = shared;
  const stores = [
    ...useTable(service.table),
    ...readArchive(service.archive),
    ...keepBatches(service.archive),
  ];
  const batchName = batchMachineName(stateMachineName);
  return new QueueFunctions(service, 'Queue', {
    ...defaults,
    environment: { ...defaults.environment, ...batchesNamed(service, stateMachineName) },
    encryptionKey: props.encryptionKey,
    deliver: outgoing.deliver,
    stateMachineArn: machineArns(service, stateMachineName).stateMachineArn,
    statements: {
      dispatch: [
        ...stores,
        ...startResearch(service, stateMachineName),
        ...startBatchRuns(service, batchName),
      ],
      batch: [...stores, ...stopResearch(service, stateMachineName)],
      close: stores,
      sweep: [
        ...stores,
        ...lookAtResearch(service, stateMachineName, batchName),
        ...stopResearch(service, stateMachineName, batchName),
        ...startBatchRuns(service, batchName),
      ],
    },
  });
}

function schedulesOf(
  service: DeepResearch,
  props: DeepResearchProps,
  { stateMachineName, defaults, outgoing, queue }: Omit<Shared, 'dispatch'> & Queued,
): Schedules {
  const { dispatch, undelivered } = queue;
  return new Schedules(service, 'Schedules', {
    ...defaults,
    groupName: stateMachineName.slice(-MOST_OF_GROUP_NAME),
    encryptionKey: props.encryptionKey,
    dispatch,
    undelivered,
    deliver: outgoing.deliver,
    statements: [
      ...useTable(service.table),
      ...readArchive(service.archive),
      ...keepBatches(service.archive),
    ],
  });
}

const MOST_OF_GROUP_NAME = 64;

interface Watched extends Pick<Shared, 'stateMachineName' | 'outgoing'>, Queued {
  readonly schedules: Schedules;
}

function watch(
  service: DeepResearch,
  props: DeepResearchProps,
  { stateMachineName, queue, outgoing, schedules }: Watched,
): ResearchAlarms {
  const { stateMachine, batchMachine, api, table } = service;
  const { dispatch, batch, close, sweep, undelivered } = queue;
  const { deliver, post } = outgoing;
  const runbookUrl = props.runbookUrl ?? RUNBOOK;
  const functions = {
    dispatch,
    batch,
    close,
    sweep,
    deliver,
    post,
    scheduled: schedules.scheduled,
    mendSchedules: schedules.mend,
  };
  const watched = { stateMachineName, stateMachine, batchMachine, api, table, ...functions, undelivered };
  const alarms = new ResearchAlarms(service, 'Alarms', { ...watched, runbookUrl, topic: props.alarmTopic });
  new ResearchDashboard(service, 'Overview', { ...watched, runbookUrl, alarms });
  return alarms;
}

function apiOf(
  service: DeepResearch,
  props: DeepResearchProps,
  shared: Shared & { readonly pageFunction: IFunction; readonly schedules: Schedules },
): Apis {
  const { defaults } = shared;
  const origins = props.people?.corsOrigins ?? [];
  const environment: Readonly<Record<string, string>> =
    origins.length === 0 ? {} : { CORS_ORIGINS: origins.join(',') };
  const handlers = {
    handler: apiFunction(service, shared, {
      id: 'ApiHandler',
      bundle: API_BUNDLE,
      description: 'Answers every request below /v1',
      timeoutSeconds: 29,
      environment,
    }),
    ...(props.streamsEvents === false
      ? {}
      : {
          checkHandler: checkFunction(service, {
            defaults,
            table: service.table,
            archive: service.archive,
            pageFunction: shared.pageFunction,
            apiKeysSecret: props.apiKeysSecret,
            environment,
          }),
          mcpHandler: apiFunction(service, shared, {
            id: 'McpHandler',
            bundle: MCP_BUNDLE,
            description: 'Offers the research as tools, by the Model Context Protocol',
            timeoutSeconds: STREAM_SECONDS,
            environment,
          }),
          streamHandler: apiFunction(service, shared, {
            id: 'StreamHandler',
            bundle: STREAM_BUNDLE,
            description: 'Streams the events of a job as they happen',
            timeoutSeconds: STREAM_SECONDS,
            environment,
          }),
        }),
    logRetention: defaults.logRetention,
    requestsPerSecond: props.throttling?.requestsPerSecond ?? 20,
    burst: props.throttling?.burst ?? 40,
  };
  const signed = new ResearchApi(service, 'Http', {
    ...handlers,
    access: { authorizationType: AuthorizationType.IAM },
    setsAccountLogRole: props.setsAccountLogRole ?? false,
  });
  if (props.people === undefined) return { api: signed.api };
  const { network: _network, ...outside } = defaults;
  return { api: signed.api, peopleApi: peopleApi(service, props.people, { ...outside, ...handlers }) };
}
