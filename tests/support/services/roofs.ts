/** What the scripted web knows of one subject: pages, a report of two pages, an abstract. All of it is our own. */
export const ROOF_QUESTION =
  'How do cool roofs change indoor temperature and energy use, and what are their limits?';

const NAVIGATION =
  '<nav><a href="/">Home</a> <a href="/news">News</a> <a href="/login">Log in</a> <a href="/about">About us</a></nav>';
const FOOTER = '<footer>All rights reserved. Subscribe to our newsletter for weekly offers.</footer>';

function page(title: string, meta: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n');
  return `<!doctype html><html lang="en"><head><title>${title}</title>${meta}</head>
<body>${NAVIGATION}<article><h1>${title}</h1>${body}</article>${FOOTER}</body></html>`;
}

/** In the housing department's guide. */
export const GUIDE = page(
  'Cool roofs: a guide for owners',
  '<meta name="author" content="Ines Varga"><meta property="article:published_time" content="2024-05-02T08:00:00Z">',
  [
    'A cool roof is a roof whose surface reflects most sunlight and gives off heat well. It is made with white coatings, light tiles or special membranes, and it needs no power to work.',
    '<h2>Indoor temperature</h2>',
    'In homes without air conditioning, cool roofs lower the indoor temperature of the top floor by 1.2 to 3.3 degrees Celsius on hot days. The effect is largest in the late afternoon, directly under the roof, and small on lower floors.',
    '<h2>Energy use</h2>',
    'In homes with air conditioning, cool roofs reduce the energy used for cooling by 10 to 27 percent in summer. Peak demand falls as well, since the hottest hours are those in which a reflecting roof helps most.',
    '<h2>Limits</h2>',
    'Cool roofs have limits: in cold climates they raise the energy needed for heating, because the roof no longer takes up winter sun. Dirt and mould lower the reflectance by a fifth within three years unless the roof is washed.',
  ],
);

/** In a magazine, reached by a link with tracking parameters. */
export const MAGAZINE = page(
  'What reflecting roofs can and cannot do',
  '<meta property="article:published_time" content="2023-08-14">',
  [
    'Reflecting roofs have become popular with city planners, who paint schools and bus stops white. The question is what they bring, and where they stop helping.',
    'Engineers who measured forty terraced houses say that cool roofs change the indoor temperature most where insulation is poor. With twenty centimetres of insulation below the roof, the change of indoor temperature was less than half a degree.',
    'The main limits of cool roofs are glare for the neighbours, higher heating bills in winter, and a coating that must be renewed about every ten years.',
    'Energy use for cooling fell by 15 percent in the shops that took part, while the heating energy of the same shops rose by 4 percent over the winter.',
  ],
);

/** Page by page, as a study that is published as a PDF. */
export const STUDY_TITLE = 'Field study of cool roofs in warehouses';
export const STUDY_PAGES: readonly (readonly string[])[] = [
  [
    STUDY_TITLE,
    'This study measured twelve warehouses over two summers.',
    'Half of them had been given cool roofs before the first summer.',
  ],
  [
    'Results',
    'Cool roofs lowered the mean indoor temperature of the warehouses by 4.1 degrees at noon.',
    'The energy use of their ventilation fell by 22 percent in the same weeks.',
  ],
  ['Limits', 'The limits of this study are its dry climate and its small number of buildings.'],
];

export const PUBMED_ID = '90000101';
/** As efetch sends it. */
export const PUBMED_RECORD = `<PubmedArticle><MedlineCitation><PMID Version="1">${PUBMED_ID}</PMID><Article>
<Journal><JournalIssue><PubDate><Year>2022</Year><Month>Jun</Month></PubDate></JournalIssue><Title>Journal of Warm Houses</Title></Journal>
<ArticleTitle>Cool roofs and indoor temperature at night: a trial in 404 homes.</ArticleTitle>
<Abstract><AbstractText Label="METHODS">404 homes were given cool roofs or none, by lot.</AbstractText>
<AbstractText Label="RESULTS">Cool roofs lowered the indoor temperature at night by 0.9 degrees Celsius (95% CI 0.6 to 1.2). Energy use for cooling fell by 11 percent.</AbstractText>
<AbstractText Label="CONCLUSIONS">Cool roofs help in hot seasons; their limits are seen in insulated homes, where no change of indoor temperature was found.</AbstractText></Abstract>
<AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Osei</LastName><ForeName>Adwoa</ForeName></Author></AuthorList>
<Language>eng</Language><PublicationTypeList><PublicationType>Randomized Controlled Trial</PublicationType></PublicationTypeList></Article>
</MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">${PUBMED_ID}</ArticleId><ArticleId IdType="doi">10.5555/warm.101</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`;
