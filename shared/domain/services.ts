/** A service with a configured base URL, by which it is searched or asked to rerank. */
export interface Service {
  readonly name: string;
  /** As a reader knows it. */
  readonly title: string;
  /** Begins the names of its environment variables. */
  readonly variable: string;
  /** Ends where the service's own paths begin. */
  readonly baseUrl: string;
  /** What its key is for; empty for a service that takes none. */
  readonly keyMeaning: string;
  /** `never` for a service without keys, `optional` where one only raises a limit. */
  readonly needsKey: 'never' | 'optional' | 'always';
  /** Whether it is searched where a caller names no providers. */
  readonly automatic: 'always' | 'with-key' | 'never';
}

/** In the order in which they are documented. */
export const SERVICES = [
  {
    name: 'pubmed',
    title: 'PubMed',
    variable: 'PUBMED',
    baseUrl: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
    keyMeaning: 'Key that raises the PubMed limit from 3 to 10 a second',
    needsKey: 'optional',
    automatic: 'always',
  },
  {
    name: 'europepmc',
    title: 'Europe PMC',
    variable: 'EUROPEPMC',
    baseUrl: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
    keyMeaning: '',
    needsKey: 'never',
    automatic: 'always',
  },
  {
    name: 'openalex',
    title: 'OpenAlex',
    variable: 'OPENALEX',
    baseUrl: 'https://api.openalex.org',
    keyMeaning: 'Key of OpenAlex, needed beyond a few requests',
    needsKey: 'optional',
    automatic: 'with-key',
  },
  {
    name: 'semanticscholar',
    title: 'Semantic Scholar',
    variable: 'SEMANTIC_SCHOLAR',
    baseUrl: 'https://api.semanticscholar.org/graph/v1',
    keyMeaning: 'Key of Semantic Scholar; without one its requests share a public limit',
    needsKey: 'optional',
    automatic: 'with-key',
  },
  {
    name: 'arxiv',
    title: 'arXiv',
    variable: 'ARXIV',
    baseUrl: 'https://export.arxiv.org/api',
    keyMeaning: '',
    needsKey: 'never',
    automatic: 'always',
  },
  {
    name: 'crossref',
    title: 'Crossref',
    variable: 'CROSSREF',
    baseUrl: 'https://api.crossref.org',
    keyMeaning: '',
    needsKey: 'never',
    automatic: 'always',
  },
  {
    name: 'wikipedia',
    title: 'Wikipedia',
    variable: 'WIKIPEDIA',
    baseUrl: 'https://en.wikipedia.org/w',
    keyMeaning: '',
    needsKey: 'never',
    automatic: 'always',
  },
  {
    name: 'tavily',
    title: 'Tavily',
    variable: 'TAVILY',
    baseUrl: 'https://api.tavily.com',
    keyMeaning: 'Key of Tavily',
    needsKey: 'always',
    automatic: 'with-key',
  },
  {
    name: 'serper',
    title: 'Serper',
    variable: 'SERPER',
    baseUrl: 'https://google.serper.dev',
    keyMeaning: 'Key of Serper',
    needsKey: 'always',
    automatic: 'with-key',
  },
  {
    name: 'exa',
    title: 'Exa',
    variable: 'EXA',
    baseUrl: 'https://api.exa.ai',
    keyMeaning: 'Key of Exa',
    needsKey: 'always',
    automatic: 'with-key',
  },
  {
    name: 'brave',
    title: 'Brave Search',
    variable: 'BRAVE',
    baseUrl: 'https://api.search.brave.com/res/v1',
    keyMeaning: 'Key of Brave Search',
    needsKey: 'always',
    automatic: 'with-key',
  },
  {
    name: 'jina',
    title: 'Jina Reranker',
    variable: 'JINA',
    baseUrl: 'https://api.jina.ai/v1',
    keyMeaning: 'Key of the Jina reranker',
    needsKey: 'always',
    automatic: 'never',
  },
] as const satisfies readonly Service[];

export type ServiceName = (typeof SERVICES)[number]['name'];
export const SERVICE_NAMES: readonly ServiceName[] = SERVICES.map(({ name }) => name);

/** Name and title of a service, as its requests and hits bear them. */
export function serviceOf(name: ServiceName): Pick<Service, 'name' | 'title'> {
  return { name, title: SERVICES.find((service) => service.name === name)?.title ?? name };
}

/** Answer anyone who asks politely. */
export const OPEN_SERVICES = SERVICES.filter(({ automatic }) => automatic === 'always');
