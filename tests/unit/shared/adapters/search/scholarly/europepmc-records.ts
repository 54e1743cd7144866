/** Records in the shape that Europe PMC sends them; what they say is our own. */
export const REEDS = {
  id: '90000001',
  source: 'MED',
  pmid: '90000001',
  pmcid: 'PMC7000001',
  fullTextIdList: { fullTextId: ['PMC7000001'] },
  doi: '10.5555/Reeds.1',
  title: 'Uptake of CO<sub>2</sub> by <i>Phragmites</i> at 10<sup>3</sup> sites.',
  authorString: 'Wader G, Stork W, Reed Study Group.',
  authorList: {
    author: [
      {
        fullName: 'Wader G',
        firstName: 'Grey',
        lastName: 'Wader',
        initials: 'G',
        authorId: { type: 'ORCID', value: '0' },
      },
      { fullName: 'Stork W', lastName: 'Stork', initials: 'W' },
      { collectiveName: 'Reed Study Group' },
    ],
  },
  journalInfo: {
    issue: '3',
    volume: '12',
    dateOfPublication: '2021 Mar',
    monthOfPublication: 3,
    yearOfPublication: 2021,
    printPublicationDate: '2021-03-01',
    journal: {
      title: 'Journal of Shallow Waters',
      medlineAbbreviation: 'J Shallow Waters',
      isoabbreviation: 'J Shallow Waters',
    },
  },
  pubYear: '2021',
  abstractText:
    '<h4>Background</h4>Reeds take up CO<sub>2</sub> &amp; nitrogen.<h4>Results</h4>Uptake rose by 12% (p&lt;0.05) per m<sup>2</sup>.',
  language: 'eng',
  pubTypeList: { pubType: ['research-article', 'Journal Article'] },
  fullTextUrlList: {
    fullTextUrl: [
      {
        availability: 'Subscription required',
        availabilityCode: 'S',
        documentStyle: 'doi',
        site: 'DOI',
        url: 'https://doi.org/10.5555/reeds.1',
      },
      {
        availability: 'Open access',
        availabilityCode: 'OA',
        documentStyle: 'html',
        site: 'Europe_PMC',
        url: 'https://europepmc.org/articles/PMC7000001',
      },
      {
        availability: 'Open access',
        availabilityCode: 'OA',
        documentStyle: 'pdf',
        site: 'Europe_PMC',
        url: 'https://europepmc.org/articles/PMC7000001?pdf=render',
      },
    ],
  },
  commentCorrectionList: {
    commentCorrection: [
      { id: '90000009', source: 'MED', reference: 'J Shallow Waters. 2022', type: 'Erratum in', orderIn: 1 },
      { id: '90000008', source: 'MED', reference: 'Other', type: 'Retraction of', orderIn: 2 },
    ],
  },
  isOpenAccess: 'Y',
  inEPMC: 'Y',
  citedByCount: 12,
  firstPublicationDate: '2021-03-07',
};

export const RETRACTED = {
  id: '90000002',
  source: 'MED',
  pmid: '90000002',
  title: '[Reeds do not grow].',
  authorString: 'Rush B, Sedge C.',
  pubYear: '1998',
  abstractText: 'Reeds were said not to grow.',
  pubTypeList: { pubType: ['Journal Article', 'Retracted Publication'] },
  commentCorrectionList: { commentCorrection: [{ type: 'Expression of concern in' }] },
};

/** A preprint, with scalars for lists, objects for strings, numbers as strings and lists for objects. */
export const ODD = {
  id: { value: 'PPR70001' },
  source: 'PPR',
  doi: ['10.5555/odd.3'],
  title: { content: 'Herons among reeds' },
  authorList: [{ author: { fullName: 'Bull R' } }],
  journalInfo: '',
  bookOrReportDetails: { publisher: 'Preprints of the Marsh' },
  pubYear: 2020,
  abstractText: null,
  pubTypeList: { pubType: 'preprint-withdrawal' },
  fullTextUrlList: {
    fullTextUrl: { availabilityCode: 'F', documentStyle: 'html', url: 'https://marsh.example/herons' },
  },
  commentCorrectionList: 'none',
  citedByCount: '7',
};

export function results(result: unknown, hitCount: number | string = 3): unknown {
  return {
    version: '6.9',
    hitCount,
    nextCursorMark: 'AoIIP4AAACg0NDIyNjA1Nw==',
    request: {
      queryString: 'reeds',
      resultType: 'core',
      cursorMark: '*',
      pageSize: 25,
      sort: '',
      synonym: true,
    },
    resultList: { result },
  };
}
