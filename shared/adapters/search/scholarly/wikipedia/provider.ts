import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document, ReadingProvider } from '#shared/ports/search-provider.ts';
import type { ServiceOptions } from '../ask-service.ts';
import { isoDate } from '../dates.ts';
import { languageOf } from '../languages.ts';
import { checkReply, malformed } from '#shared/adapters/search/read-json.ts';
import { allThenAny, plainWords, topicWords } from '../search-words.ts';
import { snippetOf } from '../work.ts';
import { articleHtml } from './article-html.ts';
import { askWikipedia } from './ask.ts';
import { ParseReply, SearchReply, type WikipediaPage } from './replies.ts';

const MOST_PER_PAGE = 500;
/** Introductions come 20 at a time. */
const MOST_CONTINUATIONS = 6;

/**
 * Searches the articles of one Wikipedia, that of the base URL (which ends in `/w`), and reads them whole. A hit stands for
 * one revision: its address shows later what was read.
 */
export function createWikipediaProvider(options: ServiceOptions): ReadingProvider {
  return {
    name: 'wikipedia',
    needsNetwork: true,
    search: (query) => search(query, options),
    read: (hitId) => read(hitId, options),
  };
}

async function search(query: Query, options: ServiceOptions): Promise<readonly Hit[]> {
  const pages = await allThenAny(plainWords(query.text), (words, mode) => {
    const text = mode === 'all' ? words.join(' ') : topicWords(words).join(' OR ');
    return findPages(text, query.resultCount, options);
  });
  return pages.slice(0, query.resultCount).map((page, index) => toHit(page, index));
}

type Continuation = Readonly<Record<string, string>> | undefined;

/** Articles by relevance; pages that only distinguish names are left out. */
async function findPages(
  text: string,
  count: number,
  options: ServiceOptions,
): Promise<readonly WikipediaPage[]> {
  const request = {
    action: 'query',
    generator: 'search',
    gsrsearch: text,
    gsrlimit: String(Math.min(count, MOST_PER_PAGE)),
    gsrnamespace: '0',
    prop: 'extracts|info|revisions|pageprops',
    exintro: '1',
    explaintext: '1',
    exlimit: 'max',
    inprop: 'url',
    rvprop: 'ids|timestamp',
    ppprop: 'disambiguation',
  };
  const pages = new Map<number, WikipediaPage>();
  let further: Continuation = {};
  for (let round = 0; further !== undefined && round < MOST_CONTINUATIONS; round += 1) {
    const value = await askWikipedia(options, { ...request, ...further });
    const { query, continue: next }: SearchReply = checkReply('Wikipedia', value, SearchReply);
    for (const page of query.pages) pages.set(page.pageid, merge(pages.get(page.pageid), page));
    const isComplete = [...pages.values()].every(({ extract }) => extract !== '');
    // What goes on without introductions are further pages, which nobody asked for.
    further = isComplete || next?.['excontinue'] === undefined ? undefined : next;
  }
  const found = [...pages.values()].toSorted((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity));
  if (found.length > 0 && found.every(({ revisions }) => revisions.length === 0)) {
    throw malformed('Wikipedia', 'its articles have no revisions');
  }
  return found.filter(({ pageprops, revisions }) => pageprops === undefined && revisions.length > 0);
}

/** A continuation brings a page again with what was missing, and without what it had. */
function merge(known: WikipediaPage | undefined, page: WikipediaPage): WikipediaPage {
  if (known === undefined) return page;
  return {
    ...known,
    extract: known.extract || page.extract,
    canonicalurl: known.canonicalurl || page.canonicalurl,
    pagelanguage: known.pagelanguage || page.pagelanguage,
    revisions: known.revisions.length > 0 ? known.revisions : page.revisions,
    pageprops: known.pageprops ?? page.pageprops,
  };
}

function toHit(page: WikipediaPage, index: number): Hit {
  const [revision] = page.revisions;
  const publishedAt = isoDate(revision?.timestamp ?? '');
  const language = languageOf(page.pagelanguage);
  return {
    id: `${page.pageid}/${revision?.revid ?? 0}`,
    provider: 'wikipedia',
    kind: 'web',
    title: page.title,
    url: addressOf(page, revision?.revid ?? 0),
    snippet: snippetOf(page.extract.replaceAll(/\s+/gu, ' ').trim()),
    rank: index + 1,
    score: 1 / (index + 1),
    container: 'Wikipedia',
    notices: [],
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(language === undefined ? {} : { language }),
  };
}

/** Of that revision, for good. */
function addressOf({ canonicalurl, pageid }: WikipediaPage, revision: number): string {
  const url = URL.parse(canonicalurl) ?? new URL(`https://en.wikipedia.org/w/index.php?curid=${pageid}`);
  url.searchParams.set('oldid', String(revision));
  return url.href;
}

async function read(hitId: string, options: ServiceOptions): Promise<Document> {
  const revision = /^\d{1,12}\/(\d{1,12})$/u.exec(hitId)?.[1];
  if (revision === undefined) throw new UnreadableSource('This is not the id of a Wikipedia article.');
  const reply = await askWikipedia(options, {
    action: 'parse',
    oldid: revision,
    prop: 'text|revid',
    disableeditsection: '1',
    disablelimitreport: '1',
    disabletoc: '1',
  });
  const { title, text } = checkReply('Wikipedia', reply, ParseReply).parse;
  return {
    title: `${title} (Wikipedia, revision ${revision})`,
    contentType: 'text/html',
    text: articleHtml(title, text),
    isAbstract: false,
  };
}
