import type { Notice, WorkIds } from '#shared/domain/hit.ts';
import { readDate } from './dates.ts';
import { at, children, readable, type XmlElement } from './xml.ts';

export interface AbstractSection {
  /** `BACKGROUND`, `RESULTS`; absent where the abstract is in one piece. */
  readonly label?: string;
  readonly text: string;
}

/** What is kept of a PubMed record. */
export interface Article {
  readonly pmid: string;
  readonly title: string;
  readonly sections: readonly AbstractSection[];
  /** Journal, or the book that a chapter is of. */
  readonly container?: string;
  /** `Family, Given`, or the name of a group. */
  readonly authors: readonly string[];
  readonly publishedAt?: string;
  readonly language?: string;
  readonly workIds: WorkIds;
  readonly notices: readonly Notice[];
}

/** Reads a `PubmedArticle`; undefined when it has no PMID. */
export function readJournalArticle(element: XmlElement): Article | undefined {
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
    pmid,
    title: plainTitle(title),
    sections: sections.length > 0 ? sections : readSections(at(citation, 'OtherAbstract')),
    authors: readAuthors(at(article, 'AuthorList')),
    workIds: readIds(pmid, [...ids, ...children(article, 'ELocationID')]),
    notices: readNotices(citation),
    ...optional({ container, publishedAt: published, language: readLanguage(article) }),
  };
}

/** Reads a `PubmedBookArticle`: a chapter or a book of the NCBI Bookshelf. */
export function readBookArticle(element: XmlElement): Article | undefined {
  const document = at(element, 'BookDocument');
  const pmid = readable(at(document, 'PMID'));
  if (!/^\d+$/u.test(pmid)) return undefined;
  const book = at(document, 'Book');
  const bookTitle = readable(at(book, 'BookTitle'));
  const title = readable(at(document, 'ArticleTitle')) || bookTitle;
  const lists = [...children(document, 'AuthorList'), ...children(book, 'AuthorList')];
  const published = readDate(at(document, 'ContributionDate')) ?? readDate(at(book, 'PubDate'));
  return {
    pmid,
    title: plainTitle(title),
    sections: readSections(at(document, 'Abstract')),
    authors: readAuthors(lists.find((list) => list.attribs['Type'] === 'authors') ?? lists[0]),
    workIds: readIds(pmid, children(at(document, 'ArticleIdList'), 'ArticleId')),
    notices: [],
    ...optional({
      container: bookTitle || readable(at(book, 'Publisher', 'PublisherName')),
      publishedAt: published,
      language: readLanguage(document),
    }),
  };
}

function optional(
  fields: Readonly<Record<'container' | 'publishedAt' | 'language', string | undefined>>,
): Pick<Article, 'container' | 'publishedAt' | 'language'> {
  const { container, publishedAt, language } = fields;
  return {
    ...(container ? { container } : {}),
    ...(publishedAt ? { publishedAt } : {}),
    ...(language ? { language } : {}),
  };
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
    const name = [family, [given, suffix].filter((part) => part !== '').join(' ')];
    const person = name.filter((part) => part !== '').join(', ');
    const shown = family === '' ? readable(at(author, 'CollectiveName')) : person;
    return shown === '' ? [] : [shown];
  });
}

function readIds(pmid: string, elements: readonly XmlElement[]): WorkIds {
  const find = (type: string): string | undefined => {
    const isOfType = (one: XmlElement): boolean =>
      (one.attribs['IdType'] ?? one.attribs['EIdType']) === type && one.attribs['ValidYN'] !== 'N';
    return readable(elements.find(isOfType)) || undefined;
  };
  const [doi, pmcid] = [find('doi')?.toLowerCase(), find('pmc')];
  return { pmid, ...(doi === undefined ? {} : { doi }), ...(pmcid === undefined ? {} : { pmcid }) };
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

const LANGUAGES: Readonly<Record<string, string>> = {
  eng: 'en',
  fre: 'fr',
  ger: 'de',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  dut: 'nl',
  pol: 'pl',
  rus: 'ru',
  chi: 'zh',
  jpn: 'ja',
  kor: 'ko',
  tur: 'tr',
  ara: 'ar',
};

function readLanguage(parent: XmlElement | undefined): string | undefined {
  const code = readable(at(parent, 'Language'));
  if (code === '') return undefined;
  return Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : code;
}
