import { describe, expect, it } from 'vitest';
import { preprintServerOf } from '#shared/domain/preprint-servers.ts';
import {
  claimedDoi,
  lookUpAddress,
  normaliseArxiv,
  normaliseDoi,
  normalisePmcid,
  normalisePmid,
  normaliseWorkIds,
  registeredIds,
} from '#shared/domain/work-ids.ts';

describe('the identifiers of a work', () => {
  it.each([
    ['10.1000/AbC', '10.1000/abc'],
    ['https://doi.org/10.1000/abc', '10.1000/abc'],
    ['http://dx.doi.org/10.1000/a%2Fb', '10.1000/a/b'],
    ['doi: 10.1000/abc.', '10.1000/abc'],
    ['10.1000', undefined],
    ['11.1000/abc', undefined],
    ['10.1000/a b', undefined],
    ['10.1000/%E9', '10.1000/%e9'],
  ])('have one spelling of a DOI: %s', (text, doi) => {
    expect(normaliseDoi(text)).toBe(doi);
  });

  it.each([
    ['2101.00001v3', '2101.00001'],
    ['arXiv:2101.00001', '2101.00001'],
    ['hep-th/9901001v1', 'hep-th/9901001'],
    ['math.GT/0309136', 'math/0309136'],
    ['2101', undefined],
  ])('have one spelling of an arXiv id: %s', (text, id) => {
    expect(normaliseArxiv(text)).toBe(id);
  });

  it('have one spelling in PubMed and PMC', () => {
    expect(['PMC123', 'pmc0123', '123', 'PMC', 'x'].map(normalisePmcid)).toEqual([
      'PMC123',
      'PMC123',
      'PMC123',
      undefined,
      undefined,
    ]);
    expect(['0123', 'PMID: 123', 'PMC1', ''].map(normalisePmid)).toEqual([
      '123',
      '123',
      undefined,
      undefined,
    ]);
  });

  it('leave out what is none, and draw the arXiv id from its DOI', () => {
    expect(normaliseWorkIds({ doi: '10.48550/arXiv.2101.00001v2', pmid: 'none' })).toEqual({
      doi: '10.48550/arxiv.2101.00001v2',
      arxiv: '2101.00001',
    });
  });
});

describe('registeredIds', () => {
  it.each([
    ['https://doi.org/10.1000/Ab.c?x=1', { doi: '10.1000/ab.c' }],
    ['https://pubmed.ncbi.nlm.nih.gov/12345678/', { pmid: '12345678' }],
    ['https://www.ncbi.nlm.nih.gov/pubmed/12345678', { pmid: '12345678' }],
    ['https://europepmc.org/article/MED/12345678', { pmid: '12345678' }],
    ['https://europepmc.org/article/PMC/PMC77', { pmcid: 'PMC77' }],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC77/pdf/main.pdf', { pmcid: 'PMC77' }],
    ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC77/', { pmcid: 'PMC77' }],
    ['https://arxiv.org/abs/2101.00001v2', { arxiv: '2101.00001' }],
    ['https://arxiv.org/pdf/2101.00001v2.pdf', { arxiv: '2101.00001' }],
    ['https://ar5iv.labs.arxiv.org/html/math/0309136', { arxiv: 'math/0309136' }],
    ['https://evil.example/doi.org/10.1000/abc', {}],
    ['https://doi.org.evil.example/10.1000/abc', {}],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=salt', {}],
    ['nonsense', {}],
  ])('reads the address of a registry, and of no other: %s', (url, ids) => {
    expect(registeredIds(url)).toEqual(ids);
  });
});

describe('claimedDoi', () => {
  it.each([
    ['https://journal.example/doi/full/10.1000/abc.1', '10.1000/abc.1'],
    ['https://journal.example/doi/10.1000/abc.1/pdf', '10.1000/abc.1'],
    ['https://journal.example/article?id=10.1000/abc.1', '10.1000/abc.1'],
    ['https://journal.example/article?id=10.1000%2Fabc.1', '10.1000/abc.1'],
    ['https://www.biorxiv.org/content/10.1101/2020.01.02.123456v2.full.pdf', '10.1101/2020.01.02.123456'],
    ['https://frontiers.example/articles/10.3389/fx.2020.00001/full', '10.3389/fx.2020.00001'],
    ['https://journal.example/news/10.5/2020', undefined],
    ['file:///10.1000/abc', undefined],
  ])('finds the DOI in an address, without the view behind it: %s', (url, doi) => {
    expect(claimedDoi(url)).toBe(doi);
  });
});

describe('preprintServerOf', () => {
  it.each([
    [{ workIds: { arxiv: '2101.00001' } }, 'arXiv'],
    [{ workIds: { doi: '10.48550/arXiv.2101.00001' }, container: 'arXiv (Cornell University)' }, 'arXiv'],
    [{ workIds: { doi: '10.1101/2020.01.02.123456' } }, 'bioRxiv and medRxiv'],
    [{ workIds: { doi: '10.64898/2026.01.02.123456' } }, 'bioRxiv and medRxiv'],
    [{ container: 'medRxiv : the preprint server for health sciences' }, 'bioRxiv and medRxiv'],
    [{ workIds: { doi: '10.2139/ssrn.123' } }, 'SSRN'],
    [{ workIds: { doi: '10.1101/gr.123456.107' }, container: 'Genome Research' }, undefined],
    [{ workIds: { doi: '10.1000/x', arxiv: '2101.00001' }, container: 'Journal of Salt' }, undefined],
    [{ workIds: { arxiv: '2101.00001' }, container: 'Physical Letters' }, undefined],
    [{ workIds: { pmid: '1' } }, undefined],
  ])('tells a preprint from the article of a journal: %j', (record, server) => {
    expect(preprintServerOf(record)).toBe(server);
  });
});

describe('the address at which a work is looked up', () => {
  it.each([
    ['https://example.org/a', { doi: '10.1000/a<b>?c', pmid: '12' }, 'https://doi.org/10.1000/a%3Cb%3E%3Fc'],
    ['https://example.org/a', { pmid: '12' }, 'https://pubmed.ncbi.nlm.nih.gov/12/'],
    [
      'https://pubmed.ncbi.nlm.nih.gov/12/',
      { doi: '10.1000/abc', pmid: '12' },
      'https://pubmed.ncbi.nlm.nih.gov/12/',
    ],
    ['https://example.org/a', {}, 'https://example.org/a'],
    ['file:///a/b.md', undefined, 'file:///a/b.md'],
  ])('R2.4 of %s with %j is %s', (url, workIds, expected) => {
    expect(lookUpAddress(workIds === undefined ? { url } : { url, workIds })).toBe(expected);
  });
});
