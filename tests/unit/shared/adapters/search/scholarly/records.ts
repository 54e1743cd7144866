/** Records in the shape that efetch sends them; what they say is our own. */
export const HERON = `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">90000001</PMID>
<Article PubModel="Print-Electronic"><Journal><ISSN IssnType="Electronic">0000-0001</ISSN><JournalIssue CitedMedium="Internet">
<Volume>12</Volume><PubDate><Year>2021</Year><Month>Mar</Month><Day>7</Day></PubDate></JournalIssue>
<Title>Journal of Shallow Waters</Title><ISOAbbreviation>J Shallow Waters</ISOAbbreviation></Journal>
<ArticleTitle>Uptake of CO<sub>2</sub> by reeds: <i>Phragmites</i> at 10<sup>3</sup> sites.</ArticleTitle>
<ELocationID EIdType="doi" ValidYN="Y">10.5555/Heron.1</ELocationID>
<Abstract><AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Reeds take up CO<sub>2</sub> &amp; nitrogen.</AbstractText>
<AbstractText Label="RESULTS" NlmCategory="RESULTS">Uptake rose by 12% (<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>p</mml:mi><mml:mo>&lt;</mml:mo><mml:mn>0.05</mml:mn></mml:math>) per m<sup>2</sup>.</AbstractText>
<CopyrightInformation>Copyright of nobody.</CopyrightInformation></Abstract>
<AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Wader</LastName><ForeName>Grey</ForeName><Initials>G</Initials></Author>
<Author ValidYN="Y"><LastName>Stork</LastName><Initials>W</Initials><Suffix>Jr</Suffix></Author>
<Author ValidYN="Y"><CollectiveName>Reed Study Group</CollectiveName></Author></AuthorList>
<Language>eng</Language><PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="ErratumIn"><RefSource>J Shallow Waters. 2022</RefSource></CommentsCorrections>
<CommentsCorrections RefType="Cites"><RefSource>Other</RefSource></CommentsCorrections></CommentsCorrectionsList></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="pubmed">90000001</ArticleId><ArticleId IdType="pmc">PMC7000001</ArticleId>
<ArticleId IdType="doi">10.5555/Heron.1</ArticleId></ArticleIdList><ReferenceList><Reference><ArticleIdList>
<ArticleId IdType="doi">10.5555/not-this-one</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`;

const RETRACTED = `<PubmedArticle><MedlineCitation><PMID Version="2">90000002</PMID><Article><Journal><JournalIssue>
<PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><ISOAbbreviation>Ann Reeds</ISOAbbreviation></Journal>
<ArticleTitle>[Reeds do not grow.].</ArticleTitle><Abstract><AbstractText>Reeds were said not to grow at all.</AbstractText></Abstract>
<Language>ger</Language><PublicationTypeList><PublicationType>Journal Article</PublicationType><PublicationType>Retracted Publication</PublicationType>
</PublicationTypeList></Article><CommentsCorrectionsList><CommentsCorrections RefType="ExpressionOfConcernIn"/>
<CommentsCorrections RefType="RetractionIn"/></CommentsCorrectionsList></MedlineCitation><PubmedData><ArticleIdList>
<ArticleId IdType="pubmed">90000002</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`;

const CHAPTER = `<PubmedBookArticle><BookDocument><PMID Version="1">90000003</PMID><ArticleIdList><ArticleId IdType="bookaccession">NBK900</ArticleId></ArticleIdList>
<Book><Publisher><PublisherName>Marsh Press</PublisherName></Publisher><BookTitle book="marsh">The Marsh Book</BookTitle>
<PubDate><Year>2019</Year></PubDate><AuthorList Type="editors"><Author><LastName>Editor</LastName><ForeName>E</ForeName></Author></AuthorList></Book>
<ArticleTitle book="marsh" part="c1">Reeds and their uses</ArticleTitle><Language>eng</Language>
<AuthorList Type="authors"><Author><LastName>Rush</LastName><ForeName>Bull</ForeName></Author></AuthorList>
<Abstract><AbstractText Label="Uses">Reeds are used for thatching.</AbstractText></Abstract>
<ContributionDate><Year>2020</Year><Month>11</Month><Day>5</Day></ContributionDate></BookDocument>
<PubmedBookData><ArticleIdList><ArticleId IdType="pubmed">90000003</ArticleId></ArticleIdList></PubmedBookData></PubmedBookArticle>`;

const WITHOUT_ABSTRACT = `<PubmedArticle><MedlineCitation><PMID Version="1">90000004</PMID><Article><Journal>
<JournalIssue><PubDate><Year>2005</Year></PubDate></JournalIssue><Title>Reed Letters</Title></Journal>
<ArticleTitle>A letter on reeds</ArticleTitle></Article></MedlineCitation><PubmedData><ArticleIdList/></PubmedData></PubmedArticle>`;

export const RECORDS: ReadonlyMap<string, string> = new Map([
  ['90000001', HERON],
  ['90000002', RETRACTED],
  ['90000003', CHAPTER],
  ['90000004', WITHOUT_ABSTRACT],
]);

export function articleSet(records: readonly string[]): string {
  return `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2024//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_240101.dtd">
<PubmedArticleSet>${records.join('\n')}</PubmedArticleSet>
`;
}

export function searchReply(pmids: readonly string[]): string {
  return JSON.stringify({
    header: { type: 'esearch', version: '0.3' },
    esearchresult: {
      count: String(pmids.length),
      retmax: String(pmids.length),
      retstart: '0',
      idlist: pmids,
      translationset: [],
      querytranslation: '"reeds"[All Fields]',
    },
  });
}
