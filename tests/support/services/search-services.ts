import { type Answered, type Asked, type Loopback, startLoopback } from './loopback.ts';
import { PUBMED_ID, PUBMED_RECORD, STUDY_TITLE } from './roofs.ts';

export const SCRIPTED = ['tavily', 'serper', 'exa', 'brave', 'pubmed'] as const;
export type Scripted = (typeof SCRIPTED)[number];

/** Ways in which a service fails that its documentation names, or that the web knows. */
export const FAILURES = [
  'server error',
  'throttled',
  'quota spent',
  'key refused',
  'error in a 200',
  'another shape',
  'HTML',
  'cut off',
  'no answer',
  'connection cut',
] as const;
export type Failing = (typeof FAILURES)[number];

/** Where the pages are that the searches find. */
export interface Addresses {
  readonly guide: string;
  readonly magazine: string;
  readonly study: string;
}

export interface SearchServices extends Loopback {
  /** Settings of the environment that lead to the services. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Tavily, Serper, Exa, Brave and PubMed on one loopback address, each whole or failing in one way. */
export async function startSearchServices(
  addresses: Addresses,
  failing: Partial<Record<Scripted, Failing>> = {},
): Promise<SearchServices> {
  const server = await startLoopback((asked) => {
    const name = SCRIPTED.find((one) => asked.path.startsWith(`/${one}/`));
    if (name === undefined) return { status: 404, body: 'Not found' };
    const way = failing[name];
    return way === undefined ? ANSWERS[name](asked, addresses) : FAILING[way](name);
  });
  const entries = SCRIPTED.flatMap((name) => [
    [`${name.toUpperCase()}_BASE_URL`, `${server.url}/${name}`],
    ...(name === 'pubmed' ? [] : [[`${name.toUpperCase()}_API_KEY`, `key-of-${name}`]]),
  ]);
  return {
    ...server,
    environment: { ...Object.fromEntries(entries), SEARCH_PROVIDERS: SCRIPTED.join(',') },
  };
}

type Answer = (asked: Asked, addresses: Addresses) => Answered | undefined;

const GUIDE_SNIPPET =
  'Cool roofs lower the indoor temperature and the energy used for cooling; their limits …';
const MAGAZINE_SNIPPET = 'What cool roofs change, and the limits that engineers found.';

const ANSWERS: Readonly<Record<Scripted, Answer>> = {
  tavily: (_asked, { guide }) =>
    json({
      query: 'roofs',
      answer: null,
      images: [],
      results: [
        {
          title: 'Cool roofs: a guide …',
          url: `${guide}/cool-roofs`,
          content: GUIDE_SNIPPET,
          score: 0.91,
          raw_content: null,
        },
      ],
      response_time: '0.41',
      usage: { credits: 1 },
      request_id: 'r-1',
    }),
  serper: (asked, addresses) => {
    const questions: unknown = JSON.parse(asked.body);
    const entry = serperEntry(addresses);
    return json(Array.isArray(questions) ? questions.map(() => entry) : entry);
  },
  exa: (_asked, { study }) =>
    json({
      requestId: 'e-1',
      resolvedSearchType: 'neural',
      results: [
        {
          id: `${study}/study.pdf`,
          title: STUDY_TITLE,
          url: `${study}/study.pdf`,
          publishedDate: '2023-11-16T01:36:32.547Z',
          author: null,
          score: 0.31,
          highlights: ['Cool roofs lowered the mean indoor temperature of the warehouses.'],
        },
      ],
      costDollars: { total: 0.005 },
    }),
  brave: (_asked, { guide, magazine }) => ({
    headers: { 'content-type': 'application/json', 'x-ratelimit-policy': '50;w=1, 0;w=2592000' },
    body: JSON.stringify({
      type: 'search',
      query: { original: 'roofs', more_results_available: false },
      web: {
        type: 'search',
        results: [
          {
            title: 'What reflecting roofs can and cannot do',
            url: `${magazine}/roofs`,
            description: MAGAZINE_SNIPPET,
            page_age: '2023-08-14T00:00:00',
            language: 'en',
          },
          {
            title: 'Cool roofs: a guide for owners',
            url: `${guide}/cool-roofs?utm_source=brave`,
            description: GUIDE_SNIPPET,
          },
        ],
      },
    }),
  }),
  pubmed: (asked) => answerOfPubmed(asked, PUBMED_RECORD),
};

/** One record, whatever is asked for. */
export function answerOfPubmed({ path }: Asked, record: string): Answered {
  if (path.includes('esearch')) {
    return json({
      header: { type: 'esearch', version: '0.3' },
      esearchresult: { count: '1', retmax: '10', retstart: '0', idlist: [PUBMED_ID] },
    });
  }
  const body = `<?xml version="1.0" ?>\n<PubmedArticleSet>${record}</PubmedArticleSet>`;
  return { headers: { 'content-type': 'text/xml' }, body };
}

function serperEntry({ magazine }: Addresses): unknown {
  return {
    searchParameters: { q: 'roofs', type: 'search', engine: 'google' },
    organic: [
      {
        title: 'What reflecting roofs can and cannot do',
        link: `${magazine}/roofs?utm_source=search&utm_medium=web`,
        snippet: MAGAZINE_SNIPPET,
        date: 'Aug 14, 2023',
        position: 1,
      },
    ],
    credits: 1,
  };
}

function json(value: unknown, status = 200): Answered {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** Each service words what ails it in its own way; without an answer where it gives none. */
const FAILING: Readonly<Record<Failing, (name: Scripted) => Answered | undefined>> = {
  'server error': () => ({ status: 500, body: 'Internal Server Error' }),
  throttled: (name) => ({
    ...json(sorry(name, 'Too many requests'), 429),
    headers: { 'retry-after': '60' },
  }),
  'quota spent': (name) => QUOTA_SPENT[name],
  'key refused': (name) =>
    json(sorry(name, 'Unauthorized: missing or invalid API key.'), name === 'brave' ? 422 : 401),
  'error in a 200': (name) =>
    json(
      name === 'pubmed'
        ? { esearchresult: { ERROR: 'Search Backend failed' } }
        : sorry(name, 'Internal error'),
    ),
  'another shape': () => json({ results: 'none', organic: 7, web: [], query: 'roofs', esearchresult: [] }),
  HTML: () => ({ headers: { 'content-type': 'text/html' }, body: '<html><body>Sign in</body></html>' }),
  'cut off': () => ({
    headers: { 'content-type': 'application/json' },
    body: '{"results": [{"title": "Coo',
  }),
  'no answer': () => undefined,
  'connection cut': () => ({ isCut: true, body: '{"results": [' }),
};

function sorry(name: Scripted, words: string): unknown {
  if (name === 'tavily') return { detail: { error: words } };
  if (name === 'serper') return { message: words, statusCode: 400 };
  if (name === 'exa') return { requestId: 'e-2', error: words, tag: 'ERROR' };
  if (name === 'brave')
    return { type: 'ErrorResponse', error: { code: 'ERROR', detail: words, status: 422 } };
  return { error: words, 'api-key': 'none', count: '4', limit: '3' };
}

const QUOTA_SPENT: Readonly<Record<Scripted, Answered>> = {
  tavily: json({ detail: { error: "This request exceeds your plan's set usage limit." } }, 432),
  serper: json({ message: 'Not enough credits', statusCode: 400 }, 400),
  exa: json({ requestId: 'e-3', error: 'No more credits', tag: 'NO_MORE_CREDITS' }, 402),
  brave: json(
    {
      type: 'ErrorResponse',
      error: { code: 'QUOTA_LIMITED', detail: 'Request limit exceeded for plan.', status: 402 },
    },
    402,
  ),
  pubmed: json({ error: 'API rate limit exceeded', count: '11', limit: '10' }, 429),
};
