/** Works in the shape that Crossref sends them; what they say is our own. */
export const REEDS = {
  DOI: '10.5555/REEDS.1',
  URL: 'https://doi.org/10.5555/reeds.1',
  type: 'journal-article',
  title: ['Uptake of CO<sub>2</sub> by <i>Phragmites</i> at 10<sup>3</sup> sites'],
  subtitle: ['A field study &amp; a model'],
  author: [
    { given: 'Grey', family: 'Wader', sequence: 'first', affiliation: [] },
    { given: 'W.', family: 'Stork', suffix: 'Jr', sequence: 'additional', affiliation: [] },
    { name: 'Reed Study Group', sequence: 'additional', affiliation: [] },
  ],
  'container-title': ['Journal of Shallow Waters', 'J Shallow Waters'],
  abstract:
    '<jats:title>Abstract</jats:title><jats:sec><jats:title>Background</jats:title><jats:p>Reeds take up CO<jats:sub>2</jats:sub> &amp;amp; nitrogen.</jats:p></jats:sec><jats:sec><jats:title>Results:</jats:title><jats:p>Uptake rose by 12% (p &lt; 0.05) per m<jats:sup>2</jats:sup>.</jats:p></jats:sec>',
  published: { 'date-parts': [[2021, 3]] },
  issued: { 'date-parts': [[2021, 3]] },
  'published-online': { 'date-parts': [[2021, 3, 7]] },
  'published-print': { 'date-parts': [[2021, 6]] },
  language: 'en',
  link: [
    {
      URL: 'https://marsh.example/reeds.xml',
      'content-type': 'text/xml',
      'intended-application': 'text-mining',
    },
    { URL: 'https://marsh.example/reeds.pdf', 'content-type': 'application/pdf', 'content-version': 'vor' },
  ],
  license: [{ URL: 'https://creativecommons.org/licenses/by/4.0/', 'content-version': 'vor' }],
  'is-referenced-by-count': 12,
  'updated-by': [{ DOI: '10.5555/reeds.1.c', type: 'correction', label: 'Correction', source: 'publisher' }],
  score: 21.5,
};

export const RETRACTED = {
  ...REEDS,
  DOI: '10.5555/reeds.2',
  title: ['RETRACTED ARTICLE: Reeds do not grow'],
  subtitle: [],
  link: undefined,
  'updated-by': [
    { DOI: '10.5555/n.1', type: 'expression_of_concern', label: 'Expression of Concern' },
    { DOI: '10.5555/n.2', type: 'retraction', label: 'Retraction', source: 'retraction-watch' },
  ],
};

/** A notice about another work is not retracted itself. */
export const NOTICE = {
  ...REEDS,
  DOI: '10.5555/n.2',
  title: ['Retraction: Reeds do not grow'],
  subtitle: [],
  'updated-by': undefined,
  'update-to': [{ DOI: '10.5555/reeds.2', type: 'retraction', label: 'Retraction' }],
  license: [],
};

/** With scalars for lists, objects for strings, lists for objects and nothing. */
export const ODD = {
  DOI: '10.5555/odd.3',
  title: 'Herons among reeds',
  author: { family: 'Rush' },
  'container-title': { title: 'Wading Birds' },
  abstract: ['<p>Herons wait.</p>'],
  published: [{ 'date-parts': [1998, 12] }],
  issued: { 'date-parts': [[null]] },
  license: { URL: 'http://creativecommons.org/publicdomain/zero/1.0/' },
  link: { URL: 'http://marsh.example/herons.html', 'content-type': 'text/html' },
  'is-referenced-by-count': '7',
  'updated-by': { type: 'erratum' },
};

export function list(items: unknown, total = 4): unknown {
  return {
    status: 'ok',
    'message-type': 'work-list',
    'message-version': '1.0.0',
    message: { facets: {}, 'total-results': total, items, 'items-per-page': 20, query: { 'start-index': 0 } },
  };
}

export function one(message: unknown): unknown {
  return { status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message };
}

export function failed(message: string, type = 'validation-failure'): unknown {
  return {
    status: 'failed',
    'message-type': type,
    message: [{ type: 'parameter-not-allowed', value: 'x', message }],
  };
}
