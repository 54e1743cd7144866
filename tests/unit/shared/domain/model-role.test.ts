import { describe, expect, test } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { MODEL_ROLES, modelOfRole } from '#shared/domain/model-role.ts';
import { USUAL_BEDROCK_RERANKER, rerankModelArn } from '#shared/domain/rerank-model.ts';

const settingsOf = (environment: Readonly<Record<string, string>>) => loadConfig(environment).model;

describe('the model of a role', () => {
  test.each(MODEL_ROLES)('of the %s is none without a service, whatever is named', (role) => {
    expect(modelOfRole(settingsOf({ DEFAULT_MODEL: 'm', PLANNER_MODEL: 'p' }), role)).toBe('none');
  });

  test.each(MODEL_ROLES)('of the %s is its own, else the default, else that of the service', (role) => {
    const own = `${role.toUpperCase()}_MODEL`;
    const openai = { MODEL_PROVIDER: 'openai' };
    expect(modelOfRole(settingsOf({ ...openai, DEFAULT_MODEL: 'd', [own]: 'mine' }), role)).toBe('mine');
    expect(modelOfRole(settingsOf({ ...openai, DEFAULT_MODEL: 'd' }), role)).toBe('d');
    expect(modelOfRole(settingsOf(openai), role)).toMatch(/^gpt-/u);
    expect(modelOfRole(settingsOf({ MODEL_PROVIDER: 'bedrock' }), role)).toMatch(/anthropic/u);
  });

  test('of the reader, which is asked most, is a small one', () => {
    for (const provider of ['openai', 'bedrock']) {
      const settings = settingsOf({ MODEL_PROVIDER: provider });
      expect(modelOfRole(settings, 'reader')).not.toBe(modelOfRole(settings, 'writer'));
    }
  });
});

describe('the ARN of a reranker', () => {
  test.each([
    ['us-east-1', 'arn:aws:bedrock:us-east-1::foundation-model/m'],
    ['us-gov-west-1', 'arn:aws-us-gov:bedrock:us-gov-west-1::foundation-model/m'],
    ['cn-north-1', 'arn:aws-cn:bedrock:cn-north-1::foundation-model/m'],
  ])('in %s is of the partition of the region', (region, arn) => {
    expect(rerankModelArn('m', region)).toBe(arn);
  });

  test('that is given stays as it is', () => {
    expect(rerankModelArn('arn:aws:bedrock:eu-west-1::foundation-model/m', 'us-east-1')).toBe(
      'arn:aws:bedrock:eu-west-1::foundation-model/m',
    );
    expect(rerankModelArn(USUAL_BEDROCK_RERANKER, 'eu-west-1')).toMatch(/model\/cohere\.rerank-v3-5:0$/u);
  });
});
