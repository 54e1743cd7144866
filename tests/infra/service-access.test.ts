import { existsSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { describe, expect, test } from 'vitest';
import { DeepResearch, type DeepResearchProps } from '#infra/deep-research.ts';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';
import { SYNTH_MILLISECONDS, emptyBundles, plumblineTemplate, resourcesOf } from './synthesise.ts';
import { actionsOf, rolesByName, statements } from './roles.ts';

/** The steps that ask a service, and so need its key. */
const KEY_STATES = TASK_STATES.filter((state) => {
  const { asksModel, searches, reads, ranks } = STEPS[state];
  return asksModel || searches || reads || ranks;
});

const PROFILE = 'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abc';

let template: Template;

test(
  'steps may ask the configured models of Bedrock and no others, and nobody else may',
  () => {
    const settings = {
      MODEL_PROVIDER: 'bedrock',
      READER_MODEL: 'amazon.nova-lite-v1:0',
      WRITER_MODEL: PROFILE,
    };
    template = plumblineTemplate({ settings: { ...settings, GUARDRAIL_ID: 'gr-1', GUARDRAIL_VERSION: '1' } });
    const askers = [...rolesByName(template)].filter(([, role]) =>
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
    expect(actionsOf(template, 'StepsPlanResearchRole')).toContain('bedrock:ApplyGuardrail');
  },
  SYNTH_MILLISECONDS,
);

describe('keys of services', () => {
  const ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:plumbline-AbCdEf';

  const readersIn = (
    props: DeepResearchProps & { readonly apiKeysSecretArn?: string },
  ): readonly string[] => {
    template = plumblineTemplate(props);
    return [...rolesByName(template)]
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
    'may be read by the steps that ask a service and by the function that checks texts, and by nobody else',
    () => {
      const readers = readersIn({ apiKeysSecretArn: ARN, settings: { SEARCH_PROVIDERS: 'tavily' } });
      expect(readers).toHaveLength(KEY_STATES.length + 1);
      expect(readers).toContainEqual(expect.stringContaining('CheckHandlerRole'));
      for (const state of KEY_STATES) {
        expect(readers).toContainEqual(expect.stringMatching(new RegExp(`Steps${state}Role`, 'u')));
      }
      const named = [...resourcesOf(template, 'AWS::Lambda::Function')].filter(([, one]) =>
        JSON.stringify(one.Properties['Environment'] ?? {}).includes('API_KEYS_SECRET_ARN'),
      );
      expect(named).toHaveLength(KEY_STATES.length + 1);
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
      const sids = [...rolesByName(template)].filter(([id]) => id.includes('StepsRunSearchRole'));
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
    const actions = [...rolesByName(template).values()].flatMap(statements).flatMap((one) => one.Action);
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
      [...rolesByName(template)].flatMap(([id, role]) =>
        statements(role).some((one) => one.Action.includes(action)) ? [id] : [],
      );
    expect(rolesWith('bedrock:Retrieve')).toEqual([
      expect.stringContaining('StepsPlanResearchRole'),
      expect.stringContaining('StepsRunSearchRole'),
      expect.stringContaining('StepsFetchSourceRole'),
    ]);
    expect(rolesWith('bedrock:Rerank')).toEqual([expect.stringContaining('StepsSelectSourcesRole')]);
    expect(rolesWith('bedrock:InvokeModel')).toEqual([expect.stringContaining('StepsSelectSourcesRole')]);
    const granted = [...rolesByName(template).values()].flatMap(statements);
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
    const granted = [...rolesByName(template).values()].flatMap(statements);
    expect(granted.find((one) => one.Sid === 'AskReranker')?.Resource).toBe(arn);
    expect(granted.flatMap((one) => one.Action)).not.toContain('bedrock:Retrieve');
  },
  SYNTH_MILLISECONDS,
);
