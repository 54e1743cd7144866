import { beforeEach, vi } from 'vitest';
import { createModel } from '#shared/adapters/models/create-model.ts';
import { loadConfig } from '#shared/config.ts';
import { KEY, describeModelContract } from './model.contract.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', KEY);
});

describeModelContract('bedrock', {
  make: async ({ bedrockEndpoint }, timing, environment) => {
    const own = { MODEL_PROVIDER: 'bedrock', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrockEndpoint };
    return createModel(loadConfig({ DEFAULT_MODEL: 'reed-1', ...own, ...environment }), timing);
  },
  forms: ['text-format', 'any-tool', 'auto-tool', 'plain'],
  outcomes: {},
});

describeModelContract('openai', {
  make: async ({ openaiBaseUrl }, timing, environment) => {
    const own = { MODEL_PROVIDER: 'openai', OPENAI_BASE_URL: openaiBaseUrl, OPENAI_API_KEY: KEY };
    return createModel(loadConfig({ DEFAULT_MODEL: 'reed-1', ...own, ...environment }), timing);
  },
  forms: ['json_schema', 'json_object', 'plain'],
  outcomes: {
    'form-rejected': { once: ['ok', 2], always: ['ProviderRefused', 3] },
    // Chat completions tell a full window as an answer that is cut off.
    'context-window-exceeded': { once: ['ok', 2], always: ['ReplyTruncated', 2] },
  },
});
