import * as z from 'zod';
import { readableMarkup } from '#shared/text/markup/xml.ts';
import { isoDate } from '../dates.ts';
import {
  givenList,
  lenientCount,
  lenientList,
  lenientPart,
  lenientText,
} from '#shared/adapters/search/lenient.ts';
import { webUrl } from '../web-url.ts';
import { givenWorkIds } from '../work-ids.ts';
import type { Work } from '../work.ts';

/** What is asked for of each paper. */
export const FIELDS =
  'paperId,externalIds,title,abstract,venue,publicationVenue,journal,year,publicationDate,authors,citationCount,openAccessPdf';

const Named = lenientPart(z.object({ name: lenientText }));

const Paper = z.object({
  paperId: z.string(),
  externalIds: lenientPart(
    z.object({
      DOI: lenientText,
      PubMed: lenientText,
      PubMedCentral: lenientText,
      ArXiv: lenientText,
    }),
  ),
  title: lenientText,
  abstract: lenientText,
  venue: lenientText,
  publicationVenue: Named,
  journal: Named,
  year: lenientText,
  publicationDate: lenientText,
  authors: lenientList(z.object({ name: lenientText })),
  citationCount: lenientCount,
  openAccessPdf: lenientPart(z.union([z.object({ url: lenientText }), z.string()])),
});

export const OnePaper = Paper;

/** Without results, `data` may be missing. */
export const SearchReply = z.union([
  z.object({ total: lenientCount, data: givenList(Paper) }),
  z
    .object({ total: z.literal(0), data: z.undefined().optional() })
    .transform((): { readonly total: number; readonly data: readonly z.infer<typeof Paper>[] } => ({
      total: 0,
      data: [],
    })),
]);

const Neighbour = Paper.extend({
  paperId: z
    .string()
    .nullish()
    .transform((id) => id ?? ''),
});

/** The works that a work cites, or that cite it. */
export const AlongReply = z.object({
  data: givenList(z.object({ citedPaper: Neighbour.optional(), citingPaper: Neighbour.optional() })),
});

/** `error` with status 400 and 404, `message` with the others. */
export const Failure = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string(), paperId: z.undefined().optional() }).transform(({ message }) => message),
]);

/** Undefined for a record without an id. */
export function toWork(paper: z.infer<typeof Paper>): Work | undefined {
  const { paperId, externalIds: ids, openAccessPdf: pdf } = paper;
  if (!/^[\da-f]{40}$/u.test(paperId)) return undefined;
  const text = readableMarkup(paper.abstract);
  return {
    id: paperId,
    title: readableMarkup(paper.title),
    url: `https://www.semanticscholar.org/paper/${paperId}`,
    sections: text === '' ? [] : [{ text }],
    authors: paper.authors.map(({ name }) => name).filter((name) => name !== ''),
    workIds: givenWorkIds({
      doi: ids?.DOI,
      pmid: ids?.PubMed,
      pmcid: ids?.PubMedCentral,
      arxiv: ids?.ArXiv,
    }),
    notices: [],
    container: readableMarkup(paper.journal?.name || paper.publicationVenue?.name || paper.venue),
    publishedAt: isoDate(paper.publicationDate) ?? isoDate(paper.year),
    fullTextUrl: webUrl(typeof pdf === 'string' ? pdf : (pdf?.url ?? '')),
    citationCount: paper.citationCount,
  };
}
