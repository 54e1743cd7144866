/** Works in the shape that OpenAlex sends them; what they say is our own. */
export const REEDS = {
  id: 'https://openalex.org/W9000000001',
  doi: 'https://doi.org/10.5555/Reeds.1',
  display_name: 'Uptake of CO<sub>2</sub> by reeds at 10<sup>3</sup> sites &amp; more',
  ids: {
    openalex: 'https://openalex.org/W9000000001',
    doi: 'https://doi.org/10.5555/reeds.1',
    mag: '90000001',
    pmid: 'https://pubmed.ncbi.nlm.nih.gov/90000001',
    pmcid: 'https://www.ncbi.nlm.nih.gov/pmc/articles/7000001',
  },
  publication_year: 2021,
  publication_date: '2021-03-07',
  language: 'en',
  primary_location: {
    is_oa: true,
    landing_page_url: 'https://doi.org/10.5555/reeds.1',
    pdf_url: null,
    source: { id: 'https://openalex.org/S1', display_name: 'Journal of Shallow Waters', issn_l: '0000-0001' },
  },
  best_oa_location: {
    is_oa: true,
    landing_page_url: 'https://marsh.example/reeds',
    pdf_url: 'https://marsh.example/reeds.pdf',
    source: null,
  },
  locations: [
    {
      landing_page_url: 'http://arxiv.org/abs/2103.00001v2',
      pdf_url: null,
      source: { display_name: 'arXiv' },
    },
  ],
  authorships: [
    { author_position: 'first', author: { id: 'https://openalex.org/A1', display_name: 'Grey Wader' } },
    { author_position: 'last', author: { display_name: null }, raw_author_name: 'Reed Study Group' },
  ],
  cited_by_count: 12,
  is_retracted: false,
  abstract_inverted_index: { Reeds: [0, 5], take: [1], up: [2], 'CO2.': [3], Tall: [4], 'grow.': [6] },
};

export const RETRACTED = {
  ...REEDS,
  id: 'https://openalex.org/W9000000002',
  doi: null,
  ids: { openalex: 'https://openalex.org/W9000000002' },
  display_name: 'Reeds do not grow',
  primary_location: null,
  best_oa_location: null,
  locations: [],
  language: null,
  publication_date: null,
  is_retracted: true,
  abstract_inverted_index: null,
};

/** As an export from another system may have it: lists as scalars, strings as objects, numbers as strings. */
export const ODD = {
  id: 'https://openalex.org/W9000000003',
  doi: { value: 'https://doi.org/10.5555/odd.3' },
  display_name: ['Herons among reeds'],
  ids: [],
  publication_year: '1998',
  publication_date: { value: '1998-12' },
  language: 'und',
  authorships: { author: { display_name: 'Bull Rush' } },
  locations: { landing_page_url: { value: 'https://marsh.example/herons' } },
  cited_by_count: '7',
  is_retracted: 'false',
  abstract_inverted_index: { Herons: 0, wait: [1] },
};

export function works(results: unknown, count = 3): unknown {
  return {
    meta: { count, db_response_time_ms: 21, page: 1, per_page: 25, groups_count: null },
    results,
    group_by: [],
  };
}
