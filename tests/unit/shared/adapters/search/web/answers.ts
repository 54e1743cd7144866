import * as z from 'zod';
import type { Answered, Asked } from '#tests/support/services/loopback.ts';

/** Every page that the services know: 60 of one word, of which the first few are odd. */
export const PAGES = Array.from({ length: 60 }, (_, index) => ({
  title: `Reeds, part ${index + 1}`,
  url: `https://reeds-${index + 1}.example/marsh`,
  words: `Reeds of part ${index + 1} grow at the edge of still water.`,
}));
export type Page = (typeof PAGES)[number];

export const KEYED_NAMES = ['tavily', 'serper', 'exa', 'brave'] as const;
export const WEB_NAMES = [...KEYED_NAMES, 'searxng'] as const;
export type WebName = (typeof WEB_NAMES)[number];

/** The pages that answer a query, as if each service knew the one word. */
export function pagesFor(query: string): readonly Page[] {
  return /reed/iu.test(query) ? PAGES : [];
}

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answered {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

const TavilyBody = z.object({ query: z.string().min(1).max(400), max_results: z.int().min(1).max(20) });
const ExaBody = z.object({ query: z.string().min(1), numResults: z.int().min(1).max(100) });
const SerperBody = z.object({
  q: z.string().min(1),
  num: z.int().min(1).max(100),
  page: z.int().min(1),
});

/** Answers in the form of each service, and as strict about what it is asked. */
export const USUAL: Readonly<Record<WebName, (asked: Asked) => Answered>> = {
  tavily: ({ body }) => {
    const { query, max_results: count } = TavilyBody.parse(JSON.parse(body));
    return json({
      query,
      follow_up_questions: null,
      answer: null,
      images: [],
      results: pagesFor(query)
        .slice(0, count)
        .map(({ title, url, words }, index) => ({
          url,
          title,
          content: words,
          score: 0.9 - index / 100,
          raw_content: null,
        })),
      response_time: 1.09,
      usage: { credits: 1 },
      request_id: '00000000-0000-0000-0000-000000000001',
    });
  },
  exa: ({ body }) => {
    const { query, numResults } = ExaBody.parse(JSON.parse(body));
    return json({
      requestId: 'b5947044c4b78efa9552a7c89b306d95',
      resolvedSearchType: 'neural',
      results: pagesFor(query)
        .slice(0, numResults)
        .map(({ title, url, words }) => ({
          id: url,
          title,
          url,
          publishedDate: '2023-11-16T01:36:32.547Z',
          author: 'A. Marsh',
          score: null,
          image: null,
          favicon: null,
          highlights: [words],
          highlightScores: [0.46],
        })),
      searchTime: 812.4,
      costDollars: { total: 0.007, search: { neural: 0.007 } },
    });
  },
  serper: ({ path, body }) => {
    const asked = z.union([z.array(SerperBody), SerperBody]).parse(JSON.parse(body));
    const answer = (one: z.infer<typeof SerperBody>): unknown => serperEntry(path.slice(1), one);
    return json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
  },
  brave: ({ path }) => {
    const { searchParams, pathname } = new URL(path, 'http://service');
    const [count, offset] = [Number(searchParams.get('count')), Number(searchParams.get('offset'))];
    if (count < 1 || count > 20 || offset > 9) throw new Error('Brave takes no such page.');
    const query = searchParams.get('q') ?? '';
    const all = pagesFor(query);
    const results = all.slice(offset * count, (offset + 1) * count).map(({ title, url, words }) => ({
      type: 'search_result',
      title: `<strong>Reeds</strong>${title.slice('Reeds'.length)}`,
      url,
      is_source_local: false,
      description: `${words.replace('still', '<strong>still</strong>')} &amp; more`,
      page_age: '2024-03-03T08:00:00',
      age: 'March 3, 2024',
      language: 'en',
      family_friendly: true,
      profile: { name: 'Reeds', long_name: 'reeds.example' },
      meta_url: { scheme: 'https', netloc: 'reeds.example', path: '' },
    }));
    const asked = { original: query, more_results_available: all.length > (offset + 1) * count };
    const headers = { 'x-ratelimit-policy': '20;w=1, 0;w=2592000', 'x-ratelimit-remaining': '19, 0' };
    if (pathname === '/news/search') return json({ type: 'news', query: asked, results }, 200, headers);
    const web = results.length === 0 ? {} : { web: { type: 'search', results } };
    return json({ type: 'search', query: asked, mixed: {}, ...web }, 200, headers);
  },
  searxng: ({ path }) => searxngPage(new URL(path, 'http://service')),
};

function searxngPage({ searchParams, pathname }: URL): Answered {
  if (pathname !== '/search' || searchParams.get('format') !== 'json') throw new Error('No page of JSON.');
  const page = Number(searchParams.get('pageno'));
  const query = searchParams.get('q') ?? '';
  const results = pagesFor(query)
    .slice((page - 1) * 20, page * 20)
    .map(({ title, url, words }, index) => ({
      url,
      title,
      content: words,
      engine: 'startpage',
      parsed_url: ['https', new URL(url).host, '/marsh', '', '', ''],
      template: 'default.html',
      engines: ['startpage', 'wikipedia'],
      positions: [index + 1],
      publishedDate: index === 0 ? '2024-03-03T08:00:00' : null,
      score: 60 / ((page - 1) * 20 + index + 1),
      category: searchParams.get('categories'),
    }));
  return json({
    query,
    number_of_results: 0,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: ['reed bed'],
    unresponsive_engines: [],
  });
}

function serperEntry(endpoint: string, { q, num, page }: z.infer<typeof SerperBody>): unknown {
  const size = endpoint === 'scholar' ? 10 : num;
  const results = pagesFor(q)
    .slice((page - 1) * size, page * size)
    .map(({ title, url, words }, index) => ({
      title,
      link: url,
      snippet: words,
      date: '2 days ago',
      position: index + 1,
    }));
  return {
    searchParameters: { q, type: endpoint, num, page, engine: 'google' },
    [endpoint === 'news' ? 'news' : 'organic']: results,
    credits: num > 10 ? 2 : 1,
  };
}
