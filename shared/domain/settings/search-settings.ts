import * as z from 'zod';
import { Lenses } from '../lens.ts';
import { Freshness } from '../query.ts';
import { OPEN_SERVICES, SERVICE_NAMES } from '../services.ts';
import { CredibilityTier } from '../source.ts';
import { atLeastOne, httpUrl, names, optionalText, optionalUrl, seconds } from './kinds.ts';
import { setting } from './setting.ts';

/** In lower case, non-ASCII names in Punycode, as the host of a URL is. */
const DOMAIN = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/u;
const LOCATION = /^[^\s/@?#*]+:\d{1,5}$/u;

const OPEN = OPEN_SERVICES.map(({ title }) => title).join(', ');

/** Where to search. */
export const SearchSettings = z.object({
  /** In order of preference; empty means no search at all. */
  providers: setting(names, {
    variable: 'SEARCH_PROVIDERS',
    fallback: ['auto'],
    hint: 'names separated by commas, such as corpus,pubmed, or auto, or none',
    meaning: `Where to search; \`auto\`: the corpus, services whose key is set, and where they can be reached those that need none: ${OPEN}`,
    seedName: 'SEARCH_PROVIDER',
  }),
  timeoutSeconds: setting(seconds, {
    variable: 'SEARCH_TIMEOUT_SECONDS',
    fallback: 20,
    meaning: 'Seconds per search',
  }),
  freshness: setting(Freshness.optional(), {
    variable: 'SEARCH_FRESHNESS',
    meaning: 'How old results may be, where a provider can tell; unset for any age',
  }),
  includedDomains: setting(names, {
    variable: 'SEARCH_INCLUDE_DOMAINS',
    fallback: [],
    hint: 'domains separated by commas',
    meaning: 'Domains that web searches keep to',
  }),
  excludedDomains: setting(names, {
    variable: 'SEARCH_EXCLUDE_DOMAINS',
    fallback: [],
    hint: 'domains separated by commas',
    meaning: 'Domains that web searches leave out',
  }),
  /** By name: put beside those of shared/domain/lenses.json, or in their place. */
  lenses: setting(Lenses, {
    variable: 'LENSES',
    fallback: {},
    hint: 'JSON such as {"birds": {"meaning": "Birds", "providers": ["openalex", "web"], "allow": ["birdlife.org"]}}',
    meaning: 'Lenses of your own: the providers and domains of a field, by the name that a job asks for',
  }),
  /** By domain, subdomains included: goes before what the suffix or our own list says. */
  domainTiers: setting(z.record(z.string().regex(DOMAIN), CredibilityTier), {
    variable: 'DOMAIN_TIERS',
    fallback: {},
    hint: `JSON of domains with a tier each (${CredibilityTier.options.join(', ')}), such as {"example.org": "AUTHORITATIVE"}`,
    meaning: 'How far the pages of a domain are believed, subdomains included; FLAGGED ones are never read',
  }),
  reranker: setting(z.enum(['builtin', 'bedrock', 'jina']), {
    variable: 'RERANKER',
    fallback: 'builtin',
    meaning: 'What ranks results against the question',
  }),
  encoder: setting(z.enum(['minilm', 'none']), {
    variable: 'ENCODER',
    fallback: 'minilm',
    meaning:
      'What tells how near quotes come in meaning to an English question, in this process: a small model of sentences, or none (then words alone count)',
  }),
  rerankModel: setting(optionalText, {
    variable: 'RERANK_MODEL',
    hint: 'the id of a model',
    meaning: 'Model of that reranker, where not its usual one',
  }),
  /** By the name of the service, where the plan that one pays for allows another rate than the usual one. */
  requestsPerMinute: setting(z.record(z.string().regex(/^[a-z-]+$/u), z.number().positive()), {
    variable: 'PROVIDER_REQUESTS_PER_MINUTE',
    fallback: {},
    hint: 'JSON of providers with a number each, such as {"tavily": 1000}',
    meaning:
      'How often a provider may be asked, over all jobs, where it is not as often as its smallest plan allows',
  }),
  knowledgeBaseId: setting(optionalText, {
    variable: 'KNOWLEDGE_BASE_ID',
    hint: 'the id of a knowledge base',
    meaning: 'Bedrock Knowledge Base that provider `bedrock-kb` searches',
  }),
  searxngBaseUrl: setting(httpUrl.optional(), {
    variable: 'SEARXNG_BASE_URL',
    hint: 'a URL of http or https',
    meaning: 'Where an instance of SearXNG is that provider `searxng` asks',
  }),
  bedrockAgentEndpoint: setting(optionalUrl, {
    variable: 'AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME',
    meaning: 'Another endpoint of Bedrock Knowledge Bases and Rerank',
  }),
  contactEmail: setting(optionalText, {
    variable: 'CONTACT_EMAIL',
    hint: 'an e-mail address',
    meaning: 'Contact that public services ask for',
  }),
});

/** Pages of the web, read through the safe door. */
export const FetchSettings = z.object({
  allow: setting(z.array(z.string().regex(LOCATION)).readonly(), {
    variable: 'FETCH_ALLOW',
    fallback: [],
    hint: 'host:port, separated by commas',
    meaning: 'Hosts that may be read though their address is private; for intranets and tests',
  }),
  respectsRobots: setting(z.boolean(), {
    variable: 'FETCH_ROBOTS',
    fallback: true,
    meaning: 'Whether robots.txt is obeyed',
  }),
  timeoutSeconds: setting(seconds, {
    variable: 'FETCH_TIMEOUT_SECONDS',
    fallback: 20,
    meaning: 'Seconds for one page, its redirects included',
  }),
  maximumBytes: setting(atLeastOne, {
    variable: 'FETCH_MAX_BYTES',
    fallback: 20_000_000,
    meaning: 'Bytes of one page or PDF at most, decompressed',
  }),
  keepsRaw: setting(z.boolean(), {
    variable: 'FETCH_KEEP_RAW',
    fallback: true,
    meaning: 'Whether the bytes of a page are archived beside its text',
  }),
  functionName: setting(optionalText, {
    variable: 'FETCH_FUNCTION_NAME',
    hint: 'a name',
    meaning: 'Lambda function that fetches pages; unset where this process does',
    setBy: 'deployment',
  }),
});

/** One field per row of `SERVICES`, which says the rest of them. */
export const BaseUrls = z.record(z.enum(SERVICE_NAMES), httpUrl);
export const ApiKeys = z.partialRecord(z.enum(SERVICE_NAMES), z.string().optional());
