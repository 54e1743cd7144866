import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, test, vi } from 'vitest';
import { readSynthContext } from '#infra/config.ts';
import type { ServiceSettings } from '#infra/service-settings.ts';
import { PlumblineStack } from '#infra/stack.ts';
import { TASK_STATES } from '#shared/domain/steps.ts';
import {
  SYNTH_MILLISECONDS,
  emptyBundles,
  checkedApp,
  foreignStack,
  plumblineTemplate,
} from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const SECRET_ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:plumbline-AbCdEf';
const BEDROCK = {
  MODEL_PROVIDER: 'bedrock',
  GUARDRAIL_ID: 'gr-1',
  GUARDRAIL_VERSION: '1',
  SEARCH_PROVIDERS: 'bedrock-kb',
  KNOWLEDGE_BASE_ID: 'KB12345678',
  RERANKER: 'bedrock',
};
const REGION = { env: { account: '123456789012', region: 'eu-west-1' } };

describe('validation by CloudFormation rules and cdk-nag', () => {
  test('finds nothing that is not acknowledged by its exact id', () => {
    const app = checkedApp();
    new PlumblineStack(app, 'Plumbline', { bundleFolder: emptyBundles() });
    expect(() => app.synth()).not.toThrow();
  });

  test('finds nothing either where account and region are known, and keys and an address are given', () => {
    const app = checkedApp();
    new PlumblineStack(app, 'Plumbline', {
      bundleFolder: emptyBundles(),
      settings: { MODEL_PROVIDER: 'openai', SEARCH_PROVIDERS: 'tavily' },
      apiKeysSecretArn: SECRET_ARN,
      alarmEmail: 'night@example.org',
      ...REGION,
    });
    expect(() => app.synth()).not.toThrow();
  });

  test('finds nothing either in two of one app that ask models of Bedrock, a knowledge base and a reranker', () => {
    const app = checkedApp();
    const common = { bundleFolder: emptyBundles(), settings: BEDROCK };
    new PlumblineStack(app, 'Plumbline', { ...common, ...REGION });
    new PlumblineStack(app, 'Anywhere', { ...common, setsAccountLogRole: false });
    expect(app.synth().stacks).toHaveLength(2);
  });

  test('would find a bucket that is open', () => {
    const app = checkedApp();
    new Bucket(new Stack(app, 'Plumbline'), 'Open');
    expect(() => app.synth()).toThrow(/Plumbline\/Open\/Resource/);
  });
});

describe('the construct', () => {
  test('synthesises in the stack of another app, with and without an account', () => {
    for (const props of [{}, REGION]) {
      const template = Template.fromStack(foreignStack(props));
      template.resourceCountIs('AWS::StepFunctions::StateMachine', 2);
      expect(Object.keys(template.findResources('AWS::Lambda::Function')).length).toBeGreaterThan(
        TASK_STATES.length,
      );
    }
  });

  test('changes the log role of the account only when asked to', () => {
    plumblineTemplate().resourceCountIs('AWS::ApiGateway::Account', 0);
    plumblineTemplate({ setsAccountLogRole: true }).resourceCountIs('AWS::ApiGateway::Account', 1);
  });

  test('refuses a setting that it does not know, cannot use or sets by itself', () => {
    expect(() => plumblineTemplate({ settings: { MAX_ITERATION: '5' } })).toThrow(
      /MAX_ITERATION is no setting/,
    );
    expect(() => plumblineTemplate({ settings: { MAX_ITERATIONS: 'five' } })).toThrow(
      /MAX_ITERATIONS cannot be "five"/,
    );
    expect(() => plumblineTemplate({ settings: { TABLE_NAME: 'mine' } })).toThrow(
      /TABLE_NAME is set by the deployment/,
    );
    expect(() => plumblineTemplate({ settings: { API_KEYS_SECRET_ARN: 'mine' } })).toThrow(
      /API_KEYS_SECRET_ARN is set by the deployment/,
    );
    expect(() => plumblineTemplate({ settings: { FETCH_ALLOW: 'intranet' } })).toThrow(
      /FETCH_ALLOW cannot be/,
    );
  });

  test('refuses a key in its settings, and shows it nowhere', () => {
    const settings = { TAVILY_API_KEY: 'tvly-secret' };
    const synthesise = (): unknown => plumblineTemplate({ settings });
    expect(synthesise).toThrow(/TAVILY_API_KEY does not belong into a template/);
    expect(synthesise).not.toThrow(/tvly-secret/);
  });

  test.each<ServiceSettings>([{ SEARCH_PROVIDERS: 'pubmed,tavily' }, { RERANKER: 'jina' }])(
    'refuses what could never be asked for want of a key: %j',
    (settings) => {
      expect(() => plumblineTemplate({ settings })).toThrow(/needs a key, and no secret with keys is given/);
      expect(() => plumblineTemplate({ settings, apiKeysSecretArn: SECRET_ARN })).not.toThrow();
    },
  );
});

describe('the context of the app', () => {
  test('has defaults', () => {
    expect(readSynthContext(() => undefined)).toEqual({
      stackName: 'Plumbline',
      settings: {},
      setsAccountLogRole: false,
    });
  });

  test('takes JSON from the command line and plain values from cdk.json', () => {
    const given: Record<string, unknown> = {
      settings: '{"MAX_ITERATIONS":"5"}',
      setsAccountLogRole: 'true',
    };
    expect(readSynthContext((name) => given[name])).toMatchObject({
      settings: { MAX_ITERATIONS: '5' },
      setsAccountLogRole: true,
    });
  });

  test('takes a secret by its whole ARN', () => {
    const read = (arn: string) => (name: string) => (name === 'apiKeysSecretArn' ? arn : undefined);
    expect(readSynthContext(read(SECRET_ARN)).apiKeysSecretArn).toBe(SECRET_ARN);
    expect(() => readSynthContext(read('plumbline'))).toThrow(/apiKeysSecretArn does not fit: the whole ARN/);
  });

  test('is refused with the name of the key that does not fit', () => {
    expect(() => readSynthContext((name) => (name === 'settings' ? 'nonsense' : undefined))).toThrow(
      /settings/,
    );
  });
});
