import * as z from 'zod';
import { BreakerSettings } from './breaker.ts';
import { BudgetLimits } from './budget.ts';
import { DigestPolicy } from './digest.ts';
import { Freshness } from './query.ts';
import { SERVICE_NAMES } from './services.ts';
import { CredibilityTier } from './source.ts';

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

/** In lower case, non-ASCII names in Punycode, as the host of a URL is. */
const DOMAIN = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/u;

const count = z.int().nonnegative();
const atLeastOne = z.int().min(1);

/**
 * Every setting, grouped by what it governs; units stand in the names.
 * Defaults and the environment variables are in shared/config.ts, the table for readers in docs/configuration.md.
 */
export const Settings = z.object({
  /** The upper bounds keep the execution within 25,000 events, whatever is set. */
  research: z.object({
    maxIterations: atLeastOne.max(50),
    maxSubQuestions: atLeastOne.max(8),
    /** Queries in one wave. */
    queriesPerWave: atLeastOne.max(40),
    resultsPerQuery: atLeastOne.max(100),
    /** Of each query's results, how many are considered for reading. */
    keptPerQuery: atLeastOne,
    /** Searches of one job over all waves. */
    searchBudget: atLeastOne.max(400),
    fullSources: count.max(10),
    chunkedSources: count.max(10),
    chunksPerSource: atLeastOne,
    maxRevisions: count.max(2),
    claimsPerUnit: atLeastOne,
    sourcesPerClaim: atLeastOne,
    evidencePerSource: atLeastOne,
  }),
  gate: z.object({
    minimumEvidenceRecords: count,
    minimumCitedRecords: count,
    minimumDomains: count,
  }),
  digest: z.object({
    policy: DigestPolicy,
    minimumCharacters: count,
    maxSources: atLeastOne,
    timeoutSeconds: z.number().positive(),
    maxConcurrent: atLeastOne,
    includeEvidence: z.boolean(),
    evidenceMaxCharacters: atLeastOne,
    maxEvidenceSnippets: atLeastOne,
    /** Of one tenant, where the store lets nothing go by itself. */
    cacheEntries: atLeastOne,
  }),
  job: z.object({
    maxConcurrency: atLeastOne,
    timeToLiveSeconds: atLeastOne,
    deadlineSeconds: atLeastOne,
    inputWaitSeconds: atLeastOne,
    questionMaxCharacters: atLeastOne,
    evaluate: z.boolean(),
  }),
  budget: BudgetLimits,
  breaker: BreakerSettings,
  report: z.object({ maximumWords: atLeastOne }),
  search: z.object({
    /** In order of preference; empty means no search at all. */
    providers: z.array(z.string()).readonly(),
    timeoutSeconds: z.number().positive(),
    contactEmail: z.string().optional(),
    /** How old results may be, where a provider can tell. */
    freshness: Freshness.optional(),
    /** Domains that web searches keep to, or leave out, where a provider can. */
    includedDomains: z.array(z.string()).readonly(),
    excludedDomains: z.array(z.string()).readonly(),
    /** By domain, subdomains included: goes before what the suffix or our own list says. */
    domainTiers: z.record(z.string().regex(DOMAIN), CredibilityTier),
    reranker: z.enum(['builtin', 'bedrock', 'jina']),
    /** Undefined: the reranker's own default. */
    rerankModel: z.string().optional(),
    knowledgeBaseId: z.string().optional(),
    bedrockAgentEndpoint: z.url().optional(),
  }),
  baseUrl: z.record(z.enum(SERVICE_NAMES), z.url({ protocol: /^https?$/u })),
  apiKey: z.partialRecord(z.enum(SERVICE_NAMES), z.string().optional()),
  /** Pages of the web, read through the safe door. */
  fetch: z.object({
    /** `host:port` that may be reached though its address is private; for intranets and tests. */
    allow: z.array(z.string().regex(/^[^\s/@?#*]+:\d{1,5}$/u)).readonly(),
    respectsRobots: z.boolean(),
    /** For one page, all its redirects included. */
    timeoutSeconds: z.number().positive(),
    /** Decoded bytes of one page. */
    maximumBytes: atLeastOne,
    /** Whether the bytes of a page are kept beside its text. */
    keepsRaw: z.boolean(),
    /** The Lambda function that fetches pages; undefined where this process does. */
    functionName: z.string().optional(),
  }),
  model: z.object({
    provider: ModelProvider,
    /** Of every role that has none of its own; undefined: that of the provider. */
    defaultModel: z.string().optional(),
    plannerModel: z.string().optional(),
    readerModel: z.string().optional(),
    writerModel: z.string().optional(),
    judgeModel: z.string().optional(),
    plannerMaxTokens: atLeastOne,
    readerMaxTokens: atLeastOne,
    writerMaxTokens: atLeastOne,
    judgeMaxTokens: atLeastOne,
    /** For a whole call, all its requests and pauses included. */
    timeoutSeconds: z.number().positive(),
    /** Requests for one call, over levels, retries and repairs. */
    maxAttempts: atLeastOne.max(4),
    /** Ends where `/chat/completions` begins. */
    openaiBaseUrl: z.url({ protocol: /^https?$/u }),
    openaiApiKey: z.string().optional(),
    bedrockEndpoint: z.url().optional(),
    guardrailId: z.string().optional(),
    guardrailVersion: z.string().optional(),
    /** By model id, in which `*` stands for anything. */
    prices: z.record(z.string(), ModelPrice),
  }),
  store: z.object({
    tableName: z.string().min(1),
    bucketName: z.string().optional(),
    stateMachineArn: z.string().optional(),
    /** The Lambda function that starts queued jobs. */
    dispatchFunctionName: z.string().optional(),
    dynamodbEndpoint: z.url().optional(),
    s3Endpoint: z.url().optional(),
    region: z.string(),
    /** Secret of Secrets Manager: JSON of keys by the name of their variable. */
    keysSecretArn: z.string().optional(),
  }),
  local: z.object({
    dataFolder: z.string().min(1),
    /** Folders to search; empty means the documentation of the installed packages. */
    corpusFolders: z.array(z.string()).readonly(),
    port: z.int().min(0).max(65_535),
  }),
});
export type Settings = z.infer<typeof Settings>;
