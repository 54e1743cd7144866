import type { WorkIds } from '#shared/domain/hit.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { FullTexts } from '#shared/ports/full-texts.ts';
import type { Document } from '#shared/ports/search-provider.ts';
import { readJats } from '#shared/text/markup/jats.ts';
import { type ServiceOptions, askService } from '../ask-service.ts';
import { errorPage, malformed } from '#shared/adapters/search/read-json.ts';
import type { Work } from '../work.ts';
import { EUROPE_PMC, PER_SECOND, searchRecords } from './ask.ts';

/**
 * Full texts of the open-access articles of Europe PMC: by their PMCID, else by the record with the same PMID or DOI.
 * Works without any of the three have none here.
 */
export function createEuropePmcFullTexts(options: ServiceOptions): FullTexts {
  return {
    name: EUROPE_PMC.name,
    async read(workIds) {
      const pmcid = workIds.pmcid ?? (await findPmcid(workIds, options));
      if (pmcid === undefined) throw new UnreadableSource('Europe PMC has no full text of this work.');
      return readFullText(pmcid, options);
    },
  };
}

/** Throws UnreadableSource for an article that is not there, not open or there as a scan alone. */
export async function readFullText(pmcid: string, options: ServiceOptions): Promise<Document> {
  if (!/^PMC\d{1,12}$/u.test(pmcid)) throw new UnreadableSource('This is not the id of an article in PMC.');
  const reply = await askService(EUROPE_PMC, options, {
    path: `/${pmcid}/fullTextXML`,
    parameters: {},
    perSecond: PER_SECOND,
    answers: [403, 404],
  });
  if (reply.status !== 200) throw new UnreadableSource(`Europe PMC has no open full text of ${pmcid}.`);
  return toDocument(pmcid, reply.text);
}

function toDocument(pmcid: string, xml: string): Document {
  const page = errorPage('Europe PMC', xml);
  if (page !== undefined) throw page;
  if (!/<article\b/u.test(xml)) throw malformed('Europe PMC', 'its full text is not an article');
  if (!/<\/article>\s*(?:<\/[\w:-]{1,60}>\s*)*$/u.test(xml.slice(-2000))) {
    throw malformed('Europe PMC', 'its full text was cut off');
  }
  const article = readJats(xml);
  if (article === undefined) throw malformed('Europe PMC', 'its full text is not an article');
  if (!article.hasBody) throw new UnreadableSource(`Europe PMC has ${pmcid} without its text.`);
  const title = article.title === '' ? pmcid : article.title;
  return { title, contentType: 'text/html', text: article.html, isAbstract: false };
}

async function findPmcid({ pmid, doi }: WorkIds, options: ServiceOptions): Promise<string | undefined> {
  const query = pmid === undefined ? doiQuery(doi) : `EXT_ID:${pmid} AND SRC:MED`;
  if (query === undefined) return undefined;
  const isSame = ({ workIds }: Work): boolean =>
    pmid === undefined ? workIds.doi === doi?.toLowerCase() : workIds.pmid === pmid;
  const records = await searchRecords(query, 5, options);
  return records.filter(isSame).find(({ workIds }) => workIds.pmcid !== undefined)?.workIds.pmcid;
}

/** Undefined where the DOI cannot stand in quotes. */
function doiQuery(doi: string | undefined): string | undefined {
  return doi === undefined || /["\\\s]/u.test(doi) ? undefined : `DOI:"${doi}"`;
}
