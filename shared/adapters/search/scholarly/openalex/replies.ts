import * as z from 'zod';
import { readableMarkup } from '#shared/text/markup/xml.ts';
import { isoDate } from '../dates.ts';
import { languageOf } from '../languages.ts';
import {
  givenList,
  lenientCount,
  lenientFlag,
  lenientList,
  lenientPart,
  lenientText,
} from '#shared/adapters/search/lenient.ts';
import { webUrl } from '../web-url.ts';
import { arxivIdOf, givenWorkIds } from '../work-ids.ts';
import type { Work } from '../work.ts';

/** What is asked for of each work. */
export const FIELDS =
  'id,doi,display_name,ids,publication_date,publication_year,language,primary_location,best_oa_location,locations,authorships,cited_by_count,is_retracted,abstract_inverted_index';

const Location = z.object({
  landing_page_url: lenientText,
  pdf_url: lenientText,
  source: lenientPart(z.object({ display_name: lenientText })),
});

const Authorship = z.object({
  author: lenientPart(z.object({ display_name: lenientText })),
  raw_author_name: lenientText,
});

const WorkRecord = z.object({
  id: z.string(),
  doi: lenientText,
  display_name: lenientText,
  title: lenientText,
  ids: lenientPart(z.object({ pmid: lenientText, pmcid: lenientText, arxiv: lenientText })),
  publication_date: lenientText,
  publication_year: lenientText,
  language: lenientText,
  primary_location: lenientPart(Location),
  best_oa_location: lenientPart(Location),
  locations: lenientList(Location),
  authorships: lenientList(Authorship),
  cited_by_count: lenientCount,
  is_retracted: lenientFlag,
  abstract_inverted_index: lenientPart(z.record(z.string(), lenientList(z.int().nonnegative()))),
});
export type OpenalexRecord = z.infer<typeof WorkRecord>;

/** One record alone; merged entities and other kinds have another form. */
export const OneWork = WorkRecord;

export const SearchReply = z.object({
  meta: lenientPart(z.object({ count: lenientCount })),
  results: givenList(WorkRecord),
});

/** Comes with any status. */
export const Failure = z.object({ error: z.string(), message: lenientText });

/** Undefined for a record without an id of a work. */
export function toWork(record: OpenalexRecord): Work | undefined {
  const id = /(?:^|\/)(W\d{1,12})$/iu.exec(record.id)?.[1]?.toUpperCase();
  if (id === undefined) return undefined;
  const open = record.best_oa_location;
  const text = abstractFromIndex(record.abstract_inverted_index ?? {});
  return {
    id,
    title: readableMarkup(record.display_name || record.title),
    url: `https://openalex.org/${id}`,
    sections: text === '' ? [] : [{ text }],
    authors: record.authorships
      .map(({ author, raw_author_name: raw }) => author?.display_name || raw)
      .filter((name) => name !== ''),
    workIds: givenWorkIds({
      doi: record.doi,
      pmid: record.ids?.pmid,
      pmcid: record.ids?.pmcid,
      arxiv: record.ids?.arxiv || arxivAmong(record),
    }),
    notices: record.is_retracted ? ['retracted'] : [],
    container: readableMarkup(record.primary_location?.source?.display_name ?? ''),
    publishedAt: isoDate(record.publication_date) ?? isoDate(record.publication_year),
    language: languageOf(record.language),
    fullTextUrl: webUrl(open?.pdf_url ?? '') ?? webUrl(open?.landing_page_url ?? ''),
    citationCount: record.cited_by_count,
  };
}

function arxivAmong({ locations }: OpenalexRecord): string | undefined {
  const urls = locations.flatMap((one) => [one.landing_page_url, one.pdf_url]);
  return urls.find((url) => /arxiv\.org\//iu.test(url) && arxivIdOf(url) !== undefined);
}

/** Longer ones are mistakes of the index: whole books. */
const MOST_WORDS = 5000;

/** Text out of the index of its words: each word with the places where it stands. */
export function abstractFromIndex(index: Readonly<Record<string, readonly number[]>>): string {
  const placed = Object.entries(index).flatMap(([word, places]) =>
    places.slice(0, MOST_WORDS).map((place) => ({ word, place })),
  );
  const words = placed.toSorted((a, b) => a.place - b.place).slice(0, MOST_WORDS);
  const text = readableMarkup(words.map(({ word }) => word).join(' '));
  return text.replace(/^abstract[:.\s]+(?=\p{Lu})/iu, '');
}
