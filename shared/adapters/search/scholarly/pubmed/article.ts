import type { Notice, WorkIds } from '#shared/domain/hit.ts';
import { at, children, readable, type XmlElement } from '#shared/text/markup/xml.ts';
import { languageOf } from '../languages.ts';
import { personName } from '../person-name.ts';
import { givenWorkIds } from '../work-ids.ts';
import type { AbstractSection, Work } from '../work.ts';
import { readDate } from './dates.ts';

/** Reads a `PubmedArticle`; undefined when it has no PMID. */
export function readJournalArticle(element: XmlElement): Work | undefined {
  const citation = at(element, 'MedlineCitation');
  const article = at(citation, 'Article');
  const pmid = readable(at(citation, 'PMID'));
  if (!/^\d+$/u.test(pmid)) return undefined;
  const journal = at(article, 'Journal');
  const title = readable(at(article, 'ArticleTitle')) || readable(at(article, 'VernacularTitle'));
  const published = readDate(at(journal, 'JournalIssue', 'PubDate')) ?? readDate(at(article, 'ArticleDate'));
  const container = readable(at(journal, 'Title')) || readable(at(journal, 'ISOAbbreviation'));
  const ids = children(at(element, 'PubmedData', 'ArticleIdList'), 'ArticleId');
  const sections = readSections(at(article, 'Abstract'));
  return {
    ...recordAddress(pmid),
    title: plainTitle(title),
    sections: sections.length > 0 ? sections : readSections(at(citation, 'OtherAbstract')),
    authors: readAuthors(at(article, 'AuthorList')),
    workIds: readIds(pmid, [...ids, ...children(article, 'ELocationID')]),
    notices: readNotices(citation),
    container,
    publishedAt: published,
    language: languageOf(readable(at(article, 'Language'))),
  };
}

/** Reads a `PubmedBookArticle`: a chapter or a book of the NCBI Bookshelf. */
export function readBookArticle(element: XmlElement): Work | undefined {
  const document = at(element, 'BookDocument');
  const pmid = readable(at(document, 'PMID'));
  if (!/^\d+$/u.test(pmid)) return undefined;
  const book = at(document, 'Book');
  const bookTitle = readable(at(book, 'BookTitle'));
  const title = readable(at(document, 'ArticleTitle')) || bookTitle;
  const lists = [...children(document, 'AuthorList'), ...children(book, 'AuthorList')];
  const published = readDate(at(document, 'ContributionDate')) ?? readDate(at(book, 'PubDate'));
  return {
    ...recordAddress(pmid),
    title: plainTitle(title),
    sections: readSections(at(document, 'Abstract')),
    authors: readAuthors(lists.find((list) => list.attribs['Type'] === 'authors') ?? lists[0]),
    workIds: readIds(pmid, children(at(document, 'ArticleIdList'), 'ArticleId')),
    notices: [],
    container: bookTitle || readable(at(book, 'Publisher', 'PublisherName')),
    publishedAt: published,
    language: languageOf(readable(at(document, 'Language'))),
  };
}

function recordAddress(pmid: string): Pick<Work, 'id' | 'url'> {
  return { id: pmid, url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` };
}

/** Without the full stop, and without the brackets that mark a translated title. */
function plainTitle(title: string): string {
  const bare = title.replace(/\.$/u, '');
  return /^\[[^[\]]*\]$/u.test(bare) ? bare.slice(1, -1).replace(/\.$/u, '') : bare;
}

function readSections(abstract: XmlElement | undefined): readonly AbstractSection[] {
  return children(abstract, 'AbstractText').flatMap((element): readonly AbstractSection[] => {
    const text = readable(element);
    const label = (element.attribs['Label'] ?? '').trim();
    if (text === '') return [];
    return [label === '' || label === 'UNLABELLED' ? { text } : { label, text }];
  });
}

function readAuthors(list: XmlElement | undefined): readonly string[] {
  return children(list, 'Author').flatMap((author) => {
    const family = readable(at(author, 'LastName'));
    const given = readable(at(author, 'ForeName')) || readable(at(author, 'Initials'));
    const suffix = readable(at(author, 'Suffix'));
    const first = [given, suffix].filter((part) => part !== '').join(' ');
    const shown = personName(family, family === '' ? '' : first, readable(at(author, 'CollectiveName')));
    return shown === '' ? [] : [shown];
  });
}

function readIds(pmid: string, elements: readonly XmlElement[]): WorkIds {
  const find = (type: string): string | undefined => {
    const isOfType = (one: XmlElement): boolean =>
      (one.attribs['IdType'] ?? one.attribs['EIdType']) === type && one.attribs['ValidYN'] !== 'N';
    return readable(elements.find(isOfType)) || undefined;
  };
  return givenWorkIds({ pmid, doi: find('doi'), pmcid: find('pmc') });
}

const NOTICE_BY_REFERENCE: Readonly<Record<string, Notice>> = {
  RetractionIn: 'retracted',
  RetractedandRepublishedIn: 'retracted',
  ExpressionOfConcernIn: 'expression-of-concern',
  PartialRetractionIn: 'corrected',
  ErratumIn: 'corrected',
  CorrectedandRepublishedIn: 'corrected',
};

function readNotices(citation: XmlElement | undefined): readonly Notice[] {
  const types = children(at(citation, 'Article', 'PublicationTypeList'), 'PublicationType').map(readable);
  const references = children(at(citation, 'CommentsCorrectionsList'), 'CommentsCorrections');
  const found = references.map((one) => NOTICE_BY_REFERENCE[one.attribs['RefType'] ?? '']);
  const retracted = types.includes('Retracted Publication') ? 'retracted' : undefined;
  const order: readonly Notice[] = ['retracted', 'expression-of-concern', 'corrected'];
  return order.filter((notice) => notice === retracted || found.includes(notice));
}
