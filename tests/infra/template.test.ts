import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import validate from 'asl-validator';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ENTRIES } from '#infra/functions.ts';
import { BATCH_TASK_SECONDS, defineBatchMachine } from '#infra/state-machine/batch-definition.ts';
import { defineMachine } from '#infra/state-machine/definition.ts';
import { statesOf } from '#infra/state-machine/lint.ts';
import { TABLE_SCHEMA } from '#shared/domain/table.ts';
import { TASK_STATES, WAITING_STATES } from '#shared/domain/steps.ts';
import {
  type Resource,
  SYNTH_MILLISECONDS,
  emptyBundles,
  plumblineTemplate,
  resourcesOf,
} from './synthesise.ts';

// Longer than 250 lines: all that holds of one template, which takes seconds to synthesise.

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const FUNCTION = 'AWS::Lambda::Function';
const MACHINE = 'AWS::StepFunctions::StateMachine';
/** All functions but those that let people in and serve them the viewer: where none are, they are not there. */
const FOR_SERVICES = ENTRIES.length - 2;

type Fields = Readonly<Record<string, unknown>>;
const Variables = z.object({ Variables: z.record(z.string(), z.unknown()) });

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

const Machine = z.object({
  DefinitionString: z.string(),
  DefinitionSubstitutions: z.record(z.string(), z.object({ Ref: z.string() })),
});

const Batches = Machine.extend({ DefinitionSubstitutions: z.record(z.string(), z.unknown()) });

function machine(): z.infer<typeof Machine> {
  return Machine.parse(machineNamed(template, 'Machine').Properties);
}

/** That of the research, or that of batches. */
function machineNamed(from: Template, part: 'Machine' | 'Batches'): Resource {
  const found = [...resourcesOf(from, MACHINE)].find(([id]) => id.startsWith(`DeepResearch${part}`));
  if (!found) throw new Error(`There is no machine of ${part}.`);
  return found[1];
}

function statesByName(definition: Fields): ReadonlyMap<string, Fields> {
  return new Map(statesOf(definition, '').map(({ name, state }) => [name, state] as const));
}

describe('the state machine', () => {
  test('is the definition, word for word', () => {
    expect(JSON.parse(machine().DefinitionString)).toEqual(defineMachine());
  });

  test('is valid once the function names are filled in', () => {
    const { DefinitionString, DefinitionSubstitutions } = machine();
    const filled = DefinitionString.replaceAll(
      /\$\{(\w+)\}/g,
      'arn:aws:lambda:eu-west-1:123456789012:function:$1',
    );
    const { isValid, errorsText } = validate(JSON.parse(filled));
    expect(errorsText('\n')).toBe('');
    expect(isValid).toBe(true);
    const names = [...DefinitionString.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(DefinitionSubstitutions)));
  });

  test('has every Task state, each with the newest version of its own function, which stays', () => {
    const states = statesByName(
      z.record(z.string(), z.unknown()).parse(JSON.parse(machine().DefinitionString)),
    );
    for (const state of TASK_STATES) expect(states.get(state)).toMatchObject({ Type: 'Task' });
    const targets = Object.values(machine().DefinitionSubstitutions).map((one) => one.Ref);
    expect(new Set(targets).size).toBe(TASK_STATES.length);
    const versions = template.findResources('AWS::Lambda::Version', { DeletionPolicy: 'Retain' });
    for (const target of targets) expect(Object.keys(versions)).toContain(target);
  });

  test('calls another version of a function whose code has changed, so that what waits goes on with the one it began with', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
    cpSync(emptyBundles(), folder, { recursive: true });
    appendFileSync(join(folder, 'verify-report', 'index.cjs'), '// Changed.\n');
    const { Properties } = machineNamed(plumblineTemplate({ bundleFolder: folder }), 'Machine');
    rmSync(folder, { recursive: true });
    const [before, after] = [machine(), Machine.parse(Properties)].map(
      (one) => new Map(Object.entries(one.DefinitionSubstitutions).map(([state, { Ref }]) => [state, Ref])),
    );
    const changed = TASK_STATES.filter((state) => before?.get(state) !== after?.get(state));
    expect(changed).toEqual(['VerifyReport']);
  });

  test('writes a log and traces', () => {
    template.hasResourceProperties(MACHINE, {
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
      TracingConfiguration: { Enabled: true },
    });
  });

  test('takes its bounds from the settings', () => {
    const short = plumblineTemplate({ settings: { JOB_TTL_SECONDS: '3600' } });
    const { Properties } = machineNamed(short, 'Machine');
    const definition: unknown = JSON.parse(Machine.parse(Properties).DefinitionString);
    expect(definition).toMatchObject({ TimeoutSeconds: 7200, States: { AskUser: { TimeoutSeconds: 3600 } } });
  });
});

describe('the state machine of batches', () => {
  test('R7.6 is its definition, with the function and the archive of the stack', () => {
    const { DefinitionString, DefinitionSubstitutions } = Batches.parse(
      machineNamed(template, 'Batches').Properties,
    );
    expect(JSON.parse(DefinitionString)).toEqual(defineBatchMachine());
    expect(DefinitionSubstitutions).toMatchObject({
      Batch: { Ref: expect.stringContaining('QueueBatchLive') },
      Archive: { Ref: expect.stringContaining('Archive') },
    });
  });

  test('R7.6 is known to those that begin runs of batches or end them', () => {
    const knowing = [...resourcesOf(template, FUNCTION)].filter(([, one]) => {
      const { Variables: declared } = Variables.parse(one.Properties['Environment'] ?? { Variables: {} });
      return 'BATCH_STATE_MACHINE_ARN' in declared;
    });
    const names = [
      'ApiHandler',
      'McpHandler',
      'StreamHandler',
      'QueueDispatch',
      'QueueBatch',
      'QueueClose',
      'QueueSweep',
    ];
    expect(knowing).toHaveLength(names.length);
    for (const name of names) expect(knowing.map(([id]) => id)).toContainEqual(expect.stringContaining(name));
  });

  test('R7.6 waits for its function as long as that may work', () => {
    const [seconds] = [...resourcesOf(template, FUNCTION)]
      .filter(([id]) => id.includes('QueueBatch'))
      .map(([, one]) => one.Properties['Timeout']);
    expect(seconds).toBe(BATCH_TASK_SECONDS);
  });
});

describe('the functions', () => {
  test('are one for each entry', () => {
    template.resourceCountIs(FUNCTION, FOR_SERVICES);
  });

  test('run on Node 24 and arm64, each with a role and a log group of its own', () => {
    const functions = [...resourcesOf(template, FUNCTION).values()].map((one) => one.Properties);
    for (const one of functions) {
      expect(one).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogFormat: 'JSON' },
      });
    }
    const distinct = (pick: (one: Record<string, unknown>) => unknown): number =>
      new Set(functions.map((one) => JSON.stringify(pick(one)))).size;
    expect(distinct((one) => one['Role'])).toBe(functions.length);
    expect(distinct((one) => one['LoggingConfig'])).toBe(functions.length);
  });

  test('tell X-Ray of their calls, but for those that have no rights', () => {
    const silent = [...resourcesOf(template, FUNCTION)].filter(
      ([, one]) => JSON.stringify(one.Properties['TracingConfig']) !== '{"Mode":"Active"}',
    );
    expect(silent.map(([id]) => id)).toEqual([
      expect.stringContaining('PagesFetch'),
      expect.stringContaining('OutgoingPost'),
    ]);
  });

  test('have an alias for the newest version each', () => {
    template.resourceCountIs('AWS::Lambda::Alias', FOR_SERVICES);
    template.allResourcesProperties('AWS::Lambda::Alias', { Name: 'live' });
  });

  test('may run as long as their state waits for them', () => {
    const states = statesByName(defineMachine());
    for (const state of TASK_STATES.filter((one) => !WAITING_STATES.has(one))) {
      const [seconds] = [...resourcesOf(template, FUNCTION).values()]
        .filter((one) => String(one.Properties['Description']).startsWith(`The state ${state} `))
        .map((one) => one.Properties['Timeout']);
      expect(seconds).toBeGreaterThanOrEqual(Number(states.get(state)?.['TimeoutSeconds']));
    }
  });

  test('know table, bucket and state machine', () => {
    const functions = [...resourcesOf(template, FUNCTION)].filter(
      ([id]) => !id.includes('PagesFetch') && !id.includes('OutgoingPost'),
    );
    expect(functions).toHaveLength(FOR_SERVICES - 2);
    for (const [, one] of functions) {
      expect(one.Properties).toMatchObject({
        Environment: {
          Variables: {
            TABLE_NAME: {},
            BUCKET_NAME: {},
            STATE_MACHINE_ARN: {},
            SEARCH_PROVIDERS: 'pubmed,europepmc,arxiv,crossref,wikipedia',
          },
        },
      });
    }
  });

  test('R2.6 know of nothing but pages, the one that reads them', () => {
    const settings = {
      FETCH_TIMEOUT_SECONDS: '12.5',
      CONTACT_EMAIL: 'someone@example.org',
      MAX_ITERATIONS: '5',
    };
    const declared = plumblineTemplate({ settings, pageConcurrency: 20 });
    const [page] = [...resourcesOf(declared, FUNCTION)].filter(([id]) => id.includes('PagesFetch'));
    expect(page?.[1].Properties).toMatchObject({
      Timeout: 38,
      MemorySize: 2048,
      ReservedConcurrentExecutions: 20,
      Environment: {
        Variables: { FETCH_TIMEOUT_SECONDS: '12.5', CONTACT_EMAIL: 'someone@example.org' },
      },
    });
    expect(Variables.parse(page?.[1].Properties['Environment']).Variables).not.toHaveProperty('TABLE_NAME');
    expect(Object.keys(Variables.parse(page?.[1].Properties['Environment']).Variables)).toHaveLength(2);
  });

  test('R2.6 know the function that reads pages only where pages are read', () => {
    const knowing = [...resourcesOf(template, FUNCTION)].filter(([, one]) => {
      const { Variables: declared } = Variables.parse(one.Properties['Environment'] ?? { Variables: {} });
      return 'FETCH_FUNCTION_NAME' in declared;
    });
    expect(knowing.map(([id]) => id).toSorted()).toEqual([
      expect.stringContaining('CheckHandler'),
      expect.stringContaining('StepsFetchSource'),
    ]);
  });

  test('keep their logs for a while and not for ever', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  });
});

describe('the stores', () => {
  test('are one table with all its indexes, that pays per request and can be rewound', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', 1);
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: TABLE_SCHEMA.timeToLiveAttribute, Enabled: true },
      KeySchema: [
        { AttributeName: TABLE_SCHEMA.partitionKey, KeyType: 'HASH' },
        { AttributeName: TABLE_SCHEMA.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: TABLE_SCHEMA.indexes.map((index) =>
        Match.objectLike({
          IndexName: index.name,
          KeySchema: [
            { AttributeName: index.partitionKey, KeyType: 'HASH' },
            { AttributeName: index.sortKey, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        }),
      ),
    });
  });

  test('stay when the stack goes', () => {
    for (const type of ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']) {
      template.allResources(type, { DeletionPolicy: 'Retain' });
    }
  });

  test('are closed to the public, encrypted and reached over TLS only', () => {
    const closed = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    };
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: closed,
      BucketEncryption: Match.anyValue(),
    });
    template.allResourcesProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    });
  });

  test('let text go that no report cites', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ ExpirationInDays: 30, TagFilters: [{ Key: 'retention', Value: 'archive' }] }),
        ]),
      },
    });
  });
});
