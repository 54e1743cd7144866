import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test, vi } from 'vitest';
import { readSynthContext } from '#infra/config.ts';
import type { ServiceSettings } from '#infra/service-settings.ts';
import { TASK_STATES } from '#shared/domain/steps.ts';
import { SYNTH_MILLISECONDS, foreignStack, plumblineTemplate } from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const SECRET_ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:plumbline-AbCdEf';
const REGION = { env: { account: '123456789012', region: 'eu-west-1' } };

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
