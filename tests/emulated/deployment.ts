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
import { CreateStateMachineCommand, SFNClient } from '@aws-sdk/client-sfn';
import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { ENTRIES } from '#infra/functions.ts';
import { resourcesOf } from '../infra/synthesise.ts';
import type { EmulatedFunction } from './lambda-runtime.ts';

export const REGION = 'us-east-1';
export const ACCOUNT = '123456789012';

/** What the names of a template stand for once it is deployed. */
export interface Deployment {
  readonly functions: ReadonlyMap<string, EmulatedFunction>;
  /** That of the research. */
  readonly stateMachineArn: string;
  /** That of batches. */
  readonly batchMachineArn: string;
  /** The name of the function whose logical id holds this. */
  readonly functionNamed: (part: string) => string;
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
const TableProperties = z.object({
  KeySchema: z.custom<KeySchemaElement[]>(),
  AttributeDefinitions: z.custom<AttributeDefinition[]>(),
  GlobalSecondaryIndexes: z.custom<GlobalSecondaryIndex[]>(),
});

/** Puts the stores and the machine of a template into the emulator, and says what its functions are. */
export async function deploy(template: Template, endpoint: string, bundles: string): Promise<Deployment> {
  const client = { endpoint, region: REGION, credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } };
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
  const machines = new Map<string, string>();
  for (const [id, { Properties }] of resourcesOf(template, 'AWS::StepFunctions::StateMachine')) {
    machines.set(id, await createMachine(new SFNClient(client), Machine.parse(Properties), resolve));
  }
  const machineNamed = (part: string): string => {
    const found = [...machines].find(([id]) => id.startsWith(`DeepResearch${part}`));
    if (!found) throw new Error(`No state machine is called ${part}.`);
    return found[1];
  };
  const functions = functionsOf(template, { resolve, endpoint, bundles });
  return {
    functions,
    stateMachineArn: machineNamed('Machine'),
    batchMachineArn: machineNamed('Batches'),
    functionNamed: (part) => {
      const found = [...functions.keys()].find((name) => name.includes(part));
      if (found === undefined) throw new Error(`No function is called ${part}.`);
      return found;
    },
  };
}

/** As CloudFormation does; returns its ARN. */
async function createMachine(
  client: SFNClient,
  { DefinitionString, DefinitionSubstitutions, StateMachineName }: z.infer<typeof Machine>,
  resolve: (value: unknown) => string,
): Promise<string> {
  const definition = Object.entries(DefinitionSubstitutions).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, () => resolve(value)),
    DefinitionString,
  );
  const roleArn = `arn:aws:iam::${ACCOUNT}:role/machine`;
  const command = new CreateStateMachineCommand({ name: resolve(StateMachineName), definition, roleArn });
  return (await client.send(command)).stateMachineArn ?? '';
}

interface Emulation {
  readonly resolve: (value: unknown) => string;
  readonly endpoint: string;
  readonly bundles: string;
}

/** The functions of a template by their logical ids. */
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
  return new Map(functions);
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

function bucketName(id: string): string {
  return id.toLowerCase().slice(0, 60);
}

const Join = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const Ref = z.object({ Ref: z.string() });
const Sub = z.object({ 'Fn::Sub': z.string() });
const Attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
};

const OfFunction = z.object({ FunctionName: Ref, Name: z.string().default('1') });

/** ARNs of versions and aliases, by their logical ids. */
function qualifiedArns(template: Template): ReadonlyMap<string, string> {
  const resources = ['AWS::Lambda::Version', 'AWS::Lambda::Alias'].flatMap((type) => [
    ...resourcesOf(template, type),
  ]);
  return new Map(
    resources.map(([id, { Properties }]) => {
      const { FunctionName, Name } = OfFunction.parse(Properties);
      return [id, `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${FunctionName.Ref}:${Name}`] as const;
    }),
  );
}

/** Values of the template as they are after the deployment; functions and tables are called by their logical ids. */
export function resolver(template: Template): (value: unknown) => string {
  const buckets = resourcesOf(template, 'AWS::S3::Bucket');
  const qualified = qualifiedArns(template);
  const resolve = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    const joined = Join.safeParse(value);
    if (joined.success) return joined.data['Fn::Join'][1].map(resolve).join(joined.data['Fn::Join'][0]);
    const sub = Sub.safeParse(value);
    if (sub.success)
      return sub.data['Fn::Sub'].replaceAll(
        /\$\{([\w:]+)\}/gu,
        (_whole, name: string) => PSEUDO[name] ?? name,
      );
    const ref = Ref.safeParse(value);
    if (ref.success) {
      const { Ref: name } = ref.data;
      return PSEUDO[name] ?? qualified.get(name) ?? (buckets.has(name) ? bucketName(name) : name);
    }
    const [id, name] = Attribute.parse(value)['Fn::GetAtt'];
    if (name !== 'Arn') throw new Error(`The attribute ${name} of ${id} is not emulated.`);
    return `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${id}`;
  };
  return resolve;
}
