import { fileURLToPath } from 'node:url';
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  RedriveExecutionCommand,
  SFNClient,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Template } from 'aws-cdk-lib/assertions';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { toProxyEvent } from '#local/proxy-event.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { startMoto } from '../contract/moto.ts';
import { plumblineTemplate } from '../infra/synthesise.ts';
import { type Deployment, deploy, machineNamed, upgrade } from './deployment.ts';
import { startGateway } from './gateway.ts';
import { type LambdaRuntime, createLambdaRuntime } from './lambda-runtime.ts';
import { ACCOUNT, REGION } from './resolver.ts';

/** The synthesised stack in an emulator, with the real bundles; time passes when the test says so. */
export interface EmulatedStack {
  readonly client: ResearchClient;
  /** Of the emulator and its functions. */
  readonly endpoint: string;
  readonly lambda: LambdaRuntime;
  /** The name of the function whose logical id holds this. */
  readonly functionNamed: (part: string) => string;
  /** The machine that submits the lines of batches, for its runs. */
  readonly batchMachineArn: string;
  /** What the rule on ended executions does, for all that have ended since. */
  deliverEnds(): Promise<void>;
  /** The same for one execution, with a status that the emulator does not give it. */
  tellEnd(jobId: string, status: 'TIMED_OUT' | 'SUCCEEDED'): Promise<void>;
  /** What the rule of each minute does. */
  passMinute(): Promise<void>;
  dispatch(): Promise<void>;
  /** As from the console. */
  abort(jobId: string): Promise<void>;
  /** As from the console; how often it has been done to this execution. */
  redrive(jobId: string): Promise<number>;
  /** Of the execution of a job, as the console shows it. */
  statusOf(jobId: string): Promise<string | undefined>;
  /** Names of the states that the execution has entered. */
  statesOf(jobId: string): Promise<readonly string[]>;
  /** Deploys the stack again with other bundles, over what runs. */
  upgrade(bundles: string): Promise<void>;
  close(): Promise<void>;
}

export const BUNDLES = fileURLToPath(new URL('../../dist/functions', import.meta.url));
/** What Python loads before the emulator: see there. */
export const MOTO_PATCH = fileURLToPath(new URL('moto', import.meta.url));
const ApiAnswer = z.object({ statusCode: z.number(), body: z.string() });

/** Undefined where there is no emulator. */
export async function startStack(
  settings: Readonly<Record<string, string>>,
): Promise<EmulatedStack | undefined> {
  const gateway = await startGateway();
  const moto = await startMoto({ MOTO_PORT: String(gateway.port), PYTHONPATH: MOTO_PATCH });
  if (!moto) {
    gateway.close();
    return undefined;
  }
  await fetch(`${moto.endpoint}/moto-api/config`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stepfunctions: { execute_state_machine: true } }),
  });
  // The encoder takes seconds of each cold function: who tests it turns it on.
  const templateOf = (bundles: string): Template =>
    plumblineTemplate({ settings: { ENCODER: 'none', ...settings }, bundleFolder: bundles });
  const nothing = createLambdaRuntime(new Map());
  gateway.route({ emulator: moto.endpoint, lambda: nothing });
  const site = { endpoint: gateway.url, bundles: BUNDLES };
  let deployment = await deploy(templateOf(BUNDLES), site);
  const lambda = createLambdaRuntime(deployment.functions);
  gateway.route({ emulator: moto.endpoint, lambda });
  return {
    ...stackOf(deployment, lambda, gateway.url),
    upgrade: async (bundles) => {
      deployment = await upgrade(deployment, templateOf(bundles), { ...site, bundles });
      lambda.replace(deployment.functions);
    },
    close: async () => {
      await lambda.close();
      gateway.close();
      await moto.stop();
    },
  };
}

function stackOf(
  deployment: Deployment,
  lambda: LambdaRuntime,
  endpoint: string,
): Omit<EmulatedStack, 'upgrade' | 'close'> {
  const functionNamed = (part: string): string => {
    const found = [...deployment.functions.keys()].find((name) => name.includes(part));
    if (found === undefined) throw new Error(`No function is called ${part}.`);
    return found;
  };
  const stateMachineArn = machineNamed(deployment, 'Machine');
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const machine = new SFNClient({ endpoint, region: REGION, credentials });
  const executionArn = (jobId: string): string =>
    `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${jobId}`;
  const reported = new Set<string>();
  return {
    endpoint,
    client: clientOf(lambda, (path) => functionNamed(path === '/v1/checks' ? 'CheckHandler' : 'ApiHandler')),
    lambda,
    functionNamed,
    batchMachineArn: machineNamed(deployment, 'Batches'),
    dispatch: async () => void (await lambda.invokeInTime(functionNamed('QueueDispatch'), {})),
    passMinute: async () => {
      await lambda.invokeInTime(functionNamed('QueueSweep'), {});
      await lambda.invokeInTime(functionNamed('QueueDispatch'), {});
    },
    deliverEnds: async () => {
      const { executions = [] } = await machine.send(new ListExecutionsCommand({ stateMachineArn }));
      for (const { executionArn: arn = '', status } of executions) {
        if (status === 'RUNNING' || reported.has(arn)) continue;
        reported.add(arn);
        const { input, error, cause } = await machine.send(
          new DescribeExecutionCommand({ executionArn: arn }),
        );
        await lambda.invokeInTime(functionNamed('QueueClose'), { detail: { status, input, error, cause } });
      }
    },
    tellEnd: async (jobId, status) => {
      const arn = executionArn(jobId);
      const { input } = await machine.send(new DescribeExecutionCommand({ executionArn: arn }));
      reported.add(arn);
      await lambda.invokeInTime(functionNamed('QueueClose'), { detail: { status, input } });
    },
    abort: async (jobId) => {
      await machine.send(new StopExecutionCommand({ executionArn: executionArn(jobId) }));
    },
    redrive: async (jobId) => {
      const asked = { executionArn: executionArn(jobId) };
      await machine.send(new RedriveExecutionCommand(asked));
      return (await machine.send(new DescribeExecutionCommand(asked))).redriveCount ?? 0;
    },
    statusOf: async (jobId) =>
      (await machine.send(new DescribeExecutionCommand({ executionArn: executionArn(jobId) }))).status,
    statesOf: async (jobId) => {
      const asked = { executionArn: executionArn(jobId), maxResults: 1000 };
      const { events = [] } = await machine.send(new GetExecutionHistoryCommand(asked));
      return events.flatMap((event) => event.stateEnteredEventDetails?.name ?? []);
    },
  };
}

/** As API Gateway hands a signed request to the function of its path. */
function clientOf(lambda: LambdaRuntime, functionFor: (path: string) => string): ResearchClient {
  return createClient(async ({ method, path, query, body }) => {
    const headers = { 'content-type': 'application/json' };
    const event = toProxyEvent({ method, path, query: new URLSearchParams(query), headers, body });
    const result = await lambda.invokeInTime(functionFor(path), signedBy('tester', event));
    if (result.kind !== 'answered') return { status: 500, body: JSON.stringify(result) };
    const { statusCode, body: answer } = ApiAnswer.parse(JSON.parse(result.body));
    return { status: statusCode, body: answer };
  });
}

/** As API Gateway hands on what a user of the account has signed. */
export function signedBy(user: string, event: APIGatewayProxyEvent): object {
  const { identity } = event.requestContext;
  const userArn = `arn:aws:iam::${ACCOUNT}:user/${user}`;
  const requestContext = {
    ...event.requestContext,
    authorizer: undefined,
    identity: { ...identity, accountId: ACCOUNT, userArn },
  };
  return { ...event, requestContext };
}
