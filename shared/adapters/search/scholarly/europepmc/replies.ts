import * as z from 'zod';
import type { Notice } from '#shared/domain/hit.ts';
import { readableMarkup } from '#shared/text/markup/xml.ts';
import { abstractSections } from '../abstract-sections.ts';
import { isoDate } from '../dates.ts';
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
import { givenWorkIds } from '../work-ids.ts';
import type { Work } from '../work.ts';

const Author = z.object({
  firstName: lenientText,
  initials: lenientText,
  lastName: lenientText,
  fullName: lenientText,
  collectiveName: lenientText,
});

const Result = z.object({
  id: lenientText,
  source: lenientText,
  pmid: lenientText,
  pmcid: lenientText,
  doi: lenientText,
  title: lenientText,
  authorString: lenientText,
  authorList: lenientPart(z.object({ author: lenientList(Author) })),
  journalInfo: lenientPart(
    z.object({ journal: lenientPart(z.object({ title: lenientText, isoabbreviation: lenientText })) }),
  ),
  bookOrReportDetails: lenientPart(z.object({ publisher: lenientText })),
  pubYear: lenientText,
  firstPublicationDate: lenientText,
  abstractText: lenientText,
  language: lenientText,
  pubTypeList: lenientPart(z.object({ pubType: lenientList(lenientText) })),
  fullTextUrlList: lenientPart(
    z.object({
      fullTextUrl: lenientList(
        z.object({ availabilityCode: lenientText, documentStyle: lenientText, url: lenientText }),
      ),
    }),
  ),
  commentCorrectionList: lenientPart(
    z.object({ commentCorrection: lenientList(z.object({ type: lenientText })) }),
  ),
  citedByCount: lenientCount,
});
type Result = z.infer<typeof Result>;

/** Without results, the list may be missing, null or empty text. */
const NoResults = z
  .object({ hitCount: z.literal([0, '0']), resultList: z.unknown().optional() })
  .transform(
    (): { readonly hitCount: number; readonly resultList: { readonly result: readonly Result[] } } => ({
      hitCount: 0,
      resultList: { result: [] },
    }),
  );

export const SearchReply = z.union([
  NoResults,
  z.object({ hitCount: lenientCount, resultList: z.object({ result: givenList(Result) }) }),
]);

/** Comes with status 200. */
export const Failure = z.object({ errMsg: z.string(), errCode: lenientText });

/** `MED/12345`, `PMC/PMC123`, `PPR/PPR123`: source and number together are the identity. */
export const HIT_ID = /^[A-Z]{3}\/[A-Z\d-]{1,40}$/u;

/** Undefined for a record without an identity. */
export function toWork(record: Result): Work | undefined {
  const id = `${record.source}/${record.id}`;
  if (!HIT_ID.test(id)) return undefined;
  const { journal } = record.journalInfo ?? {};
  return {
    id,
    title: readableMarkup(record.title).replace(/\.$/u, ''),
    url: `https://europepmc.org/article/${id}`,
    sections: abstractSections(record.abstractText),
    authors: authorsOf(record),
    workIds: givenWorkIds({ doi: record.doi, pmid: record.pmid, pmcid: record.pmcid }),
    notices: noticesOf(record),
    container: readableMarkup(
      journal?.title || journal?.isoabbreviation || record.bookOrReportDetails?.publisher || '',
    ),
    publishedAt: isoDate(record.firstPublicationDate) ?? isoDate(record.pubYear),
    language: languageOf(record.language),
    fullTextUrl: openCopy(record),
    citationCount: record.citedByCount,
  };
}

function authorsOf({ authorList, authorString }: Result): readonly string[] {
  const listed = (authorList?.author ?? [])
    .map((one) => personName(one.lastName, one.firstName || one.initials, one.collectiveName || one.fullName))
    .filter((name) => name !== '');
  if (listed.length > 0) return listed;
  return authorString
    .replace(/\.$/u, '')
    .split(', ')
    .filter((name) => name !== '');
}

const NOTICES: readonly (readonly [RegExp, Notice])[] = [
  [/^(?:retracted publication|retraction in|retracted and republished in)/iu, 'retracted'],
  [/^preprint[ -](?:withdrawal|removal)/iu, 'retracted'],
  [/^expression of concern in/iu, 'expression-of-concern'],
  [/^(?:erratum in|correction in|partial retraction in|corrected and republished in)/iu, 'corrected'],
];

/** `… in` says it of this record; `… of` and `… for` say it of another. */
function noticesOf({ pubTypeList, commentCorrectionList }: Result): readonly Notice[] {
  const said = [
    ...(pubTypeList?.pubType ?? []),
    ...(commentCorrectionList?.commentCorrection ?? []).map(({ type }) => type),
  ];
  return NOTICES.flatMap(([pattern, notice]) => (said.some((one) => pattern.test(one)) ? [notice] : []));
}

/** Open access or free, a PDF before a page. */
function openCopy({ fullTextUrlList }: Result): string | undefined {
  const open = (fullTextUrlList?.fullTextUrl ?? []).filter((one) => /^(?:OA|F)$/u.test(one.availabilityCode));
  const ofStyle = (style: string): string | undefined =>
    webUrl(open.find((one) => one.documentStyle === style)?.url ?? '');
  return ofStyle('pdf') ?? ofStyle('html');
}
