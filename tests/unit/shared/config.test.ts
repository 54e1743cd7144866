import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Environment, VARIABLES, loadConfig, readConfig } from '#shared/config.ts';
import { InvalidConfiguration } from '#shared/errors.ts';

/** The pages that users read the defaults in. */
const PAGES = 'docs/configuration';
const DOCS = readdirSync(PAGES)
  .map((page) => readFileSync(`${PAGES}/${page}`, 'utf8'))
  .join('\n');

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
  it.each(NAMES)('takes the default of its row where %s is unset or empty', (name) => {
    const fallback = VARIABLES[name]?.fallback;
    expect(valueOf(name, {})).toEqual(fallback);
    expect(valueOf(name, { [name]: '' })).toEqual(fallback);
    expect(valueOf(name, { [name]: ' \t' })).toEqual(fallback);
  });

  it.each(NAMES.filter((name) => VARIABLES[name]?.fallback !== undefined))(
    'reads the default of %s as the docs print it',
    (name) => {
      const printed = new RegExp(`^\\| \`${name}\` \\| (?:\`([^\`]*)\` )?\\|`, 'mu').exec(DOCS)?.[1] ?? '';
      expect(valueOf(name, { [name]: printed })).toEqual(VARIABLES[name]?.fallback);
    },
  );

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

  it('governs each setting by one variable, whose row says its default', () => {
    const places = Object.values(VARIABLES).map((variable) => `${variable.group}.${variable.field}`);
    expect(new Set(places).size).toBe(places.length);
    const config = Object.entries(loadConfig({})).flatMap(([group, fields]) =>
      Object.keys(fields).map((field) => `${group}.${field}`),
    );
    expect(places).toEqual(expect.arrayContaining(config));
  });
});
