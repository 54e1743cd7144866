import { existsSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DeepResearch, type DeepResearchProps } from '#infra/deep-research.ts';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';
import { SYNTH_MILLISECONDS, emptyBundles, plumblineTemplate, resourcesOf } from './synthesise.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Statement = z.object({
  Sid: z.string().optional(),
  Effect: z.string(),
  Action: oneOrMore,
  Resource: z.unknown(),
  Condition: z.record(z.string(), z.unknown()).optional(),
});
const Role = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })).default([]),
  ManagedPolicyArns: z.array(z.unknown()).default([]),
});

/** The steps that ask a service, and so need its key. */
const KEY_STATES = TASK_STATES.filter((state) => {
  const { asksModel, searches, reads, ranks } = STEPS[state];
  return asksModel || searches || reads || ranks;
});

const PROFILE = 'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abc';

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

function rolesByName(): ReadonlyMap<string, z.infer<typeof Role>> {
  const roles = [...resourcesOf(template, 'AWS::IAM::Role')];
  return new Map(roles.map(([id, one]) => [id, Role.parse(one.Properties)]));
}

function statements(role: z.infer<typeof Role>): readonly z.infer<typeof Statement>[] {
  return role.Policies.flatMap((policy) => policy.PolicyDocument.Statement);
}

function actionsOf(part: string): ReadonlySet<string> {
  const found = [...rolesByName()].filter(([id]) => id.includes(part));
  expect(found).toHaveLength(1);
  return new Set(found.flatMap(([, role]) => statements(role).flatMap((one) => one.Action)));
}

test('no role may do an action that is named by a wildcard', () => {
  const actions = [...rolesByName().values()].flatMap(statements).flatMap((one) => one.Action);
  expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  expect(actions.length).toBeGreaterThan(100);
});

test('a bare wildcard resource stands only where the service knows no resources', () => {
  const everywhere = [...rolesByName().values()].flatMap(statements).filter((one) => one.Resource === '*');
  expect(new Set(everywhere.map((one) => one.Sid))).toEqual(new Set(['SendSegments', 'DeliverLogs']));
});

test('CDK adds no policy of its own to any role', () => {
  template.resourceCountIs('AWS::IAM::Policy', 0);
  const managed = [...rolesByName()].filter(([, role]) => role.ManagedPolicyArns.length > 0);
  expect(managed).toEqual([]);
});

test('the state machine may invoke its functions and no others', () => {
  const roles = [...rolesByName()].filter(([id]) => id.includes('MachineRole'));
  const [invoke] = roles.flatMap(([, role]) => statements(role)).filter((one) => one.Sid === 'InvokeSteps');
  expect(invoke?.Action).toEqual(['lambda:InvokeFunction']);
  expect(JSON.stringify(invoke?.Resource)).toMatch(/StepsRefineQuestion/);
  expect(JSON.stringify(invoke?.Resource)).not.toMatch(/ApiHandler|QueueDispatch/);
});

test('only the dispatcher may start an execution', () => {
  const starters = [...rolesByName()].filter(([, role]) =>
    statements(role).some((one) => one.Action.includes('states:StartExecution')),
  );
  expect(starters.map(([id]) => id)).toEqual([expect.stringContaining('QueueDispatchRole')]);
});

test('R2.6 the function that reads pages may write its log and nothing else', () => {
  expect([...actionsOf('PagesFetchRole')]).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
});

test('R2.6 only the step that reads pages may ask that function', () => {
  const askers = [...rolesByName()].filter(([, role]) =>
    statements(role).some((one) => one.Sid === 'AskForPages'),
  );
  expect(askers.map(([id]) => id)).toEqual([expect.stringContaining('StepsFetchSourceRole')]);
  const [, role] = askers[0] ?? [];
  const resources = JSON.stringify(role?.Policies);
  expect(resources).toContain('PagesFetchLive');
});

test('R7.7 the function that posts webhooks may write its log and nothing else', () => {
  expect([...actionsOf('OutgoingPostRole')]).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
});

test('R7.7 the function that delivers reaches the table, the bus, its key and the function that posts, and nothing else', () => {
  const roles = [...rolesByName()].filter(([id]) => id.includes('OutgoingDeliverRole'));
  const sids = roles.flatMap(([, role]) => statements(role)).map((one) => one.Sid);
  expect(new Set(sids)).toEqual(
    new Set(['UseTable', 'ListJobs', 'ReadWebhookKey', 'AskToPost', 'PutEvents', 'WriteLog', 'SendSegments']),
  );
  const others = [...rolesByName()].filter(([, role]) =>
    statements(role).some((one) => one.Sid === 'AskToPost' || one.Sid === 'PutEvents'),
  );
  expect(others).toHaveLength(1);
});

test('R7.7 the key of the webhooks may be read by those that take their addresses and by the one that delivers', () => {
  const readers = [...rolesByName()].filter(([, role]) =>
    statements(role).some((one) => one.Sid === 'ReadWebhookKey'),
  );
  const names = ['ApiHandler', 'McpHandler', 'OutgoingDeliver', 'StreamHandler'];
  expect(readers).toHaveLength(names.length);
  for (const name of names) {
    expect(readers.map(([id]) => id)).toContainEqual(expect.stringContaining(`${name}Role`));
  }
});

test('the API reads the archive and writes uploads and batches alone', () => {
  const actions = actionsOf('ApiHandlerRole');
  expect(actions).toContain('s3:GetObject');
  const roles = [...rolesByName()].filter(([id]) => id.includes('ApiHandlerRole'));
  const writing = roles
    .flatMap(([, role]) => statements(role))
    .filter((one) => one.Action.includes('s3:PutObject'));
  expect(new Set(writing.map((one) => one.Sid))).toEqual(new Set(['KeepBatches', 'TakeUploads']));
  expect(actions).toContain('states:StopExecution');
});

test('no step may delete in the archive, and only those that keep texts and reports may write all of it', () => {
  const steps = TASK_STATES.map((state) => ({ state, actions: actionsOf(`Steps${state}Role`) }));
  expect(steps.filter(({ actions }) => actions.has('s3:DeleteObject'))).toEqual([]);
  const writing = steps.filter(({ actions }) => actions.has('s3:PutObjectTagging'));
  expect(writing.map(({ state }) => state)).toEqual([
    'FetchSource',
    'VerifyReport',
    'PublishReport',
    'EvaluateReport',
  ]);
});

test('a step without a port for the archive reaches only the records in it that are too large for the table', () => {
  const roles = [...rolesByName()].filter(([id]) => id.includes('StepsApplyGateRole'));
  const onArchive = roles
    .flatMap(([, role]) => statements(role))
    .filter((one) => one.Action.some((action) => action.startsWith('s3:')));
  expect(onArchive.map((one) => one.Sid)).toEqual(['SpillRecords']);
  expect(JSON.stringify(onArchive[0]?.Resource)).toContain('/*/items/*');
});

test('only the steps in which a job gives its slot back may delete in the table', () => {
  const deleting = TASK_STATES.filter((state) => actionsOf(`Steps${state}Role`).has('dynamodb:DeleteItem'));
  expect(deleting).toEqual(['AskUser', 'ApprovePlan', 'PublishReport', 'FailJob']);
});

test('no step may list the jobs of others', () => {
  const named = [...rolesByName()].filter(([id]) => id.includes('Steps'));
  const sids = named.flatMap(([, role]) => statements(role)).map((one) => one.Sid);
  expect(sids).not.toContain('ListJobs');
});

test.each(['Dispatch', 'Close', 'Sweep'])(
  '%s reads large events in the archive and writes batches alone',
  (name) => {
    const actions = [...actionsOf(`Queue${name}Role`)].filter((action) => action.startsWith('s3:'));
    expect(actions.toSorted()).toEqual(['s3:GetObject', 's3:ListBucket', 's3:PutObject']);
    const roles = [...rolesByName()].filter(([id]) => id.includes(`Queue${name}Role`));
    const writing = roles
      .flatMap(([, role]) => statements(role))
      .filter((one) => one.Action.includes('s3:PutObject'));
    expect(JSON.stringify(writing[0]?.Resource)).toContain('/*/batches/*');
  },
);

test('R6.1 each function around the queue may do its own work with executions', () => {
  const statesActions = (name: string): readonly string[] =>
    [...actionsOf(`Queue${name}Role`)].filter((action) => action.startsWith('states:')).toSorted();
  expect(statesActions('Dispatch')).toEqual([
    'states:DescribeExecution',
    'states:SendTaskFailure',
    'states:SendTaskSuccess',
    'states:StartExecution',
  ]);
  expect(statesActions('Close')).toEqual([]);
  expect(statesActions('Sweep')).toEqual(['states:DescribeExecution', 'states:StopExecution']);
});

test('R6.2 whoever frees a slot may ask the dispatcher to look, and nobody else', () => {
  const askers = [...rolesByName()].filter(([, role]) =>
    statements(role).some(
      (one) => one.Sid === 'AskForLook' && JSON.stringify(one.Resource).includes('QueueDispatchLive'),
    ),
  );
  const names = ['ApiHandler', 'McpHandler', 'QueueClose', 'QueueSweep', 'StepsAskUser', 'StepsApprovePlan'];
  for (const name of [...names, 'StepsPublishReport', 'StepsFailJob']) {
    expect(askers.map(([id]) => id)).toContainEqual(expect.stringContaining(`${name}Role`));
  }
  expect(askers).toHaveLength(9);
});

test(
  'steps may ask the configured models of Bedrock and no others, and nobody else may',
  () => {
    const settings = {
      MODEL_PROVIDER: 'bedrock',
      READER_MODEL: 'amazon.nova-lite-v1:0',
      WRITER_MODEL: PROFILE,
    };
    template = plumblineTemplate({ settings: { ...settings, GUARDRAIL_ID: 'gr-1', GUARDRAIL_VERSION: '1' } });
    const askers = [...rolesByName()].filter(([, role]) =>
      statements(role).some((one) => one.Action.includes('bedrock:InvokeModel')),
    );
    const asking = TASK_STATES.filter((state) => STEPS[state].asksModel);
    expect(askers).toHaveLength(asking.length);
    for (const state of asking) expect(askers.some(([id]) => id.includes(`Steps${state}Role`))).toBe(true);
    const asked = askers
      .flatMap(([, role]) => statements(role))
      .filter((one) => one.Sid?.startsWith('AskModels'));
    const [models, behindProfiles] = asked;
    const resources = JSON.stringify(models?.Resource);
    expect(resources).toContain(':inference-profile/global.anthropic.claude-sonnet-5-5');
    expect(resources).toContain('::foundation-model/amazon.nova-lite-v1:0');
    expect(resources).toContain(PROFILE);
    expect(resources).not.toContain('*');
    expect(Object.keys(behindProfiles?.Condition ?? {})).toEqual(['StringEquals']);
    expect(JSON.stringify(behindProfiles?.Condition)).toContain(PROFILE);
    expect(JSON.stringify(behindProfiles?.Condition)).not.toContain('nova-lite');
    expect(actionsOf('StepsPlanResearchRole')).toContain('bedrock:ApplyGuardrail');
  },
  SYNTH_MILLISECONDS,
);

describe('keys of services', () => {
  const ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:plumbline-AbCdEf';

  const readersIn = (
    props: DeepResearchProps & { readonly apiKeysSecretArn?: string },
  ): readonly string[] => {
    template = plumblineTemplate(props);
    return [...rolesByName()]
      .filter(([, role]) =>
        statements(role).some(
          (one) =>
            one.Action.includes('secretsmanager:GetSecretValue') &&
            !JSON.stringify(one.Resource).includes('WebhookKey'),
        ),
      )
      .map(([id]) => id);
  };

  test(
    'may be read by the steps that ask a service, and by nobody else',
    () => {
      const readers = readersIn({ apiKeysSecretArn: ARN, settings: { SEARCH_PROVIDERS: 'tavily' } });
      expect(readers).toHaveLength(KEY_STATES.length);
      for (const state of KEY_STATES) {
        expect(readers).toContainEqual(expect.stringMatching(new RegExp(`Steps${state}Role`, 'u')));
      }
      const named = [...resourcesOf(template, 'AWS::Lambda::Function')].filter(([, one]) =>
        JSON.stringify(one.Properties['Environment'] ?? {}).includes('API_KEYS_SECRET_ARN'),
      );
      expect(named).toHaveLength(KEY_STATES.length);
      expect(JSON.stringify(template.toJSON())).not.toContain(`${ARN}-`);
    },
    SYNTH_MILLISECONDS,
  );

  test(
    'are no one’s where no secret is given',
    () => {
      expect(readersIn({})).toEqual([]);
    },
    SYNTH_MILLISECONDS,
  );

  test('are for every step that asks a model', () => {
    const asking = TASK_STATES.filter((state) =>
      existsSync(`functions/steps/${stepName(state)}/from-model.ts`),
    );
    expect(asking.length).toBeGreaterThan(5);
    expect(KEY_STATES).toEqual(expect.arrayContaining(asking));
  });

  test(
    'can be decrypted by whoever may read them',
    () => {
      const app = new App({ builtinCloudFormationValidation: false });
      const stack = new Stack(app, 'Foreign');
      const encryptionKey = new Key(stack, 'Key');
      const apiKeysSecret = new Secret(stack, 'Secret', { encryptionKey });
      new DeepResearch(stack, 'Research', { bundleFolder: emptyBundles(), apiKeysSecret });
      template = Template.fromStack(stack);
      const sids = [...rolesByName()].filter(([id]) => id.includes('StepsRunSearchRole'));
      const found = sids.flatMap(([, role]) => statements(role)).map((one) => one.Sid);
      expect(found).toEqual(expect.arrayContaining(['ReadKeys', 'DecryptKeys']));
    },
    SYNTH_MILLISECONDS,
  );
});

test(
  'nobody may ask a model of Bedrock where none is configured',
  () => {
    template = plumblineTemplate({
      settings: { MODEL_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://models.test/v1' },
    });
    const actions = [...rolesByName().values()].flatMap(statements).flatMap((one) => one.Action);
    expect(actions.filter((action) => action.startsWith('bedrock:'))).toEqual([]);
  },
  SYNTH_MILLISECONDS,
);

test(
  'a knowledge base and a reranker are open to the steps that use them, and to no other',
  () => {
    template = plumblineTemplate({
      settings: { SEARCH_PROVIDERS: 'bedrock-kb', KNOWLEDGE_BASE_ID: 'KB12345678', RERANKER: 'bedrock' },
    });
    const rolesWith = (action: string): readonly string[] =>
      [...rolesByName()].flatMap(([id, role]) =>
        statements(role).some((one) => one.Action.includes(action)) ? [id] : [],
      );
    expect(rolesWith('bedrock:Retrieve')).toEqual([
      expect.stringContaining('StepsPlanResearchRole'),
      expect.stringContaining('StepsRunSearchRole'),
      expect.stringContaining('StepsFetchSourceRole'),
    ]);
    expect(rolesWith('bedrock:Rerank')).toEqual([expect.stringContaining('StepsSelectSourcesRole')]);
    expect(rolesWith('bedrock:InvokeModel')).toEqual([expect.stringContaining('StepsSelectSourcesRole')]);
    const granted = [...rolesByName().values()].flatMap(statements);
    const resourceOf = (sid: string): string =>
      JSON.stringify(granted.find((one) => one.Sid === sid)?.Resource);
    expect(resourceOf('SearchKnowledgeBase')).toContain(':knowledge-base/KB12345678');
    expect(resourceOf('AskReranker')).toContain('::foundation-model/cohere.rerank-v3-5:0');
    expect(resourceOf('Rerank')).toBe('"*"');
  },
  SYNTH_MILLISECONDS,
);

test(
  'a reranker is the one that is named, by its id or its ARN',
  () => {
    const arn = 'arn:aws:bedrock:us-west-2::foundation-model/amazon.rerank-v1:0';
    template = plumblineTemplate({ settings: { RERANKER: 'bedrock', RERANK_MODEL: arn } });
    const granted = [...rolesByName().values()].flatMap(statements);
    expect(granted.find((one) => one.Sid === 'AskReranker')?.Resource).toBe(arn);
    expect(granted.flatMap((one) => one.Action)).not.toContain('bedrock:Retrieve');
  },
  SYNTH_MILLISECONDS,
);
