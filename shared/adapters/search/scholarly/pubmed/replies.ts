import * as z from 'zod';
import { type MalformedReply, ProviderRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import { parseXml, readable } from '#shared/text/markup/xml.ts';
import { errorPage, malformed as malformedReply, shownReason } from '#shared/adapters/search/read-json.ts';
import type { Work } from '../work.ts';
import { readBookArticle, readJournalArticle } from './article.ts';

const SearchReply = z.object({
  esearchresult: z.object({ idlist: z.array(z.string().regex(/^\d+$/u)) }),
});
const SearchFailure = z.object({ esearchresult: z.object({ ERROR: z.string() }) });
const ServiceFailure = z.object({ error: z.string() });

/** The PMIDs of an esearch reply in JSON. An error that comes with status 200 is thrown as what it is. */
export function readSearchReply(text: string): readonly string[] {
  const reply = parseJson(text);
  if (reply === undefined) throw failureOf(text) ?? malformed('its search reply is not JSON');
  throwFailure(reply);
  const parsed = SearchReply.safeParse(reply);
  if (!parsed.success) throw malformed('its search reply has no list of ids');
  return parsed.data.esearchresult.idlist;
}

/** The records of an efetch reply in XML; never empty-handed for an error page or a reply that was cut off. */
export function readFetchReply(text: string): readonly Work[] {
  const failure = failureOf(text);
  if (failure !== undefined) throw failure;
  if (!/<PubmedArticleSet\b/u.test(text)) throw malformed('its records are not in the expected form');
  const isComplete = /<\/PubmedArticleSet>\s*$/u.test(text) || /<PubmedArticleSet\s*\/>\s*$/u.test(text);
  if (!isComplete) throw malformed('its records were cut off');
  const articles = parseXml(text, 'PubmedArticle').map(readJournalArticle);
  const chapters = parseXml(text, 'PubmedBookArticle').map(readBookArticle);
  return [...articles, ...chapters].filter((article) => article !== undefined);
}

function throwFailure(reply: unknown): void {
  const service = ServiceFailure.safeParse(reply);
  if (service.success) throw classify(service.data.error);
  const search = SearchFailure.safeParse(reply);
  if (search.success) throw classify(search.data.esearchresult.ERROR);
}

/** The error a body speaks of, whatever its status was. */
function failureOf(text: string): Error | undefined {
  const start = text.trimStart().slice(0, 2000);
  const json = start.startsWith('{') ? ServiceFailure.safeParse(parseJson(text)) : undefined;
  if (json?.success === true) return classify(json.data.error);
  const page = errorPage('PubMed', start);
  if (page !== undefined) return page;
  if (!/<PubmedArticleSet\b/u.test(text) && /<ERROR>/iu.test(start)) {
    return classify(readable(parseXml(text, 'ERROR')[0]));
  }
  return undefined;
}

/** PubMed distinguishes its errors by their text alone. */
function classify(message: string): Error {
  if (/rate limit/iu.test(message)) return new Throttled('PubMed asks for fewer requests.');
  if (/api[ -]?key/iu.test(message)) {
    return new ProviderRefused('PubMed does not accept the key.', {
      remedy: 'Set PUBMED_API_KEY to a valid key, or unset it.',
    });
  }
  if (/backend|unable to|temporar|time[d -]*out|try again|unavailable|cannot get/iu.test(message)) {
    return new ServiceUnavailable('PubMed cannot search at the moment.');
  }
  return new ProviderRefused(`PubMed refused the query: ${shownReason(message)}.`);
}

function malformed(what: string): MalformedReply {
  return malformedReply('PubMed', what);
}
