import type { RemovalPolicy } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { FunctionNetwork } from './constructs/service-function.ts';
import type { ServiceSettings } from './service-settings.ts';

/** How people sign in who open the viewer: by an authorization code with PKCE, at a client without a secret. */
export interface ViewerProps {
  /** Where a person signs in, such as `https://id.example.org/oauth2/authorize`. */
  readonly authorizationUrl: string;
  /** Where a code becomes a token, such as `https://id.example.org/oauth2/token`; it has to let pages of this API ask. */
  readonly tokenUrl: string;
  /** The client by whose name the viewer asks; the address of the viewer is one to which it may be led back. */
  readonly clientId: string;
  /** @default openid */
  readonly scope?: string;
  /** Which token is for the API: the one whose `aud` is in `audience`. @default access_token */
  readonly token?: 'access_token' | 'id_token';
  /** What the issuer wants to be sent besides, such as an `audience`. @default - nothing */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Folder of the files that `npm run bundle` makes. @default - dist/viewer-files of this package */
  readonly folder?: string;
}

/** Who vouches for people, and from where they come. */
export interface PeopleProps {
  /** The `iss` of tokens: a URL whose `/.well-known/jwks.json` has the keys. */
  readonly issuer: string;
  /** The `aud` of tokens: one of these. */
  readonly audience: readonly string[];
  /** Where the keys of the issuer are. @default - below its URL */
  readonly keysUrl?: string;
  /** @default tenant */
  readonly tenantClaim?: string;
  /** @default role */
  readonly roleClaim?: string;
  /** Role of those who may see the state and the cost of all jobs, not their text. @default plumbline-admin */
  readonly adminRole?: string;
  /** Origins of the pages that may ask, such as `https://research.example.org`. @default - none: no browser may */
  readonly corsOrigins?: readonly string[];
  /** Serves the viewer at `/` of their API, out of a private bucket. @default - there is none */
  readonly viewer?: ViewerProps;
  /** A name of one's own. @default - the one that API Gateway gives */
  readonly domain?: { readonly domainName: string; readonly certificate: ICertificate };
}

/** All that may be said of a deployment; nothing has to be. */
export interface DeepResearchProps {
  /**
   * Settings by the name of their environment variable (docs/configuration.md), such as `{ MAX_ITERATIONS: '5' }`.
   * Checked at synth. @default - every default, with PubMed to search in
   */
  readonly settings?: ServiceSettings;
  /**
   * Keys of services, as a JSON object by the name of their variable: `{"TAVILY_API_KEY": "…"}`. Only the steps that
   * search, read, rank or ask a model may read it. @default - no keys
   */
  readonly apiKeysSecret?: ISecret;
  /** How many pages are read at once, set apart from the functions of the account. @default - as many as that lets */
  readonly pageConcurrency?: number;
  /** Whether the table refuses to be deleted. @default true */
  readonly deletionProtection?: boolean;
  /** What becomes of the table and the buckets when the stack goes. @default RemovalPolicy.RETAIN */
  readonly removalPolicy?: RemovalPolicy;
  /** Days that fetched text is kept which no report cites. @default 30 */
  readonly archiveRetentionDays?: number;
  /** How long logs are kept. @default RetentionDays.THREE_MONTHS */
  readonly logRetention?: RetentionDays;
  /** Requests to the API per second, over all callers, and how many may come at once. @default 20 and 40 */
  readonly throttling?: { readonly requestsPerSecond: number; readonly burst: number };
  /**
   * Whether to give API Gateway the account-wide role that it writes logs with, which an account needs once. Until it has
   * one, the API writes no logs: this changes a setting of the account, so it is done only when asked for. @default false
   */
  readonly setsAccountLogRole?: boolean;
  /** Key that table, archive and undelivered events are encrypted with. @default - keys of the services */
  readonly encryptionKey?: IKey;
  /**
   * Network that the functions run in; it has to lead to AWS and to the services that are asked. The one that reads pages
   * stays outside: it needs the internet and nothing else. @default - none
   */
  readonly network?: FunctionNetwork;
  /** Whether events are streamed to those who follow a job; else they wait for them by long polling. @default true */
  readonly streamsEvents?: boolean;
  /** Who is notified of alarms. @default - nobody */
  readonly alarmTopic?: ITopic;
  /** Where docs/runbook.md can be read: alarms lead there. @default - its path in this package */
  readonly runbookUrl?: string;
  /** Lets people in with tokens of their identity provider, on an API of its own. @default - services only, who sign */
  readonly people?: PeopleProps;
  /** Folder of the bundles that `npm run bundle` makes. @default - dist/functions of this package */
  readonly bundleFolder?: string;
}
