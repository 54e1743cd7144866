import { join } from 'node:path';
import {
  type AttributeDefinition,
  CreateTableCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
} from '@aws-sdk/client-dynamodb';
import { CreateEventBusCommand, EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { CreateScheduleGroupCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { CreateStateMachineCommand, SFNClient, UpdateStateMachineCommand } from '@aws-sdk/client-sfn';
import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { ENTRIES } from '#infra/functions.ts';
import { resourcesOf } from '../infra/synthesise.ts';
import type { EmulatedFunction } from './lambda-runtime.ts';
import { ACCOUNT, REGION, type Versions, bucketName, numberVersions, resolver } from './resolver.ts';

/** What the names of a template stand for once it is deployed. */
export interface Deployment {
  /** The newest of each by its name, all versions that there have been by name and number. */
  readonly functions: ReadonlyMap<string, EmulatedFunction>;
  readonly versions: Versions;
  /** ARNs of the state machines, by their logical ids. */
  readonly machines: ReadonlyMap<string, string>;
}

const FUNCTION = 'AWS::Lambda::Function';
const Function = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
});
const Machine = z.object({
  StateMachineName: z.unknown(),
  DefinitionString: z.string(),
  DefinitionSubstitutions: z.record(z.string(), z.unknown()),
});
type Machine = z.infer<typeof Machine>;
type Resolve = (value: unknown) => string;
const TableProperties = z.object({
  KeySchema: z.custom<KeySchemaElement[]>(),
  AttributeDefinitions: z.custom<AttributeDefinition[]>(),
  GlobalSecondaryIndexes: z.custom<GlobalSecondaryIndex[]>(),
});

/** Where a template is deployed. */
interface Site {
  readonly endpoint: string;
  readonly bundles: string;
}

/** Puts the stores and the machines of a template into the emulator, and says what its functions are. */
export async function deploy(template: Template, site: Site): Promise<Deployment> {
  await makeStores(template, site.endpoint);
  return release(template, site);
}

/** The machines and functions of a later template: what executions began with stays. */
export async function upgrade(before: Deployment, template: Template, site: Site): Promise<Deployment> {
  return release(template, site, before);
}

async function release(template: Template, site: Site, before?: Deployment): Promise<Deployment> {
  const versions = numberVersions(template, before?.versions);
  const resolve = resolver(template, versions);
  const machines = new Map<string, string>();
  const states = new SFNClient(clientAt(site.endpoint));
  for (const [id, { Properties }] of resourcesOf(template, 'AWS::StepFunctions::StateMachine')) {
    const machine = Machine.parse(Properties);
    const known = before?.machines.get(id);
    const definition = definitionOf(machine, resolve);
    if (known === undefined) machines.set(id, await createMachine(states, machine, resolve));
    else {
      await states.send(new UpdateStateMachineCommand({ stateMachineArn: known, definition }));
      machines.set(id, known);
    }
  }
  const made = functionsOf(template, { resolve, versions, ...site });
  // What has no new version is not touched.
  const added = new Set(
    [...versions].filter(([id]) => !before?.versions.has(id)).map(([, { functionId }]) => functionId),
  );
  const changed = [...made].filter(([name]) => !before || added.has(name.replace(/:\d+$/u, '')));
  return { versions, machines, functions: new Map([...(before?.functions ?? []), ...changed]) };
}

/** The ARN of the machine whose logical id holds this. */
export function machineNamed({ machines }: Deployment, part: string): string {
  const found = [...machines].find(([id]) => id.startsWith(`DeepResearch${part}`));
  if (!found) throw new Error(`No state machine is called ${part}.`);
  return found[1];
}

function clientAt(endpoint: string): object {
  return { endpoint, region: REGION, credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } };
}

async function makeStores(template: Template, endpoint: string): Promise<void> {
  const client = clientAt(endpoint);
  const resolve = resolver(template);
  const [table] = resourcesOf(template, 'AWS::DynamoDB::Table');
  if (!table) throw new Error('The template has no table.');
  const schema = TableProperties.parse(table[1].Properties);
  const dynamodb = new DynamoDBClient(client);
  await dynamodb.send(
    new CreateTableCommand({ TableName: table[0], BillingMode: 'PAY_PER_REQUEST', ...schema }),
  );
  const s3 = new S3Client({ ...client, forcePathStyle: true });
  for (const id of resourcesOf(template, 'AWS::S3::Bucket').keys()) {
    await s3.send(new CreateBucketCommand({ Bucket: bucketName(id) }));
  }
  for (const Name of resourcesOf(template, 'AWS::Events::EventBus').keys()) {
    await new EventBridgeClient(client).send(new CreateEventBusCommand({ Name }));
  }
  for (const Name of resourcesOf(template, 'AWS::SecretsManager::Secret').keys()) {
    const SecretString = 'k'.repeat(64);
    await new SecretsManagerClient(client).send(new CreateSecretCommand({ Name, SecretString }));
  }
  for (const { Properties } of resourcesOf(template, 'AWS::Scheduler::ScheduleGroup').values()) {
    const Name = resolve(Properties['Name']);
    await new SchedulerClient(client).send(new CreateScheduleGroupCommand({ Name }));
  }
}

/** As CloudFormation does; returns its ARN. */
async function createMachine(client: SFNClient, machine: Machine, resolve: Resolve): Promise<string> {
  const command = new CreateStateMachineCommand({
    name: resolve(machine.StateMachineName),
    definition: definitionOf(machine, resolve),
    roleArn: `arn:aws:iam::${ACCOUNT}:role/machine`,
  });
  return (await client.send(command)).stateMachineArn ?? '';
}

function definitionOf({ DefinitionString, DefinitionSubstitutions }: Machine, resolve: Resolve): string {
  return Object.entries(DefinitionSubstitutions).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, () => resolve(value)),
    DefinitionString,
  );
}

interface Emulation extends Site {
  readonly resolve: Resolve;
  readonly versions: Versions;
}

/** The functions of a template by their logical ids, and by those with the numbers of their versions. */
export function functionsOf(template: Template, emulation: Emulation): ReadonlyMap<string, EmulatedFunction> {
  const functions = [...resourcesOf(template, FUNCTION)].map(([id, { Properties }]) => {
    const variables = Function.parse(Properties).Environment?.Variables ?? {};
    const named = Object.entries(variables).map(([name, value]) => [name, emulation.resolve(value)] as const);
    const environment = {
      ...Object.fromEntries(named),
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL: emulation.endpoint,
      AWS_ENDPOINT_URL_S3: emulation.endpoint,
      AWS_ENDPOINT_URL_DYNAMODB: emulation.endpoint,
    };
    return [id, { file: join(emulation.bundles, bundleOf(Properties), 'index.cjs'), environment }] as const;
  });
  const newest = new Map(functions);
  const numbered = [...resourcesOf(template, 'AWS::Lambda::Version').keys()].flatMap((id) => {
    const version = emulation.versions.get(id);
    const code = newest.get(version?.functionId ?? '');
    return version && code ? [[`${version.functionId}:${version.number}`, code] as const] : [];
  });
  return new Map([...functions, ...numbered]);
}

const QUEUE = [
  ['Starts queued jobs', 'queue-dispatch'],
  ['Reads the lines of batches', 'queue-batch'],
  ['Gives the job of an ended', 'queue-close'],
  ['Ends jobs and frees', 'queue-sweep'],
  ['Answers every request', 'api'],
  ['Streams the events', 'api-stream'],
  ['Offers the research', 'mcp'],
  ['Checks texts', 'check'],
  ['Notifies others', 'deliver'],
  ['Posts webhooks', 'post-webhook'],
  ['Begins what a schedule', 'scheduled'],
  ['Sets schedules again', 'mend-schedules'],
  ['Serves the viewer', 'viewer'],
  ['Lets people in', 'authorize'],
  ['Reads pages of the web', 'fetch-page'],
] as const;

/** By its description, which names the state or the purpose. */
function bundleOf(properties: Readonly<Record<string, unknown>>): string {
  const description = z.string().parse(properties['Description']);
  const [, state] = /^The state (\w+) /.exec(description) ?? [];
  const step = state?.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const known = QUEUE.find(([beginning]) => description.startsWith(beginning))?.[1];
  const name = step ?? known;
  if (name !== undefined && ENTRIES.some((entry) => entry.name === name)) return name;
  throw new Error(`Nothing says which bundle this function is: ${description}`);
}
