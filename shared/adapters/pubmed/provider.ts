import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { MalformedReply, UnreadableSource } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { Document, ReadingProvider } from '#shared/ports/search-provider.ts';
import { trustedFetch } from '../trusted-fetch.ts';
import type { Article } from './article.ts';
import { readFetchReply, readSearchReply } from './replies.ts';

export interface PubmedOptions {
  /** Includes `/entrez/eutils`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly timeoutSeconds: number;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

const QUERY_CHARACTERS = 4000;
const SNIPPET_CHARACTERS = 1000;
const MEMO_ENTRIES = 500;
const WAIT_MILLISECONDS = 15_000;

/** Searches PubMed by esearch, most relevant first, and reads abstracts by efetch. */
export function createPubmedProvider(options: PubmedOptions): ReadingProvider {
  const memo = new Map<string, Article>();

  async function fetchArticles(pmids: readonly string[]): Promise<readonly Article[]> {
    const form = { db: 'pubmed', id: pmids.join(','), retmode: 'xml' };
    const articles = readFetchReply(await ask(options, 'efetch.fcgi', form));
    for (const article of articles) remember(memo, article);
    return articles;
  }

  return {
    name: 'pubmed',
    needsNetwork: true,
    search: (query) => search(query, { options, fetchArticles }),
    async read(hitId) {
      if (!/^\d{1,12}$/u.test(hitId))
        throw new UnreadableSource('This is not the number of a PubMed record.');
      const known = memo.get(hitId) ?? (await fetchArticles([hitId])).find(({ pmid }) => pmid === hitId);
      return toDocument(hitId, known);
    },
  };
}

interface Access {
  readonly options: PubmedOptions;
  readonly fetchArticles: (pmids: readonly string[]) => Promise<readonly Article[]>;
}

async function search(query: Query, { options, fetchArticles }: Access): Promise<readonly Hit[]> {
  const term = cleanTerm(query.text);
  if (term === '') return [];
  const form = { db: 'pubmed', term, retmax: String(query.resultCount), retmode: 'json', sort: 'relevance' };
  const found = readSearchReply(await ask(options, 'esearch.fcgi', form));
  const pmids = [...new Set(found)].slice(0, query.resultCount);
  if (pmids.length === 0) return [];
  const byId = new Map((await fetchArticles(pmids)).map((article) => [article.pmid, article]));
  const articles = pmids.flatMap((pmid) => byId.get(pmid) ?? []);
  if (articles.length === 0) throw new MalformedReply('PubMed found records but sent none of them.');
  return articles.map(toHit);
}

async function ask(
  options: PubmedOptions,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const { apiKey, contactEmail, limiter } = options;
  const limit = { perSecond: apiKey === undefined ? 3 : 10, maximumWaitMilliseconds: WAIT_MILLISECONDS };
  const reply = await trustedFetch({
    service: 'PubMed',
    url: `${options.baseUrl.replace(/\/+$/u, '')}/${path}`,
    body: {
      form: {
        ...form,
        tool: 'plumbline',
        ...(contactEmail === undefined ? {} : { email: contactEmail }),
        ...(apiKey === undefined ? {} : { api_key: apiKey }),
      },
    },
    clock: options.clock,
    timeoutMilliseconds: options.timeoutSeconds * 1000,
    beforeAttempt: () => limiter.take('pubmed', limit),
  });
  return reply.text;
}

/** A term that PubMed can take: well-formed, on one line, with something to look for, and of bounded length. */
function cleanTerm(text: string): string {
  const term = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, QUERY_CHARACTERS)
    .toWellFormed();
  return /[\p{L}\p{N}]/u.test(term) ? term : '';
}

function remember(memo: Map<string, Article>, article: Article): void {
  memo.delete(article.pmid);
  memo.set(article.pmid, article);
  const oldest = memo.keys().next().value;
  if (memo.size > MEMO_ENTRIES && oldest !== undefined) memo.delete(oldest);
}

function toHit(article: Article, index: number): Hit {
  const { pmid, title, container, publishedAt, language } = article;
  return {
    id: pmid,
    provider: 'pubmed',
    kind: 'pubmed',
    title: title === '' ? `PubMed ${pmid}` : title,
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    snippet: snippetOf(article),
    rank: index + 1,
    score: 1 / (index + 1),
    workIds: article.workIds,
    authors: article.authors,
    notices: article.notices,
    ...(container === undefined ? {} : { container }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(language === undefined ? {} : { language }),
  };
}

function snippetOf(article: Article): string {
  const text = article.sections.map((section) => section.text).join(' ');
  if (text.length <= SNIPPET_CHARACTERS) return text;
  const cut = text.slice(0, SNIPPET_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), SNIPPET_CHARACTERS / 2)).toWellFormed();
}

/** The abstract as plain text, its labels as headings. */
function toDocument(hitId: string, article: Article | undefined): Document {
  if (article === undefined) throw new UnreadableSource(`PubMed has no record ${hitId}.`);
  if (article.sections.length === 0) throw new UnreadableSource(`PubMed record ${hitId} has no abstract.`);
  const blocks = article.sections.flatMap(({ label, text }) =>
    label === undefined ? [text] : [`## ${label}`, text],
  );
  return { title: article.title, contentType: 'text/plain', text: blocks.join('\n\n'), isAbstract: true };
}
