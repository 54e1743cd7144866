import { describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import {
  automaticProviders,
  expandForFunctions,
  expandProviders,
  titleOfProvider,
} from '#shared/domain/automatic-providers.ts';

const OPEN = ['pubmed', 'europepmc', 'arxiv', 'crossref', 'wikipedia'];

describe('automaticProviders', () => {
  it('R2.1 are the corpus and the services that need no key', () => {
    expect(automaticProviders(loadConfig({}))).toEqual(['corpus', ...OPEN]);
  });

  it('R2.1 are those, too, whose key or knowledge base is set', () => {
    const config = loadConfig({
      EXA_API_KEY: 'k',
      OPENALEX_API_KEY: 'k',
      KNOWLEDGE_BASE_ID: 'KB1',
      SEARXNG_BASE_URL: 'http://searx.example',
    });
    expect(automaticProviders(config)).toEqual([
      'corpus',
      'bedrock-kb',
      'searxng',
      'exa',
      'openalex',
      ...OPEN,
    ]);
  });
});

describe('expandProviders', () => {
  it('puts them where auto stands, each once', () => {
    expect(expandProviders(['brave', 'auto', 'corpus'], loadConfig({}))).toEqual([
      'brave',
      'corpus',
      ...OPEN,
    ]);
    expect(expandProviders(['corpus'], loadConfig({}))).toEqual(['corpus']);
    expect(expandProviders([], loadConfig({}))).toEqual([]);
  });
});

describe('expandForFunctions', () => {
  it('leaves out the corpus unless it is named', () => {
    expect(expandForFunctions(['auto'], loadConfig({}))).toEqual(OPEN);
    expect(expandForFunctions(['corpus'], loadConfig({}))).toEqual(['corpus']);
  });
});

describe('titleOfProvider', () => {
  it('names a service as readers know it, and anything else by its own name', () => {
    expect(['europepmc', 'searxng', 'corpus'].map(titleOfProvider)).toEqual([
      'Europe PMC',
      'SearXNG',
      'corpus',
    ]);
  });
});
