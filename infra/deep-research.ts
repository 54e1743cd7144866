import { fileURLToPath } from 'node:url';
import { Names, RemovalPolicy } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Config } from '#shared/config.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import {
  askForLook,
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
import { ResearchApi } from './constructs/research-api.ts';
import { ResearchMachine } from './constructs/research-machine.ts';
import { type FunctionDefaults, ServiceFunction } from './constructs/service-function.ts';
import { StepFunctions } from './constructs/step-functions.ts';
import { API_BUNDLE } from './functions.ts';
import { type ServiceSettings, checkSettings, serviceEnvironment } from './settings.ts';
import { defineMachine, machineOptions } from './state-machine/definition.ts';
import { stepAccess } from './step-access.ts';
import { taskSeconds } from './task-seconds.ts';

export interface DeepResearchProps {
  /**
   * Settings by the name of their environment variable (docs/configuration.md), such as `{ MAX_ITERATIONS: '5' }`.
   * Checked at synth. @default - every default, with PubMed to search in
   */
  readonly settings?: ServiceSettings;
  /**
   * Keys of services, as a JSON object by the name of their variable: `{"TAVILY_API_KEY": "…"}`. Only the steps that
   * search, read, rank or ask a model may read it. @default - no keys
   */
  readonly apiKeysSecret?: ISecret;
  /** How many pages are read at once, set apart from the functions of the account. @default - as many as that lets */
  readonly pageConcurrency?: number;
  /** Whether the table refuses to be deleted. @default true */
  readonly deletionProtection?: boolean;
  /** What becomes of the table and the buckets when the stack goes. @default RemovalPolicy.RETAIN */
  readonly removalPolicy?: RemovalPolicy;
  /** Days that fetched text is kept which no report cites. @default 30 */
  readonly archiveRetentionDays?: number;
  /** How long logs are kept. @default RetentionDays.THREE_MONTHS */
  readonly logRetention?: RetentionDays;
  /** Requests to the API per second, over all callers, and how many may come at once. @default 20 and 40 */
  readonly throttling?: { readonly requestsPerSecond: number; readonly burst: number };
  /**
   * Whether to give API Gateway the account-wide role that it writes logs with. An account needs it once:
   * choose false where it has one. @default true
   */
  readonly setsAccountLogRole?: boolean;
  /** Folder of the bundles that `npm run bundle` makes. @default - dist/functions of this package */
  readonly bundleFolder?: string;
}

/**
 * A whole deep-research service: API, queue, state machine, table and archive.
 * A caller needs `execute-api:Invoke` on its API and nothing else.
 */
export class DeepResearch extends Construct {
  readonly api: RestApi;
  readonly stateMachine: StateMachine;
  readonly table: Table;
  readonly archive: Bucket;

  constructor(scope: Construct, id: string, props: DeepResearchProps = {}) {
    super(scope, id);
    const config = checkSettings(props.settings ?? {}, { hasKeys: props.apiKeysSecret !== undefined });
    const stateMachineName = Names.uniqueResourceName(this, { maxLength: 80 });
    this.table = tableOf(this, props);
    this.archive = archiveOf(this, props);
    const defaults = functionDefaults(this, props, stateMachineName);
    const pageFunction = pagesOf(this, props, { config, defaults });
    const dispatch = queueOf(this, { stateMachineName, defaults });
    const shared = { stateMachineName, defaults, dispatch };
    this.stateMachine = machineOf(this, props, { ...shared, config, pageFunction });
    this.api = apiOf(this, props, shared);
    acknowledgeArchiveAccess(this, this.archive);
    acknowledgeStopping(this, stateMachineName);
  }
}

interface Shared {
  readonly stateMachineName: string;
  readonly defaults: FunctionDefaults;
  /** Starts queued jobs; steps and the API ask it to look. */
  readonly dispatch: IFunction;
}

const BUNDLES = fileURLToPath(new URL('../dist/functions', import.meta.url));

function tableOf(scope: Construct, props: DeepResearchProps): Table {
  return new JobTable(scope, 'Jobs', {
    removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
    deletionProtection: props.deletionProtection ?? true,
  }).table;
}

function archiveOf(scope: Construct, props: DeepResearchProps): Bucket {
  return new ArchiveBucket(scope, 'Archive', {
    removalPolicy: props.removalPolicy ?? RemovalPolicy.RETAIN,
    archiveRetentionDays: props.archiveRetentionDays ?? 30,
  }).bucket;
}

function functionDefaults(
  service: DeepResearch,
  props: DeepResearchProps,
  stateMachineName: string,
): FunctionDefaults {
  return {
    bundleFolder: props.bundleFolder ?? BUNDLES,
    logRetention: props.logRetention ?? RetentionDays.THREE_MONTHS,
    environment: serviceEnvironment(props.settings ?? {}, {
      TABLE_NAME: service.table.tableName,
      BUCKET_NAME: service.archive.bucketName,
      STATE_MACHINE_ARN: machineArns(service, stateMachineName).stateMachineArn,
    }),
  };
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

function queueOf(service: DeepResearch, shared: Omit<Shared, 'dispatch'>): IFunction {
  const { stateMachineName, defaults } = shared;
  const stores = [...useTable(service.table), ...readArchive(service.archive)];
  return new QueueFunctions(service, 'Queue', {
    ...defaults,
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
  }).dispatch;
}

function apiOf(service: DeepResearch, props: DeepResearchProps, shared: Shared): RestApi {
  const { defaults, dispatch } = shared;
  const handler = new ServiceFunction(service, 'ApiHandler', {
    ...defaults,
    environment: { ...defaults.environment, ...namedFor(dispatch) },
    bundle: API_BUNDLE,
    description: 'Answers every request below /v1',
    timeoutSeconds: 29,
    memoryMegabytes: 1024,
    statements: [
      ...useTable(service.table),
      ...readArchive(service.archive),
      ...stopResearch(service, shared.stateMachineName),
      ...askForLook(dispatch),
    ],
  });
  return new ResearchApi(service, 'Http', {
    handler: handler.lambda,
    logRetention: defaults.logRetention,
    requestsPerSecond: props.throttling?.requestsPerSecond ?? 20,
    burst: props.throttling?.burst ?? 40,
    setsAccountLogRole: props.setsAccountLogRole ?? true,
  }).api;
}
