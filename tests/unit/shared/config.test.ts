import { describe, expect, it } from 'vitest';
import { type Environment, VARIABLES, loadConfig, readConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

/** What the requirements and the designs behind them name as defaults. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  MAX_ITERATIONS: 10,
  MAX_SUB_QUESTIONS: 8,
  QUERIES_PER_WAVE: 12,
  RESULTS_PER_QUERY: 10,
  KEPT_PER_QUERY: 8,
  SEARCH_BUDGET: 60,
  FULL_SOURCES: 3,
  CHUNKED_SOURCES: 4,
  CHUNKS_PER_SOURCE: 15,
  MAX_REVISIONS: 2,
  CLAIMS_PER_UNIT: 5,
  SOURCES_PER_CLAIM: 5,
  EVIDENCE_PER_SOURCE: 12,
  MIN_EVIDENCE_RECORDS: 5,
  MIN_CITED_RECORDS: 5,
  MIN_SOURCE_DOMAINS: 3,
  DIGEST_POLICY: 'auto',
  DIGEST_MIN_CHARACTERS: 10_000,
  DIGEST_MAX_SOURCES: 8,
  DIGEST_TIMEOUT_SECONDS: 60,
  DIGEST_MAX_CONCURRENT: 8,
  DIGEST_INCLUDE_EVIDENCE: true,
  DIGEST_EVIDENCE_MAX_CHARACTERS: 400,
  DIGEST_MAX_EVIDENCE_SNIPPETS: 5,
  DIGEST_CACHE_ENTRIES: 100,
  MAX_CONCURRENCY: 3,
  JOB_TTL_SECONDS: 86_400,
  JOB_DEADLINE_SECONDS: 600,
  INPUT_WAIT_SECONDS: 86_400,
  QUESTION_MAX_CHARACTERS: 20_000,
  EVALUATE: false,
  MAX_TOKENS_PER_JOB: undefined,
  MAX_USD_PER_JOB: undefined,
  SYNTHESIS_RESERVE_PERCENT: 15,
  BREAKER_FAILURE_PERCENT: 70,
  BREAKER_MIN_SAMPLES: 5,
  BREAKER_WINDOW_SAMPLES: 10,
  BREAKER_OPEN_SECONDS: 60,
  REPORT_MAX_WORDS: 1500,
  SEARCH_PROVIDERS: ['auto'],
  SEARCH_TIMEOUT_SECONDS: 20,
  SEARCH_FRESHNESS: undefined,
  SEARCH_INCLUDE_DOMAINS: [],
  SEARCH_EXCLUDE_DOMAINS: [],
  DOMAIN_TIERS: {},
  RERANKER: 'builtin',
  RERANK_MODEL: undefined,
  KNOWLEDGE_BASE_ID: undefined,
  AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME: undefined,
  CONTACT_EMAIL: undefined,
  FETCH_ALLOW: [],
  FETCH_ROBOTS: true,
  FETCH_TIMEOUT_SECONDS: 20,
  FETCH_MAX_BYTES: 20_000_000,
  FETCH_KEEP_RAW: true,
  FETCH_FUNCTION_NAME: undefined,
  PUBMED_BASE_URL: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  PUBMED_API_KEY: undefined,
  EUROPEPMC_BASE_URL: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
  OPENALEX_BASE_URL: 'https://api.openalex.org',
  OPENALEX_API_KEY: undefined,
  SEMANTIC_SCHOLAR_BASE_URL: 'https://api.semanticscholar.org/graph/v1',
  SEMANTIC_SCHOLAR_API_KEY: undefined,
  ARXIV_BASE_URL: 'https://export.arxiv.org/api',
  CROSSREF_BASE_URL: 'https://api.crossref.org',
  WIKIPEDIA_BASE_URL: 'https://en.wikipedia.org/w',
  TAVILY_BASE_URL: 'https://api.tavily.com',
  TAVILY_API_KEY: undefined,
  SERPER_BASE_URL: 'https://google.serper.dev',
  SERPER_API_KEY: undefined,
  EXA_BASE_URL: 'https://api.exa.ai',
  EXA_API_KEY: undefined,
  BRAVE_BASE_URL: 'https://api.search.brave.com/res/v1',
  BRAVE_API_KEY: undefined,
  JINA_BASE_URL: 'https://api.jina.ai/v1',
  JINA_API_KEY: undefined,
  MODEL_PROVIDER: 'none',
  DEFAULT_MODEL: undefined,
  PLANNER_MODEL: undefined,
  READER_MODEL: undefined,
  WRITER_MODEL: undefined,
  JUDGE_MODEL: undefined,
  PLANNER_MAX_TOKENS: 8000,
  READER_MAX_TOKENS: 8000,
  WRITER_MAX_TOKENS: 16_000,
  JUDGE_MAX_TOKENS: 8000,
  MODEL_TIMEOUT_SECONDS: 60,
  MODEL_MAX_ATTEMPTS: 4,
  OPENAI_BASE_URL: 'https://api.openai.com/v1',
  OPENAI_API_KEY: undefined,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: undefined,
  GUARDRAIL_ID: undefined,
  GUARDRAIL_VERSION: undefined,
  MODEL_PRICES: {},
  TABLE_NAME: 'plumbline',
  BUCKET_NAME: undefined,
  STATE_MACHINE_ARN: undefined,
  DISPATCH_FUNCTION_NAME: undefined,
  AWS_ENDPOINT_URL_DYNAMODB: undefined,
  AWS_ENDPOINT_URL_S3: undefined,
  API_KEYS_SECRET_ARN: undefined,
  AWS_REGION: 'us-east-1',
  PLUMBLINE_DATA: '.plumbline',
  CORPUS_FOLDERS: [],
  PORT: 4380,
};

const NAMES = Object.keys(VARIABLES);

function valueOf(name: string, environment: Environment): unknown {
  const config: Readonly<Record<string, Readonly<Record<string, unknown>>>> = loadConfig(environment);
  const variable = VARIABLES[name];
  return config[variable?.group ?? '']?.[variable?.field ?? ''];
}

function failureOf(environment: Environment): InvalidConfiguration {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error;
  }
  throw new Error('The configuration was taken.');
}

describe('loadConfig', () => {
  it.each(NAMES)('has the stated default for %s', (name) => {
    expect(Object.keys(DEFAULTS)).toContain(name);
    expect(valueOf(name, {})).toEqual(DEFAULTS[name]);
  });

  it.each(NAMES)('takes an empty %s for unset', (name) => {
    expect(valueOf(name, { [name]: '' })).toEqual(DEFAULTS[name]);
    expect(valueOf(name, { [name]: ' \t' })).toEqual(DEFAULTS[name]);
  });

  it('refuses a life that leaves a job no time after its run time', () => {
    const { message } = failureOf({ JOB_TTL_SECONDS: '600', JOB_DEADLINE_SECONDS: '600' });
    expect(message).toMatch(/JOB_TTL_SECONDS \(600\) must be more than JOB_DEADLINE_SECONDS \(600\)/);
    expect(valueOf('JOB_TTL_SECONDS', { JOB_TTL_SECONDS: '601' })).toBe(601);
  });

  it.each([
    ['MAX_ITERATIONS', ' 7 ', 7],
    ['MIN_SOURCE_DOMAINS', '0', 0],
    ['DIGEST_TIMEOUT_SECONDS', '1.5', 1.5],
    ['EVALUATE', 'TRUE', true],
    ['EVALUATE', '1', true],
    ['DIGEST_INCLUDE_EVIDENCE', '0', false],
    ['DIGEST_POLICY', 'always', 'always'],
    ['SEARCH_PROVIDERS', 'pubmed, corpus ,', ['pubmed', 'corpus']],
    ['SEARCH_PROVIDERS', 'none', []],
    ['CORPUS_FOLDERS', '/a b,/c', ['/a b', '/c']],
    ['PORT', '0', 0],
    ['PUBMED_BASE_URL', 'http://127.0.0.1:9/eutils', 'http://127.0.0.1:9/eutils'],
    ['MODEL_PROVIDER', ' bedrock ', 'bedrock'],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1'],
    ['MODEL_PRICES', '{"qwen3*": {"input": 0, "output": 0.5}}', { 'qwen3*': { input: 0, output: 0.5 } }],
    ['DOMAIN_TIERS', '{"example.org": "FLAGGED"}', { 'example.org': 'FLAGGED' }],
  ])('reads %s=%j', (name, text, value) => {
    expect(valueOf(name, { [name]: text })).toEqual(value);
  });

  it.each([
    ['MAX_ITERATIONS', 'ten', 'a whole number'],
    ['MAX_ITERATIONS', '0', 'at least 1'],
    ['MAX_ITERATIONS', '51', 'at most 50'],
    ['MAX_ITERATIONS', '1.5', 'a whole number'],
    ['MAX_ITERATIONS', '-3', 'at least 1'],
    ['MAX_ITERATIONS', '1e3', 'a whole number'],
    ['MAX_ITERATIONS', '0x10', 'a whole number'],
    ['MAX_ITERATIONS', '9'.repeat(30), 'at most'],
    ['MAX_SUB_QUESTIONS', '9', 'at most 8'],
    ['MAX_REVISIONS', '3', 'at most 2'],
    ['MIN_EVIDENCE_RECORDS', '-1', 'at least 0'],
    ['DIGEST_TIMEOUT_SECONDS', '0', 'more than 0'],
    ['DIGEST_POLICY', 'sometimes', 'off, auto, always'],
    ['EVALUATE', 'yes', 'true or false'],
    ['EVALUATE', 'constructor', 'true or false'],
    ['PUBMED_BASE_URL', 'eutils', 'a URL'],
    ['AWS_ENDPOINT_URL_S3', 'localhost', 'a URL'],
    ['PORT', '65536', 'at most 65535'],
    ['MODEL_PROVIDER', 'anthropic', 'none, bedrock, openai'],
    ['MODEL_MAX_ATTEMPTS', '5', 'at most 4'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd', 'a URL'],
    ['MODEL_PRICES', 'cheap', 'JSON such as'],
    ['DOMAIN_TIERS', '{"example.org": "GOOD"}', 'JSON of domains with a tier each'],
    ['DOMAIN_TIERS', '{"https://example.org/": "FLAGGED"}', 'JSON of domains with a tier each'],
    ['MODEL_PRICES', '{"qwen3": {"input": 1}}', 'JSON such as'],
    ['MODEL_PRICES', '{"qwen3": {"input": -1, "output": 1}}', 'JSON such as'],
    ['MODEL_PRICES', '{"qwen3": {"input": 1, "output": 1, "cached": 1}}', 'JSON such as'],
    ['MAX_TOKENS_PER_JOB', '0', 'more than 0'],
    ['MAX_USD_PER_JOB', 'much', 'a number'],
    ['SYNTHESIS_RESERVE_PERCENT', '91', 'at most 90'],
    ['BREAKER_FAILURE_PERCENT', '101', 'at most 100'],
  ])('names %s and what fits when it is %j', (name, text, fits) => {
    const failure = failureOf({ [name]: text });
    expect(failure.message).toMatch(new RegExp(`^${name} cannot be "`, 'u'));
    expect(failure.message).toContain(fits);
    expect(failure.remedy).toContain(`Set ${name} to `);
    expect(failure.remedy).toContain(fits);
  });

  it('shows no more than the beginning of a long value', () => {
    expect(failureOf({ PORT: 'x'.repeat(10_000) }).message.length).toBeLessThan(300);
  });

  it('never shows a key, whatever is wrong', () => {
    const environment = {
      PUBMED_API_KEY: 'k3y-of-mine',
      OPENAI_API_KEY: 'k3y-of-mine',
      PORT: 'nowhere',
      AWS_ENDPOINT_URL_S3: 'k',
    };
    const failure = failureOf(environment);
    expect(`${failure.message} ${failure.remedy ?? ''}`).not.toContain('k3y-of-mine');
    const secrets = NAMES.filter((name) => name.endsWith('_KEY'));
    expect(secrets).toEqual(NAMES.filter((name) => /API_KEY/u.test(name) && name !== 'API_KEYS_SECRET_ARN'));
    expect(secrets).toContain('TAVILY_API_KEY');
  });

  it('does not look at what it does not know', () => {
    expect(loadConfig({ PATH: '/bin', MAX_ITERATION: 'typo' })).toEqual(loadConfig({}));
  });
});

describe('readConfig', () => {
  it('lets what is given go before the environment of the process', () => {
    expect(readConfig({ MAX_ITERATIONS: '3' }).research.maxIterations).toBe(3);
  });
});

describe('VARIABLES', () => {
  it.each(Object.entries(VARIABLES))('says what %s means and takes', (_, variable) => {
    expect(variable.meaning).not.toBe('');
    expect(variable.hint).not.toBe('');
  });

  it('governs each setting by one variable', () => {
    const places = Object.values(VARIABLES).map((variable) => `${variable.group}.${variable.field}`);
    expect(new Set(places).size).toBe(places.length);
    const config = Object.entries(loadConfig({})).flatMap(([group, fields]) =>
      Object.keys(fields).map((field) => `${group}.${field}`),
    );
    expect(places).toEqual(expect.arrayContaining(config));
  });
});
