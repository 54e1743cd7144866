/** Papers in the shape that the Academic Graph sends them; what they say is our own. */
export const ID = 'a'.repeat(40);

export const REEDS = {
  paperId: ID,
  externalIds: {
    DOI: '10.5555/Reeds.1',
    PubMed: '90000001',
    PubMedCentral: '7000001',
    ArXiv: '2103.00001',
    CorpusId: 900001,
    MAG: '9000001',
  },
  title: 'Uptake of carbon by reeds',
  abstract: 'Reeds take up\ncarbon.',
  venue: 'J. Shallow Waters',
  publicationVenue: { id: 'v1', name: 'Journal of Shallow Waters', type: 'journal', alternate_names: [] },
  journal: { name: 'Journal of Shallow Waters', pages: '1-9', volume: '12' },
  year: 2021,
  publicationDate: '2021-03-07',
  authors: [
    { authorId: '1', name: 'Grey Wader' },
    { authorId: null, name: 'W. Stork' },
  ],
  citationCount: 12,
  openAccessPdf: {
    url: 'https://marsh.example/reeds.pdf',
    status: 'GOLD',
    license: 'CCBY',
    disclaimer: 'Notice: …',
  },
};

/** With what is null, empty, a scalar for a list and an object for a string. */
export const ODD = {
  paperId: 'b'.repeat(40),
  externalIds: null,
  title: { text: 'RETRACTED: Herons among reeds' },
  abstract: null,
  venue: ['Wading Birds'],
  publicationVenue: null,
  journal: null,
  year: '1998',
  publicationDate: null,
  authors: { name: 'Bull Rush' },
  citationCount: null,
  openAccessPdf: { url: '', status: 'CLOSED' },
};

export function papers(data: unknown, total = 2): unknown {
  return { total, offset: 0, next: 2, data };
}
