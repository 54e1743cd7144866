import { ProviderRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { type XmlElement, at, children, parseXml, readable } from '#shared/text/markup/xml.ts';
import { isoDate } from '../dates.ts';
import { errorPage, malformed, shownReason } from '#shared/adapters/search/read-json.ts';
import { webUrl } from '../web-url.ts';
import { arxivIdOf, givenWorkIds } from '../work-ids.ts';
import type { Work } from '../work.ts';

/** The papers of an Atom feed of arXiv. An error that comes as an entry is thrown as what it is. */
export function readPapers(text: string): readonly Work[] {
  const page = errorPage('arXiv', text);
  if (page !== undefined) throw page;
  if (/^\s*rate exceeded/iu.test(text.slice(0, 200))) throw new Throttled('arXiv asks for fewer requests.');
  if (!/<feed\b/u.test(text)) throw malformed('arXiv', 'its reply is not a feed');
  if (!/<\/feed>\s*$/u.test(text)) throw malformed('arXiv', 'its feed was cut off');
  const [feed] = parseXml(text, 'feed');
  const entries = children(feed, 'entry');
  throwError(entries);
  const total = readable(at(feed, 'opensearch:totalResults') ?? at(feed, 'totalResults'));
  const works = entries.flatMap((entry) => toWork(entry) ?? []);
  if (entries.length > 0 && works.length === 0) throw malformed('arXiv', 'its entries are no papers');
  if (entries.length === 0 && !/^\d+$/u.test(total))
    throw malformed('arXiv', 'its feed says not how much it found');
  // A known weakness of its index that passes.
  if (entries.length === 0 && Number(total) > 0) {
    throw new ServiceUnavailable('arXiv found papers but sent none of them.');
  }
  return works;
}

function throwError(entries: readonly XmlElement[]): void {
  const error = entries.find((entry) => readable(at(entry, 'id')).includes('/api/errors'));
  if (error === undefined) return;
  const said = readable(at(error, 'summary'));
  if (/time[d -]*out|unavailable|internal|try again/iu.test(said)) {
    throw new ServiceUnavailable('arXiv cannot search at the moment.');
  }
  throw new ProviderRefused(`arXiv refused the query: ${shownReason(said)}.`);
}

/** Undefined for an entry that is no paper. */
function toWork(entry: XmlElement): Work | undefined {
  const id = arxivIdOf(readable(at(entry, 'id')));
  if (id === undefined) return undefined;
  const summary = readable(at(entry, 'summary'));
  const comment = readable(at(entry, 'arxiv:comment'));
  const pdf = children(entry, 'link').find(({ attribs }) => attribs['title'] === 'pdf')?.attribs['href'];
  return {
    id,
    title: readable(at(entry, 'title')),
    url: `https://arxiv.org/abs/${id}`,
    sections: summary === '' ? [] : [{ text: summary }],
    authors: children(entry, 'author')
      .map((author) => readable(at(author, 'name')))
      .filter((name) => name !== ''),
    workIds: givenWorkIds({ doi: readable(at(entry, 'arxiv:doi')), arxiv: id }),
    notices: isWithdrawn(`${comment} ${summary.slice(0, 300)}`) ? ['retracted'] : [],
    container: 'arXiv',
    publishedAt: isoDate(readable(at(entry, 'published'))),
    fullTextUrl: webUrl((pdf ?? '').replace(/^http:/u, 'https:')),
  };
}

/** Authors withdraw a paper by a new version that says so. */
function isWithdrawn(text: string): boolean {
  return /\b(?:paper|article|submission|manuscript|preprint|work|it)\s+(?:has been|is|was)\s+withdrawn\b|^\s*withdrawn\b/iu.test(
    text,
  );
}
