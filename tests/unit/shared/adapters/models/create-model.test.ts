import { describe, expect, test } from 'vitest';
import { createModel, describeModel } from '#shared/adapters/index.ts';
import { loadConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

describe('createModel', () => {
  test('makes none unless one is configured, whatever else is set', async () => {
    const model = await createModel(loadConfig({ OPENAI_API_KEY: 'k', PLANNER_MODEL: 'm' }));
    expect(model.name).toBe('none');
  });

  test.each([
    ['bedrock', {}],
    ['openai', { OPENAI_API_KEY: 'k' }],
  ])('makes one for %s with a model for each role', async (provider, rest) => {
    const model = await createModel(loadConfig({ MODEL_PROVIDER: provider, ...rest }));
    expect(model.name).toBe(provider);
    expect(model.modelOf('reader')).not.toBe(model.modelOf('writer'));
    expect(model.modelOf('planner')).toBe(model.modelOf('judge'));
  });

  test('takes the model of a role, else the default one', async () => {
    const environment = { MODEL_PROVIDER: 'bedrock', DEFAULT_MODEL: 'a', READER_MODEL: 'b' };
    const model = await createModel(loadConfig(environment));
    expect([model.modelOf('planner'), model.modelOf('reader')]).toEqual(['a', 'b']);
  });

  test.each([
    ['OPENAI_API_KEY', { MODEL_PROVIDER: 'openai' }],
    ['GUARDRAIL_VERSION', { MODEL_PROVIDER: 'bedrock', GUARDRAIL_ID: 'g' }],
    ['GUARDRAIL_ID', { MODEL_PROVIDER: 'bedrock', GUARDRAIL_VERSION: '1' }],
  ])('names %s when it is missing', async (variable, environment) => {
    const made = createModel(loadConfig(environment));
    await expect(made).rejects.toThrow(InvalidConfiguration);
    await expect(createModel(loadConfig(environment))).rejects.toThrow(`${variable} is not set.`);
  });

  test('wants no key for a service of one’s own', async () => {
    const environment = { MODEL_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect((await createModel(loadConfig(environment))).name).toBe('openai');
  });
});

describe('describeModel', () => {
  test.each([
    [{}, 'Model: none (every step runs on code alone).'],
    [{ MODEL_PROVIDER: 'bedrock', DEFAULT_MODEL: 'm' }, 'Model: bedrock, m.'],
    [
      { MODEL_PROVIDER: 'bedrock', DEFAULT_MODEL: 'm', READER_MODEL: 'n' },
      'Model: bedrock, m as planner, writer, judge; n as reader.',
    ],
  ])('%j', async (environment, words) => {
    expect(describeModel(await createModel(loadConfig(environment)))).toBe(words);
  });
});
