import { ModelProvider } from '../domain/settings.ts';
import { type Variables, json, setting, text, whole, word } from './variable.ts';

/** Language models and where they are asked. */
export const MODEL_VARIABLES: Variables = {
  MODEL_PROVIDER: setting('model', 'provider', {
    fallback: 'none',
    parse: word,
    hint: ModelProvider.options.join(', '),
    meaning: 'Where language models are asked; without one every step runs on code alone',
  }),
  DEFAULT_MODEL: setting(
    'model',
    'defaultModel',
    text(undefined, 'the id of a model', "Model of every role without one of its own; else the provider's"),
  ),
  PLANNER_MODEL: setting(
    'model',
    'plannerModel',
    text(
      undefined,
      'the id of a model or inference profile',
      'Model that refines the question, plans and checks completeness',
    ),
  ),
  READER_MODEL: setting(
    'model',
    'readerModel',
    text(undefined, 'the id of a model or inference profile', 'Model that reads sources'),
  ),
  WRITER_MODEL: setting(
    'model',
    'writerModel',
    text(undefined, 'the id of a model or inference profile', 'Model that drafts and revises the report'),
  ),
  JUDGE_MODEL: setting(
    'model',
    'judgeModel',
    text(undefined, 'the id of a model or inference profile', 'Model that rates reports'),
  ),
  PLANNER_MAX_TOKENS: setting(
    'model',
    'plannerMaxTokens',
    whole('8000', 'Tokens of one answer of the planner at most'),
  ),
  READER_MAX_TOKENS: setting(
    'model',
    'readerMaxTokens',
    whole('8000', 'Tokens of one answer of the reader at most'),
  ),
  WRITER_MAX_TOKENS: setting(
    'model',
    'writerMaxTokens',
    whole('16000', 'Tokens of one answer of the writer at most'),
  ),
  JUDGE_MAX_TOKENS: setting(
    'model',
    'judgeMaxTokens',
    whole('8000', 'Tokens of one answer of the judge at most'),
  ),
  MODEL_TIMEOUT_SECONDS: setting(
    'model',
    'timeoutSeconds',
    whole('60', 'Seconds per call of a model, with all its requests and pauses'),
  ),
  MODEL_MAX_ATTEMPTS: setting(
    'model',
    'maxAttempts',
    whole('4', 'Requests for one call of a model at most, retries and repairs included'),
  ),
  OPENAI_BASE_URL: setting(
    'model',
    'openaiBaseUrl',
    text(
      'https://api.openai.com/v1',
      'a URL',
      'Where `/chat/completions` of the OpenAI-compatible service is',
    ),
  ),
  OPENAI_API_KEY: setting(
    'model',
    'openaiApiKey',
    text(undefined, 'the key', 'Key for that service; servers on your own machine want none'),
  ),
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: setting(
    'model',
    'bedrockEndpoint',
    text(undefined, 'a URL', 'Another Bedrock endpoint'),
  ),
  GUARDRAIL_ID: setting(
    'model',
    'guardrailId',
    text(
      undefined,
      'the id or ARN of a guardrail',
      'Bedrock guardrail that looks at what models read and write',
    ),
  ),
  GUARDRAIL_VERSION: setting(
    'model',
    'guardrailVersion',
    text(undefined, 'a version such as 1, or DRAFT', 'Version of that guardrail'),
  ),
  MODEL_PRICES: setting('model', 'prices', {
    fallback: '{}',
    parse: json,
    hint: 'JSON such as {"qwen3*": {"input": 0, "output": 0}}',
    meaning: 'US dollars for a million tokens by model id (`*` for anything; also cacheRead, cacheWrite)',
  }),
};
