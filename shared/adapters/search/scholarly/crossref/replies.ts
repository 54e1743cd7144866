import * as z from 'zod';
import type { Notice } from '#shared/domain/hit.ts';
import { readableMarkup } from '#shared/text/markup/xml.ts';
import { abstractSections } from '../abstract-sections.ts';
import { dateOfParts } from '../dates.ts';
import { languageOf } from '../languages.ts';
import {
  givenList,
  lenientCount,
  lenientList,
  lenientPart,
  lenientText,
} from '#shared/adapters/search/lenient.ts';
import { personName } from '../person-name.ts';
import { webUrl } from '../web-url.ts';
import { doiOf, givenWorkIds } from '../work-ids.ts';
import type { Work } from '../work.ts';

/** What a list of works is asked for; a single work comes whole. */
export const FIELDS =
  'DOI,title,subtitle,author,container-title,abstract,issued,published,published-online,published-print,link,license,is-referenced-by-count,updated-by,URL,type';

const PartialDate = lenientPart(
  z.object({ 'date-parts': lenientList(z.union([z.array(z.unknown()), z.number()])) }),
);

const WorkRecord = z.object({
  DOI: z.string(),
  title: lenientText,
  subtitle: lenientText,
  author: lenientList(
    z.object({ given: lenientText, family: lenientText, name: lenientText, suffix: lenientText }),
  ),
  'container-title': lenientText,
  abstract: lenientText,
  published: PartialDate,
  issued: PartialDate,
  'published-online': PartialDate,
  'published-print': PartialDate,
  language: lenientText,
  link: lenientList(z.object({ URL: lenientText, 'content-type': lenientText })),
  license: lenientList(z.object({ URL: lenientText })),
  'is-referenced-by-count': lenientCount,
  'updated-by': lenientList(z.object({ type: lenientText })),
});
type WorkRecord = z.infer<typeof WorkRecord>;

export const SearchReply = z.object({
  message: z.object({ 'total-results': lenientCount, items: givenList(WorkRecord) }),
});

export const WorkReply = z.object({ message: WorkRecord });

/** Messages are a list of objects, sometimes one string. */
export const Failure = z.object({
  status: z.enum(['failed', 'error']),
  message: z
    .union([z.string(), z.array(z.object({ message: lenientText, value: lenientText }))])
    .catch('')
    .transform((said) => (typeof said === 'string' ? said : (said[0]?.message ?? ''))),
});

/** Undefined for a record without a DOI. */
export function toWork(record: WorkRecord): Work | undefined {
  const doi = doiOf(record.DOI);
  if (doi === undefined) return undefined;
  const title = readableMarkup(record.title);
  const subtitle = readableMarkup(record.subtitle);
  return {
    id: doi,
    title: subtitle === '' || title === '' || title.includes(subtitle) ? title : `${title}: ${subtitle}`,
    url: `https://doi.org/${encodeURI(doi).replace(/[?#]/gu, encodeURIComponent)}`,
    sections: abstractSections(record.abstract),
    authors: record.author.map(nameOf).filter((name) => name !== ''),
    workIds: givenWorkIds({ doi }),
    notices: record['updated-by'].flatMap(({ type }) => noticeOf(type) ?? []),
    container: readableMarkup(record['container-title']),
    publishedAt: publishedAt(record),
    language: languageOf(record.language),
    fullTextUrl: openCopy(record),
    citationCount: record['is-referenced-by-count'],
  };
}

function nameOf({ given, family, name, suffix }: WorkRecord['author'][number]): string {
  const first = [given, suffix].filter((part) => part !== '').join(' ');
  return readableMarkup(personName(family, first, name));
}

/** A notice is what another record says of this one; `update-to` is what a notice says of another. */
function noticeOf(type: string): Notice | undefined {
  const kind = type.toLowerCase().replaceAll(/[^a-z]+/gu, '_');
  if (/^(?:retraction|withdrawal|removal)$/u.test(kind)) return 'retracted';
  if (kind === 'expression_of_concern') return 'expression-of-concern';
  return /^(?:correction|corrigendum|erratum|partial_retraction)$/u.test(kind) ? 'corrected' : undefined;
}

function publishedAt(record: WorkRecord): string | undefined {
  const dates = [
    record.published,
    record.issued,
    record['published-online'],
    record['published-print'],
  ].flatMap((date) => {
    const parts = date?.['date-parts'] ?? [];
    const first = Array.isArray(parts[0]) ? parts[0] : parts;
    return dateOfParts(first.map(Number)) ?? [];
  });
  const [first = ''] = dates;
  return dates.filter((date) => date.startsWith(first)).toSorted((a, b) => b.length - a.length)[0];
}

/** Most links are behind a subscription; only those under an open licence may be read. */
function openCopy({ link, license }: WorkRecord): string | undefined {
  if (!license.some(({ URL: url }) => /creativecommons\.org\//iu.test(url))) return undefined;
  const ofType = (type: RegExp): string | undefined =>
    webUrl(link.find((one) => type.test(one['content-type']))?.URL ?? '');
  return ofType(/pdf/iu) ?? ofType(/html/iu);
}
