import { expect, test } from 'vitest';
import { workIdsOfScholarlyUrl, workIdsOfUrl } from '#shared/adapters/search/web/work-ids-of-url.ts';

test.each([
  ['https://doi.org/10.1000/ABC.def', { doi: '10.1000/abc.def' }],
  ['http://dx.doi.org/10.1016%2Fj.reed.2020.01.001', { doi: '10.1016/j.reed.2020.01.001' }],
  ['https://doi.org/10.1000/full', { doi: '10.1000/full' }],
  ['https://arxiv.org/abs/2307.06435v2', { arxiv: '2307.06435' }],
  ['https://arxiv.org/pdf/2307.06435.pdf', { arxiv: '2307.06435' }],
  ['http://export.arxiv.org/abs/hep-th/9901001', { arxiv: 'hep-th/9901001' }],
  ['https://pubmed.ncbi.nlm.nih.gov/90000001/?from=x#top', { pmid: '90000001' }],
  ['https://www.ncbi.nlm.nih.gov/pubmed/90000001', { pmid: '90000001' }],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/pmc7000001/', { pmcid: 'PMC7000001' }],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC7000001/pdf/a.pdf', { pmcid: 'PMC7000001' }],
])('the host of %s says which work it is', (url, expected) => {
  expect(workIdsOfUrl(url)).toEqual(expected);
  expect(workIdsOfScholarlyUrl(url)).toEqual(expected);
});

test.each([
  ['https://www.tandfonline.com/doi/abs/10.1080/123.456', '10.1080/123.456'],
  ['https://onlinelibrary.wiley.com/doi/full/10.1002/ABC.1/full/html', '10.1002/abc.1'],
  ['https://link.springer.com/content/pdf/10.1007/s00027-1.pdf', '10.1007/s00027-1'],
  ['https://publisher.example/doi/10.1000/x%2Fy', '10.1000/x/y'],
])('the path of %s shows a DOI to those who look for one', (url, doi) => {
  expect(workIdsOfScholarlyUrl(url)).toEqual({ doi });
  expect(workIdsOfUrl(url)).toBeUndefined();
});

test.each([
  'https://reeds.example/2024/10/1000',
  'https://reeds.example/?doi=10.1000/x',
  'https://arxiv.org/list/cs.AI/recent',
  'https://pubmed.ncbi.nlm.nih.gov/?term=reeds',
  'https://notdoi.org.example/x',
  'https://reeds.example/%E0%A4%A',
  'not an address',
])('%s is of no known work', (url) => {
  expect(workIdsOfScholarlyUrl(url)).toBeUndefined();
});
