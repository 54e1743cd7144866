import * as z from 'zod';
import { readPublishedDate } from '#shared/adapters/search/web/published-date.ts';
import { givenList, lenientCount, lenientText } from '#shared/adapters/search/lenient.ts';
import { malformed } from '#shared/adapters/search/read-json.ts';
import type { Result } from '../hits.ts';
import { lenientNumber } from '../lenient-number.ts';
import { readPublication } from './publication.ts';

export const SERPER_ENDPOINTS = ['search', 'scholar', 'news'] as const;
export type SerperEndpoint = (typeof SERPER_ENDPOINTS)[number];

/** Fields that only a good answer has. */
export const ANSWER_FIELDS = ['organic', 'news', 'searchParameters'];

const Counted = z.union([z.object({ total: lenientCount }).transform(({ total }) => total), lenientCount]);
const Publication = z.union([
  z.object({ summary: z.string() }).transform(({ summary }) => summary),
  lenientText,
]);
const Results = givenList(
  z.object({
    link: lenientText,
    title: lenientText,
    snippet: lenientText,
    date: lenientText,
    publicationInfo: Publication.optional(),
    year: lenientText,
    citedBy: Counted.optional(),
    pdfUrl: lenientText,
  }),
);
/** Without a result the list may be missing; what was searched for shows that it is an answer. */
const Entry = z.object({
  searchParameters: z.object({}).optional(),
  organic: Results.optional(),
  news: Results.optional(),
  credits: lenientNumber,
});

export interface SerperAnswer {
  readonly results: readonly Result[];
  readonly credits: number | undefined;
}

/** One search's part of an answer. Throws MalformedReply. */
export function readEntry(entry: unknown, endpoint: SerperEndpoint, now: number): SerperAnswer {
  const parsed = Entry.safeParse(entry);
  if (!parsed.success) {
    throw malformed('Serper', `at ${(parsed.error.issues[0]?.path.join('.') ?? '').slice(0, 80)}`);
  }
  const { searchParameters, organic, news, credits } = parsed.data;
  const results = endpoint === 'news' ? news : organic;
  if (results === undefined && searchParameters === undefined) {
    throw malformed('Serper', 'an answer has no results and no search');
  }
  return { results: (results ?? []).map((result) => toResult(result, now)), credits };
}

function toResult(result: z.output<typeof Results>[number], now: number): Result {
  const { link, title, snippet, date, publicationInfo, year, citedBy, pdfUrl } = result;
  return {
    url: link,
    title,
    snippet,
    publishedAt: readPublishedDate(date, now) ?? readPublishedDate(year, now),
    ...readPublication(publicationInfo ?? ''),
    ...(pdfUrl === '' ? {} : { fullTextUrl: pdfUrl }),
    ...(citedBy === undefined ? {} : { citationCount: citedBy }),
  };
}
