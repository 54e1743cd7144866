import * as z from 'zod';
import { atLeastOne, httpUrl, optionalText, optionalUrl, seconds } from './kinds.ts';
import { setting } from './setting.ts';

/** Which service the models of all roles are asked of; `none` means that every step runs on code alone. */
export const ModelProvider = z.enum(['none', 'bedrock', 'openai']);
export type ModelProvider = z.infer<typeof ModelProvider>;

const usdPerMillion = z.number().nonnegative();
/** US dollars for a million tokens. */
const ModelPrice = z.strictObject({
  input: usdPerMillion,
  output: usdPerMillion,
  cacheRead: usdPerMillion.optional(),
  cacheWrite: usdPerMillion.optional(),
});

/** Language models and where they are asked. */
export const ModelSettings = z.object({
  provider: setting(ModelProvider, {
    variable: 'MODEL_PROVIDER',
    fallback: 'none',
    meaning: 'Where language models are asked; without one every step runs on code alone',
  }),
  defaultModel: setting(optionalText, {
    variable: 'DEFAULT_MODEL',
    hint: 'the id of a model',
    meaning: "Model of every role without one of its own; else the provider's",
  }),
  plannerModel: setting(optionalText, {
    variable: 'PLANNER_MODEL',
    hint: 'the id of a model or inference profile',
    meaning: 'Model that refines the question, plans and checks completeness',
  }),
  readerModel: setting(optionalText, {
    variable: 'READER_MODEL',
    hint: 'the id of a model or inference profile',
    meaning: 'Model that reads sources',
  }),
  writerModel: setting(optionalText, {
    variable: 'WRITER_MODEL',
    hint: 'the id of a model or inference profile',
    meaning: 'Model that drafts and revises the report',
  }),
  judgeModel: setting(optionalText, {
    variable: 'JUDGE_MODEL',
    hint: 'the id of a model or inference profile',
    meaning: 'Model that rates reports',
  }),
  plannerMaxTokens: setting(atLeastOne, {
    variable: 'PLANNER_MAX_TOKENS',
    fallback: 8000,
    meaning: 'Tokens of one answer of the planner at most',
  }),
  readerMaxTokens: setting(atLeastOne, {
    variable: 'READER_MAX_TOKENS',
    fallback: 8000,
    meaning: 'Tokens of one answer of the reader at most',
  }),
  writerMaxTokens: setting(atLeastOne, {
    variable: 'WRITER_MAX_TOKENS',
    fallback: 16_000,
    meaning: 'Tokens of one answer of the writer at most',
  }),
  judgeMaxTokens: setting(atLeastOne, {
    variable: 'JUDGE_MAX_TOKENS',
    fallback: 8000,
    meaning: 'Tokens of one answer of the judge at most',
  }),
  timeoutSeconds: setting(seconds, {
    variable: 'MODEL_TIMEOUT_SECONDS',
    fallback: 60,
    meaning: 'Seconds per call of a model, with all its requests and pauses',
  }),
  maxAttempts: setting(atLeastOne.max(4), {
    variable: 'MODEL_MAX_ATTEMPTS',
    fallback: 4,
    meaning: 'Requests for one call of a model at most, retries and repairs included',
  }),
  openaiBaseUrl: setting(httpUrl, {
    variable: 'OPENAI_BASE_URL',
    fallback: 'https://api.openai.com/v1',
    meaning: 'Where `/chat/completions` of the OpenAI-compatible service is',
  }),
  openaiApiKey: setting(optionalText, {
    variable: 'OPENAI_API_KEY',
    hint: 'the key',
    meaning: 'Key for that service; servers on your own machine want none',
  }),
  bedrockEndpoint: setting(optionalUrl, {
    variable: 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
    meaning: 'Another Bedrock endpoint',
  }),
  guardrailId: setting(optionalText, {
    variable: 'GUARDRAIL_ID',
    hint: 'the id or ARN of a guardrail',
    meaning: 'Bedrock guardrail that looks at what models read and write',
  }),
  guardrailVersion: setting(optionalText, {
    variable: 'GUARDRAIL_VERSION',
    hint: 'a version such as 1, or DRAFT',
    meaning: 'Version of that guardrail',
  }),
  prices: setting(z.record(z.string(), ModelPrice), {
    variable: 'MODEL_PRICES',
    fallback: {},
    hint: 'JSON such as {"qwen3*": {"input": 0, "output": 0}}',
    meaning: 'US dollars for a million tokens by model id (`*` for anything; also cacheRead, cacheWrite)',
  }),
});
