import * as z from 'zod';
import { BreakerSettings } from './breaker.ts';
import { BudgetLimits } from './budget.ts';
import { DigestPolicy } from './digest.ts';

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
    pubmedBaseUrl: z.url(),
    pubmedApiKey: z.string().optional(),
    contactEmail: z.string().optional(),
  }),
  store: z.object({
    tableName: z.string().min(1),
    bucketName: z.string().optional(),
    stateMachineArn: z.string().optional(),
    dynamodbEndpoint: z.url().optional(),
    s3Endpoint: z.url().optional(),
    region: z.string(),
  }),
  local: z.object({
    dataFolder: z.string().min(1),
    /** Folders to search; empty means the documentation of the installed packages. */
    corpusFolders: z.array(z.string()).readonly(),
    port: z.int().min(0).max(65_535),
  }),
});
export type Settings = z.infer<typeof Settings>;
