import { Freshness } from '../domain/query.ts';
import { CredibilityTier } from '../domain/source.ts';
import { type Variables, flag, json, list, number, setting, text, whole, word } from './variable.ts';

/** Where to search, and how the pages found are read. */
export const SEARCH_VARIABLES: Variables = {
  SEARCH_PROVIDERS: setting('search', 'providers', {
    fallback: 'auto',
    parse: list,
    hint: 'names separated by commas, such as corpus,pubmed, or auto, or none',
    meaning:
      'Where to search; `auto`: the corpus, services whose key is set, and PubMed, Europe PMC, arXiv, Crossref and Wikipedia where they can be reached',
    seedName: 'SEARCH_PROVIDER',
  }),
  SEARCH_TIMEOUT_SECONDS: setting('search', 'timeoutSeconds', whole('20', 'Seconds per search')),
  SEARCH_FRESHNESS: setting('search', 'freshness', {
    fallback: undefined,
    parse: word,
    hint: Freshness.options.join(', '),
    meaning: 'How old results may be, where a provider can tell; unset for any age',
  }),
  SEARCH_INCLUDE_DOMAINS: setting('search', 'includedDomains', {
    fallback: '',
    parse: list,
    hint: 'domains separated by commas',
    meaning: 'Domains that web searches keep to',
  }),
  SEARCH_EXCLUDE_DOMAINS: setting('search', 'excludedDomains', {
    fallback: '',
    parse: list,
    hint: 'domains separated by commas',
    meaning: 'Domains that web searches leave out',
  }),
  DOMAIN_TIERS: setting('search', 'domainTiers', {
    fallback: '{}',
    parse: json,
    hint: `JSON of domains with a tier each (${CredibilityTier.options.join(', ')}), such as {"example.org": "AUTHORITATIVE"}`,
    meaning: 'How far the pages of a domain are believed, subdomains included; FLAGGED ones are never read',
  }),
  RERANKER: setting('search', 'reranker', {
    fallback: 'builtin',
    parse: word,
    hint: 'builtin, bedrock or jina',
    meaning: 'What ranks results against the question',
  }),
  RERANK_MODEL: setting(
    'search',
    'rerankModel',
    text(undefined, 'the id of a model', 'Model of that reranker, where not its usual one'),
  ),
  KNOWLEDGE_BASE_ID: setting(
    'search',
    'knowledgeBaseId',
    text(
      undefined,
      'the id of a knowledge base',
      'Bedrock Knowledge Base that provider `bedrock-kb` searches',
    ),
  ),
  AWS_ENDPOINT_URL_BEDROCK_AGENT_RUNTIME: setting(
    'search',
    'bedrockAgentEndpoint',
    text(undefined, 'a URL', 'Another endpoint of Bedrock Knowledge Bases and Rerank'),
  ),
  CONTACT_EMAIL: setting(
    'search',
    'contactEmail',
    text(undefined, 'an e-mail address', 'Contact that public services ask for'),
  ),
  FETCH_ALLOW: setting('fetch', 'allow', {
    fallback: '',
    parse: list,
    hint: 'host:port, separated by commas',
    meaning: 'Hosts that may be read though their address is private; for intranets and tests',
  }),
  FETCH_ROBOTS: setting('fetch', 'respectsRobots', {
    fallback: 'true',
    parse: flag,
    hint: 'true or false',
    meaning: 'Whether robots.txt is obeyed',
  }),
  FETCH_TIMEOUT_SECONDS: setting('fetch', 'timeoutSeconds', {
    fallback: '20',
    parse: number,
    hint: 'a number, such as 20',
    meaning: 'Seconds for one page, its redirects included',
  }),
  FETCH_MAX_BYTES: setting(
    'fetch',
    'maximumBytes',
    whole('20000000', 'Bytes of one page or PDF at most, decompressed'),
  ),
  FETCH_KEEP_RAW: setting('fetch', 'keepsRaw', {
    fallback: 'true',
    parse: flag,
    hint: 'true or false',
    meaning: 'Whether the bytes of a page are archived beside its text',
  }),
};
