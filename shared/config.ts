import type * as z from 'zod';
import { DigestPolicy } from './domain/digest.ts';
import { Settings } from './domain/settings.ts';
import { InvalidConfiguration } from './errors.ts';

export type Config = Settings;
export type Environment = Readonly<Record<string, string | undefined>>;

type Group = keyof Settings;
type Parse = (text: string) => unknown;

interface Variable {
  readonly group: Group;
  readonly field: string;
  readonly fallback: string | undefined;
  readonly parse: Parse;
  /** What a right value looks like, for the error message and the docs. */
  readonly hint: string;
  readonly meaning: string;
  /** The name that a seed document gives this setting, where one does. */
  readonly seedName?: string;
}

const number: Parse = (text) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);
const flag: Parse = (text) =>
  ({ true: true, '1': true, false: false, '0': false })[text.trim().toLowerCase()] ?? text;
const word: Parse = (text) => text.trim();
const list: Parse = (text) =>
  text.trim() === 'none'
    ? []
    : text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');

function setting<G extends Group>(
  group: G,
  field: keyof Settings[G] & string,
  rest: Omit<Variable, 'group' | 'field'>,
): Variable {
  return { group, field, ...rest };
}

const whole = (fallback: string, meaning: string, seedName?: string): Omit<Variable, 'group' | 'field'> => ({
  fallback,
  parse: number,
  hint: `a whole number, such as ${fallback}`,
  meaning,
  ...(seedName === undefined ? {} : { seedName }),
});
const text = (
  fallback: string | undefined,
  hint: string,
  meaning: string,
): Omit<Variable, 'group' | 'field'> => ({
  fallback,
  parse: word,
  hint,
  meaning,
});

/** Every environment variable the product reads. */
export const VARIABLES: Readonly<Record<string, Variable>> = {
  MAX_ITERATIONS: setting(
    'research',
    'maxIterations',
    whole('10', 'Research iterations at most', 'max_iterations'),
  ),
  MAX_SUB_QUESTIONS: setting(
    'research',
    'maxSubQuestions',
    whole('8', 'Sub-questions at most', 'Max sub-questions'),
  ),
  QUERIES_PER_WAVE: setting('research', 'queriesPerWave', whole('12', 'Queries in one wave at most')),
  RESULTS_PER_QUERY: setting(
    'research',
    'resultsPerQuery',
    whole('10', 'Results asked for per query', 'num_results'),
  ),
  KEPT_PER_QUERY: setting(
    'research',
    'keptPerQuery',
    whole('8', 'Results of a query considered for reading', 'MAX_SEARCH_RESULTS_FOR_AGENT'),
  ),
  SEARCH_BUDGET: setting(
    'research',
    'searchBudget',
    whole('60', 'Searches of one job at most', 'MAX_RESEARCHER_ITERATIONS'),
  ),
  FULL_SOURCES: setting(
    'research',
    'fullSources',
    whole('3', 'Sources of a wave read in full (M)', 'top_m_full_text_sources'),
  ),
  CHUNKED_SOURCES: setting(
    'research',
    'chunkedSources',
    whole('4', 'Further sources of a wave read by their best chunks (K)', 'next_k_chunked_sources'),
  ),
  CHUNKS_PER_SOURCE: setting(
    'research',
    'chunksPerSource',
    whole('15', 'Chunks read of such a source (N)', 'top_n_chunks_per_source'),
  ),
  MAX_REVISIONS: setting(
    'research',
    'maxRevisions',
    whole('2', 'Revisions of the report at most', 'max_refinement_iterations'),
  ),
  CLAIMS_PER_UNIT: setting(
    'research',
    'claimsPerUnit',
    whole('5', 'Claims taken per checklist item and wave', 'MAX_EVIDENCE_CLAIMS_PER_RESEARCH_UNIT'),
  ),
  SOURCES_PER_CLAIM: setting(
    'research',
    'sourcesPerClaim',
    whole('5', 'Sources kept per claim', 'MAX_SOURCE_URLS_PER_CLAIM'),
  ),
  EVIDENCE_PER_SOURCE: setting(
    'research',
    'evidencePerSource',
    whole('12', 'Quotes taken from one source at most'),
  ),
  MIN_EVIDENCE_RECORDS: setting(
    'gate',
    'minimumEvidenceRecords',
    whole('5', 'Claims that the gate asks for', 'MIN_EVIDENCE_RECORDS'),
  ),
  MIN_CITED_RECORDS: setting(
    'gate',
    'minimumCitedRecords',
    whole('5', 'Claims with a verified quote that the gate asks for'),
  ),
  MIN_SOURCE_DOMAINS: setting(
    'gate',
    'minimumDomains',
    whole('3', 'Independent domains that the gate asks for', 'MIN_SOURCE_DOMAINS'),
  ),
  DIGEST_POLICY: setting('digest', 'policy', {
    fallback: 'auto',
    parse: word,
    hint: DigestPolicy.options.join(', '),
    meaning: 'When a digest stands for the content of a source',
    seedName: 'deep_research_digest_policy',
  }),
  DIGEST_MIN_CHARACTERS: setting(
    'digest',
    'minimumCharacters',
    whole('10000', 'Characters from which policy auto digests', 'deep_research_digest_min_chars'),
  ),
  DIGEST_MAX_SOURCES: setting(
    'digest',
    'maxSources',
    whole(
      '8',
      'Sources of a wave, the best first, whose digest may stand for their content',
      'deep_research_digest_max_sources',
    ),
  ),
  DIGEST_TIMEOUT_SECONDS: setting(
    'digest',
    'timeoutSeconds',
    whole('60', 'Seconds per digest', 'deep_research_digest_timeout'),
  ),
  DIGEST_MAX_CONCURRENT: setting(
    'digest',
    'maxConcurrent',
    whole('3', 'Sources read and digested side by side', 'deep_research_digest_max_concurrent'),
  ),
  DIGEST_INCLUDE_EVIDENCE: setting('digest', 'includeEvidence', {
    fallback: 'true',
    parse: flag,
    hint: 'true or false',
    meaning: 'Whether a digest lists evidence snippets',
    seedName: 'deep_research_digest_include_evidence',
  }),
  DIGEST_EVIDENCE_MAX_CHARACTERS: setting(
    'digest',
    'evidenceMaxCharacters',
    whole('400', 'Characters of one evidence snippet', 'deep_research_digest_evidence_max_chars'),
  ),
  DIGEST_MAX_EVIDENCE_SNIPPETS: setting(
    'digest',
    'maxEvidenceSnippets',
    whole('5', 'Evidence snippets in a digest', 'deep_research_digest_max_evidence_snippets'),
  ),
  MAX_CONCURRENCY: setting(
    'job',
    'maxConcurrency',
    whole('3', 'Jobs that run at the same time', 'RESEARCH_MAX_CONCURRENCY'),
  ),
  JOB_TTL_SECONDS: setting(
    'job',
    'timeToLiveSeconds',
    whole('86400', 'Seconds after submission when an unfinished job expires', 'Default TTL'),
  ),
  JOB_DEADLINE_SECONDS: setting(
    'job',
    'deadlineSeconds',
    whole('600', 'Seconds of run time after which research stops and the report is written'),
  ),
  INPUT_WAIT_SECONDS: setting(
    'job',
    'inputWaitSeconds',
    whole('86400', 'Seconds to wait for an answer from a person'),
  ),
  QUESTION_MAX_CHARACTERS: setting(
    'job',
    'questionMaxCharacters',
    whole('20000', 'Length of a question at most'),
  ),
  EVALUATE: setting('job', 'evaluate', {
    fallback: 'false',
    parse: flag,
    hint: 'true or false',
    meaning: 'Whether a judge rates each report',
    seedName: 'ENABLE_ONLINE_EVALS',
  }),
  MAX_TOKENS_PER_JOB: setting('budget', 'maxTokens', {
    fallback: undefined,
    parse: number,
    hint: 'a whole number, such as 500000',
    meaning: 'Tokens that the models of one job use at most, input and output together; unset for no limit',
  }),
  MAX_USD_PER_JOB: setting('budget', 'maxUsd', {
    fallback: undefined,
    parse: number,
    hint: 'a number, such as 0.50',
    meaning:
      'US dollars that the models of one job cost at most, where their price is known; unset for no limit',
  }),
  SYNTHESIS_RESERVE_PERCENT: setting('budget', 'synthesisReservePercent', {
    fallback: '15',
    parse: number,
    hint: 'a number, such as 15',
    meaning: 'Percent of both budgets that research leaves to the writing of the report',
  }),
  BREAKER_FAILURE_PERCENT: setting('breaker', 'failurePercent', {
    fallback: '70',
    parse: number,
    hint: 'a number, such as 70',
    meaning: 'Percent of failed calls from which a model role or provider is not called for a while',
    seedName: 'failure ratio',
  }),
  BREAKER_MIN_SAMPLES: setting(
    'breaker',
    'minimumSamples',
    whole('5', 'Calls before that is judged', 'samples'),
  ),
  BREAKER_WINDOW_SAMPLES: setting(
    'breaker',
    'windowSamples',
    whole('10', 'Newest calls that are judged', 'sliding window'),
  ),
  BREAKER_OPEN_SECONDS: setting('breaker', 'openSeconds', {
    fallback: '60',
    parse: number,
    hint: 'a number, such as 60',
    meaning: 'Seconds until one call tries again; a new iteration tries at once',
    seedName: 'auto-reset',
  }),
  REPORT_MAX_WORDS: setting(
    'report',
    'maximumWords',
    whole('1500', 'Length of a report in words', 'final_report_max_length'),
  ),
  SEARCH_PROVIDERS: setting('search', 'providers', {
    fallback: 'corpus',
    parse: list,
    hint: 'names separated by commas, such as corpus,pubmed, or none',
    meaning: 'Where to search',
    seedName: 'SEARCH_PROVIDER',
  }),
  SEARCH_TIMEOUT_SECONDS: setting('search', 'timeoutSeconds', whole('20', 'Seconds per search')),
  PUBMED_BASE_URL: setting(
    'search',
    'pubmedBaseUrl',
    text('https://eutils.ncbi.nlm.nih.gov/entrez/eutils', 'a URL', 'Base URL of the E-utilities'),
  ),
  PUBMED_API_KEY: setting(
    'search',
    'pubmedApiKey',
    text(undefined, 'the key', 'Key that raises the PubMed limit from 3 to 10 a second'),
  ),
  CONTACT_EMAIL: setting(
    'search',
    'contactEmail',
    text(undefined, 'an e-mail address', 'Contact that public services ask for'),
  ),
  TABLE_NAME: setting('store', 'tableName', text('plumbline', 'the name of a table', 'DynamoDB table')),
  BUCKET_NAME: setting(
    'store',
    'bucketName',
    text(undefined, 'the name of a bucket', 'S3 bucket of the archive'),
  ),
  STATE_MACHINE_ARN: setting(
    'store',
    'stateMachineArn',
    text(undefined, 'an ARN', 'State machine of the research'),
  ),
  AWS_ENDPOINT_URL_DYNAMODB: setting(
    'store',
    'dynamodbEndpoint',
    text(undefined, 'a URL', 'Another DynamoDB endpoint'),
  ),
  AWS_ENDPOINT_URL_S3: setting('store', 's3Endpoint', text(undefined, 'a URL', 'Another S3 endpoint')),
  AWS_REGION: setting('store', 'region', text('us-east-1', 'a region', 'AWS region')),
  PLUMBLINE_DATA: setting('local', 'dataFolder', text('.plumbline', 'a folder', 'Data of the local runtime')),
  CORPUS_FOLDERS: setting('local', 'corpusFolders', {
    fallback: '',
    parse: list,
    hint: 'folders separated by commas',
    meaning: 'Folders to search; by default the documentation of the installed packages',
  }),
  PORT: setting('local', 'port', whole('4380', 'Port of the local server')),
};

/** Reads and checks all settings. Throws InvalidConfiguration that names the variable and says what fits. */
export function loadConfig(environment: Environment): Config {
  const raw: Record<string, Record<string, unknown>> = {};
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value = readVariable(environment, name, variable);
    (raw[variable.group] ??= {})[variable.field] = value;
  }
  const parsed = Settings.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw namingVariable(parsed.error.issues[0], environment);
}

/** The configuration of this process. The only place that looks at `process.env`. */
export function readConfig(overrides: Environment = {}): Config {
  return loadConfig({ ...process.env, ...overrides });
}

function readVariable(environment: Environment, name: string, variable: Variable): unknown {
  const given = environment[name];
  const value = given === undefined || given.trim() === '' ? variable.fallback : given;
  return value === undefined ? undefined : variable.parse(value);
}

function namingVariable(issue: z.core.$ZodIssue | undefined, environment: Environment): InvalidConfiguration {
  const path = issue?.path ?? [];
  const [group, field] = path;
  const found = Object.entries(VARIABLES).find(([, one]) => one.group === group && one.field === field);
  if (!found) return new InvalidConfiguration(`The configuration is not usable at ${path.join('.')}.`);
  const [name, variable] = found;
  const isSecret = name.endsWith('_KEY');
  const shown = isSecret ? 'its value' : `"${(environment[name] ?? '').slice(0, 80)}"`;
  const fits = `${variable.hint}${boundOf(issue)}`;
  return new InvalidConfiguration(`${name} cannot be ${shown}; it takes ${fits}.`, {
    remedy: `Set ${name} to ${fits}, or unset it.`,
  });
}

/** The bound that a number broke, which its hint does not tell. */
function boundOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') return `, at most ${issue.maximum}`;
  if (issue?.code !== 'too_small') return '';
  return issue.inclusive === false ? `, more than ${issue.minimum}` : `, at least ${issue.minimum}`;
}
